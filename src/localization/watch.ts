/** Somebody who wants to know when the language of an element may have changed. */
interface Follower {
  sync(): void;
}

const followers = new Set<Follower>();
let observer: MutationObserver | undefined;

/** Has every follower look at its language again. */
export const syncAll = (): void => followers.forEach((follower) => follower.sync());

/** From now on `follower` hears of every change of a `lang` in each tree that `element` is in, up to the document. */
export function follow(element: Element, follower: Follower): void {
  followers.add(follower);
  observer ??= new MutationObserver(syncAll); // one for all elements
  let at: Element | undefined = element;
  while (at) {
    // what the document's registration sees ends at each shadow root
    const root = at.getRootNode();
    observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
    at = (root as Partial<ShadowRoot>).host;
  }
}

/** Ends {@link follow}; with the last follower the observer goes too. */
export function unfollow(follower: Follower): void {
  followers.delete(follower);
  if (followers.size) return;
  observer?.disconnect();
  observer = undefined;
}
