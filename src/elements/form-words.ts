import type { FormController } from '../controllers/form.js';
import type { RoundResult } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import type { GameView } from './game-view.js';
import { shownPoints } from './views/points.js';
import type { Receipt } from './views/receipt.js';

/** The round in the form, put into words. */
export class FormWords<Draft, Round, Result extends RoundResult> {
  readonly #l: Localizer;
  readonly #game: GameView<Draft, Round, Result>;
  readonly #form: FormController<Draft, Result>;

  constructor(l: Localizer, game: GameView<Draft, Round, Result>, form: FormController<Draft, Result>) {
    this.#l = l;
    this.#game = game;
    this.#form = form;
  }

  /** The result, to be spoken; nothing while there is none. @param names by seat */
  spoken(names: readonly string[]): string {
    const { state, round } = this.#form;
    if (!state.result) return '';
    const headline = this.#game.headline(this.#l, state.result, round as Round, names);
    return this.#game.spoken(this.#l, headline, state.result, names);
  }

  /** The receipt; null while there is no result. */
  receipt(names: readonly string[], inForm: boolean): Receipt | null {
    const { state, round } = this.#form;
    const { result } = state;
    return (
      result && {
        headline: this.#game.headline(this.#l, result, round as Round, names),
        reason: this.#game.reason(this.#l, result, round as Round),
        entries: names.flatMap((name, seat) => {
          const points = this.#game.byPlayer ? null : result.points[seat];
          return typeof points === 'number'
            ? [{ name, ...shownPoints(this.#l, this.#game.game, result, seat) }]
            : [];
        }),
        ledger: this.#game.ledger(this.#l, result, round as Round, names, inForm),
        warnings: this.#game.warnings(this.#l, result, names, round as Round),
      }
    );
  }
}
