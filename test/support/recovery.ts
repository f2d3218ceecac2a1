/** What a test of bad input asks at its end: nothing was thrown, and the element is as good as new. */
import { expect } from 'chai';
import type { ElementCase } from './elements.js';
import { Harness } from './harness.js';
import { failures, settled, warnings, type Shown } from './page.js';

/** Expects that no test of a suite throws. @returns what was written to the console by the test that runs */
export function nothingThrown(): () => string[] {
  let failed: unknown[];
  let warned: () => string[];
  beforeEach(() => {
    failed = failures();
    warned = warnings();
  });
  afterEach(() => expect(failed).to.deep.equal([]));
  return () => warned();
}

/** Expects that an element is as good as new once it gets what it needs. */
export const recovery =
  ({ players, round, score }: ElementCase) =>
  async (element: Shown): Promise<void> => {
    element.players = players;
    element.rules = undefined;
    element.round = round;
    await settled(element);
    expect(element.result).to.deep.equal(score(round as never, [0, 1, 2, 3]));
    expect(new Harness(element).errors).to.deep.equal([]);
  };
