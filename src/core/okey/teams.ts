import type { MatchHooks, Standing } from '../hooks.js';
import type { Issue, Seat } from '../round.js';
import { FOUR } from './input.js';
import type { OkeyContext, OkeyResult, OkeyRound, OkeyRules } from './types.js';

type At = Pick<Standing<OkeyRules>, 'rules' | 'order' | 'totals'>;

/** The four seats as they partner: the first and third against the others. Absent = as the table sits. */
interface Book {
  readonly places?: readonly Seat[] | undefined;
}

const pairsOf = ([a, b, c, d]: readonly Seat[]) => [
  [a!, c!],
  [b!, d!],
];

/** The partner of who finished, where there are teams. */
export function mateIn(
  { hands, winner }: OkeyRound,
  { teams }: OkeyRules,
  context?: OkeyContext,
): Seat | undefined {
  if (teams === null || winner === undefined) return undefined;
  const places = context?.order ?? hands.flatMap((hand, seat) => (hand === null ? [] : [seat]));
  const pair = pairsOf(places).find((seats) => seats.includes(winner));
  return pair?.find((seat) => seat !== winner);
}

function placesIn({ rules, order }: At, { places }: Book): readonly Seat[] | undefined {
  if (rules.teams === null) return undefined;
  return places ?? (order.length === FOUR.max ? order : undefined);
}

/** Who has left keeps the place until somebody new takes it. */
function seated(places: readonly Seat[], order: readonly Seat[]): Seat[] {
  const fresh = order.filter((seat) => !places.includes(seat));
  return places.map((seat) => (order.includes(seat) ? seat : (fresh.shift() ?? seat)));
}

/** Both teams, with the sum of their seats' totals. */
function teamsIn(at: At, book: Book) {
  const places = placesIn(at, book);
  if (!places) return undefined;
  const teams = pairsOf(places).map((seats) => ({
    seats,
    total: seats.reduce((sum, seat) => sum + at.totals[seat]!, 0),
  }));
  return teams.map((team) => ({ ...team, rank: 1 + teams.filter(({ total }) => total < team.total).length }));
}

/** Partners in a match: they stay partners whoever comes or goes, and win together. */
export const partners: MatchHooks<Book, OkeyRound, OkeyRules, OkeyResult, OkeyContext> = Object.freeze({
  open: () => ({}),

  enter(book, event, before) {
    if (event.type === 'rules') return { book: event.rules.teams === null ? {} : book };
    if (event.type !== 'players') return { book };
    const places = placesIn(before, book);
    return { book: places ? { places: seated(places, event.order) } : book };
  },

  seating(order, at, book): Issue[] {
    const places = placesIn(at, book);
    const apart = (a: Seat, b: Seat) => Math.abs(order.indexOf(a) - order.indexOf(b)) !== 2;
    return places &&
      order.length === FOUR.max &&
      pairsOf(seated(places, order)).some(([a, b]) => apart(a!, b!))
      ? [{ code: 'teams', path: 'order' }]
      : [];
  },

  context(at, book) {
    const order = placesIn(at, book);
    return order ? { order } : {};
  },

  ranks(at, book) {
    const teams = teamsIn(at, book);
    const rankOf = (seat: Seat) => teams?.find(({ seats }) => seats.includes(seat))?.rank;
    return teams && at.totals.map((_, seat) => (at.order.includes(seat) ? (rankOf(seat) ?? null) : null));
  },

  summary(at, book) {
    const teams = teamsIn(at, book);
    return teams ? { teams } : {};
  },
} satisfies MatchHooks<Book, OkeyRound, OkeyRules, OkeyResult, OkeyContext>);
