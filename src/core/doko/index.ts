import type { Game } from '../round.js';
import { validate } from './input.js';
import { list } from './list.js';
import { olderRow } from './older-row.js';
import { defaults, presets, rules } from './rules.js';
import { score } from './score.js';
import type { DokoContext, DokoResult, DokoRound, DokoRules } from './types.js';

export { InvalidInput } from '../round.js';
export { BANDS } from './calls.js';
export { needed } from './winner.js';
export { defaults, presets, score, validate };
export type * from './types.js';

/** Doppelkopf after the tournament rules (TSR): 4 to 7 at the table, the highest total leads. */
export const game: Game<DokoRound, DokoRules, DokoResult, DokoContext> = Object.freeze({
  id: 'doko',
  seats: Object.freeze({ min: 4, max: 7 }),
  best: () => 'highest',
  defaults,
  presets,
  rules,
  score,
  validate,
  olderRow,
  match: list,
});
