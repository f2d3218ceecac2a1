import { freeze, type Money, type Seat } from '../round.js';
import { PARTS } from '../rules.js';
import { open } from './read.js';
import { linesTo } from './state.js';
import type { Match } from './types.js';

/** Who pays whom; whole cents. */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat | 'kitty';
  readonly amount: number;
}

/** What a match comes to in money. Deeply frozen. */
export interface Settlement {
  /** By seat, in whole cents: what a player receives, below 0 pays; null for who never played. */
  readonly balances: readonly (number | null)[];
  /** What goes into the kitty, in whole cents. */
  readonly kitty: number;
  readonly payments: readonly Payment[];
}

/** More than so many do not have every way of paying looked at: one group. */
const MOST_TRIED = 7;

/**
 * What the totals come to in money by the rules in force, also for who has left, and the fewest payments that settle
 * it. Null where the rules have no money, or their game has none.
 */
export function settlement(match: Match): Settlement | null {
  const { state } = open(match);
  const money = state.game.match?.money?.(state.rules);
  if (!money) return null;
  const lines = linesTo(state);
  const seats = [...state.totals.keys()].filter((seat) =>
    lines.some(({ points }) => typeof points[seat] === 'number'),
  );
  const amounts = balance(
    seats.map((seat) => state.totals[seat]!),
    money,
  );
  const balances = state.totals.map((_, seat) =>
    seats.includes(seat) ? amounts[seats.indexOf(seat)]! : null,
  );
  const toKitty = money.mode.startsWith('kitty');
  const owed = balances.flatMap((cents, seat) => (cents ? [{ seat, cents }] : []));
  return freeze({
    balances,
    kitty: toKitty ? owed.reduce((sum, { cents }) => sum - cents, 0) : 0,
    payments: toKitty
      ? owed.map(({ seat, cents }) => ({ from: seat, to: 'kitty' as const, amount: -cents }))
      : groups(owed).flatMap(pay),
  });
}

/** What each of these totals gets, in whole cents. Reckoned with whole numbers of any size: no cent is lost. */
function balance(totals: readonly number[], { perPoint, mode }: Money): number[] {
  const price = BigInt(Math.round(perPoint * PARTS));
  const all = totals.map(BigInt);
  const [parts, n] = [BigInt(PARTS), BigInt(totals.length)];
  if (mode === 'kitty-top' || mode === 'kitty-minus') {
    const from = mode === 'kitty-minus' ? 0n : all.reduce((a, b) => (a > b ? a : b), all[0] ?? 0n);
    const short = all.map((total) => (total < from ? from - total : 0n));
    // half up
    return short.map((by) => 0 - Number((2n * by * price + parts) / (2n * parts)));
  }
  const sum = all.reduce((a, b) => a + b, 0n);
  const unit = mode === 'balance' ? parts * n : parts;
  const exact = all.map((total) => (n * total - sum) * price);
  const rest = exact.map((it) => ((it % unit) + unit) % unit);
  const cents = exact.map((it, i) => (it - rest[i]!) / unit);
  const missing = Number(-cents.reduce((a, b) => a + b, 0n));
  const byRest = [...rest.keys()].sort((a, b) =>
    rest[a] === rest[b] ? a - b : rest[a]! > rest[b]! ? -1 : 1,
  );
  const extra = new Set(byRest.slice(0, missing));
  return cents.map((it, i) => Number(it) + (extra.has(i) ? 1 : 0));
}

interface Owed {
  readonly seat: Seat;
  readonly cents: number;
}

const sumOf = (owed: readonly Owed[]): number => owed.reduce((sum, { cents }) => sum + cents, 0);

/**
 * As many groups as can be that settle among themselves: each saves a payment. The lowest seat's group comes first,
 * small ones are tried before large ones, partners in the order of the seats.
 */
function groups(free: readonly Owed[]): (readonly Owed[])[] {
  const [first, ...others] = free;
  if (!first) return [];
  if (free.length > MOST_TRIED) return [free];
  let best: (readonly Owed[])[] = [];
  for (let size = 1; size <= others.length; size++) {
    for (const partners of subsets(others, size)) {
      if (sumOf(partners) + first.cents !== 0) continue;
      const split = [[first, ...partners], ...groups(others.filter((it) => !partners.includes(it)))];
      if (split.length > best.length) best = split;
    }
  }
  return best;
}

/** Every choice of so many, in the order of the list. */
function subsets<T>(list: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return list.flatMap((it, i) => subsets(list.slice(i + 1), size - 1).map((rest) => [it, ...rest]));
}

/** The largest debtor pays the largest creditor until nothing is left; of equals the lower seat. */
function pay(group: readonly Owed[]): Payment[] {
  const left = new Map(group.map(({ seat, cents }) => [seat, cents]));
  const payments: Payment[] = [];
  const largest = (sign: 1 | -1) => [...left].reduce((a, b) => (sign * b[1] > sign * a[1] ? b : a));
  for (let i = 1; i < group.length; i++) {
    const [to, due] = largest(1);
    const [from, debt] = largest(-1);
    const amount = Math.min(due, -debt);
    if (amount <= 0) break;
    payments.push({ from, to, amount });
    left.set(to, due - amount).set(from, debt + amount);
  }
  return payments;
}
