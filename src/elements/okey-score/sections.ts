import { html, nothing } from 'lit';
import { SUITS } from '../../core/cards.js';
import { tableOf } from '../../core/okey/factors.js';
import type { OkeyRules } from '../../core/okey/types.js';
import type { Localizer } from '../../localization/localizer.js';
import * as says from '../../localization/messages/okey-sections.js';
import * as words from '../../localization/messages/okey.js';
import type { RuleSetting, SectionsView } from '../game-view.js';
import { option } from '../views/entry.js';
import { COLORS, colorName, recolor, shape, suitText, type Look, type Looks } from './look.js';
import { aceHighText, valuesText } from './words.js';

/** What the sections of a match of Okey show, in the look of one element. */
export const sectionsOf = (source: Looks): SectionsView => ({
  lengths: [11],
  get settings() {
    return settingsOf(source.look);
  },
  preferences: (l, rules, disabled) =>
    source.look.tiles
      ? colorsOf(l, source.look, rules as OkeyRules, disabled, (cards) => source.change(cards))
      : nothing,
});

const settingsOf = (look: Look): readonly RuleSetting[] => [
  {
    option: 'clubsFactor',
    label: (l) => says.suitFactor(l, suitText(l, look, 'C')),
    choices: [2, 6, 10].map((value) => ({ value, label: (l: Localizer) => `×${l.number(value)}` })),
    whole: true,
  },
  {
    option: 'values',
    label: says.values,
    choices: (['ace11', 'ace1', 'pip'] as const).map((value) => ({
      value,
      label: (l: Localizer) => valuesText(l, look, value),
    })),
  },
  { option: 'aceHigh', label: (l) => aceHighText(l, look) },
  {
    option: 'looseOkeyValue',
    label: says.looseOkey,
    choices: [
      { value: 'card', label: words.asItsCard },
      ...[0, 25, 50].map((value) => ({ value, label: (l: Localizer) => l.number(value) })),
    ],
  },
  { option: 'capAt100', label: words.cap },
  {
    option: 'heldBackFactor',
    label: says.heldBackRule,
    choices: [
      { value: 'finish', label: words.heldFinish },
      { value: 'table', label: words.heldTable },
    ],
  },
  { option: 'jokersWild', label: words.jokersWild },
];

/** Which colour has which factor: regional, and no rule. */
const colorsOf = (
  l: Localizer,
  look: Look,
  rules: OkeyRules,
  disabled: boolean,
  change: (cards: string) => void,
) => html`
  <fieldset class="sub">
    <legend>${says.colors(l)}</legend>
    ${SUITS.map((suit) => {
      const factor = l.number(tableOf(suit, rules));
      return html`<div class="colorrow">
        <span class="fig" aria-hidden="true">×${factor}</span>
        <div class="opts n5" role="radiogroup" aria-label=${says.colorFor(l, factor)}>
          ${COLORS.map((color) =>
            option({
              type: 'radio',
              name: `color-${suit}`,
              checked: look.colors[suit] === color,
              disabled,
              label: shape(color),
              spoken: colorName(l, color),
              choose: () => change(recolor(look, suit, color)),
            }),
          )}
        </div>
      </div>`;
    })}
  </fieldset>
`;
