/** Counts what an element hangs on the page around it. */
import { afterwards } from './page.js';

interface Kept {
  readonly what: string;
  readonly target: unknown;
  readonly by: unknown;
}

/** Puts another method in the place of one, until the end of the test. */
export function replace<T extends object, K extends keyof T>(
  owner: T,
  name: K,
  make: (old: T[K]) => T[K],
): void {
  const old = owner[name];
  owner[name] = make(old);
  afterwards(() => (owner[name] = old));
}

const OBSERVERS = ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const;

/**
 * From now on: every listener and observer that is set up on something outside the shadow roots in `inside`, and not
 * taken down again.
 */
export function watchPage(inside: () => readonly (ShadowRoot | null)[]): () => string[] {
  let kept: Kept[] = [];
  const keep = (what: string, target: unknown, by: unknown): void => void kept.push({ what, target, by });

  replace(
    EventTarget.prototype,
    'addEventListener',
    (add) =>
      function (this: EventTarget, ...args) {
        keep(`a listener of ${args[0]}`, this, args[1]);
        add.apply(this, args);
      },
  );
  replace(
    EventTarget.prototype,
    'removeEventListener',
    (remove) =>
      function (this: EventTarget, ...args) {
        kept = kept.filter(({ target, by }) => target !== this || by !== args[1]);
        remove.apply(this, args);
      },
  );
  for (const name of OBSERVERS) {
    const { prototype } = window[name] as { prototype: MutationObserver };
    replace(
      prototype,
      'observe',
      (observe) =>
        function (this: MutationObserver, ...args) {
          keep(`a ${name}`, args[0], this);
          observe.apply(this, args);
        },
    );
    replace(
      prototype,
      'disconnect',
      (disconnect) =>
        function (this: MutationObserver) {
          kept = kept.filter(({ by }) => by !== this);
          disconnect.call(this);
        },
    );
  }
  const drop = (by: unknown): void => void (kept = kept.filter((it) => it.by !== by));
  replace(window, 'requestAnimationFrame', (request) => (callback) => {
    const its = {};
    keep('a frame that is asked for', window, its);
    return request((time) => {
      drop(its);
      callback(time);
    });
  });
  replace(
    window,
    'setInterval',
    (start: (...args: never[]) => number) =>
      ((...args: never[]) => {
        const its = start(...args);
        keep('an interval', window, its);
        return its;
      }) as never,
  );
  replace(window, 'clearInterval', (stop) => (its) => {
    drop(its);
    stop(its);
  });

  return () => {
    const own = inside();
    // what hangs on nodes that are no longer on the page goes with them
    const gone = (target: unknown) =>
      target instanceof Node && (!target.isConnected || own.includes(target.getRootNode() as ShadowRoot));
    return kept
      .filter(({ target }) => !gone(target))
      .map(({ what, target }) => `${what} on ${String(target)}`);
  };
}
