import { freeze, isWhole } from '../round.js';
import {
  isLength,
  isSwitch,
  moneyCheck,
  oneOf,
  readRules,
  rulesOf,
  type OptionCheck,
  type OptionChecks,
} from '../rules.js';
import { TRIGGERS } from './bock.js';
import type { Bock, DokoRules } from './types.js';

/** The tournament rules of the DDV (TSR), with an open end: every house rule is off. */
export const defaults: DokoRules = freeze({
  preset: 'tsr',
  rounds: null,
  calls: 'plus2',
  doubles: 'queens',
  points: {
    doppelkopf: 1,
    fuchs: 1,
    karlchen: 1,
    againstQueens: 1,
    karlchenCaught: 0,
    fuchsLast: 0,
    dulleCaught: 0,
    heartTrick: 0,
    other: 0,
  },
  twoKarlchen: false,
  specialsInSolo: false,
  queensInSolo: false,
  queensInArmut: true,
  noBackdoor: false,
  tie120: 'tsr',
  feigheit: 'off',
  feigheitGap: 3,
  feigheitSolo: false,
  bock: null,
  solo: { fixed: null, kinds: {} },
  hochzeitFee: 0,
  writing: 'plus-minus',
  money: null,
});

const BOCK: Bock = {
  triggers: [],
  games: 'players',
  redealCounts: false,
  effect: 'double',
  add: 2,
  inBock: 'stack',
  max: null,
  solo: 'bock',
  perGame: 'one',
};

/** The most that options may name, so that every sum stays exact. */
const isCount = (value: unknown) => isWhole(value, 0, 100);
const isWorth = (value: unknown) => isWhole(value, 0, 1000);
/** Levels of a result: more than all of them is no gap. */
const isGap = (value: unknown) => isWhole(value, 1, 5);
const isGames = (value: unknown) => value === 'players' || isWhole(value, 1, 100);

const fixed = { won: isWorth, lost: isWorth };

const checks: OptionChecks<DokoRules> = {
  rounds: isLength,
  calls: oneOf('plus2', 'double', 'double-levels'),
  doubles: oneOf('game', 'queens', 'all'),
  points: { fields: Object.fromEntries(Object.keys(defaults.points).map((code) => [code, isCount])) },
  twoKarlchen: isSwitch,
  specialsInSolo: isSwitch,
  queensInSolo: isSwitch,
  queensInArmut: isSwitch,
  noBackdoor: isSwitch,
  tie120: oneOf('tsr', 'queens-only'),
  feigheit: oneOf('off', 'flip', 'excess'),
  feigheitGap: isGap,
  feigheitSolo: isSwitch,
  bock: {
    fields: {
      triggers: { list: oneOf(...TRIGGERS) },
      games: isGames,
      redealCounts: isSwitch,
      effect: oneOf('double', 'double-game', 'add'),
      add: isWorth,
      inBock: oneOf('stack', 'queue', 'restart', 'ignore'),
      max: isLength,
      solo: oneOf('bock', 'plain', 'pause'),
      perGame: oneOf('one', 'each'),
    } satisfies Record<keyof Bock, OptionCheck>,
    base: BOCK,
    orNull: true,
  },
  solo: {
    fields: {
      fixed: { fields: fixed, orNull: true },
      kinds: {
        each: {
          fields: {
            fixed: { fields: fixed, optional: true },
            times: (value) => value === undefined || isWhole(value, 1, 100),
          },
        },
      },
    },
  },
  hochzeitFee: isWorth,
  writing: oneOf('plus-minus', 'plus', 'minus'),
  money: moneyCheck,
};

/** Complete rules that differ from the defaults by these. */
const differing = (preset: string, options: object): DokoRules => ({
  ...readRules(options, defaults, {}, checks).rules,
  preset,
});

/**
 * The TSR with an open end, and with the 24 games of four players or the 30 of five (10.1); and what tables play
 * (rules/doko-house 8): names of ours, none is official.
 */
export const presets: Readonly<Record<string, DokoRules>> = freeze({
  tsr: defaults,
  'tsr-24': differing('tsr-24', { rounds: 24 }),
  'tsr-30': differing('tsr-30', { rounds: 30 }),
  bock: differing('bock', {
    points: { karlchenCaught: 1 },
    bock: { triggers: ['heartTrick', 'tie120', 'zero', 'reLost', 'kontraLost', 'soloLost'] },
  }),
  verdoppeln: differing('verdoppeln', {
    calls: 'double',
    feigheit: 'flip',
    bock: { triggers: ['heartTrick'] },
  }),
  'nur-plus': differing('nur-plus', {
    calls: 'double',
    doubles: 'game',
    points: { karlchenCaught: 1 },
    bock: { triggers: ['tie120', 'schwarz'] },
    writing: 'plus',
  }),
  kasse: differing('kasse', {
    writing: 'minus',
    hochzeitFee: 1,
    money: { perPoint: 10, mode: 'kitty-minus' },
  }),
});

export const { checkRules, rules } = rulesOf<DokoRules>(defaults, presets, checks);
