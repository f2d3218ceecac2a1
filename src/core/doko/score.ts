import { freeze, plain, type RulesInput } from '../round.js';
import { refuse } from '../rules.js';
import { taken } from './calls.js';
import { findIssues, tableOf } from './input.js';
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
export function score(input: DokoRound, rules?: RulesInput<DokoRules>, given?: DokoContext): DokoResult {
  const [round, context] = [plain(input), plain(given)];
  const { errors, warnings } = findIssues(round, rules, context);
  refuse(errors);
  const took = taken(round);
  const winner = findWinner({ re: round.re.call, kontra: round.kontra.call }, took);
  const items = listPoints(round, winner, took);
  const value = items.reduce((sum, { party, points }) => sum + (party === 're' ? points : -points), 0);
  const table = tableOf(round, context);
  const isRe = (seat: number) => round.re.players.includes(seat);
  const entry = (seat: number) => {
    if (!table.includes(seat) || round.sitsOut?.includes(seat)) return null;
    if (!isRe(seat)) return 0 - value;
    return round.kind === 'solo' ? SOLO * value : value;
  };
  const points = Array.from({ length: Math.max(...table) + 1 }, (_, seat) => entry(seat));
  const hasWon = (seat: number) => points[seat] !== null && winner === (isRe(seat) ? 're' : 'kontra');
  return freeze({
    game: 'doko',
    points,
    winners: [...points.keys()].filter(hasWon),
    items,
    warnings,
    rules: complete(rules),
    winner,
    value,
  });
}
