import { html, nothing } from 'lit';
import { SUITS } from '../../core/cards.js';
import { tableOf } from '../../core/okey/factors.js';
import type { OkeyRules } from '../../core/okey/types.js';
import type { Localizer } from '../../localization/localizer.js';
import { loaders } from '../../localization/generated/okey-late.js';
import * as says from '../../localization/messages/late/okey-sections.js';
import { TEAMS } from '../../localization/messages/late/okey-table.js';
import type { SectionsView } from '../game-view.js';
import { option } from '../views/entry.js';
import { COLORS, colorName, recolor, shape, type Look, type Looks } from './look.js';
import { rulesOf } from './settings.js';

/** What the sections of a match of Okey show, in the look of one element. */
export const sectionsOf = (source: Looks): SectionsView => ({
  words: [loaders],
  lengths: [11],
  refusedSeats: (l, issues) =>
    issues.some(({ code }) => code === 'teams') ? says.partsTeams(l, TEAMS.label(l)) : undefined,
  get rules() {
    return rulesOf(source.look);
  },
  preferences: (l, rules, disabled) =>
    source.look.tiles
      ? colorsOf(l, source.look, rules as OkeyRules, disabled, (cards) => source.change(cards))
      : nothing,
});

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
