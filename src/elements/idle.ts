const SOON = 1000;

/** Does something when the page has nothing else to do, or soon; WebKit does not say when it has not. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SOON });
  else setTimeout(work, SOON);
}
