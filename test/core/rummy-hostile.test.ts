import { expect } from 'chai';
import fc from 'fast-check';
import { rummy } from '../../src/core.js';
import { thawed } from '../support/frozen.js';
import { anything, boom, holey, HOSTILE } from '../support/hostile.js';
import { line, refusal } from '../support/issues.js';

const VALID: rummy.RummyRound = {
  finish: 'normal',
  winner: 0,
  hands: [[], ['KH', 'JK'], 12],
  melded: [true, true, false],
};

/** `validate` never throws, `score` throws InvalidInput or answers, and they say the same, for good. */
function withstands(round: unknown, rules?: unknown, context?: unknown): void {
  const args = [round, rules, context] as Parameters<typeof rummy.score>;
  const found = rummy.validate(...args);
  expect(thawed(found)).to.equal(undefined);
  expect(refusal(() => rummy.score(...args))).to.deep.equal(found.errors.map(line));
}

describe('rummy: hostile input', () => {
  it('never breaks anything, whole or in any place', () => {
    for (const it of HOSTILE) {
      withstands(it);
      withstands(VALID, it);
      for (const option of Object.keys(rummy.defaults)) withstands(VALID, { [option]: it });
      withstands(VALID, 'rami', it);
      withstands(VALID, 'rami', { limit: it });
      withstands(VALID, 'rami', { present: it });
      for (const place of Object.keys(VALID)) withstands({ ...VALID, [place]: it });
      withstands({ ...VALID, hands: [[], it, 12] });
      withstands({ ...VALID, hands: [[], ['KH', it], 12] });
      withstands({ ...VALID, melded: [true, it, false] });
      withstands({ ...VALID, drop: it }, 'pool-101');
      withstands({ ...VALID, drop: [null, it, 'first'] }, 'pool-101');
      withstands({ ...VALID, drop: [null, 'wrong', null] }, { preset: 'pool-101', drops: { first: it } });
      withstands(VALID, { reEntry: { upTo: it, times: it } });
      refusal(() => rummy.cardPoints(it as string, it as string));
      refusal(() => rummy.limit(it as number, it as string));
      refusal(() => rummy.unmeldedCap(it as number));
    }
  });

  it('never breaks anything, whatever it is', () => {
    fc.assert(
      fc.property(anything, anything, anything, (a, b, c) => {
        withstands(a, b, c);
        withstands({ ...VALID, winner: a, hands: b, melded: c });
        withstands({ ...VALID, hands: [[], a, b], melded: [true, c, true] });
        withstands({ ...VALID, finish: a, hands: [[], 5, b], drop: c }, 'pool-101');
        withstands({ ...VALID, drop: [a, b, c] }, 'pool-101');
      }),
    );
  });

  it('is read once: what was checked is what is scored', () => {
    let reads = 0;
    const shifty = {
      ...VALID,
      get hands() {
        return reads++ === 0 ? VALID.hands : [[], ['ZZ'], -1];
      },
    };
    expect(rummy.score(shifty)).to.deep.equal(rummy.score(VALID));
    expect(reads).to.equal(1);
  });

  it('has no holes in its lists', () => {
    const hands = holey(VALID.hands, 1);
    expect(refusal(() => rummy.score({ ...VALID, hands }))).to.deep.equal(['hand-value hands.1 @1']);
    const melded = holey(VALID.melded, 2);
    expect(refusal(() => rummy.score({ ...VALID, melded }))).to.deep.equal(['melded melded.2 @2']);
  });

  it('is refused where it cannot be read', () => {
    const closed = Object.defineProperty({ ...VALID }, 'finish', { get: boom, enumerable: true });
    expect(refusal(() => rummy.score(new Proxy(VALID, { ownKeys: boom })))).to.deep.equal(['round ']);
    expect(refusal(() => rummy.score(closed))).to.deep.equal(['finish finish']);
  });

  it('names the seats at the table by what they are', () => {
    const context = { present: [0, 0, -1] };
    expect(refusal(() => rummy.score(VALID, 'rami', context))).to.deep.equal([
      'seat-twice present.1',
      'seat present.2',
    ]);
  });
});
