import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { thawed } from './frozen.js';
import { line, refusal } from './issues.js';

/** A round with nothing wrong and nothing odd about it. */
export const VALID: doko.DokoRound = {
  kind: 'normal',
  reAugen: 130,
  re: { players: [0, 1], call: 'none' },
  kontra: { call: 'none' },
};

/** The issues of anything, sorted; what `score` throws and what `validate` finds must be the same. */
export function issuesOf(round: unknown, rules?: unknown, context?: unknown): string[] {
  const args = [round, rules, context] as Parameters<typeof doko.score>;
  const found = doko.validate(...args);
  expect(refusal(() => doko.score(...args))).to.deep.equal(found.errors.map(line));
  expect(thawed(found)).to.equal(undefined);
  if (found.errors.length > 0) expect(found.warnings).to.deep.equal([]);
  return found.errors.map(line).sort();
}

/** That round, but for what is named. */
export const changed = (change: object): unknown => ({ ...VALID, ...change });
