import { expect } from 'chai';
import { match, okey } from '../../src/core.js';
import { refusal } from '../support/issues.js';

const { summary: at } = match;
const table = (players: number, rules?: string) =>
  match.create({ game: okey.game, players: ['Ali', 'Banu', 'Cem', 'Derya'].slice(0, players), rules });

/** Clubs, a normal finish: the winner gets −100, the others twice what they are left with. */
const round = (...hands: readonly (number | null)[]): okey.OkeyRound => ({
  suit: 'C',
  finish: 'normal',
  winner: hands.indexOf(0),
  hands: hands.map((hand) => (hand === 0 ? [] : hand)),
});

describe('A match of Okey', () => {
  it('adds up rounds and has the lowest total first', () => {
    const m = match.add(match.add(table(3), round(0, 14, 20)), round(30, 0, 1));
    expect(at(m)).to.deep.include({ totals: [-40, -72, 42], ranks: [2, 1, 3], leaders: [1], dealer: 2 });
  });

  it('ends after its eleven rounds, and ties share the win', () => {
    let m = table(2, 'okey-11');
    for (let i = 0; i < 11; i++) {
      expect(at(m)).to.deep.include({ ended: false, winners: [] });
      m = match.add(m, { suit: 'H', finish: 'exhausted', hands: [5, 5] });
    }
    expect(at(m)).to.deep.include({ ended: true, winners: [0, 1], extraRound: false, played: 11 });
    expect(refusal(() => match.add(m, round(0, 1)))).to.deep.equal(['round-after-end round']);
  });

  it('has no end with an open length, whatever the totals', () => {
    expect(at(match.adjust(table(2), { points: [100_000, 0] })).ended).to.equal(false);
  });

  it('takes two to four', () => {
    expect(refusal(() => table(1))).to.deep.equal(['player-count players']);
    expect(refusal(() => match.join(table(4), 'Ebru'))).to.deep.equal(['player-count name']);
    expect(refusal(() => match.leave(table(2), 0))).to.deep.equal(['player-count seat']);
  });

  it('goes on without who has left', () => {
    const m = match.add(match.leave(match.add(table(3), round(0, 10, 10)), 2), round(10, 0, null));
    expect(at(m)).to.deep.include({ totals: [-80, -80, 20], ranks: [1, 1, null] });
    expect(refusal(() => match.add(m, round(10, 0, 5)))).to.deep.equal(['seat round @2']);
  });

  it('scores by the rules from here on', () => {
    const m = match.add(match.setRules(match.add(table(2), round(0, 10)), { clubsFactor: 6 }), round(0, 10));
    expect(at(m).history).to.deep.equal([
      [-100, 20],
      [-200, 80],
    ]);
  });

  it('is named by its id alone where all games are loaded, and is the same again from JSON', () => {
    const m = match.add(match.create({ game: 'okey', players: ['A', 'B'] }), {
      ...round(0, 1),
      hands: [[], ['AC', '2C']],
    });
    expect(match.fromJSON(JSON.stringify(m))).to.deep.equal(m);
    expect(at(m)).to.not.have.any.keys('limit', 'limitReached', 'sitsOut', 'openPflichtsoli', 'forcedSolo');
  });
});
