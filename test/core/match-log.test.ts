import { expect } from 'chai';
import { doko, match } from '../../src/core.js';
import { FIVE, FOUR, solo, won } from '../support/doko-games.js';

describe('A match of Doppelkopf', () => {
  it('adds up what was recorded', () => {
    let m = match.create({ game: doko.game, players: FOUR });
    m = match.add(m, won(0, 2));
    m = match.add(m, solo(1));
    m = match.adjust(m, { points: [-3, 1, 1, 1], reason: 'misdeal' });
    const { totals, history, ranks, leaders, played, dealer } = match.summary(m);
    expect(history).to.deep.equal([
      [1, -1, 1, -1],
      [0, 2, 0, -2],
      [-3, 3, 1, -1],
    ]);
    expect({ totals, ranks, leaders, played, dealer }).to.deep.equal({
      totals: [-3, 3, 1, -1],
      ranks: [4, 1, 2, 3],
      leaders: [1],
      played: 2,
      dealer: 2,
    });
  });

  it('re-derives everything when a game is corrected or removed', () => {
    let m = match.create({ game: 'doko', players: FIVE, rules: 'tsr-30' });
    m = match.add(m, won(1, 2));
    m = match.add(m, won(0, 2));
    const [first] = m.entries;
    expect(match.summary(match.revise(m, first!.id, won(3, 4))).totals).to.deep.equal([1, -1, 0, 0, 0]);
    expect(match.summary(match.remove(m, first!.id)).totals).to.deep.equal([1, 0, 1, -1, -1]);
  });
});
