import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/okey.js';
import * as says from '../../localization/messages/late/okey-sections.js';
import type { RulesView, RuleSetting } from '../settings/setting.js';
import { suitText, type Look } from './look.js';
import { aceHighText, valuesText } from './words.js';

/** The rules of Okey as a table thinks of them, in the look of one element. */
export const rulesOf = (look: Look): RulesView => ({
  presets: says.PRESETS,
  groups: [{ settings: settingsOf(look) }],
});

const settingsOf = (look: Look): readonly RuleSetting[] => [
  {
    option: 'clubsFactor',
    label: (l) => says.suitFactor(l, suitText(l, look, 'C')),
    choices: [2, 6, 10].map((value) => ({ value, label: (l: Localizer) => `×${l.number(value)}` })),
    scope: 'match',
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
