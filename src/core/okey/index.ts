import type { Game } from '../round.js';
import { SEATS } from './input.js';
import { defaults, presets, rules } from './rules.js';
import { score } from './score.js';
import { partners } from './teams.js';
import type { OkeyContext, OkeyResult, OkeyRound, OkeyRules } from './types.js';
import { validate } from './validate.js';

export { InvalidInput } from '../round.js';
export { handPenalty } from './penalty.js';
export { FALSE_OKEY, OKEY } from './tally.js';
export { defaults, presets, score, validate };
export type { Suit } from '../cards.js';
export type { Hand } from '../hands.js';
export type * from './types.js';

/** Okey with cards (51): 2 to 4 players, the lowest total leads. */
export const game: Game<OkeyRound, OkeyRules, OkeyResult, OkeyContext> = Object.freeze({
  id: 'okey',
  seats: SEATS,
  best: () => 'lowest',
  defaults,
  presets,
  rules,
  score,
  validate,
  match: partners,
});
