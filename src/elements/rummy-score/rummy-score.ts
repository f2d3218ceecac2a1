import type { RummyResult, RummyRound } from '../../core/rummy/types.js';
import { ScoreElement } from '../score-element.js';
import { cards } from '../styles/cards.js';
import { chips } from '../styles/chips.js';
import { gauge } from '../styles/gauge.js';
import type { RummyDraft } from './draft.js';
import { House } from './house.js';
import { styles } from './styles.js';
import { Typing } from './typed.js';
import { viewOf } from './view.js';

/**
 * Scores rummy (Rami, žolíky, römi): who went out, what the others are left with, and who leads with the fewest points.
 *
 * ```html
 * <rummy-score players="Jana, Marek, Zuzana, Peter" lang="sk"></rummy-score>
 * ```
 *
 * @element rummy-score
 * @csspart gauge - How far everybody is from the limit
 * @csspart out - Above the sheet: who is out of a match by elimination, and may come in again
 * @cssprop [--card-score-clubs=var(--card-score-ink)] - Ink of clubs
 * @cssprop [--card-score-spades=var(--card-score-ink)] - Ink of spades
 * @cssprop [--card-score-diamonds=var(--card-score-alert)] - Ink of diamonds
 * @cssprop [--card-score-hearts=var(--card-score-alert)] - Ink of hearts
 */
export class RummyScore extends ScoreElement<RummyDraft, RummyRound, RummyResult> {
  static override styles = [ScoreElement.styles, cards, chips, gauge, styles];

  constructor() {
    const house = new House();
    const typing = new Typing();
    super(viewOf(house, typing));
    house.attach(this, this.l);
    typing.attach(this, this.l);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'rummy-score': RummyScore;
  }
}
