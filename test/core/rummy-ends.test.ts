import { expect } from 'chai';
import { match, rummy } from '../../src/core.js';
import { refusal } from '../support/issues.js';

const { summary: at } = match;
type Options = string | Partial<rummy.RummyRules>;
const table = (rules: Options, players = 3) =>
  match.create({ game: rummy.game, players: Array.from({ length: players }, (_, i) => `P${i + 1}`), rules });
type Evening = ReturnType<typeof table>;

const add = (m: Evening, ...rows: readonly (readonly number[])[]) =>
  rows.reduce(
    (before, hands) =>
      match.add(before, { finish: 'normal', winner: hands.indexOf(0), hands, melded: hands.map(() => true) }),
    m,
  );

describe('Which total is the best in rummy', () => {
  it('the highest, where the winner gets what the others lose: romme-plus', () => {
    const m = add(table('romme-plus', 4), [31, 84, 17, 0]);
    expect(at(m)).to.deep.include({ totals: [-31, -84, -17, 132], ranks: [3, 4, 2, 1], leaders: [3] });
    expect(at(match.setRules(m, 'romme'))).to.deep.include({ ranks: [2, 1, 3, 4], leaders: [1] });
  });
  it('also by a limit and by a tie', () => {
    const m = add(table({ preset: 'romme-plus', end: 'limit', limit: 100, endTie: 'extra' }), [50, 0, 50]);
    expect(at(m)).to.deep.include({ ended: true, winners: [1], limit: 100, limitReached: true });
    const tied = add(table({ direction: 'high', limit: 30 }), [0, 30, 30]);
    expect(at(tied)).to.deep.include({ ended: false, extraRound: true, leaders: [1, 2] });
  });
});

describe('The end of a match in the family of rummy', () => {
  it('by rounds: two deals', () => {
    const m = add(table('deals', 2), [0, 30]);
    expect(at(m)).to.deep.include({ ended: false, totals: [30, -30] });
    expect(at(add(m, [20, 0]))).to.deep.include({
      ended: true,
      winners: [0],
      totals: [10, -10],
      extraRound: false,
    });
    expect(refusal(() => add(m, [20, 0], [0, 1]))).to.deep.equal(['round-after-end round']);
  });
  it('by rounds that nobody has counted: never, and no limit is shown', () => {
    const m = add(table('romme'), [0, 500, 500], [0, 500, 500]);
    expect(at(m)).to.deep.include({ ended: false, extraRound: false, played: 2 });
    expect(at(m)).to.not.have.any.keys('limit', 'limitReached', 'out', 'mayReEnter');
    expect(match.basisOf(m).context).to.deep.equal({ present: [0, 1, 2] });
  });
  it('by rounds: a tie is shared, or asks for another round', () => {
    const tied = (endTie: 'extra' | 'shared') =>
      add(table({ preset: 'romme', rounds: 2, endTie }, 2), [0, 9], [9, 0]);
    expect(at(tied('shared'))).to.deep.include({ ended: true, extraRound: false, winners: [0, 1] });
    expect(at(tied('extra'))).to.deep.include({ ended: false, extraRound: true, winners: [] });
    expect(at(add(tied('extra'), [0, 5]))).to.deep.include({ ended: true, extraRound: false, winners: [0] });
  });
  it('by a limit: a tie for the lowest may be shared: rami-sec', () => {
    const m = add(table('rami-sec'), [0, 40, 100]);
    expect(at(m)).to.deep.include({ ended: true, winners: [0] });
    const tied = add(table('rami-sec'), [0, 20, 60], [20, 0, 60]);
    expect(at(tied)).to.deep.include({ ended: true, winners: [0, 1], extraRound: false, limit: 100 });
    expect(at(match.setRules(tied, { endTie: 'extra' }))).to.deep.include({ ended: false, extraRound: true });
  });
  it('by rounds, where the rules name them for Rami: a tie is shared as ever', () => {
    const m = add(table({ rounds: 2 }, 2), [0, 9], [9, 0]);
    expect(at(m)).to.deep.include({ ended: true, extraRound: false, winners: [0, 1], limit: 100 });
  });
  it('comes and goes with other rules from here on', () => {
    const m = add(table('rami', 2), [0, 60]);
    expect(at(match.setRules(m, { limit: 50 })).ended).to.equal(true);
    expect(at(match.setRules(match.setRules(m, { limit: 50 }), 'romme')).ended).to.equal(false);
  });
});

describe('Another preset in a running match of rummy', () => {
  it('scores the rounds anew from their hands, where the match begins with it; numbers stay', () => {
    const cards = {
      finish: 'normal',
      winner: 0,
      hands: [[], ['JK', 'A'], 30],
      melded: [true, true, true],
    } as const;
    const m = match.add(table('romme'), cards);
    expect(at(m).totals).to.deep.equal([0, 31, 30]);
    const data = { ...match.toJSON(m), rules: 'remik' };
    expect(at(match.fromJSON(data)).totals).to.deep.equal([-10, 61, 30]);
  });
});
