import type { Game } from '../round.js';
import { inMatch } from './end.js';
import { validate } from './input.js';
import { defaults, presets, unconfirmed } from './presets.js';
import { bestOf, rules } from './rules.js';
import { score } from './score.js';
import type { RummyContext, RummyResult, RummyRound, RummyRules } from './types.js';
import { SEATS } from './values.js';

export { InvalidInput } from '../round.js';
export { cardPoints, JOKER, limit, unmeldedCap } from './values.js';
export { defaults, presets, score, unconfirmed, validate };
export type { Hand } from '../hands.js';
export type * from './types.js';

/** Rummy (Rami): 2 to 6 players, by its rules a match ends at a limit, after so many rounds or when one is left. */
export const game: Game<RummyRound, RummyRules, RummyResult, RummyContext> = Object.freeze({
  id: 'rummy',
  seats: SEATS,
  best: bestOf,
  defaults,
  presets,
  unconfirmed,
  rules,
  score,
  validate,
  match: inMatch,
});
