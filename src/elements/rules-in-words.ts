import { isServer } from 'lit';
import type { Game, RoundResult, Rules } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import { ownRules } from '../localization/messages/match.js';
import type { GameView, SectionsView } from './game-view.js';
import type { Late, LatePart } from './late.js';

type Sections = Late<'panels'> & { readonly sections: SectionsView };

/** The rules of a match in words: what is usual is known, the words for what is not come late. */
export class RulesInWords<Result extends RoundResult> {
  readonly #l: Localizer;
  readonly #game: Pick<GameView<unknown, unknown, Result>, 'game' | 'sheet'>;
  readonly #sections: LatePart<Sections>;

  constructor(
    l: Localizer,
    game: Pick<GameView<unknown, unknown, Result>, 'game' | 'sheet'>,
    sections: LatePart<Sections>,
  ) {
    this.#l = l;
    this.#game = game;
    this.#sections = sections;
  }

  /** As far as they are known now, for the foot of the sheet. */
  text(rules: Rules): string {
    const { game, sheet } = this.#game;
    if (!sheet.usualRules) return '';
    if (isUsual(game, rules)) return sheet.usualRules(this.#l);
    const text = this.#sections.use((it) => this.#from(it, rules));
    // a server writes what is there at once
    if (text === undefined && !isServer) this.#sections.load().catch(() => {});
    return text ?? ownRules(this.#l);
  }

  /** All of them; nothing where the words did not arrive. */
  async whole(rules: Rules): Promise<string> {
    try {
      return this.#from(await this.#sections.load(), rules);
    } catch {
      return '';
    }
  }

  #from({ rulesText, sections }: Sections, rules: Rules): string {
    return rulesText(this.#l, { game: this.#game.game, rules: sections.rules }, rules);
  }
}

/** Whether rules are those of the game, whatever the length. */
function isUsual({ defaults }: Pick<Game, 'defaults'>, rules: Rules): boolean {
  const options = (of: Rules) => JSON.stringify({ ...of, preset: '', rounds: null });
  return options({ preset: '', ...rules }) === options(defaults);
}
