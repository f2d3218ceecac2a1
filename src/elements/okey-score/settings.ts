import { SUITS } from '../../core/cards.js';
import type { OkeyRules } from '../../core/okey/types.js';
import type { Localizer } from '../../localization/localizer.js';
import { rankIndex } from '../../localization/messages/cards.js';
import * as says from '../../localization/messages/late/okey-sections.js';
import * as table from '../../localization/messages/late/okey-table.js';
import type { RulesView, RuleSetting, Text } from '../settings/setting.js';
import { suitText, type Look } from './look.js';
import { valuesText } from './words.js';

/** The rules of Okey as a table thinks of them, in the look of one element (rules/okey, rules/okey-house). */
export const rulesOf = (look: Look): RulesView => ({
  presets: says.PRESETS,
  groups: [
    { settings: usual(look) },
    { name: table.factorGroup, settings: factors(look) },
    { name: table.winGroup, settings: winning },
    { name: table.teamGroup, settings: partners },
    { name: table.handGroup, settings: hands },
  ],
});

interface Words {
  readonly label: Text;
  readonly help: Text;
}

const { HELP } = table;

/** The most that a rule may name. */
const MOST = 1000;

const figure = (option: string, words: Words, min: number, max: number): RuleSetting => ({
  option,
  ...words,
  number: { min, max },
});

const factor = (option: string, words: Words): RuleSetting => figure(option, words, 1, MOST);
const bonus = (option: string, words: Words): RuleSetting => ({
  ...figure(option, words, 0, MOST),
  choices: [{ value: null, label: table.none }],
});

/** Q-K-A, as cards or tiles. */
const highRun = (l: Localizer, { tiles }: Look): [string, string, string] =>
  tiles
    ? [l.number(12), l.number(13), l.number(1)]
    : [rankIndex(l, 'Q'), rankIndex(l, 'K'), rankIndex(l, 'A')];

/** What most tables ask about. */
const usual = (look: Look): readonly RuleSetting[] => [
  {
    option: 'clubsFactor',
    label: (l) => says.suitFactor(l, suitText(l, look, 'C')),
    help: HELP.clubs,
    choices: [2, 6, 10].map((value) => ({ value, label: (l: Localizer) => `×${l.number(value)}` })),
    scope: 'match',
    when: ({ suits }: OkeyRules) => suits.C === null,
  },
  {
    option: 'values',
    label: says.values,
    help: HELP.values,
    choices: (['ace11', 'ace1', 'pip'] as const).map((value) => ({
      value,
      label: (l: Localizer) => valuesText(l, look, value),
    })),
  },
  { option: 'aceHigh', label: (l) => says.aceHigh(l, ...highRun(l, look)), help: HELP.aceHigh },
  {
    option: 'looseOkeyValue',
    label: says.looseOkey,
    help: HELP.loose,
    choices: [
      { value: 'card', label: says.asItsCard },
      ...[0, 25, 50].map((value) => ({ value, label: (l: Localizer) => l.number(value) })),
    ],
    number: { min: 0, max: MOST },
  },
  { option: 'capAt100', label: says.cap, help: HELP.cap },
  {
    option: 'heldBackFactor',
    label: says.heldBackRule,
    help: HELP.held,
    choices: [
      { value: 'finish', label: says.heldFinish },
      { value: 'table', label: says.heldTable },
      { value: 'steps', label: says.heldSteps },
    ],
    when: ({ heldBackOn }: OkeyRules) => heldBackOn,
  },
  { option: 'jokersWild', label: says.jokersWild, help: HELP.jokers },
];

/** Clubs may have a factor of their own in place of the one that is chosen among the usual. */
const factors = (look: Look): readonly RuleSetting[] => [
  ...SUITS.map((suit): RuleSetting => {
    const label: Text = (l) => suitText(l, look, suit);
    return {
      ...factor(`suits.${suit}`, { label, help: table.suitHelp }),
      scope: 'match',
      choices: [{ value: null, label: table.asClubs }],
    };
  }),
  { ...bonus('falseOkeyFactor', table.FALSE_OKEY), number: { min: 1, max: MOST } },
  factor('finish.pairs', table.PAIRS),
  factor('finish.okey', table.THROWN),
  factor('finish.both', table.BOTH),
];

const winning: readonly RuleSetting[] = [
  figure('win.normal', table.WIN_NORMAL, -MOST, 0),
  { option: 'win.normalTimesTable', ...table.WIN_TIMES },
  figure('win.special', table.WIN_SPECIAL, -MOST, 0),
  figure('win.both', table.WIN_BOTH, -MOST, 0),
  bonus('showBonus', table.SHOW),
  bonus('bothOkeys', table.BOTH_OKEYS),
];

const partners: readonly RuleSetting[] = [
  { option: 'teams', ...table.TEAMS, off: null, on: 'opposite', scope: 'match' },
  { option: 'mateSpared', ...table.MATE, when: ({ teams }: OkeyRules) => teams !== null },
];

const hands: readonly RuleSetting[] = [
  { option: 'heldBackOn', ...table.HELD_ON },
  figure('minPairs', table.MIN_PAIRS, 0, 20),
  figure('minPairsWithCombination', table.MIN_PAIRS_WITH, 0, 20),
];
