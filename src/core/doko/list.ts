import type { Entered, LogEvent, MatchHooks, Standing } from '../hooks.js';
import { freeze, isRecord, type Seat } from '../round.js';
import { afterDealer } from '../table.js';
import { planAfter, type Plan } from './bock-plan.js';
import { factorOf } from './bock.js';
import type { DokoContext, DokoResult, DokoRound, DokoRules } from './types.js';

/** So many play a game; who else is at the table sits out. */
const PLAYING = 4;

/** What the list keeps account of (rules/doko "The list"). */
interface Book {
  /** Who has played the Pflichtsolo. */
  readonly played: readonly Seat[];
  /** By seat: in how many games somebody at the table sat out; absent = 0. */
  readonly satOut: readonly (number | undefined)[];
  readonly plan: Plan;
}

type At = Pick<Standing<DokoRules>, 'rules' | 'order' | 'dealer' | 'played'>;
type Event = LogEvent<DokoRound, DokoRules, DokoResult>;

/** Proposal for the next game: the dealer, then who has sat out least; equals by the order after the dealer. */
function sitsOut({ order, dealer }: At, { satOut }: Book): Seat[] {
  const others = afterDealer(order, dealer).slice(0, -1);
  const byTurn = others.sort((a, b) => (satOut[a] ?? 0) - (satOut[b] ?? 0));
  return [dealer, ...byTurn].slice(0, order.length - PLAYING);
}

/** Who is at the table and still owes the Pflichtsolo. */
const owing = ({ order }: At, { played }: Book): Seat[] => order.filter((seat) => !played.includes(seat));

const gamesLeft = ({ rules, played }: At): number => (rules.rounds ?? Infinity) - played;

/**
 * Who has to play the Pflichtsolo now, because as many are owed as games are left: the next after the dealer
 * that is in the game; one who would sit out only if nobody in the game owes one.
 */
function forcedSolo(at: At, book: Book): Seat | null {
  const owed = owing(at, book);
  const left = gamesLeft(at);
  if (left <= 0 || owed.length < left) return null;
  const inTurn = afterDealer(at.order, at.dealer).filter((seat) => owed.includes(seat));
  const out = sitsOut(at, book);
  return inTurn.find((seat) => !out.includes(seat)) ?? inTurn[0] ?? null;
}

function count(book: Book, out: readonly Seat[]): Book {
  if (out.length === 0) return book;
  const satOut = Array.from(
    { length: Math.max(book.satOut.length, ...out.map((seat) => seat + 1)) },
    (_, seat) => (out.includes(seat) ? (book.satOut[seat] ?? 0) + 1 : book.satOut[seat]),
  );
  return { ...book, satOut };
}

/** Who sat out, and whose Pflichtsolo it was. */
function enter(book: Book, event: Event, before: At): Entered<Book> {
  if (event.type === 'adjustment' && event.played) {
    return {
      book: count(
        book,
        before.order.filter((seat) => (event.points[seat] ?? null) === null),
      ),
    };
  }
  if (event.type !== 'round') return { book };
  const counted = count(book, event.round.sitsOut ?? []);
  if (event.round.solo !== 'pflicht') return { book: counted };
  const soloist = event.round.re.players[0]!;
  if (book.played.includes(soloist)) return { book: counted, warnings: ['pflichtsolo-twice'] };
  return {
    book: { ...counted, played: [...book.played, soloist] },
    keepsDeal: forcedSolo(before, book) !== soloist,
  };
}

/** The coming Bock games, how many of them fit before the end, and the factor of the next one. */
const bockGames = (at: At, { plan }: Book) => ({
  plan,
  left: Math.min(plan.length, Math.max(0, gamesLeft(at))),
  factor: factorOf(plan[0] ?? 0, at.rules.bock),
});

/**
 * The list's part in a match: who sits out, Pflichtsoli done, owed and forced, when the dealer deals again, which games
 * are Bock games, Schmeißen, money.
 */
export const list: MatchHooks<Book, DokoRound, DokoRules, DokoResult, DokoContext> = freeze({
  open: () => ({ played: [], satOut: [], plan: [] }),

  enter(book, event, before) {
    const entered = enter(book, event, before);
    const plan = planAfter(book.plan, event, before, entered.keepsDeal ?? false);
    return { ...entered, book: { ...entered.book, plan } };
  },

  context: ({ rules }, { plan }) => (rules.bock ? { bock: plan[0] ?? 0 } : {}),

  propose: (round, standing, book) =>
    isRecord(round) && round.sitsOut === undefined && standing.order.length > PLAYING
      ? { ...round, sitsOut: sitsOut(standing, book) }
      : round,

  summary: (standing, book) => ({
    sitsOut: sitsOut(standing, book),
    openPflichtsoli: owing(standing, book).sort((a, b) => a - b),
    forcedSolo: forcedSolo(standing, book),
    ...(standing.rules.bock && { bock: bockGames(standing, book) }),
  }),

  entries: {
    redeal: {
      fields: ['reason'],
      check: ({ reason }) =>
        reason === undefined || (typeof reason === 'string' && reason !== '')
          ? []
          : [{ code: 'reason', path: 'reason' }],
    },
  },

  money: ({ money }) => money,
} satisfies MatchHooks<Book, DokoRound, DokoRules, DokoResult, DokoContext>);
