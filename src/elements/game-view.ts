import type { EntryModel } from '../controllers/form.js';
import type { Line, Summary } from '../core/match.js';
import type { Game, Issue, RoundResult, Rules, Seat } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import type { Part } from '../localization/tables.js';
import type { GivenRules } from './inputs.js';
import type { MatchPage } from './match-page.js';
import type { RulesView } from './settings/setting.js';
import type { EntryView } from './views/entry.js';

/**
 * All that one game adds to the base element: its core, its form and how its results are put into words. `names` are
 * by seat everywhere.
 */
export interface GameView<Draft, Round, Result extends RoundResult> {
  readonly game: Game<unknown, Rules, Result>;
  /** What it needs of every language. */
  readonly words: readonly Part[];
  /** How many are at the table where the page names nobody; absent = as few as can be. */
  readonly usual?: number;
  /** What the page's rules come to in the look that the page chose. */
  presume?(rules: GivenRules): GivenRules;
  readonly model: EntryModel<Draft>;
  entry(view: EntryView<Draft>): unknown;
  /** Whether the form itself says how every point arises, so that a match needs no receipt beside it. */
  readonly explains?: boolean;
  /** What the entries so far come to, above the result. */
  working?(view: EntryView<Draft>, result: Result | null): unknown;
  /** In a form that is filled in part by part: the next part, in the place of recording; null = there is none. */
  step?(view: EntryView<Draft>): Step<Draft> | null;
  /** Who won, without a full stop. */
  headline(l: Localizer, result: Result, round: Round, names: readonly string[]): string;
  /** Why, in a sentence. */
  reason(l: Localizer, result: Result, round: Round): string;
  /** How every point arose. */
  ledger(
    l: Localizer,
    result: Result,
    round: Round,
    names: readonly string[],
    /** The form stands beside it. */
    inForm: boolean,
  ): unknown;
  /** The ledger has a line for each player that ends in the points: the receipt need not show them by themselves. */
  readonly byPlayer?: boolean;
  /** The live reading beside the record button. @param summary of the match before the round; absent where there is none */
  reading(l: Localizer, result: Result, names: readonly string[], summary?: Summary): unknown;
  /** The headline and what it is worth, to be spoken. */
  spoken(l: Localizer, headline: string, result: Result, names: readonly string[]): string;
  /** What is odd about a round that was scored. */
  warnings(l: Localizer, result: Result, names: readonly string[], round: Round): readonly string[];
  /** The name of a question that has no answer yet. */
  question(l: Localizer, question: string, names: readonly string[]): string;
  /** What is wrong about a round that was handed in, where no question is to blame. */
  roundErrors(view: EntryView<Draft>): readonly string[];
  record(l: Localizer): string;
  next(l: Localizer): string;
  empty(l: Localizer): string;
  readonly sheet: SheetView<Result>;
  /** Loads what the form may yet ask for: once somebody fills it in, the network may go. */
  warm?(): void;
  /** What only the sections of a match show of it: loads with them. */
  sections(): Promise<SectionsView>;
}

/** The way from one part of a form to the next. */
export interface Step<Draft> {
  /** What the button says. */
  readonly label: string;
  /** The live reading beside it. */
  readonly reading: unknown;
  /** The draft with the next part open. */
  readonly draft: Draft;
  /** What became of the part before, to be spoken. */
  readonly said: string;
  /** Selectors of what is to be focused then, the first that can be seen. */
  readonly focus: readonly string[];
}

/** A sign in a cell of the sheet. */
export interface Mark {
  readonly text: string;
  title(l: Localizer): string;
  /** The language of the title, where it is a foreign term. */
  readonly lang?: string;
  readonly filled: boolean;
  /** It stands beside a round's number, not in a player's cell. */
  readonly isBeside?: boolean;
  /** Whether the legend has it; absent: always. */
  when?(lines: readonly Line[]): boolean;
}

/** A word of the game, in the language it comes from. */
export interface Term {
  readonly lang: string;
  name(l: Localizer): string;
  meaning(l: Localizer): string;
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
  /** The result in a few words. */
  brief(l: Localizer, result: Result, names: readonly string[], round: unknown): string;
  /** What a round's number is shown with, and how that is spoken. */
  beside?(l: Localizer, line: Line): { readonly shown: unknown; readonly spoken: string } | null;
  /** The mark of a player's cell in a round. */
  mark(line: Line, seat: Seat): Mark | null;
  /** Every mark there is, for the legend. */
  readonly marks: readonly Mark[];
  /** Where a tie makes the match go on beyond its end: what follows the round’s name, and why, with who is tied. */
  readonly extra?: {
    mark(l: Localizer): string;
    title(l: Localizer, rules: Rules): string;
    reason(l: Localizer, names: string, total: string): string;
  };
  /** Where a match ends in more than one way: how, and who has won; absent, or empty: the end, and who. */
  ended?(l: Localizer, summary: Summary, rules: Rules, names: string): string;
  /** Where players may be out of a match which goes on: that they are, with their names, and what their struck name means. */
  readonly out?: {
    said(l: Localizer, names: string): string;
    meaning(l: Localizer): string;
  };
  /** There is a section about the words of the game. */
  readonly hasTerms?: boolean;
  /** What stands above the sheet. */
  above?(page: MatchPage): unknown;
  /** What to know before the next round is entered. */
  before(l: Localizer, summary: Summary, names: readonly string[], rules: Rules): readonly string[];
  /** What stands under the sheet: what is left, what is owed. */
  foot(l: Localizer, summary: Summary, rules: Rules, names: readonly string[]): readonly string[];
  /** The rules of the game as they are usual, under the sheet; others follow in words. Absent: `foot` says all. */
  usualRules?(l: Localizer): string;
  /** What a code among a line's warnings means. */
  warning(l: Localizer, code: string): string;
}

/** What only the sections of a match show of a game. */
export interface SectionsView {
  /** What it needs of every language. */
  readonly words?: readonly Part[];
  /** Common numbers of rounds. */
  readonly lengths: readonly number[];
  /** The rules in words: presets, and what they leave to the table. */
  readonly rules: RulesView;
  /** Settings that are no rules. */
  preferences?(l: Localizer, rules: Rules, disabled: boolean): unknown;
  /** Words of the game that are the same in every language, and what each means. */
  readonly terms?: readonly Term[];
  /** Why the seats cannot be taken so, where the game's own rules forbid it; undefined for all else. */
  refusedSeats?(l: Localizer, issues: readonly Issue[]): string | undefined;
  /** A penalty that the rules fix: its name, and what it gives each seat at the table. */
  readonly penalty?: {
    name(l: Localizer): string;
    points(offender: Seat, present: readonly Seat[]): ReadonlyMap<Seat, number>;
  };
}
