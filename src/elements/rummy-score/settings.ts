import { defaults } from '../../core/rummy/presets.js';
import type { RummyRules } from '../../core/rummy/types.js';
import * as figures from '../../localization/messages/late/rummy-figures.js';
import * as finish from '../../localization/messages/late/rummy-finish.js';
import { PRESETS } from '../../localization/messages/late/rummy-presets.js';
import * as words from '../../localization/messages/late/rummy-sections.js';
import type { Localizer } from '../../localization/localizer.js';
import type { Choice, NumberRange, RulesView, RuleSetting, Text } from '../settings/setting.js';

interface Words {
  readonly label: Text;
  readonly help: Text;
}

const number = (value: number): Choice => ({ value, label: (l: Localizer) => l.number(value) });

/** The most that a figure in a field may be. */
const POINTS: NumberRange = { min: 0, max: 10_000 };
const FACTOR: NumberRange = { min: 1, max: 1000 };
const BONUS: NumberRange = { min: -10_000, max: 10_000 };

/** Common figures, and any other. */
const common = (option: string, of: Words, values: readonly number[]): RuleSetting => ({
  option,
  ...pick(of),
  choices: values.map(number),
  number: POINTS,
});

const figure = (option: string, of: Words, range = POINTS): RuleSetting => ({
  option,
  ...pick(of),
  number: range,
});

/** A figure, or none. */
const orNone = (option: string, of: Words, range = POINTS): RuleSetting => ({
  option,
  ...pick(of),
  choices: [{ value: null, label: figures.none }],
  number: range,
});

const choices = (option: string, of: Words, values: Readonly<Record<string, Text>>): RuleSetting => ({
  option,
  ...pick(of),
  choices: Object.entries(values).map(([value, label]) => ({ value, label })),
});

/** A table of words may hold those of the choices too. */
const pick = ({ label, help }: Words): Words => ({ label, help });

const when = (setting: RuleSetting, applies: (rules: RummyRules) => boolean): RuleSetting => ({
  ...setting,
  when: applies,
});

const { HELP, UNMELDED } = figures;
const { cap, capOfLimit, limitPerOpponent } = defaults;
const withLimit = ({ end }: RummyRules): boolean => end !== 'rounds';
const withSurcharge = ({ unmelded }: RummyRules): boolean => unmelded === 'surcharge';

/** What most tables ask about. */
const usual: readonly RuleSetting[] = [
  {
    option: 'limit',
    label: words.setLimit,
    help: HELP.limit,
    scope: 'match',
    choices: [
      { value: null, label: words.perOpponent, also: { limitPerOpponent } },
      ...[250, 500, 1000].map(number),
    ],
    number: { min: 1, max: 100_000 },
    when: withLimit,
  },
  common('joker', { label: words.setJoker, help: HELP.joker }, [20, 25, 30, 50]),
  common('ace', { label: words.setAce, help: HELP.ace }, [10, 11, 15]),
  common('face', { label: words.setFace, help: HELP.face }, [5, 10]),
  {
    option: 'handFinish',
    label: words.setHandFinish,
    help: HELP.handFinish,
    choices: [...[100, 200].map(number), { value: null, label: figures.handsCount }],
    number: POINTS,
  },
  when(common('surcharge', { label: words.setSurcharge, help: HELP.surcharge }, [0, 25]), withSurcharge),
  {
    option: 'cap',
    label: words.setCap,
    help: HELP.cap,
    choices: [
      { value: cap, also: { capOfLimit }, label: words.capUsual },
      { value: null, also: { capOfLimit: null }, label: words.noCap },
    ],
    number: POINTS,
    when: withSurcharge,
  },
  {
    option: 'blockedTie',
    label: words.setBlockedTie,
    help: HELP.blockedTie,
    choices: [
      { value: 'shared', label: words.allWin },
      { value: 'none', label: words.nobodyWins },
    ],
  },
  {
    option: 'blockedUnmelded',
    label: words.setBlockedUnmelded,
    help: HELP.blockedUnmelded,
    choices: [
      { value: 'surcharge', label: words.asEver },
      { value: 'cards', label: words.cardsOnly },
    ],
    when: ({ unmelded }: RummyRules) => unmelded !== 'cards',
  },
];

const unmelded: readonly RuleSetting[] = [
  choices('unmelded', UNMELDED, {
    surcharge: UNMELDED.surcharge,
    fixed: UNMELDED.fixed,
    times: UNMELDED.times,
    cards: UNMELDED.cards,
  }),
  when(figure('unmeldedFixed', figures.UNMELDED_FIXED), (rules) => rules.unmelded === 'fixed'),
  when(figure('unmeldedTimes', figures.UNMELDED_TIMES, FACTOR), (rules) => rules.unmelded === 'times'),
  {
    ...pick(figures.CAP_OF_LIMIT),
    option: 'capOfLimit',
    choices: [
      { value: null, label: figures.none },
      { value: 0.5, label: figures.halfLimit },
    ],
    number: { min: 0, max: 1, parts: 100 },
    when: withSurcharge,
  },
];

const { HAND_ONLY, WINNER_GETS, DIRECTION, END, END_TIE } = finish;
const withBonus = ({ winnerGets }: RummyRules): boolean => winnerGets === 'nothing';

const winning: readonly RuleSetting[] = [
  when(figure('handTimes', finish.HAND_TIMES, FACTOR), ({ handFinish }) => handFinish === null),
  choices('handOnly', HAND_ONLY, { 'nobody-melded': HAND_ONLY.nobody, any: HAND_ONLY.any }),
  when(figure('winBonus', finish.WIN_BONUS, BONUS), withBonus),
  when(figure('handBonus', finish.HAND_BONUS, BONUS), withBonus),
  when(figure('handBonusLate', finish.HAND_BONUS_LATE, BONUS), withBonus),
  choices('winnerGets', WINNER_GETS, { nothing: WINNER_GETS.nothing, sum: WINNER_GETS.sum }),
  { ...choices('direction', DIRECTION, { low: DIRECTION.low, high: DIRECTION.high }), scope: 'match' },
];

const dropping: readonly RuleSetting[] = [
  { option: 'drops', ...finish.DROPS, off: null, on: { first: 20, middle: 40 } },
  figure('drops.first', finish.DROP_FIRST),
  figure('drops.middle', finish.DROP_MIDDLE),
  orNone('handCap', figures.HAND_CAP),
];

const ending: readonly RuleSetting[] = [
  {
    option: 'end',
    ...pick(END),
    scope: 'match',
    choices: [
      { value: 'limit', label: END.limit, also: { limitPerOpponent } },
      { value: 'rounds', label: END.rounds },
      { value: 'elimination', label: END.elimination, also: { limitPerOpponent } },
    ],
  },
  {
    ...orNone('limitPerOpponent', finish.PER_OPPONENT, { min: 1, max: 100_000 }),
    scope: 'match',
    when: (rules: RummyRules) => withLimit(rules) && rules.limit === null,
  },
  {
    option: 'reEntry',
    ...finish.RE_ENTRY,
    off: null,
    on: { upTo: 79, times: null },
    when: ({ end }: RummyRules) => end === 'elimination',
  },
  when(figure('reEntry.upTo', finish.RE_ENTRY_UP_TO), ({ end }) => end === 'elimination'),
  {
    option: 'reEntry.times',
    ...pick(finish.RE_ENTRY_TIMES),
    choices: [{ value: null, label: finish.RE_ENTRY_TIMES.any }],
    number: { min: 1, max: 100 },
    when: ({ end }: RummyRules) => end === 'elimination',
  },
  when(
    choices('endTie', END_TIE, { extra: END_TIE.extra, shared: END_TIE.shared }),
    ({ end }) => end !== 'elimination',
  ),
];

/** The rules of rummy as a table thinks of them (rules/rummy, rules/rummy-presets). */
export const rules: RulesView = {
  presets: PRESETS,
  groups: [
    { settings: usual },
    { name: finish.unmeldedGroup, settings: unmelded },
    { name: finish.winGroup, settings: winning },
    { name: finish.dropGroup, settings: dropping },
    { name: finish.endGroup, settings: ending },
  ],
};
