import { expect } from 'chai';
import fc from 'fast-check';
import { doko } from '../../src/core.js';
import { always, rounds } from '../support/doko-rounds.js';
import { appraise } from '../support/house-oracle.js';
import { houseRounds, houseRules } from '../support/house-rounds.js';
import { thawed } from '../support/frozen.js';

const games = fc.tuple(houseRounds, houseRules, fc.nat({ max: 4 }));
const sumOf = (result: doko.DokoResult, side: 're' | 'kontra') =>
  result.items.reduce((sum, { party, points }) => sum + (party === side ? points : 0), 0);

describe('house rules of Doppelkopf: any round by any rules', () => {
  it('comes to what the text says, reckoned a second time', () => {
    fc.assert(
      fc.property(games, ([round, rules, bock]) => {
        const { winner, value, points, flipped, factors, bock: b } = doko.score(round, rules, { bock });
        expect({ winner, value, points, flipped, factors, bock: b }).to.deep.equal(
          appraise(round, rules, bock),
        );
      }),
      { numRuns: 3000 },
    );
  }).timeout(60_000);

  it('is what the tournament rules say where no option is set, whatever the round has beside', () => {
    always(fc.tuple(rounds, fc.nat({ max: 4 })), ([round, bock]) => {
      const { rules: _, ...plain } = doko.score(round);
      const { rules: __, ...house } = doko.score(round, { bock: null, points: {} }, { bock });
      expect(house).to.deep.equal(plain);
    });
    always(houseRounds, (round) => {
      const { soloKind: _, special: __, hochzeit: ___, bockLayers: _4, bockStarts: _5, ...game } = round;
      const tsr = ({ players, call, doppelkopf, fuchs, karlchen }: Partial<doko.ReEntry>) =>
        JSON.parse(JSON.stringify({ players, call, doppelkopf, fuchs, karlchen })) as doko.ReEntry;
      const bare = { ...game, re: tsr(round.re), kontra: tsr(round.kontra) };
      expect({ ...doko.score(round), warnings: [] }).to.deep.equal({ ...doko.score(bare), warnings: [] });
    });
  });

  it('has items that come to its value', () => {
    always(games, ([round, rules, bock]) => {
      const result = doko.score(round, rules, { bock });
      expect(sumOf(result, 're') - sumOf(result, 'kontra')).to.equal(result.value);
    });
  });

  it('has multipliers that add nothing, and whose product are the factors', () => {
    always(games, ([round, rules, bock]) => {
      const { items, factors } = doko.score(round, rules, { bock });
      const times = { calls: 1, bock: 1 };
      for (const item of items) {
        if (item.times === undefined) continue;
        expect(item.points).to.equal(0);
        times[item.code === 'bock' ? 'bock' : 'calls'] *= item.times;
      }
      expect(times).to.deep.equal(factors);
    });
  });

  it('has rows that sum to 0 and are all even or all odd where gains and losses are written', () => {
    always(games, ([round, rules, bock]) => {
      const { points } = doko.score(round, { ...rules, writing: 'plus-minus' }, { bock });
      const four = points.filter((n) => n !== null);
      expect(four).to.have.length(4);
      expect(four.reduce((sum, n) => sum + n, 0)).to.equal(0);
      expect(new Set(four.map((n) => Math.abs(n % 2))).size).to.equal(1);
    });
  });

  it('is written in part: gains, losses, or both, which are the sum of the two', () => {
    fc.assert(
      fc.property(games, ([round, rules, bock]) => {
        const by = (writing: doko.DokoRules['writing']) => doko.score(round, { ...rules, writing }, { bock });
        const [both, plus, minus] = [by('plus-minus'), by('plus'), by('minus')];
        const sums = both.points.map((n, seat) => n && plus.points[seat]! + minus.points[seat]!);
        expect(sums).to.deep.equal(both.points);
        expect(plus.points.every((n) => n === null || n >= 0)).to.equal(true);
        expect(minus.points.every((n) => n === null || n <= 0)).to.equal(true);
        // what is written says nothing about the game
        const game = ({ points: _, rules: __, ...rest }: doko.DokoResult) => JSON.stringify(rest);
        expect([plus, minus].map(game)).to.deep.equal([game(both), game(both)]);
      }),
      { numRuns: 500 },
    );
  });

  it('never leaves who won below 0 where there is no backdoor', () => {
    always(games, ([round, rules, bock]) => {
      const { winner, value } = doko.score(round, { ...rules, noBackdoor: true }, { bock });
      if (winner !== 'none') expect(winner === 're' ? value : -value).to.be.at.least(0);
    });
  });

  it('goes to the other party only by Feigheit', () => {
    always(games, ([round, rules, bock]) => {
      const { winner: plain } = doko.score(round);
      const { winner, flipped } = doko.score(round, rules, { bock });
      expect(winner === plain).to.equal(!flipped);
      if (rules.feigheit === 'off' || plain === 'none') expect(flipped).to.equal(false);
    });
  });

  it('is frozen, and has no zero with a sign', () => {
    always(games, ([round, rules, bock]) => {
      const result = doko.score(round, rules, { bock });
      expect(thawed(result)).to.equal(undefined);
      const numbers = [...result.points, result.value, ...result.items.map(({ points }) => points)];
      expect(numbers.some((n) => Object.is(n, -0))).to.equal(false);
    });
  });
});
