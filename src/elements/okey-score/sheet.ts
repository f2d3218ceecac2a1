import { html, nothing } from 'lit';
import { SUITS } from '../../core/cards.js';
import { game } from '../../core/okey/index.js';
import { tableOf } from '../../core/okey/score.js';
import type { OkeyItem, OkeyResult, OkeyRound, OkeyRules } from '../../core/okey/types.js';
import type { Rules } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/okey.js';
import type { Mark, RuleSetting, SheetView } from '../game-view.js';
import { option } from '../views/entry.js';
import { leads } from '../views/standing.js';
import { COLORS, colorName, recolor, shape, suitSign, suitText, type Look } from './look.js';
import { aceHighText, finishName, nameOf, rulesTexts, valuesText } from './words.js';

const PAIRS: Mark = { text: '2', title: words.markPairs, filled: false };
const THROWN: Mark = { text: 'O', title: words.markOkey, filled: true };
const BOTH: Mark = { text: '4', title: words.markBoth, filled: true };
const HELD: Mark = { text: '!', title: words.markHeld, filled: false };

/** The mark beside the suit of a round, by how it was finished. */
const FINISHES: Readonly<Partial<Record<OkeyRound['finish'], Mark>>> = {
  pairs: PAIRS,
  okey: THROWN,
  'pairs-okey': BOTH,
};

/** What the sheet of Okey shows. @param change what the table sees its cards as */
export const sheetOf = (look: Look, change: (cards: string) => void): SheetView<OkeyResult> => ({
  name: words.sheet,
  nth: words.nth,
  of: words.of,
  recordNth: words.recordNth,
  correctNth: words.correctNth,
  empty: words.noRounds,
  newMatch: words.newMatch,
  lengths: [11],
  settings: settingsOf(look),
  ...(look.tiles && {
    preferences: (l: Localizer, rules: Rules, disabled: boolean) =>
      colorsOf(l, look, rules as OkeyRules, disabled, change),
  }),
  marks: [PAIRS, THROWN, BOTH, HELD],

  brief(l, { winners, points }, names) {
    const [winner] = winners;
    if (winner === undefined) return words.exhausted(l);
    return words.pointsOf(l, nameOf(l, names, winner), l.number(points[winner] ?? 0));
  },

  beside(l, { entry, result }) {
    if (entry.type !== 'round' || !result) return null;
    const round = entry.round as OkeyRound;
    const { table } = (result as OkeyResult).factors;
    const factor = l.number(table);
    const suit = words.suitKey(l, suitText(l, look, round.suit), factor);
    const mark = FINISHES[round.finish];
    return {
      shown: html`<small class="of-round"
        >${suitSign(look, round.suit)}×${factor}${mark ? html`<i class="solo ${mark.filled ? 'p' : ''}">${mark.text}</i>` : nothing}</small
      >`,
      spoken: mark ? l.list([suit, finishName(l, round)]) : suit,
    };
  },

  mark({ entry, result }, seat) {
    if (entry.type !== 'round' || !result) return null;
    const item = (result.items as readonly OkeyItem[]).find((it) => it.seat === seat);
    return item?.code === 'held-back' ? HELD : null;
  },

  before: () => [],

  foot(l, summary, rules, names) {
    const { played, ended } = summary;
    return [
      ...(rules.rounds !== null && !ended ? [words.left(l, rules.rounds - played)] : []),
      played > 0 && !ended
        ? words.sentence(l, leads(l, game.best(rules as OkeyRules), summary, names))
        : words.fewest(l),
      ...rulesTexts(l, look, rules as OkeyRules),
    ];
  },

  warning: (_l, code) => code,
});

const settingsOf = (look: Look): readonly RuleSetting[] => [
  {
    option: 'clubsFactor',
    label: (l) => words.suitFactor(l, suitText(l, look, 'C')),
    choices: [2, 6, 10].map((value) => ({ value, label: (l: Localizer) => `×${l.number(value)}` })),
    whole: true,
  },
  {
    option: 'values',
    label: words.values,
    choices: (['ace11', 'ace1', 'pip'] as const).map((value) => ({
      value,
      label: (l: Localizer) => valuesText(l, look, value),
    })),
  },
  { option: 'aceHigh', label: (l) => aceHighText(l, look) },
  {
    option: 'looseOkeyValue',
    label: words.looseOkey,
    choices: [
      { value: 'card', label: words.asItsCard },
      ...[0, 25, 50].map((value) => ({ value, label: (l: Localizer) => l.number(value) })),
    ],
  },
  { option: 'capAt100', label: words.cap },
  {
    option: 'heldBackFactor',
    label: words.heldBackRule,
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
    <legend>${words.colors(l)}</legend>
    ${SUITS.map((suit) => {
      const factor = l.number(tableOf(suit, rules));
      return html`<div class="colorrow">
        <span class="fig" aria-hidden="true">×${factor}</span>
        <div class="opts n5" role="radiogroup" aria-label=${words.colorFor(l, factor)}>
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
