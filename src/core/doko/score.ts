import { freeze, type RulesInput } from '../round.js';
import { refuse } from '../rules.js';
import { taken } from './calls.js';
import { tableOf, validate } from './input.js';
import { listPoints } from './points.js';
import { rules as complete } from './rules.js';
import type { DokoContext, DokoResult, DokoRound, DokoRules } from './types.js';
import { findWinner } from './winner.js';

/** A soloist gets or pays this many times the value: once with each of the three others. */
const SOLO = 3;

/**
 * Scores one game (TSR 7): who won, each player's entry, and every point with its paragraph.
 * `points` has an entry for each seat at the table, in whole points; `null` sat out.
 * @throws {InvalidInput} with every issue of the round and the rules
 */
export function score(round: DokoRound, rules?: RulesInput<DokoRules>, context?: DokoContext): DokoResult {
  const { errors, warnings } = validate(round, rules, context);
  refuse(errors);
  const took = taken(round);
  const winner = findWinner({ re: round.re.call, kontra: round.kontra.call }, took);
  const items = listPoints(round, winner, took);
  const value = items.reduce((sum, { party, points }) => sum + (party === 're' ? points : -points), 0);
  const table = tableOf(round, context).filter((seat) => !round.sitsOut?.includes(seat));
  const isRe = (seat: number) => round.re.players.includes(seat);
  const entry = (seat: number) => {
    if (!isRe(seat)) return 0 - value;
    return round.kind === 'solo' ? SOLO * value : value;
  };
  const seats = Math.max(...tableOf(round, context)) + 1;
  return freeze({
    game: 'doko',
    points: Array.from({ length: seats }, (_, seat) => (table.includes(seat) ? entry(seat) : null)),
    winners: winner === 'none' ? [] : table.filter((seat) => isRe(seat) === (winner === 're')),
    items,
    warnings,
    rules: complete(rules),
    winner,
    value,
  });
}
