import fc from 'fast-check';
import { doko, InvalidInput, match, type Match } from '../../src/core.js';
import { SOLO_KINDS } from './doko-rounds.js';

export type Evening = Match<doko.DokoRound, doko.DokoRules>;

const KINDS = [
  ...(['add', 'add', 'add', 'add', 'solo', 'pflicht', 'pflicht', 'penalty', 'played'] as const),
  ...(['join', 'leave', 'reorder', 'rename', 'rules', 'revise', 'revise', 'remove'] as const),
] as const;

/** Something that is done to a match: a kind, and numbers from which the rest is chosen. */
export interface Operation {
  readonly kind: (typeof KINDS)[number];
  readonly numbers: readonly number[];
}

const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom(...KINDS),
  numbers: fc.array(fc.nat({ max: 1000 }), { minLength: 8, maxLength: 8 }),
});

/** How an evening begins, and what is then tried; what the match refuses leaves it as it was. */
export const evenings = fc.record({
  players: fc.integer({ min: 4, max: 7 }),
  dealer: fc.nat({ max: 3 }),
  rounds: fc.option(fc.integer({ min: 1, max: 14 })),
  operations: fc.array(operation, { maxLength: 40, size: 'large' }),
});

type Plan = typeof evenings extends fc.Arbitrary<infer T> ? T : never;

export const begin = ({ players, dealer, rounds }: Plan): Evening =>
  match.create({
    game: doko.game,
    players: Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
    dealer,
    rules: { rounds },
  });

/** The match after each operation, the first one before any. */
export function play(plan: Plan): Evening[] {
  const matches = [begin(plan)];
  for (const it of plan.operations) matches.push(attempt(matches.at(-1)!, it));
  return matches;
}

/** The match after an operation, or as it was if that is refused. */
export function attempt(m: Evening, it: Operation): Evening {
  try {
    return operate(m, it);
  } catch (error) {
    if (error instanceof InvalidInput) return m;
    throw error;
  }
}

/** Seats at the table, moved round so that any of them may come first; the ones that sit out are left out. */
function inGame(m: Evening, turn: number): number[] {
  const { order, sitsOut = [] } = match.summary(m);
  const table = order.filter((seat) => !sitsOut.includes(seat));
  return table.map((_, i) => table[(i + turn) % table.length]!);
}

export function roundOf(
  m: Evening,
  kind: 'add' | 'solo' | 'pflicht',
  numbers: readonly number[],
): doko.DokoRound {
  const [turn = 0, augen = 0, call = 0, solo = 0] = numbers;
  const [first, second] = inGame(m, turn) as [number, number];
  const isSolo = kind !== 'add';
  return {
    kind: isSolo ? 'solo' : 'normal',
    reAugen: augen % 241,
    re: { players: isSolo ? [first] : [first, second], call: call % 2 ? 'ansage' : 'none' },
    kontra: { call: call % 3 ? 'none' : '90' },
    ...(isSolo && { solo: kind === 'pflicht' ? kind : SOLO_KINDS[solo % 4]! }),
  };
}

function operate(m: Evening, { kind, numbers }: Operation): Evening {
  const [a = 0, b = 0, c = 0] = numbers;
  const { order, totals } = match.summary(m);
  const points = totals.map((_, seat) => {
    const value = (numbers[seat % numbers.length]! % 41) - 20;
    return order.includes(seat) && value % 5 ? value : null;
  });
  switch (kind) {
    case 'add':
    case 'solo':
    case 'pflicht':
      return match.add(m, roundOf(m, kind, numbers));
    case 'penalty':
      return match.adjust(m, { points, reason: 'penalty' });
    case 'played':
      return match.adjust(m, { points, played: true });
    case 'join':
      return match.join(m, `Player ${totals.length + 1}`);
    case 'leave':
      return match.leave(m, a % totals.length);
    case 'reorder': {
      const seats = a % 3 ? [...order] : totals.map((_, seat) => seat);
      seats.sort((x, y) => (numbers[x % 8]! % 10) - (numbers[y % 8]! % 10));
      return match.reorder(m, seats);
    }
    case 'rename':
      return match.rename(m, a % totals.length, `Name ${b}`);
    case 'rules':
      return match.setRules(m, { rounds: a % 3 ? 1 + (b % 20) : null });
    case 'revise': {
      const entry = m.entries[a % Math.max(1, m.entries.length)];
      if (entry?.type === 'adjustment')
        return match.revise(m, entry.id, { ...entry, points: entry.points.map(() => c) });
      if (entry?.type !== 'round') return m;
      const { re, kontra, kind: was } = entry.round;
      const changed = { ...entry.round, reAugen: b % 241, re: { ...re, call: kontra.call } };
      if (was === 'normal' || c % 2) return match.revise(m, entry.id, changed);
      return match.revise(m, entry.id, { ...changed, solo: c % 3 ? 'pflicht' : 'lust' });
    }
    case 'remove':
      return match.remove(m, m.entries[a % Math.max(1, m.entries.length)]?.id ?? '?');
  }
}
