import { isServer } from 'lit';
import type { RoundResult, Rules } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import { ownRules } from '../localization/messages/match.js';
import type { GameView, SectionsView } from './game-view.js';
import type { LatePart } from './late-part.js';
import type { Late } from './late.js';

/** What is known of a game at once. */
type Known<Result extends RoundResult> = Pick<
  GameView<unknown, unknown, Result>,
  'game' | 'presume' | 'sheet'
>;

type Sections = Late<'panels'> & { readonly sections: SectionsView };

/** The rules of a match in words: what is usual is known, the words for what is not come late. */
export class RulesInWords<Result extends RoundResult> {
  readonly #l: Localizer;
  readonly #game: Known<Result>;
  readonly #sections: LatePart<Sections>;

  constructor(l: Localizer, game: Known<Result>, sections: LatePart<Sections>) {
    this.#l = l;
    this.#game = game;
    this.#sections = sections;
  }

  /** As far as they are known now, for the foot of the sheet. */
  text(rules: Rules): string {
    const { sheet } = this.#game;
    if (!sheet.usualRules) return '';
    if (isUsual(this.#game, rules)) return sheet.usualRules(this.#l);
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

/** Whether rules are those of the game in the look that the page chose, whatever the length. */
function isUsual<Result extends RoundResult>({ game, presume }: Known<Result>, rules: Rules): boolean {
  const options = ({ preset: _, ...of }: Rules) => JSON.stringify({ ...of, rounds: null });
  return options(rules) === options(game.rules(presume?.(undefined)));
}
