import type { RummyResult, RummyRound } from '../../core/rummy/types.js';
import { ScoreElement } from '../score-element.js';
import { cards } from '../styles/cards.js';
import { gauge } from '../styles/gauge.js';
import type { RummyDraft } from './draft.js';
import { styles } from './styles.js';
import { view } from './view.js';

/**
 * Scores rummy (Rami, žolíky, römi): who went out, what the others are left with, and who leads with the fewest points.
 *
 * ```html
 * <rummy-score players="Jana, Marek, Zuzana, Peter" lang="sk"></rummy-score>
 * ```
 *
 * @element rummy-score
 * @slot - What readers see without JavaScript, and where the element cannot run
 * @slot heading - Above the form
 * @slot footer - Below the result
 * @fires {RoundScoredEvent} round-scored - A user recorded a round
 * @fires {LocaleFailedEvent} locale-failed - A language could not be loaded; English is shown
 * @csspart root - The sheet of paper
 * @csspart entry - The form
 * @csspart result - Verdict, entries and ledger
 * @csspart ledger - The table of points
 * @csspart dock - The line with the live reading and the record button
 * @csspart record - The record button
 * @cssprop [--card-score-clubs=var(--card-score-ink)] - Clubs; so spades
 * @cssprop [--card-score-hearts=var(--card-score-alert)] - Hearts; so diamonds
 */
export class RummyScore extends ScoreElement<RummyDraft, RummyRound, RummyResult> {
  static override styles = [ScoreElement.styles, cards, gauge, styles];

  constructor() {
    super(view);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rummy-score': RummyScore;
  }
}
