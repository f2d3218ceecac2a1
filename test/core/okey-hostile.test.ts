import { expect } from 'chai';
import fc from 'fast-check';
import { okey } from '../../src/core.js';
import { thawed } from '../support/frozen.js';
import { anything, boom, holey, HOSTILE } from '../support/hostile.js';
import { line, refusal } from '../support/issues.js';

const HAND = 'AC 4C 7C 10C 2S 5S 8S JS 3D 6D 9D QD OK FO'.split(' ');
const VALID: okey.OkeyRound = {
  suit: 'H',
  okey: '8H',
  finish: 'normal',
  winner: 0,
  hands: [[], HAND, 12],
  heldBack: [null, null, false],
  shown: 1,
  bothOkeys: 2,
};

/** Objects among the options. */
const NESTED = ['suits', 'finish', 'win'] as const;

/** `validate` never throws, `score` throws InvalidInput or answers, and they say the same, for good. */
function withstands(round: unknown, rules?: unknown, context?: unknown): void {
  const args = [round, rules, context] as Parameters<typeof okey.score>;
  const found = okey.validate(...args);
  expect(thawed(found)).to.equal(undefined);
  expect(refusal(() => okey.score(...args))).to.deep.equal(found.errors.map(line));
}

describe('okey: hostile input', () => {
  it('never breaks anything, whole or in any place', () => {
    for (const it of HOSTILE) {
      withstands(it);
      withstands(VALID, it);
      for (const option of Object.keys(okey.defaults)) withstands(VALID, { [option]: it });
      withstands(VALID, 'tiles', it);
      withstands(VALID, 'tiles', { present: it });
      for (const option of NESTED)
        for (const inner of Object.keys(okey.defaults[option]))
          withstands(VALID, { [option]: { [inner]: it } });
      for (const context of [{ order: it }, { order: [it, 1, 2, 0] }]) {
        withstands({ ...VALID, hands: [[], HAND, 12, 9] }, { teams: 'opposite', mateSpared: true }, context);
      }
      for (const place of Object.keys(VALID)) withstands({ ...VALID, [place]: it });
      withstands({ ...VALID, hands: [[], it, 12] });
      withstands({ ...VALID, hands: [[], [...HAND.slice(1), it], 12] });
      withstands({ ...VALID, heldBack: [null, it, false] });
      for (const options of [it, { okey: it }, { rules: it }, { okey: '8H', heldBack: it }]) {
        refusal(() => okey.handPenalty(HAND, options as okey.HandOptions));
        refusal(() => okey.handPenalty(it as string[], options as okey.HandOptions));
      }
    }
  });

  it('never breaks anything, whatever it is', () => {
    fc.assert(
      fc.property(anything, anything, anything, (a, b, c) => {
        withstands(a, b, c);
        withstands({ ...VALID, winner: a, hands: b, heldBack: c });
        withstands({ ...VALID, okey: c, hands: [[], a, b] });
        withstands({ ...VALID, suit: a, shown: b, bothOkeys: c }, 'cezali', { order: a });
        refusal(() => okey.handPenalty(a as string[], { okey: b as string, heldBack: c as boolean }));
        refusal(() => okey.handPenalty([...HAND, a as string], b as okey.HandOptions));
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
    expect(okey.score(shifty)).to.deep.equal(okey.score(VALID));
    expect(reads).to.equal(1);
  });

  it('has no holes in its lists', () => {
    const hand = holey(HAND, 3);
    expect(refusal(() => okey.handPenalty(hand, { okey: '8H' }))).to.deep.equal(['card hand.3']);
    const hands = holey(VALID.hands, 2);
    expect(refusal(() => okey.score({ ...VALID, hands }))).to.deep.equal(['hand-value hands.2 @2']);
  });

  it('is refused where it cannot be read', () => {
    const closed = Object.defineProperty({ ...VALID }, 'suit', { get: boom, enumerable: true });
    expect(refusal(() => okey.score(new Proxy(VALID, { ownKeys: boom })))).to.deep.equal(['round ']);
    expect(refusal(() => okey.score(closed))).to.deep.equal(['suit suit']);
  });

  it('names the seats at the table by what they are', () => {
    const context = { present: [0, 0, -1] };
    expect(refusal(() => okey.score(VALID, 'okey', context))).to.deep.equal([
      'seat-twice present.1',
      'seat present.2',
    ]);
  });

  it('takes no longer for many cards than for a few: more than two hands have are refused', () => {
    const pack = 'CSDH'
      .split('')
      .flatMap((suit) => 'A 2 3 4 5 6 7 9 10 J Q K'.split(' ').map((rank) => rank + suit));
    const most = [...pack.slice(0, 13), ...pack.slice(24, 37), 'OK', 'OK'];
    expect(okey.handPenalty(most, { okey: '8H' }).warnings.map(({ code }) => code)).to.include('hand-size');
    const long = Array.from({ length: 5000 }, (_, i) => pack[i % pack.length]!);
    expect(refusal(() => okey.handPenalty(long))).to.include('hand-size hand');
  });
});
