import { html } from 'lit';
import type { Line, Summary } from '../../../core/match.js';
import type { DokoResult, DokoRules } from '../../../core/doko/types.js';
import type { Rules } from '../../../core/round.js';
import type { Localizer } from '../../../localization/localizer.js';
import * as says from '../../../localization/messages/late/doko-factors.js';
import type { Mark, SheetView } from '../../game-view.js';
import { sheet as plain } from '../sheet.js';
import { bockText, letters } from './bock.js';

/** So many games have room in a line. */
const AHEAD = 8;

const layersOf = ({ result }: Line): number => (result as DokoResult | null)?.bock.layers ?? 0;

const BOCK: Mark = {
  text: 'B',
  title: says.bockMark,
  filled: false,
  isBeside: true,
  when: (lines) => lines.some((line) => layersOf(line) > 0),
};

/** This game’s Bock and what is left of it; nothing where it is a game like any other. */
function ahead(l: Localizer, { bock }: Summary, rules: Rules): readonly string[] {
  const [layers = 0] = bock?.plan ?? [];
  if (!bock || layers === 0 || bock.left === 0) return [];
  const text = (n: number) => bockText(l, n, (rules as DokoRules).bock);
  const list = bock.plan.slice(0, Math.min(bock.left, AHEAD)).map(text);
  const game = says.bockGame(l, text(layers));
  return [says.bockAhead(l, game, bock.left, [...list, ...(bock.left > AHEAD ? ['…'] : [])].join(' '))];
}

/** The list of Doppelkopf with what Bock makes of it. */
export const sheet: SheetView<DokoResult> = {
  ...plain,
  marks: [...plain.marks, BOCK],

  beside(l, line) {
    const layers = layersOf(line);
    if (layers === 0) return null;
    const spoken = says.bockGame(l, bockText(l, layers, (line.rules as DokoRules).bock));
    return { shown: html`<i class="letters" aria-hidden="true">${letters(layers)}</i>`, spoken };
  },

  before: (l, summary, names, rules) => [
    ...plain.before(l, summary, names, rules),
    ...ahead(l, summary, rules),
  ],
};
