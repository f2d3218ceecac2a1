import type { EntryModel } from '../controllers/form.js';
import type { Game, RoundResult, Rules } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import type { EntryView } from './views/entry.js';

/** All that one game adds to the base element: its core, its form and how its results are put into words. */
export interface GameView<Draft, Round, Result extends RoundResult> {
  readonly game: Game<unknown, Rules, Result>;
  readonly model: EntryModel<Draft>;
  entry(view: EntryView<Draft>): unknown;
  /** Who won, without a full stop. @param names by seat */
  headline(l: Localizer, result: Result, round: Round, names: readonly string[]): string;
  /** Why, in a sentence. */
  reason(l: Localizer, result: Result, round: Round): string;
  /** How every point arose. */
  ledger(l: Localizer, result: Result): unknown;
  /** The live reading beside the record button. */
  reading(l: Localizer, result: Result): unknown;
  /** The headline and what it is worth, to be spoken. */
  spoken(l: Localizer, headline: string, result: Result): string;
  warnings(l: Localizer, result: Result): readonly string[];
  /** The name of a question that has no answer yet. */
  question(l: Localizer, question: string): string;
  /** What is wrong about a round that was handed in, where no question is to blame. */
  roundErrors(view: EntryView<Draft>): readonly string[];
  record(l: Localizer): string;
  next(l: Localizer): string;
  empty(l: Localizer): string;
}
