import { expect } from 'chai';
import { okey } from '../../src/core.js';
import { line } from '../support/issues.js';

const LOW = 'AC 4C 7C 10C 2S 5S 8S JS 3D 6D 9D QD AH 5H'.split(' ');
const RUNS = '3C 4C 5C 3S 4S 5S 3D 4D 5D JH QH KH 10H 9H'.split(' ');

const round = { suit: 'H', okey: '8H', finish: 'normal', winner: 0, hands: [[], LOW, 14] } as const;

type Changed = Readonly<Record<string, unknown>>;

describe('okey: what is odd', () => {
  const warnings = (change: Changed) => {
    const input = { ...round, ...change };
    const { warnings: found } = okey.validate(input);
    expect(okey.score(input).warnings).to.deep.equal(found);
    return found.map(line);
  };
  it('a hand that has not 14 cards', () => {
    expect(warnings({})).to.deep.equal([]);
    expect(warnings({ hands: [[], LOW.slice(1), [...LOW, 'KD']] })).to.deep.equal([
      'hand-size hands.1 @1',
      'hand-size hands.2 @2',
    ]);
    const alone = (hand: readonly string[]) => okey.handPenalty(hand).warnings.map(line);
    expect(alone(LOW)).to.deep.equal([]);
    for (const hand of [[], LOW.slice(1), [...LOW, 'KD', 'KS']])
      expect(alone(hand)).to.deep.equal(['hand-size hand']);
  });
  it('an okey card of another suit than the round', () => {
    expect(warnings({ okey: '9S' })).to.deep.equal(['okey-suit okey']);
    expect(warnings({ okey: undefined })).to.deep.equal([]);
  });
  it('a complete hand that nobody said was kept back', () => {
    const hands = [[], RUNS, 14];
    expect(warnings({ hands })).to.deep.equal(['complete-not-held-back hands.1 @1']);
    expect(warnings({ hands, heldBack: [null, null, null] })).to.deep.equal([
      'complete-not-held-back hands.1 @1',
    ]);
    expect(warnings({ hands, heldBack: [null, true, null] })).to.deep.equal([]);
    expect(warnings({ hands, heldBack: [null, false, null] })).to.deep.equal([]);
    const alone = (heldBack?: boolean | null) => okey.handPenalty(RUNS, { heldBack }).warnings.map(line);
    expect([undefined, null, true, false].map(alone)).to.deep.equal([
      ['complete-not-held-back hand'],
      ['complete-not-held-back hand'],
      [],
      [],
    ]);
  });
});
