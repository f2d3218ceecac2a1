import { expect } from 'chai';
import { rummy } from '../../src/core.js';
import { thawed } from '../support/frozen.js';
import { line, refusal } from '../support/issues.js';

const VALID = { finish: 'normal', winner: 0, hands: [[], ['KH'], 12], melded: [true, true, false] } as const;

function boom(): never {
  throw new Error('boom');
}

/** Why a round is refused, by both doors. */
function issuesOf(round: unknown, context?: unknown): string[] {
  const args = [round, undefined, context] as unknown as Parameters<typeof rummy.score>;
  const found = rummy.validate(...args);
  expect(thawed(found)).to.equal(undefined);
  expect(refusal(() => rummy.score(...args))).to.deep.equal(found.errors.map(line));
  return found.errors.map(line);
}

describe('rummy: what cannot be read, or reads differently each time', () => {
  it('is refused where it stands', () => {
    const closed = (key: string) => Object.defineProperty({ ...VALID }, key, { get: boom, enumerable: true });
    expect(issuesOf(closed('finish'))).to.deep.equal(['finish finish']);
    expect(issuesOf(closed('extra'))).to.deep.equal(['property extra']);
    expect(issuesOf(new Proxy({}, { ownKeys: boom }))).to.deep.equal(['round ']);
  });

  it('is read once: what was checked is what is scored', () => {
    let reads = 0;
    const shifty = {
      ...VALID,
      get winner(): 0 {
        reads++;
        return (reads === 1 ? 0 : 5) as 0;
      },
    };
    const args = [shifty, undefined, { limit: 300 }] as unknown as Parameters<typeof rummy.score>;
    expect(rummy.score(...args).winners).to.deep.equal([0]);
    expect(reads).to.equal(1);
  });

  it('has findings that nobody can change', () => {
    expect(issuesOf(VALID)).to.deep.equal([]);
    expect(issuesOf(null)).to.deep.equal(['round ']);
    expect(issuesOf(VALID, { limit: 0 })).to.deep.equal(['rule limit']);
  });
});
