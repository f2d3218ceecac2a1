/** What a game adds to a match: its own part of the fold over the log. */
import type { Issue, Money, RoundContext, RoundResult, Rules, Seat } from './round.js';

/** Where a match stands between two entries of its log, as the game's own part of the fold sees it. */
export interface Standing<R extends Rules = Rules> {
  /** In force for the next round, complete. */
  readonly rules: R;
  /** With how many players the match began. */
  readonly starters: number;
  /** The seats at the table, in the order round it. */
  readonly order: readonly Seat[];
  /** Who deals the next game. */
  readonly dealer: Seat;
  /** Running totals by seat, also of who has left. */
  readonly totals: readonly number[];
  /** Games so far: rounds, and adjustments that stand for one. */
  readonly played: number;
}

/** An entry of the log as the game's book takes it in. */
export type LogEvent<
  Round = unknown,
  R extends Rules = Rules,
  Result extends RoundResult<R> = RoundResult<R>,
> =
  | { readonly type: 'round'; readonly round: Round; readonly result: Result }
  | { readonly type: 'adjustment'; readonly points: readonly (number | null)[]; readonly played: boolean }
  | { readonly type: 'players'; readonly order: readonly Seat[] }
  | { readonly type: 'rules'; readonly rules: R }
  | { readonly type: 'own'; readonly entry: OwnFields; readonly points: readonly (number | null)[] };

/** An entry that only some games have. What it holds beside its type, the game has checked. */
export type OwnFields = Readonly<Record<string, unknown>> & { readonly type: string };

/** What a game says of a kind of entry that is its own. Issues have paths that begin at the entry. */
export interface OwnEntry<Book = unknown, R extends Rules = Rules> {
  /** What it holds beside its id and type; all else is left out. */
  readonly fields: readonly string[];
  /** Goes without a word where a change of what was before it leaves it without ground; absent = that is refused. */
  readonly yields?: boolean;
  check(entry: OwnFields, standing: Standing<R>, book: Book): readonly Issue[];
  /** By seat, what an entry in order adds to the totals; absent = nothing. */
  points?(entry: OwnFields, standing: Standing<R>, book: Book): readonly (number | null)[];
}

/** What taking in an entry comes to. */
export interface Entered<Book> {
  readonly book: Book;
  /** The same dealer deals again. */
  readonly keepsDeal?: boolean;
  /** Codes of what is odd about the entry in this match. */
  readonly warnings?: readonly string[];
}

/** Whether a match is over, and why not. */
export interface End {
  readonly ended: boolean;
  /** It would be over, but for a tie that another round has to break. */
  readonly extraRound?: boolean;
  readonly limit?: number;
  readonly limitReached?: boolean;
}

/**
 * What a game adds to the fold over a match's log. Every member may be missing; all are pure.
 * `Book` is what the game remembers between entries: it starts as `open()` gives it and moves on with `enter`.
 */
export interface MatchHooks<
  Book = unknown,
  Round = unknown,
  R extends Rules = Rules,
  Result extends RoundResult<R> = RoundResult<R>,
  Context extends RoundContext = RoundContext,
> {
  open?(): Book;
  /** Takes in an entry; `before` is where the match stood. */
  enter?(book: Book, event: LogEvent<Round, R, Result>, before: Standing<R>): Entered<Book>;
  /** What the next round's `score` has to know beside who is present. */
  context?(standing: Standing<R>, book: Book): Partial<Context>;
  /** A round that is about to be recorded, not yet checked, with what the table proposes where it says nothing. */
  propose?(round: unknown, standing: Standing<R>, book: Book): unknown;
  /** Absent: the match ends after `rules.rounds` games. */
  end?(standing: Standing<R>, book: Book): End;
  /** Who plays the next game, in the order round the table. Absent: everybody there. */
  playing?(standing: Standing<R>, book: Book): readonly Seat[];
  /** What is wrong with another order round the table; paths begin at the entry. */
  seating?(order: readonly Seat[], standing: Standing<R>, book: Book): readonly Issue[];
  /** By seat: 1 is the best, null is unranked. Absent or undefined: by the totals of who is at the table. */
  ranks?(standing: Standing<R>, book: Book): readonly (number | null)[] | undefined;
  /** The game's own fields of the summary. */
  summary?(standing: Standing<R>, book: Book): object;
  /** Kinds of entries that only this game has, by their type. */
  readonly entries?: Readonly<Record<string, OwnEntry<Book, R>>>;
  /** What the rules say about money; null = nothing, as where this is absent. */
  money?(rules: R): Money | null;
}
