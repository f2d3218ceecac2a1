import { expect } from 'chai';
import { match, rummy } from '../../src/core.js';
import { refusal } from '../support/issues.js';

const { summary: at } = match;
type Options = Parameters<typeof rummy.game.rules>[0];
const table = (players: number, rules: Options = 'pool-101') =>
  match.create({ game: rummy.game, players: Array.from({ length: players }, (_, i) => `P${i + 1}`), rules });
type Evening = ReturnType<typeof table>;

/** Who has 0 went out, the others have melded and are left with so much; null did not play. */
const round = (...hands: (number | null)[]): rummy.RummyRound => ({
  finish: 'normal',
  winner: hands.indexOf(0),
  hands,
  melded: hands.map((hand) => (hand === null ? null : true)),
});
const add = (m: Evening, ...rows: readonly (readonly (number | null)[])[]) =>
  rows.reduce((before, row) => match.add(before, round(...row)), m);
const totals = (m: Evening, ...points: number[]) => match.adjust(m, { points });

describe('Rummy by elimination: who is out', () => {
  it('is who reaches the limit exactly, and plays no more', () => {
    const m = totals(table(4), 81, 62, 79, 40);
    expect(at(m)).to.deep.include({ out: [], limit: 101, limitReached: false });
    const out = add(m, [20, 0, 1, 2]);
    expect(at(out)).to.deep.include({
      totals: [101, 62, 80, 42],
      out: [0],
      ended: false,
      limitReached: true,
    });
    expect(at(out).order).to.deep.equal([0, 1, 2, 3]);
    expect(match.basisOf(out).context.present).to.deep.equal([1, 2, 3]);
    expect(refusal(() => add(out, [5, 0, 3, 3]))).to.deep.equal(['seat round @0']);
    expect(at(add(out, [null, 0, 3, 3])).totals).to.deep.equal([101, 62, 83, 45]);
    expect(refusal(() => match.adjust(out, { points: [1, 0, 3, 3], played: true }))).to.deep.equal([
      'seat points.0 @0',
    ]);
  });

  it('needs no place in a round, like who has left', () => {
    const out = add(table(4, 'romme-101'), [0, 30, 101, 150]);
    expect(at(out).out).to.deep.equal([2, 3]);
    const longer = add(out, [0, 5, null, null]);
    expect(at(add(out, [0, 5])).totals)
      .to.deep.equal(at(longer).totals)
      .and.to.deep.equal([0, 35, 101, 150]);
    expect(refusal(() => add(out, [0, 5, null, null, null]))).to.deep.equal(['length round']);
  });

  it('is ranked behind who is in, by the round of the fall and then by the total', () => {
    let m = add(totals(table(6, 'romme-101'), 90, 90, 90, 10, 20, 30), [11, 30, 0, 1, 1, 1]);
    expect(at(m)).to.deep.include({ out: [0, 1], ranks: [5, 6, 4, 1, 2, 3] });
    m = add(m, [null, null, 50, 0, 1, 80]);
    expect(at(m)).to.deep.include({ totals: [101, 120, 140, 11, 22, 111], out: [0, 1, 2, 5] });
    expect(at(m).ranks).to.deep.equal([5, 6, 4, 1, 2, 3]);
    expect(at(totals(m, 19, 0, 0, 0, 0, 29)).ranks).to.deep.equal([5, 5, 3, 1, 2, 3]);
  });

  it('one is left: he has won', () => {
    const m = add(totals(table(3, 'romme-101'), 90, 95, 0), [1, 6, 0]);
    expect(at(m)).to.deep.include({ out: [1], ended: false });
    const last = add(m, [60, null, 0]);
    expect(at(last)).to.deep.include({
      ended: true,
      winners: [2],
      leaders: [2],
      out: [0, 1],
      extraRound: false,
    });
    expect(refusal(() => add(last, [null, null, 0]))).to.include('round-after-end round');
    expect(at(match.remove(last, last.entries.at(-1)!.id))).to.deep.include({
      ended: false,
      winners: [],
      out: [1],
    });
  });

  it('all that were left fall in one round: the lowest total wins, ties share', () => {
    const blocked = { finish: 'blocked', hands: [null, 60, 60], melded: [null, true, true] } as const;
    const fallen = (...before: number[]) =>
      at(match.add(totals(table(3, { preset: 'romme-101', blockedTie: 'none' }), ...before), blocked));
    expect(fallen(120, 90, 50)).to.deep.include({
      totals: [120, 150, 110],
      out: [0, 1, 2],
      ended: true,
      winners: [2],
      ranks: [3, 2, 1],
    });
    expect(fallen(120, 50, 50)).to.deep.include({ ended: true, extraRound: false, winners: [1, 2] });
  });

  it('may come with a penalty and go with a correction', () => {
    const m = totals(table(3), 100, 0, 0);
    const penalty = match.adjust(m, { points: [1, null, null], reason: 'peeked' });
    expect(at(penalty).out).to.deep.equal([0]);
    expect(at(match.adjust(penalty, { points: [-1, null, null] })).out).to.deep.equal([]);
  });

  it('follows other rules from here on', () => {
    const m = add(table(3, 'romme'), [0, 120, 90]);
    expect(at(m)).to.not.have.any.keys('out', 'mayReEnter');
    expect(at(match.setRules(m, 'romme-101'))).to.deep.include({ out: [1], ranks: [1, 3, 2] });
    expect(at(match.setRules(m, 'pool-201')).out).to.deep.equal([]);
    expect(at(match.setRules(match.setRules(m, 'romme-101'), 'romme')).ranks).to.deep.equal([1, 3, 2]);
  });

  it('since when, also where other rules put somebody out', () => {
    const m = match.setRules(add(table(4, 'romme'), [0, 120, 90, 5]), 'romme-101');
    expect(at(add(m, [0, null, 60, 5]))).to.deep.include({ out: [1, 2], ranks: [1, 4, 3, 2] });
  });

  it('does not deal, also where it would have been his turn', () => {
    const m = add(totals(table(4, 'romme-101'), 0, 100, 0, 0), [0, 5, 5, 5]);
    expect(at(m).dealer).to.equal(2);
    expect(at(add(m, [0, null, 5, 5], [0, null, 5, 5])).dealer).to.equal(0);
    expect(at(add(m, [0, null, 5, 5], [0, null, 5, 5], [0, null, 5, 5])).dealer).to.equal(2);
    expect(at(totals(m, 0, 0, 96, 0)).dealer).to.equal(3);
  });

  it('does not count for the limit of the others when he leaves', () => {
    const m = match.leave(totals(table(4, 'romme-101'), 101, 50, 50, 50), 0);
    expect(at(m)).to.deep.include({ out: [], ranks: [null, 1, 1, 1], ended: false, limit: 101 });
    expect(at(match.leave(totals(table(3, 'romme-101'), 101, 50, 50), 2))).to.deep.include({
      ended: true,
      winners: [1],
    });
  });

  it('ends after so many rounds too, where the rules have both', () => {
    const m = add(table(3, { preset: 'romme-101', rounds: 2 }), [0, 20, 30], [20, 0, 120]);
    expect(at(m)).to.deep.include({ ended: true, winners: [0, 1], out: [2] });
  });
});

describe('Rummy by elimination: coming in again', () => {
  it('for the highest total still in and one: the worked figures', () => {
    const may = totals(table(4), 101, 62, 79, 40);
    expect(at(may)).to.deep.include({ out: [0], mayReEnter: [0] });
    const back = match.reEnter(may, 0, { id: 'back' });
    expect(at(back)).to.deep.include({ totals: [80, 62, 79, 40], out: [], mayReEnter: [] });
    expect(at(back).history.at(-1)).to.deep.equal([80, 62, 79, 40]);
    expect(match.sheet(back).at(-1)!.points).to.deep.equal([-21, null, null, null]);
    expect(back.entries.at(-1)).to.deep.equal({ id: 'back', type: 're-entry', seat: 0 });

    const not = totals(table(4), 101, 62, 80, 40);
    expect(at(not)).to.deep.include({ out: [0], mayReEnter: [] });
    expect(refusal(() => match.reEnter(not, 0))).to.deep.equal(['seat seat']);
  });

  it('only who is out and at the table, and only where the rules have it', () => {
    const m = totals(table(4), 101, 62, 79, 40);
    for (const seat of [1, 4, -1, 0.5, '0', null, undefined])
      expect(
        refusal(() => match.reEnter(m, seat as number)),
        String(seat),
      ).to.deep.equal(['seat seat']);
    expect(refusal(() => match.reEnter(match.leave(m, 0), 0))).to.deep.equal(['seat seat']);
    expect(refusal(() => match.reEnter(totals(table(4, 'romme-101'), 101, 0, 0, 0), 0))).to.deep.equal([
      'seat seat',
    ]);
    expect(refusal(() => match.reEnter(totals(table(4, 'rami'), 301, 0, 0, 0), 0))).to.deep.equal([
      'seat seat',
    ]);
  });

  it('not once the match is over', () => {
    const m = add(totals(table(3), 101, 100, 0), [null, 9, 0]);
    expect(at(m)).to.deep.include({ ended: true, out: [0, 1], mayReEnter: [] });
    expect(refusal(() => match.reEnter(m, 0))).to.deep.equal(['seat seat']);
  });

  it('not with a total that would be out at once', () => {
    const rules: Options = { preset: 'pool-101', reEntry: { upTo: 150 } };
    expect(at(totals(table(3, rules), 101, 99, 0)).mayReEnter).to.deep.equal([0]);
    expect(at(totals(table(3, rules), 101, 100, 0)).mayReEnter).to.deep.equal([]);
  });

  it('as often as the rules have it', () => {
    const once = { preset: 'pool-101', reEntry: { times: 1 } } as const;
    const again = (m: Evening) => match.adjust(m, { points: [100, null, null] });
    const back = match.reEnter(again(again(table(3, once))), 0);
    expect(at(again(back))).to.deep.include({ out: [0], mayReEnter: [] });
    const often = match.reEnter(again(again(table(3))), 0);
    expect(at(again(often)).mayReEnter).to.deep.equal([0]);
  });

  it('each player so often', () => {
    const rules = { preset: 'pool-101', reEntry: { times: 1 } } as const;
    const m = match.reEnter(totals(table(3, rules), 101, 0, 0), 0);
    expect(at(totals(m, 0, 101, 0)).mayReEnter).to.deep.equal([1]);
  });

  it('not after the last round', () => {
    const m = totals(table(3, { preset: 'pool-101', rounds: 1 }), 90, 0, 0);
    expect(at(match.add(m, round(20, 0, 5)))).to.deep.include({ ended: true, out: [0], mayReEnter: [] });
  });

  it('also rounds later, as long as nobody has too much', () => {
    const m = add(totals(table(3), 101, 0, 0), [null, 0, 40]);
    expect(at(m).mayReEnter).to.deep.equal([0]);
    expect(at(match.reEnter(m, 0)).totals).to.deep.equal([41, 0, 40]);
    expect(at(add(m, [null, 0, 40])).mayReEnter).to.deep.equal([]);
  });

  it('several, one after the other, each above the last', () => {
    const m = totals(table(4), 101, 120, 60, 40);
    expect(at(m).mayReEnter).to.deep.equal([0, 1]);
    expect(at(match.reEnter(match.reEnter(m, 1), 0)).totals).to.deep.equal([62, 61, 60, 40]);
  });

  it('who falls again falls anew', () => {
    const m = match.reEnter(add(totals(table(4), 100, 0, 0, 100), [5, 0, 5, 5]), 0);
    const fallen = add(m, [80, 0, 5, null], [20, 0, 5, null]);
    expect(at(fallen)).to.deep.include({ totals: [106, 0, 15, 105], out: [0, 3], ranks: [3, 1, 2, 4] });
  });
});

describe('Rummy by elimination: taking a round back', () => {
  const fell = () => match.add(totals(table(3), 90, 20, 30), round(30, 0, 10), { id: 'fall' });

  it('takes the re-entries after it with it', () => {
    const back = match.reEnter(fell(), 0);
    const undone = match.remove(back, 'fall');
    expect(undone.entries.map(({ type }) => type)).to.deep.equal(['adjustment']);
    expect(at(undone)).to.deep.include({ totals: [90, 20, 30], out: [] });
  });

  it('takes them also where the player had fallen before', () => {
    const before = fell();
    const later = match.add(before, round(null, 0, 5), { id: 'last' });
    const undone = match.remove(match.reEnter(later, 0), 'last');
    expect(undone).to.deep.equal(before);
    expect(at(undone)).to.deep.include({ out: [0], mayReEnter: [0] });
  });

  it('leaves one that still has its ground, with the total that it comes to now', () => {
    const m = match.add(fell(), round(null, 0, 5), { id: 'between' });
    const played = add(match.reEnter(m, 0), [0, 10, 10]);
    expect(at(played).totals).to.deep.equal([46, 30, 55]);
    expect(at(match.remove(played, 'between')).totals).to.deep.equal([41, 30, 50]);
    expect(at(match.revise(played, 'between', round(null, 0, 9))).totals).to.deep.equal([50, 30, 59]);
  });

  it('drops one that a correction leaves without ground: nobody has to come in who was never out', () => {
    const played = add(match.reEnter(fell(), 0), [0, 10, 10]);
    const corrected = match.revise(played, 'fall', round(3, 0, 10));
    expect(corrected.entries.map(({ type }) => type)).to.deep.equal(['adjustment', 'round', 'round']);
    expect(at(corrected).totals).to.deep.equal([93, 30, 50]);
    expect(at(match.remove(played, 'fall')).totals).to.deep.equal([90, 30, 40]);
  });

  it('is refused where a later round has a hand of who would be out', () => {
    const back = match.reEnter(fell(), 0, { id: 'in' });
    expect(refusal(() => match.remove(add(back, [0, 10, 10]), 'in'))).to.deep.equal(['seat entries.3']);
    const high = match.add(totals(table(3), 90, 20, 30), round(0, 10, 10), { id: 'high' });
    expect(refusal(() => match.revise(add(high, [0, 5, 5]), 'high', round(20, 0, 10)))).to.deep.equal([
      'seat entries.2',
    ]);
  });

  it('in a file it has to stand as it is', () => {
    const data = JSON.parse(JSON.stringify(match.reEnter(fell(), 0))) as {
      entries: { round?: { hands: number[] } }[];
    };
    expect(match.fromJSON(data)).to.deep.include({ version: 1 });
    data.entries[1]!.round!.hands[0] = 1;
    expect(refusal(() => match.fromJSON(data))).to.deep.equal(['seat entries.2.seat']);
  });
});
