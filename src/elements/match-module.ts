import { persistent } from '../localization/persistent.js';

/** What only a match needs: it comes with the element, or once a match is asked for where a page took the calculator alone. */
export type MatchModule = typeof import('./match-parts.js');

let here: MatchModule | undefined;

/** What only a match needs, if it is here. */
export const matchModule = (): MatchModule | undefined => here;

const awaiting: ((module: MatchModule) => void)[] = [];

/** Does something with it as soon as it is here. */
export function withMatches(then: (module: MatchModule) => void): void {
  if (here) then(here);
  else awaiting.push(then);
}

/** From now on it is here, for every element. */
export function provideMatches(module: MatchModule): void {
  here = module;
  for (const then of awaiting.splice(0)) then(module);
}

/** Loads it. @throws what the import threw; the next call tries again */
export const loadMatches: () => Promise<MatchModule> = persistent(async () => {
  const module = await import('./match-parts.js');
  provideMatches(module);
  return module;
});
