import { afterwards } from './page.js';

export interface Held {
  /** How often it was asked for. */
  readonly asked: () => number;
  readonly come: () => void;
  readonly fail: () => void;
}

/** What loads late under this name is on its way until it is let go or refused; after the test, as it was. */
export function hold<Name extends string>(parts: Record<Name, () => Promise<unknown>>, name: Name): Held {
  const load = parts[name];
  let asked = 0;
  let settle: Pick<Held, 'come' | 'fail'>;
  const answer = new Promise<void>((resolve, reject) => {
    settle = { come: resolve, fail: () => reject(new TypeError('Failed to fetch')) };
  });
  answer.catch(() => undefined); // whoever asked is told
  parts[name] = async () => {
    asked++;
    await answer;
    return load();
  };
  afterwards(() => (parts[name] = load));
  return { asked: () => asked, come: () => settle.come(), fail: () => settle.fail() };
}
