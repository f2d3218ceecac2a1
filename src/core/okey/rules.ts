import { freeze, isWhole } from '../round.js';
import { isLength, isSwitch, oneOf, rulesOf } from '../rules.js';
import type { OkeyRules } from './types.js';

/** Okey with cards, at every open reading the one the rules name as default. */
export const defaults: OkeyRules = freeze({
  preset: 'okey',
  rounds: null,
  clubsFactor: 2,
  values: 'ace11',
  aceHigh: true,
  looseOkeyValue: 'card',
  capAt100: false,
  minPairs: 5,
  minPairsWithCombination: 4,
  heldBackFactor: 'finish',
  jokersWild: false,
});

/** With an open end, over eleven rounds, and with the values of number tiles. */
export const presets: Readonly<Record<string, OkeyRules>> = freeze({
  okey: defaults,
  'okey-11': { ...defaults, preset: 'okey-11', rounds: 11 },
  tiles: { ...defaults, preset: 'tiles', values: 'pip' },
});

/** The most a loose Okey may count, so that every sum stays exact. */
const MOST = 1000;

const isCount = (value: unknown) => isWhole(value);

export const { checkRules, rules } = rulesOf<OkeyRules>(defaults, presets, {
  rounds: isLength,
  clubsFactor: oneOf(2, 6, 10),
  values: oneOf('ace11', 'ace1', 'pip'),
  aceHigh: isSwitch,
  looseOkeyValue: (value) => value === 'card' || isWhole(value, 0, MOST),
  capAt100: isSwitch,
  minPairs: isCount,
  minPairsWithCombination: isCount,
  heldBackFactor: oneOf('finish', 'table'),
  jokersWild: isSwitch,
});
