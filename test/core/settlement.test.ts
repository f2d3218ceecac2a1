import { expect } from 'chai';
import fc from 'fast-check';
import { doko, match, type Match } from '../../src/core.js';
import type { Game, Money } from '../../src/core/round.js';
import { FIVE, FOUR } from '../support/doko-games.js';
import { thawed } from '../support/frozen.js';
import { house } from '../support/house-cases.js';

const MODES = ['balance', 'pairs', 'kitty-top', 'kitty-minus'] as const;

/** A game of as many players as one likes, whose rules have this price. */
const playedFor = (money: Money | null) =>
  ({
    ...doko.game,
    id: 'priced',
    seats: { min: 2, max: 9 },
    match: { money: () => money },
  }) as unknown as Game;

/** A match that came to these totals; null never played. */
const ended = (totals: readonly (number | null)[], money: Money | null): Match =>
  match.adjust(
    match.create({ game: playedFor(money), players: totals.map((_, seat) => `Player ${seat + 1}`) }),
    { points: totals, played: true },
  );
const settled = (totals: readonly (number | null)[], money: Money) => match.settlement(ended(totals, money))!;

describe('the worked settlements', () => {
  it('are all there', () => {
    expect(house.settlements).to.have.length(6);
  });

  for (const { id, title, totals, money, expect: wanted } of house.settlements) {
    it(`${id}: ${title}`, () => {
      expect(settled(totals, money)).to.deep.include(wanted);
    });
  }
});

describe('a settlement', () => {
  const cents = fc.constantFrom(1, 2.5, 5, 10, 0.33, 33.33);
  const totals = fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 2, maxLength: 9 });
  const any = fc.record({ totals, perPoint: cents, mode: fc.constantFrom(...MODES) });
  const always = (holds: (totals: number[], money: Money) => void) =>
    fc.assert(fc.property(any, ({ totals, ...money }) => holds(totals, money)));

  it('is none where the rules name no money, or the game knows none', () => {
    expect(match.settlement(ended([1, -1], null))).to.equal(null);
    expect(match.settlement(match.create({ game: 'okey', players: FOUR }))).to.equal(null);
  });

  it('comes to nothing over all, or to what goes into the kitty', () => {
    always((totals, money) => {
      const { balances, kitty } = settled(totals, money);
      expect(balances.reduce<number>((sum, it) => sum + it!, 0)).to.equal(0 - kitty);
      if (!money.mode.startsWith('kitty')) expect(kitty).to.equal(0);
    });
  });

  it('is in whole cents, each within a cent of what it is worth exactly', () => {
    always((totals, money) => {
      const { balances } = settled(totals, money);
      const { perPoint, mode } = money;
      const n = totals.length;
      const sum = totals.reduce((a, b) => a + b, 0);
      const exact = {
        balance: (t: number) => (t - sum / n) * perPoint,
        pairs: (t: number) => (n * t - sum) * perPoint,
        'kitty-top': (t: number) => (t - Math.max(...totals)) * perPoint,
        'kitty-minus': (t: number) => Math.min(0, t) * perPoint,
      }[mode];
      balances.forEach((it, seat) => {
        expect(Number.isInteger(it)).to.equal(true);
        expect(Math.abs(it! - exact(totals[seat]!))).to.be.lessThan(1);
        expect(Object.is(it, -0)).to.equal(false);
      });
    });
  });

  it('leaves nobody anything to pay or to get once its payments are made', () => {
    always((totals, money) => {
      const { balances, kitty, payments } = settled(totals, money);
      const left = new Map<number | 'kitty', number>(
        [...balances.entries()].map(([seat, it]) => [seat, it!]),
      );
      left.set('kitty', kitty);
      for (const { from, to, amount } of payments) {
        expect(amount).to.be.greaterThan(0);
        left.set(from, left.get(from)! + amount).set(to, left.get(to)! - amount);
      }
      expect([...left.values()].every((it) => it === 0)).to.equal(true);
    });
  });

  it('asks for as few payments as can be', () => {
    const fewest = (balances: number[]): number => {
      const owed = balances.filter((it) => it !== 0);
      // each choice of seats that settles among itself saves one: the most that do, by every way to part them
      const parts = (left: number[]): number => {
        if (left.length === 0) return 0;
        let most = 0;
        for (let mask = 1; mask < 1 << left.length; mask += 2) {
          const inside = left.filter((_, i) => mask & (1 << i));
          if (inside.reduce((a, b) => a + b, 0) !== 0) continue;
          most = Math.max(most, 1 + parts(left.filter((_, i) => !(mask & (1 << i)))));
        }
        return most;
      };
      return owed.length - parts(owed);
    };
    const small = fc.array(fc.integer({ min: -4, max: 4 }), { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(small, (totals) => {
        const { balances, payments } = settled(totals, { perPoint: totals.length, mode: 'balance' });
        expect(payments).to.have.length(fewest(balances as number[]));
      }),
    );
  });

  it('takes the first of two ways that ask for as few: the lowest seat first, and with it the next it can settle with', () => {
    expect(settled([5, 5, -5, -5], { perPoint: 1, mode: 'balance' }).payments).to.deep.equal([
      { from: 2, to: 0, amount: 5 },
      { from: 3, to: 1, amount: 5 },
    ]);
  });

  it('has each difference paid once in pairs', () => {
    expect(settled([3, 1, -4], { perPoint: 10, mode: 'pairs' }).balances).to.deep.equal([90, 30, -120]);
  });

  it('leaves out who never played', () => {
    expect(settled([4, null, -4], { perPoint: 10, mode: 'balance' })).to.deep.equal({
      balances: [40, null, -40],
      kitty: 0,
      payments: [{ from: 2, to: 0, amount: 40 }],
    });
    const none = match.create({ game: playedFor({ perPoint: 1, mode: 'balance' }), players: FOUR });
    expect(match.settlement(none)).to.deep.equal({
      balances: [null, null, null, null],
      kitty: 0,
      payments: [],
    });
  });

  it('counts who has left like everybody else', () => {
    const money = { perPoint: 10, mode: 'balance' } as const;
    const m = match.create({ game: playedFor(money), players: FIVE });
    const played = match.adjust(m, { points: [4, -1, -1, -1, -1], played: true });
    expect(match.settlement(match.leave(played, 0))).to.deep.equal(match.settlement(played));
  });

  it('is exact where numbers are as large as they may be', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const { balances } = settled([most, -most], { perPoint: 1, mode: 'balance' });
    expect(balances).to.deep.equal([most, -most]);
  });

  it('is frozen', () => {
    expect(thawed(settled([4, -4], { perPoint: 10, mode: 'balance' }))).to.equal(undefined);
  });
});
