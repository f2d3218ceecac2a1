import type { PropertyValues } from 'lit';
import type { OkeyResult, OkeyRound } from '../../core/okey/types.js';
import { ScoreElement } from '../score-element.js';
import { cards } from '../styles/cards.js';
import type { OkeyDraft } from './draft.js';
import { House } from './house.js';
import { Looks, readLook } from './look.js';
import { styles } from './styles.js';
import { Typing } from './typed.js';
import { viewOf } from './view.js';

/**
 * Scores Okey with cards (51) or with coloured tiles: computes the lowest penalty of a hand from its cards, exactly,
 * and shows the arrangement that gives it.
 *
 * ```html
 * <okey-score players="Ayşe, Mehmet, Elif, Can" rules="okey-11" lang="tr"></okey-score>
 * ```
 *
 * @element okey-score
 * @cssprop [--card-score-clubs=var(--card-score-ink)] - Ink of clubs
 * @cssprop [--card-score-spades=var(--card-score-ink)] - Ink of spades
 * @cssprop [--card-score-diamonds=var(--card-score-alert)] - Ink of diamonds
 * @cssprop [--card-score-hearts=var(--card-score-alert)] - Ink of hearts
 */
export class OkeyScore extends ScoreElement<OkeyDraft, OkeyRound, OkeyResult> {
  static override styles = [ScoreElement.styles, cards, styles];

  static override properties = {
    cards: {},
  };

  /**
   * `tiles` shows number tiles in four colours, whose numbers count; four colours may follow, from the lowest factor
   * to the highest: `tiles green yellow red black`. Absent: playing cards.
   */
  declare cards: string | undefined;

  constructor() {
    const looks = new Looks();
    const [typing, house] = [new Typing(), new House()];
    super(viewOf(looks, typing, house));
    looks.host = this;
    typing.attach(this, this.l);
    house.attach(this, this.l);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('cards')) {
      this.problem(
        'cards',
        readLook(this.cards) ? undefined : 'neither “cards” nor “tiles” with four colours',
      );
      changed.set('rules', this.rules); // another look presumes other rules
    }
    super.willUpdate(changed);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'okey-score': OkeyScore;
  }
}
