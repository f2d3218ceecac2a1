import type { DokoResult, DokoRound } from '../../core/doko/types.js';
import { ScoreElement } from '../score-element.js';
import type { DokoDraft } from './draft.js';
import { House } from './house.js';
import { styles } from './styles.js';
import { viewOf } from './view.js';

/**
 * Scores Doppelkopf by the tournament rules (TSR) or by the house rules of a table, and shows how every point arose.
 *
 * ```html
 * <doko-score view="round" players="Anna, Bernd, Clara, Dieter" lang="de"></doko-score>
 * ```
 *
 * @element doko-score
 * @cssprop [--card-score-re=var(--card-score-accent)] - Pen of the Re party
 * @cssprop [--card-score-kontra=light-dark(#8c4a04, #dfa75f)] - Pen of the Kontra party
 */
export class DokoScore extends ScoreElement<DokoDraft, DokoRound, DokoResult> {
  static override styles = [ScoreElement.styles, styles];

  constructor() {
    const house = new House();
    super(viewOf(house));
    house.attach(this, this.l);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'doko-score': DokoScore;
  }
}
