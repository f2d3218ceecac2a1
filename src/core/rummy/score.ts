import { winnerOf } from '../hands.js';
import { freeze, plain, type RulesInput, type Seat } from '../round.js';
import { refuse } from '../rules.js';
import { findIssues } from './input.js';
import { listPoints, listShare, listWin, sumOf, type Line } from './lines.js';
import { rules as complete } from './rules.js';
import type { RummyContext, RummyResult, RummyRound, RummyRules } from './types.js';
import { capOf, handValue, limitOf } from './values.js';

/**
 * Scores one round ("Round"): the winner gets nothing, everybody else pays; by the rules he gets a bonus, or all that
 * they pay. `points` has an entry for each hand, in whole points; `null` was not in the round.
 * @throws {InvalidInput} with every issue of the round and the rules
 */
export function score(input: RummyRound, rules?: RulesInput<RummyRules>, given?: RummyContext): RummyResult {
  const [round, context] = [plain(input), plain(given)];
  const { errors, warnings } = findIssues(round, rules, context);
  refuse(errors);
  const inForce = complete(rules);
  const players = round.hands.filter((hand) => hand !== null).length;
  const cap = capOf(context?.limit ?? limitOf(players, inForce), inForce);
  const winners = findWinners(round, inForce);
  const charges = round.hands.map((hand, seat) =>
    hand === null || winners.includes(seat) ? [] : listPoints(round, seat, inForce, cap),
  );
  const paid = sumOf(charges.flat());
  const lines = round.hands.map((hand, seat): readonly Line[] => {
    if (hand === null) return [];
    const place = winners.indexOf(seat);
    if (place >= 0) return [...listWin(round, seat, inForce), ...listShare(paid, place, winners, inForce)];
    return inForce.winnerGets === 'sum'
      ? charges[seat]!.map((line) => ({ ...line, points: 0 - line.points }))
      : charges[seat]!;
  });
  return freeze({
    game: 'rummy',
    points: round.hands.map((hand, seat) => (hand === null ? null : sumOf(lines[seat]!))),
    winners,
    items: lines.flatMap((own, seat) => own.map((line) => ({ ...line, seat }))),
    warnings,
    rules: inForce,
  });
}

/** Who went out; in a blocked round the lowest cards, all of them or, by the rule option, only a single one. */
function findWinners(round: RummyRound, rules: RummyRules): Seat[] {
  if (round.finish !== 'blocked') return [winnerOf({ ...round }) as Seat];
  const values = round.hands.map((hand, seat) =>
    hand === null || round.drop?.[seat] ? Infinity : handValue(hand, rules),
  );
  const least = Math.min(...values);
  const lowest = values.flatMap((value, seat) => (value === least ? [seat] : []));
  return lowest.length > 1 && rules.blockedTie === 'none' ? [] : lowest;
}
