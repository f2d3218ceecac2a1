import type { DokoRules } from '../../core/doko/types.js';
import * as bock from '../../localization/messages/late/doko-bock.js';
import * as calls from '../../localization/messages/late/doko-calls.js';
import * as points from '../../localization/messages/late/doko-points.js';
import * as table from '../../localization/messages/late/doko-house.js';
import { times } from '../../localization/messages/late/doko-factors.js';
import { SOLO_KINDS, SPECIALS } from '../../localization/messages/late/doko-specials.js';
import { TERMS } from '../../localization/messages/doko.js';
import { moneySettings } from '../settings/money.js';
import type { Choice, NumberColumn, NumberTable, RulesView, RuleSetting, Text } from '../settings/setting.js';

interface Words {
  readonly label: Text;
  readonly help: Text;
}

const choices = (
  option: string,
  { label, help }: Words,
  values: Readonly<Record<string, Text>>,
): RuleSetting => ({
  option,
  label,
  help,
  choices: listOf(values),
});

const listOf = (values: Readonly<Record<string, Text>>): Choice[] =>
  Object.entries(values).map(([value, label]) => ({ value, label }));

const toggle = (option: string, { label, help }: Words): RuleSetting => ({ option, label, help });

const figure = (option: string, { label, help }: Words, max = 9, min = 0): RuleSetting => ({
  option,
  label,
  help,
  number: { min, max },
});

const callsGroup: readonly RuleSetting[] = [
  choices('calls', calls.CALLS, {
    plus2: calls.CALLS.plus2,
    double: calls.CALLS.double,
    'double-levels': calls.CALLS.levels,
  }),
  {
    ...choices('doubles', calls.DOUBLES, {
      game: calls.DOUBLES.game,
      queens: calls.DOUBLES.queens,
      all: calls.DOUBLES.all,
    }),
    when: (rules: { readonly calls: string }) => rules.calls !== 'plus2',
  },
  choices('feigheit', calls.FEIGHEIT, {
    off: calls.FEIGHEIT.none,
    flip: calls.FEIGHEIT.flip,
    excess: calls.FEIGHEIT.excess,
  }),
  ...[figure('feigheitGap', calls.FEIGHEIT_GAP, 5, 1), toggle('feigheitSolo', calls.FEIGHEIT_SOLO)].map(
    (setting) => ({
      ...setting,
      when: (rules: { readonly feigheit: string }) => rules.feigheit !== 'off',
    }),
  ),
];

const { TRIGGERS, GAMES, EFFECT, IN_BOCK, MOST, SOLO, PER_GAME } = bock;

const bockGroup: readonly RuleSetting[] = [
  {
    ...toggle('bock', bock.BOCK),
    off: null,
    on: { triggers: ['heartTrick', 'tie120', 'zero', 'reLost', 'kontraLost', 'soloLost'] },
  },
  {
    option: 'bock.triggers',
    label: TRIGGERS.label,
    help: TRIGGERS.help,
    several: listOf({
      tie120: TRIGGERS.tie120,
      reLost: TRIGGERS.reLost,
      kontraLost: TRIGGERS.kontraLost,
      bothCalled: TRIGGERS.bothCalled,
      soloLost: TRIGGERS.soloLost,
      solo: TRIGGERS.solo,
      heartTrick: TRIGGERS.heartTrick,
      zero: TRIGGERS.zero,
      nobody: TRIGGERS.nobody,
      schwarz: TRIGGERS.schwarz,
      redeal: TRIGGERS.redeal,
    }),
  },
  { ...choices('bock.games', GAMES, { players: GAMES.players }), number: { min: 1, max: 99 } },
  choices('bock.effect', EFFECT, { double: EFFECT.double, 'double-game': EFFECT.game, add: EFFECT.add }),
  {
    ...figure('bock.add', bock.ADD, 99, 1),
    when: (rules: { readonly bock: { readonly effect: string } }) => rules.bock.effect === 'add',
  },
  choices('bock.inBock', IN_BOCK, {
    stack: IN_BOCK.stack,
    queue: IN_BOCK.queue,
    restart: IN_BOCK.restart,
    ignore: IN_BOCK.ignore,
  }),
  {
    option: 'bock.max',
    label: MOST.label,
    help: MOST.help,
    choices: [{ value: null, label: MOST.any }],
    number: { min: 1, max: 9 },
    when: (rules: { readonly bock: { readonly inBock: string } }) => rules.bock.inBock === 'stack',
  },
  choices('bock.solo', SOLO, { bock: SOLO.bock, plain: SOLO.plain, pause: SOLO.pause }),
  toggle('bock.redealCounts', bock.REDEAL_COUNTS),
  choices('bock.perGame', PER_GAME, { one: PER_GAME.one, each: PER_GAME.each }),
];

const { TIE } = points;

const pointsGroup: readonly RuleSetting[] = [
  figure('points.doppelkopf', { label: TERMS.doppelkopf, help: points.HELP.doppelkopf }),
  figure('points.fuchs', { label: TERMS.fuchs, help: points.HELP.fuchs }),
  figure('points.karlchen', { label: TERMS.karlchen, help: points.HELP.karlchen }),
  figure('points.againstQueens', points.QUEENS),
  ...Object.entries(SPECIALS).map(([code, label]) =>
    figure(`points.${code}`, { label, help: points.SPECIALS[code as keyof typeof SPECIALS] }),
  ),
  toggle('twoKarlchen', points.TWO_KARLCHEN),
  toggle('queensInArmut', points.QUEENS_IN_ARMUT),
  choices('tie120', TIE, { tsr: TIE.tsr, 'queens-only': TIE.queens }),
  toggle('noBackdoor', points.NO_BACKDOOR),
];

type SoloWorth = DokoRules['solo']['kinds'][string];

const figureIn = (
  label: Text,
  max: number,
  min: number,
  get: (row: SoloWorth) => number | undefined,
  change: (row: SoloWorth, value: number | undefined) => SoloWorth,
): NumberColumn => ({
  label,
  number: { min, max },
  get: (row) => get(row ?? {}),
  set: (row, value) => {
    const next = change(row ?? {}, value);
    return Object.keys(next).length === 0 ? undefined : next;
  },
});

/** What is typed first on one side holds for the other too: neither is there alone. */
const fixedIn = (label: Text, side: 'won' | 'lost'): NumberColumn =>
  figureIn(
    label,
    1000,
    0,
    ({ fixed }) => fixed?.[side],
    ({ fixed, ...rest }, value) =>
      value === undefined
        ? rest
        : { ...rest, fixed: { ...(fixed ?? { won: value, lost: value }), [side]: value } },
  );

const soloKinds: NumberTable = {
  rows: SOLO_KINDS,
  columns: [
    figureIn(
      table.TIMES,
      100,
      1,
      ({ times }) => times,
      ({ times: _, ...rest }, value) => (value === undefined ? rest : { ...rest, times: value }),
    ),
    fixedIn(table.WON, 'won'),
    fixedIn(table.LOST, 'lost'),
  ],
  text: (l, row) => {
    const { fixed, times: by } = row as SoloWorth;
    const worth = fixed && `${l.number(fixed.won)} / ${l.number(fixed.lost)}`;
    return [worth, by && times(l, by)].filter(Boolean).join(' ');
  },
};

const soloGroup: readonly RuleSetting[] = [
  toggle('specialsInSolo', table.SPECIALS_IN_SOLO),
  toggle('queensInSolo', table.QUEENS_IN_SOLO),
  { ...toggle('solo.fixed', table.SOLO_FIXED), off: null, on: { won: 11, lost: 12 } },
  figure('solo.fixed.won', table.SOLO_WON, 1000),
  figure('solo.fixed.lost', table.SOLO_LOST, 1000),
  { ...toggle('solo.kinds', table.SOLO_KINDS), table: soloKinds },
  figure('hochzeitFee', table.HOCHZEIT_FEE, 1000),
];

const { WRITING } = table;

const writingGroup: readonly RuleSetting[] = [
  {
    ...choices('writing', WRITING, { 'plus-minus': WRITING.both, plus: WRITING.plus, minus: WRITING.minus }),
    scope: 'match',
  },
  ...moneySettings,
];

/** The rules of Doppelkopf as a table thinks of them (rules/doko-house). */
export const rules: RulesView = {
  presets: table.PRESETS,
  groups: [
    { name: calls.group, settings: callsGroup },
    { name: bock.group, settings: bockGroup },
    { name: points.group, settings: pointsGroup },
    { name: table.soloGroup, settings: soloGroup },
    { name: table.writingGroup, settings: writingGroup },
  ],
};
