import { freeze } from '../round.js';
import { isLength, rulesOf } from '../rules.js';
import type { DokoRules } from './types.js';

/** The tournament rules of the DDV (TSR), with an open end. */
export const defaults: DokoRules = freeze({ preset: 'tsr', rounds: null });

/** The TSR with an open end, and with the 24 games of four players or the 30 of five (10.1). */
export const presets: Readonly<Record<string, DokoRules>> = freeze({
  tsr: defaults,
  'tsr-24': { preset: 'tsr-24', rounds: 24 },
  'tsr-30': { preset: 'tsr-30', rounds: 30 },
});

export const { checkRules, rules } = rulesOf<DokoRules>(defaults, presets, { rounds: isLength });
