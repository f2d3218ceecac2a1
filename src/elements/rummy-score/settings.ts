import { defaults } from '../../core/rummy/presets.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/late/rummy-sections.js';
import type { RulesView, RuleSetting } from '../settings/setting.js';

const figures = (option: string, label: RuleSetting['label'], values: readonly number[]): RuleSetting => ({
  option,
  label,
  choices: values.map((value) => ({ value, label: (l: Localizer) => l.number(value) })),
});

const { cap, capOfLimit } = defaults;

const settings: readonly RuleSetting[] = [
  {
    option: 'limit',
    label: words.setLimit,
    scope: 'match',
    choices: [
      { value: null, label: words.perOpponent },
      ...[250, 500, 1000].map((value) => ({ value, label: (l: Localizer) => l.number(value) })),
    ],
  },
  figures('joker', words.setJoker, [20, 25, 30, 50]),
  figures('ace', words.setAce, [10, 11, 15]),
  figures('face', words.setFace, [5, 10]),
  figures('handFinish', words.setHandFinish, [100, 200]),
  figures('surcharge', words.setSurcharge, [0, 25]),
  {
    option: 'cap',
    label: words.setCap,
    choices: [
      { value: cap, also: { capOfLimit }, label: words.capUsual },
      { value: null, also: { capOfLimit: null }, label: words.noCap },
    ],
  },
  {
    option: 'blockedTie',
    label: words.setBlockedTie,
    choices: [
      { value: 'shared', label: words.allWin },
      { value: 'none', label: words.nobodyWins },
    ],
  },
  {
    option: 'blockedUnmelded',
    label: words.setBlockedUnmelded,
    choices: [
      { value: 'surcharge', label: words.asEver },
      { value: 'cards', label: words.cardsOnly },
    ],
  },
];

/** The rules of rummy as a table thinks of them; whatever else they name goes by text. */
export const rules: RulesView = { presets: words.PRESETS, groups: [{ settings }] };
