import { freeze, type RulesInput } from '../round.js';
import { isLength, readRules, refuse } from '../rules.js';
import type { DokoRules } from './types.js';

/** The tournament rules of the DDV (TSR), with an open end. */
export const defaults: DokoRules = freeze({ preset: 'tsr', rounds: null });

/** The TSR with an open end, and with the 24 games of four players or the 30 of five (10.1). */
export const presets: Readonly<Record<string, DokoRules>> = freeze({
  tsr: defaults,
  'tsr-24': { preset: 'tsr-24', rounds: 24 },
  'tsr-30': { preset: 'tsr-30', rounds: 30 },
});

/** What is wrong with rules, and the complete ones if nothing is. */
export const checkRules = (input: unknown) =>
  readRules<DokoRules>(input, defaults, presets, { rounds: isLength });

/** Complete rules. @throws {InvalidInput} code `rule` */
export function rules(input?: RulesInput<DokoRules>): DokoRules {
  const { rules: complete, issues } = checkRules(input);
  refuse(issues);
  return complete;
}
