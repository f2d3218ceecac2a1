import type { EntryModel } from '../controllers/form.js';
import type { Line, Summary } from '../core/match.js';
import type { Game, RoundResult, Rules, Seat } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import type { EntryView } from './views/entry.js';

/**
 * All that one game adds to the base element: its core, its form and how its results are put into words. `names` are
 * by seat everywhere.
 */
export interface GameView<Draft, Round, Result extends RoundResult> {
  readonly game: Game<unknown, Rules, Result>;
  readonly model: EntryModel<Draft>;
  entry(view: EntryView<Draft>): unknown;
  /** Who won, without a full stop. */
  headline(l: Localizer, result: Result, round: Round, names: readonly string[]): string;
  /** Why, in a sentence. */
  reason(l: Localizer, result: Result, round: Round): string;
  /** How every point arose. */
  ledger(l: Localizer, result: Result, round: Round, names: readonly string[]): unknown;
  /** The live reading beside the record button. */
  reading(l: Localizer, result: Result, names: readonly string[]): unknown;
  /** The headline and what it is worth, to be spoken. */
  spoken(l: Localizer, headline: string, result: Result, names: readonly string[]): string;
  /** What is odd about a round that was scored. */
  warnings(l: Localizer, result: Result, names: readonly string[]): readonly string[];
  /** The name of a question that has no answer yet. */
  question(l: Localizer, question: string, names: readonly string[]): string;
  /** What is wrong about a round that was handed in, where no question is to blame. */
  roundErrors(view: EntryView<Draft>): readonly string[];
  record(l: Localizer): string;
  next(l: Localizer): string;
  empty(l: Localizer): string;
  readonly sheet: SheetView<Result>;
}

/** A sign in a cell of the sheet. */
export interface Mark {
  readonly text: string;
  title(l: Localizer): string;
  /** The language of the title, where it is a foreign term. */
  readonly lang?: string;
  readonly filled: boolean;
}

/** What a game calls its rounds, and what only its sheet shows. */
export interface SheetView<Result extends RoundResult> {
  /** The spoken name of the sheet. */
  name(l: Localizer): string;
  /** A round by its number: “Game 12”. */
  nth(l: Localizer, n: number): string;
  /** How many rounds there are in all, to follow that. */
  of(l: Localizer, rounds: number): string;
  recordNth(l: Localizer, n: number): string;
  correctNth(l: Localizer, n: number): string;
  empty(l: Localizer): string;
  newMatch(l: Localizer): string;
  /** Common numbers of rounds. */
  readonly lengths: readonly number[];
  /** The result in a few words. */
  brief(l: Localizer, result: Result, names: readonly string[]): string;
  /** What a round's number is shown with, and how that is spoken. */
  beside?(l: Localizer, line: Line): { readonly shown: unknown; readonly spoken: string } | null;
  /** The mark of a player's cell in a round. */
  mark(line: Line, seat: Seat): Mark | null;
  /** Every mark there is, for the legend. */
  readonly marks: readonly Mark[];
  /** What to know before the next round is entered. */
  before(l: Localizer, summary: Summary, names: readonly string[]): readonly string[];
  /** What stands under the sheet: what is left, what is owed, the rules in force. */
  foot(l: Localizer, summary: Summary, rules: Rules, names: readonly string[]): readonly string[];
  /** What a code among a line's warnings means. */
  warning(l: Localizer, code: string): string;
  /** A penalty that the rules fix: its name, and what it gives each seat at the table. */
  readonly penalty?: {
    name(l: Localizer): string;
    points(offender: Seat, present: readonly Seat[]): ReadonlyMap<Seat, number>;
  };
}
