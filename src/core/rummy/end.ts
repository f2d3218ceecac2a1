import type { End, MatchHooks, Standing } from '../hooks.js';
import type { Seat } from '../round.js';
import { endByLength, ranksBy } from '../table.js';
import { limitIn, mayReEnter, note, outOf, reEntry, stillIn, type Book } from './elimination.js';
import { bestOf } from './rules.js';
import type { RummyContext, RummyResult, RummyRound, RummyRules } from './types.js';

type At = Standing<RummyRules>;

/** Who is still in before who is out, of these who fell later first; equals by their totals. */
function ranks(at: At, { fell }: Book): readonly (number | null)[] {
  const out = outOf(at);
  const since = (seat: Seat) => (out.includes(seat) ? (fell[seat] ?? 0) : Infinity);
  const sign = bestOf(at.rules) === 'lowest' ? 1 : -1;
  const total = (seat: Seat) => sign * at.totals[seat]!;
  return ranksBy(at, (a, b) => since(a) > since(b) || (since(a) === since(b) && total(a) < total(b)));
}

/**
 * When a match is over ("Game"): somebody at the table is at or over the limit · so many rounds were played · all but
 * one are out. A tie for the best total asks for another round, or is shared. With a fixed number of rounds the limit
 * ends nothing.
 */
function end(at: At, book: Book): End {
  const { rules } = at;
  const limit = limitIn(at);
  const limitReached = limit !== null && at.order.some((seat) => at.totals[seat]! >= limit);
  const isTie = ranks(at, book).filter((rank) => rank === 1).length > 1;
  const byLength = endByLength(at).ended;
  const isOpen = rules.end === 'limit' && rules.rounds === null;
  const isOver = isOpen ? limitReached : byLength || (rules.end === 'elimination' && stillIn(at).length < 2);
  const extraRound = isOver && isTie && rules.endTie === 'extra' && (isOpen || rules.end === 'rounds');
  return {
    ended: isOver && !extraRound,
    extraRound,
    ...(limit === null ? {} : { limit, limitReached }),
  };
}

/** Rummy's part in a match: the limit, as it was at the start, who is out and who may come in again. */
export const inMatch: MatchHooks<Book, RummyRound, RummyRules, RummyResult, RummyContext> = Object.freeze({
  open: () => ({ fell: [], entered: [] }),
  enter: (book, event, before) => ({ book: note(book, event, before) }),
  playing: stillIn,
  ranks,
  end,
  entries: { 're-entry': reEntry },

  context(at) {
    const limit = limitIn(at);
    return limit === null ? {} : { limit };
  },

  summary(at, book) {
    if (at.rules.end !== 'elimination') return {};
    const out = outOf(at);
    return { out, mayReEnter: out.filter((seat) => mayReEnter(at, book, seat)) };
  },
} satisfies MatchHooks<Book, RummyRound, RummyRules, RummyResult, RummyContext>);
