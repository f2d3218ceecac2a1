import type { LogEvent, OwnEntry, OwnFields, Standing } from '../hooks.js';
import type { Seat } from '../round.js';
import { endByLength } from '../table.js';
import type { RummyResult, RummyRound, RummyRules } from './types.js';
import { limitOf } from './values.js';

type At = Standing<RummyRules>;
type Event = LogEvent<RummyRound, RummyRules, RummyResult>;

/** What elimination keeps account of, by seat. */
export interface Book {
  /** After how many games a total came to the limit; absent = it is below. */
  readonly fell: readonly (number | undefined)[];
  /** How often somebody came in again. */
  readonly entered: readonly (number | undefined)[];
}

/** By the number of players at the start, whoever has come or gone since; null = there is no limit. */
export const limitIn = ({ starters, rules }: At): number | null => limitOf(starters, rules);

const isOver = (at: At, seat: Seat): boolean =>
  at.rules.end === 'elimination' && at.totals[seat]! >= (limitIn(at) ?? Infinity);

/** Who is still in, in the order round the table; without elimination everybody there. */
export const stillIn = (at: At): Seat[] => at.order.filter((seat) => !isOver(at, seat));

/** Who is at the table and out, by seat. */
export const outOf = (at: At): Seat[] => at.order.filter((seat) => isOver(at, seat)).sort((a, b) => a - b);

const highest = (at: At): number => Math.max(...stillIn(at).map((seat) => at.totals[seat]!));

/** Whether who is out may come in again now: nobody still in has too much, and the new total is no limit itself. */
export function mayReEnter(at: At, { entered }: Book, seat: Seat): boolean {
  const { reEntry } = at.rules;
  const { ended } = endByLength(at);
  if (reEntry === null || ended || !isOver(at, seat) || stillIn(at).length < 2) return false;
  const isOpen = highest(at) <= reEntry.upTo && highest(at) + 1 < limitIn(at)!;
  return isOpen && (entered[seat] ?? 0) < (reEntry.times ?? Infinity);
}

const seatOf = ({ seat }: OwnFields): Seat => seat as Seat;

/** Who is out comes in again with one point more than the highest total still in. */
export const reEntry: OwnEntry<Book, RummyRules> = {
  fields: ['seat'],
  yields: true,
  check: (entry, at, book) =>
    at.order.includes(seatOf(entry)) && mayReEnter(at, book, seatOf(entry))
      ? []
      : [{ code: 'seat', path: 'seat' }],
  points: (entry, at) =>
    at.totals.map((total, seat) => (seat === seatOf(entry) ? highest(at) + 1 - total : null)),
};

/** Takes note of who is out since when, and of who came in again. */
export function note({ fell, entered }: Book, event: Event, before: At): Book {
  const { points = [] } = event.type === 'round' ? event.result : { points: [], ...event };
  const isGame = event.type === 'round' || (event.type === 'adjustment' && event.played);
  const after: At = {
    ...before,
    rules: event.type === 'rules' ? event.rules : before.rules,
    totals: before.totals.map((total, seat) => total + (points[seat] ?? 0)),
    played: before.played + (isGame ? 1 : 0),
  };
  return {
    fell: after.totals.map((_, seat) => (isOver(after, seat) ? (fell[seat] ?? after.played) : undefined)),
    entered:
      event.type === 'own'
        ? before.totals.map((_, seat) => (entered[seat] ?? 0) + (seat === seatOf(event.entry) ? 1 : 0))
        : entered,
  };
}
