import { expect } from 'chai';
import fc from 'fast-check';
import { match, okey } from '../../src/core.js';
import { refusal } from '../support/issues.js';

const { summary: at } = match;
const table = (rules: string | Partial<okey.OkeyRules> = 'esli', players = 4) =>
  match.create({ game: okey.game, players: Array.from({ length: players }, (_, i) => `P${i + 1}`), rules });
type Evening = ReturnType<typeof table>;

const round = (winner: number, ...hands: okey.Hand[]): okey.OkeyRound => ({
  suit: 'S',
  finish: 'normal',
  winner,
  hands: hands.map((hand, seat) => (seat === winner ? [] : hand)),
});
const teams = (m: Evening) =>
  at(m).teams?.map(({ seats, total, rank }) => `${seats.join('+')}: ${total} (${rank})`);

describe('Partners in a match of Okey', () => {
  it('add their totals up, and win together: the worked figures', () => {
    const m = match.add(table({ preset: 'esli', rounds: 1 }), round(0, 0, 20, 8, 5));
    expect(at(m).totals).to.deep.equal([-100, 60, 24, 15]);
    expect(teams(m)).to.deep.equal(['0+2: -76 (1)', '1+3: 75 (2)']);
    expect(at(m)).to.deep.include({ ranks: [1, 2, 1, 2], leaders: [0, 2], ended: true, winners: [0, 2] });
  });

  it('pay nothing for who finished where that is the rule: −100 : 75', () => {
    const m = match.add(table({ preset: 'esli', mateSpared: true }), round(0, 0, 20, 8, 5));
    expect(at(m).totals).to.deep.equal([-100, 60, 0, 15]);
    expect(teams(m)).to.deep.equal(['0+2: -100 (1)', '1+3: 75 (2)']);
  });

  it('share the win when both teams have the same', () => {
    const m = match.add(table({ preset: 'esli', rounds: 1 }), round(0, 0, 0, 40, 0));
    const even = match.adjust(m, { points: [0, 0, 0, 20] });
    expect(teams(even)).to.deep.equal(['0+2: 20 (1)', '1+3: 20 (1)']);
    expect(at(even).winners).to.deep.equal([0, 1, 2, 3]);
  });

  it('are none without the option', () => {
    const m = match.add(table('okey'), round(0, 0, 20, 8, 5));
    expect(at(m)).to.not.have.property('teams');
    expect(at(m).ranks).to.deep.equal([1, 4, 3, 2]);
    expect(match.basisOf(m).context).to.deep.equal({ present: [0, 1, 2, 3] });
  });

  it('sit opposite: an order that would part them is refused', () => {
    const m = table();
    for (const order of [
      [1, 0, 2, 3],
      [0, 2, 1, 3],
      [0, 1, 3, 2],
    ])
      expect(refusal(() => match.reorder(m, order))).to.deep.equal(['teams seats']);
    for (const order of [
      [1, 2, 3, 0],
      [2, 1, 0, 3],
      [3, 0, 1, 2],
    ]) {
      const turned = match.reorder(m, order);
      expect(at(turned).order).to.deep.equal(order);
      expect(teams(turned)).to.deep.equal(teams(m));
    }
    expect(refusal(() => match.reorder(table('okey'), [1, 0, 2, 3]))).to.deep.equal([]);
  });

  it('are those of the order when the table begins to play in teams', () => {
    const m = match.setRules(match.reorder(table('okey'), [0, 1, 3, 2]), {
      teams: 'opposite',
      mateSpared: true,
    });
    expect(teams(m)).to.deep.equal(['0+3: 0 (1)', '1+2: 0 (1)']);
    expect(at(match.add(m, round(0, 0, 20, 8, 5))).totals).to.deep.equal([-100, 60, 24, 0]);
    const turned = match.reorder(m, [3, 2, 0, 1]);
    expect(teams(turned)).to.deep.equal(teams(m));
    const other = match.reorder(match.setRules(turned, { teams: null }), [0, 1, 2, 3]);
    expect(at(other)).to.not.have.property('teams');
    expect(teams(match.setRules(other, { teams: 'opposite' }))).to.deep.equal(['0+2: 0 (1)', '1+3: 0 (1)']);
  });

  it('stay partners when one goes, and who comes takes the place', () => {
    const left = match.leave(match.add(table(), round(0, 0, 20, 8, 5)), 2);
    expect(teams(left)).to.deep.equal(['0+2: -76 (1)', '1+3: 75 (2)']);
    expect(at(left)).to.deep.include({ ranks: [1, 2, null, 2], leaders: [0] });
    expect(refusal(() => match.add(left, round(0, 0, 20, null, 5)))).to.deep.equal([
      'player-count round.hands',
    ]);

    const joined = match.join(left, 'P5');
    expect(teams(joined)).to.deep.equal(['0+4: -100 (1)', '1+3: 75 (2)']);
    expect(refusal(() => match.reorder(joined, [0, 1, 3, 4]))).to.deep.equal(['teams seats']);
    const seated = match.reorder(joined, [0, 1, 4, 3]);
    const spared = match.setRules(seated, { mateSpared: true });
    expect(at(match.add(spared, round(4, 9, 9, null, 9, 0))).totals).to.deep.equal([-100, 87, 24, 42, -100]);

    const back = match.reorder(left, [0, 1, 2, 3]);
    expect(teams(back)).to.deep.equal(['0+2: -76 (1)', '1+3: 75 (2)']);
  });

  it('are four: three play no round in teams', () => {
    const three = table('esli', 3);
    expect(at(three)).to.not.have.property('teams');
    expect(refusal(() => match.add(three, round(0, 0, 20, 8)))).to.deep.equal(['player-count round.hands']);
    expect(teams(match.join(three, 'P4'))).to.deep.equal(['0+2: 0 (1)', '1+3: 0 (1)']);
  });

  it('come from the log alone, and undoing restores them', () => {
    const hands = fc.array(fc.nat(100), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(3), hands), { maxLength: 12 }),
        fc.boolean(),
        (rounds, mateSpared) => {
          let m = table({ preset: 'esli', mateSpared });
          for (const [winner, own] of rounds) {
            const next = match.add(m, round(winner, ...own));
            expect(match.remove(next, next.entries.at(-1)!.id)).to.deep.equal(m);
            expect(at(match.remove(next, next.entries.at(-1)!.id))).to.deep.equal(at(m));
            m = next;
          }
          const { totals, teams: both, ranks, leaders } = at(m);
          const sums = [totals[0]! + totals[2]!, totals[1]! + totals[3]!];
          expect(both?.map(({ total }) => total)).to.deep.equal(sums);
          const least = Math.min(...sums);
          expect(leaders).to.deep.equal([0, 1, 2, 3].filter((seat) => sums[seat % 2] === least));
          expect(ranks.map((rank) => rank === 1)).to.deep.equal(
            [0, 1, 2, 3].map((seat) => leaders.includes(seat)),
          );
          const again = match.fromJSON(JSON.stringify(m));
          expect(again).to.deep.equal(m);
          expect(at(again)).to.deep.equal(at(m));
        },
      ),
      { numRuns: 60 },
    );
  });
});
