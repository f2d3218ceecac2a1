import { freeze, isWhole } from '../round.js';
import { isLength, isSwitch, oneOf, orNull, rulesOf } from '../rules.js';
import type { OkeyRules } from './types.js';

/** Okey with cards, at every open reading the one the rules name as default. */
export const defaults: OkeyRules = freeze({
  preset: 'okey',
  rounds: null,
  clubsFactor: 2,
  suits: { C: null, S: 3, D: 4, H: 5 },
  falseOkeyFactor: null,
  finish: { pairs: 2, okey: 2, both: 4 },
  win: { normal: -100, special: -100, both: -200, normalTimesTable: false },
  showBonus: null,
  bothOkeys: null,
  teams: null,
  mateSpared: false,
  values: 'ace11',
  aceHigh: true,
  looseOkeyValue: 'card',
  capAt100: false,
  minPairs: 5,
  minPairsWithCombination: 4,
  heldBackOn: true,
  heldBackFactor: 'finish',
  jokersWild: false,
});

/**
 * With an open end, over eleven rounds, and with the values of number tiles; then two common ways of play, none official:
 * Cezalı Okey, where the finish of a round counts in steps, and partners who sit opposite.
 */
export const presets: Readonly<Record<string, OkeyRules>> = freeze({
  okey: defaults,
  'okey-11': { ...defaults, preset: 'okey-11', rounds: 11 },
  tiles: { ...defaults, preset: 'tiles', values: 'pip' },
  cezali: {
    ...defaults,
    preset: 'cezali',
    win: { normal: -10, special: -100, both: -200, normalTimesTable: true },
    heldBackFactor: 'steps',
    falseOkeyFactor: 10,
  },
  esli: { ...defaults, preset: 'esli', teams: 'opposite' },
});

/** The most that a rule may name, so that every sum stays exact. */
const MOST = 1000;

const isCount = (value: unknown) => isWhole(value);
const isFactor = (value: unknown) => isWhole(value, 1, MOST);
const isBonus = (value: unknown) => isWhole(value, 0, MOST);
const isWin = (value: unknown) => isWhole(value, -MOST, 0);

export const { checkRules, rules } = rulesOf<OkeyRules>(defaults, presets, {
  rounds: isLength,
  clubsFactor: oneOf(2, 6, 10),
  suits: {
    fields: { C: orNull(isFactor), S: orNull(isFactor), D: orNull(isFactor), H: orNull(isFactor) },
  },
  falseOkeyFactor: orNull(isFactor),
  finish: { fields: { pairs: isFactor, okey: isFactor, both: isFactor } },
  win: { fields: { normal: isWin, special: isWin, both: isWin, normalTimesTable: isSwitch } },
  showBonus: orNull(isBonus),
  bothOkeys: orNull(isBonus),
  teams: oneOf(null, 'opposite'),
  mateSpared: isSwitch,
  values: oneOf('ace11', 'ace1', 'pip'),
  aceHigh: isSwitch,
  looseOkeyValue: (value) => value === 'card' || isWhole(value, 0, MOST),
  capAt100: isSwitch,
  minPairs: isCount,
  minPairsWithCombination: isCount,
  heldBackOn: isSwitch,
  heldBackFactor: oneOf('finish', 'table', 'steps'),
  jokersWild: isSwitch,
});
