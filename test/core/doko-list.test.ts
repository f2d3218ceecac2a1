import { expect } from 'chai';
import { doko, match } from '../../src/core.js';
import { FIVE, FOUR, solo, won } from '../support/doko-games.js';

const SEVEN = [...FIVE, 'Frieda', 'Georg'];
const table = (
  players: readonly string[],
  rules?: match.RulesOf<match.Match<doko.DokoRound, doko.DokoRules>>,
) => match.create({ game: doko.game, players, rules });
const at = match.summary;
type Evening = ReturnType<typeof table>;

/** So many games in which the first two that are not proposed to sit out win. */
function play(m: Evening, games: number): Evening {
  if (games === 0) return m;
  const { order, sitsOut = [] } = at(m);
  const [first, second] = order.filter((seat) => !sitsOut.includes(seat)) as [number, number];
  return play(match.add(m, won(first, second)), games - 1);
}

describe('Who deals', () => {
  it('goes round the table', () => {
    expect([0, 1, 2, 3, 4].map((games) => at(play(table(FOUR), games)).dealer)).to.deep.equal([
      0, 1, 2, 3, 0,
    ]);
  });

  it('stays with the dealer after a voluntary Pflichtsolo only', () => {
    const dealerAfter = (round: doko.DokoRound) => at(match.add(table(FOUR), round)).dealer;
    expect(dealerAfter(solo(2, 'pflicht'))).to.equal(0);
    for (const kind of ['lust', 'stille-hochzeit', 'hochzeit'] as const)
      expect(dealerAfter(solo(2, kind))).to.equal(1);
    expect(dealerAfter(won(0, 1))).to.equal(1);
  });

  it('moves on after a forced Pflichtsolo, and stays after one that another plays voluntarily', () => {
    const m = table(FOUR, { rounds: 4 });
    expect(at(m).forcedSolo).to.equal(1);
    expect(at(match.add(m, solo(1, 'pflicht'))).dealer).to.equal(1);
    expect(at(match.add(m, solo(2, 'pflicht')))).to.deep.include({ dealer: 0, openPflichtsoli: [0, 1, 3] });
  });

  it('moves on after a player’s second Pflichtsolo, which counts as a Lustsolo', () => {
    const m = match.add(match.add(table(FOUR), solo(2, 'pflicht')), solo(2, 'pflicht'));
    expect(at(m)).to.deep.include({
      dealer: 1,
      openPflichtsoli: [0, 1, 3],
      warnings: [{ code: 'pflichtsolo-twice', path: 'entries.1' }],
    });
    expect(match.sheet(m)[1]!.warnings).to.deep.equal(['pflichtsolo-twice']);
  });

  it('is derived anew when an earlier solo is corrected', () => {
    const m = match.add(match.add(table(FOUR), solo(2, 'pflicht'), { id: 'a' }), solo(2, 'pflicht'));
    const corrected = match.revise(m, 'a', solo(3, 'lust'));
    expect(at(corrected)).to.deep.include({ dealer: 1, openPflichtsoli: [0, 1, 3], warnings: [] });
    expect(at(match.remove(m, 'a'))).to.deep.include({ dealer: 0, warnings: [] });
  });
});

describe('Who sits out', () => {
  it('is written down where more than four are at the table, and only there', () => {
    const recorded = (players: readonly string[]) => match.add(table(players), won(1, 2)).entries[0];
    expect(recorded(FOUR)).to.deep.include({ round: won(1, 2) });
    expect(recorded(FIVE)).to.deep.include({ round: { ...won(1, 2), sitsOut: [0] } });
  });

  it('is nobody of four and the dealer of five', () => {
    expect(at(table(FOUR)).sitsOut).to.deep.equal([]);
    expect([0, 1, 2].map((games) => at(play(table(FIVE), games)).sitsOut)).to.deep.equal([[0], [1], [2]]);
  });

  it('is, of seven, the dealer and who has sat out least, equals by the order after the dealer', () => {
    const proposals = [0, 1, 2, 3].map((games) => at(play(table(SEVEN), games)).sitsOut);
    expect(proposals).to.deep.equal([
      [0, 1, 2],
      [1, 3, 4],
      [2, 5, 6],
      [3, 4, 5],
    ]);
  });

  it('goes by who did sit out, not by who was proposed', () => {
    const m = match.add(table(SEVEN), { ...won(0, 1), sitsOut: [4, 5, 6] });
    expect(at(m).sitsOut).to.deep.equal([1, 2, 3]);
  });

  it('counts whoever got nothing in a game of an older list', () => {
    const m = match.adjust(table(SEVEN), { points: [1, 1, -1, -1, null, null, null], played: true });
    expect(at(m).sitsOut).to.deep.equal([1, 2, 3]);
  });

  it('begins with whoever has just come, who has never sat out', () => {
    const m = match.join(play(table(SEVEN.slice(0, 6)), 5), 'Georg');
    expect(at(m).sitsOut).to.deep.equal([5, 6, 0]);
  });

  it('follows the order round the table', () => {
    expect(at(match.reorder(table(SEVEN), [0, 6, 5, 4, 3, 2, 1])).sitsOut).to.deep.equal([0, 6, 5]);
  });

  it('gets no entry in the list', () => {
    expect(match.sheet(play(table(FIVE), 1))[0]!.points).to.deep.equal([null, 1, 1, -1, -1]);
  });
});

describe('Pflichtsoli', () => {
  it('are owed by everybody at the table once, whoever wins them', () => {
    const lost = { ...solo(3, 'pflicht'), reAugen: 20 };
    expect(at(match.add(table(FOUR), lost)).openPflichtsoli).to.deep.equal([0, 1, 2]);
    expect(at(match.add(table(FOUR), solo(3, 'hochzeit'))).openPflichtsoli).to.deep.equal([0, 1, 2, 3]);
  });

  it('are owed by a joiner too, and not by who has left until he is back', () => {
    const m = match.join(match.leave(table(FIVE), 2), 'Frieda');
    expect(at(m).openPflichtsoli).to.deep.equal([0, 1, 3, 4, 5]);
    expect(at(match.reorder(m, [0, 1, 2, 3, 4, 5])).openPflichtsoli).to.deep.equal([0, 1, 2, 3, 4, 5]);
  });

  it('are forced when as many are owed as games are left: the next after the dealer who owes one', () => {
    const m = play(match.add(table(FOUR, { rounds: 7 }), solo(2, 'pflicht')), 2);
    expect(at(m)).to.deep.include({ played: 3, dealer: 2, forcedSolo: null });
    const next = play(m, 1);
    expect(at(next)).to.deep.include({ played: 4, dealer: 3, openPflichtsoli: [0, 1, 3], forcedSolo: 0 });
    expect(at(match.add(next, solo(0, 'pflicht'))).forcedSolo).to.equal(1);
  });

  it('are warned about, never enforced', () => {
    const m = play(table(FOUR, { rounds: 2 }), 1);
    expect(at(m).forcedSolo).to.equal(2);
    expect(at(play(m, 1))).to.deep.include({ ended: true, forcedSolo: null, openPflichtsoli: [0, 1, 2, 3] });
  });

  it('are never forced in a match of open length', () => {
    expect(at(play(table(FOUR), 30)).forcedSolo).to.equal(null);
  });

  it('are forced on the dealer of five too, when nobody else owes one', () => {
    const m = [1, 2, 3, 4].reduce((it, seat) => match.add(it, solo(seat, 'pflicht')), table(FIVE));
    expect(at(match.setRules(m, { rounds: 6 })).forcedSolo).to.equal(null);
    expect(at(match.setRules(m, { rounds: 5 }))).to.deep.include({ dealer: 0, sitsOut: [0], forcedSolo: 0 });
  });

  it('are forced on one who plays before one who would sit out', () => {
    expect(at(table(SEVEN, { rounds: 7 }))).to.deep.include({ sitsOut: [0, 1, 2], forcedSolo: 3 });
  });
});
