import type { End, MatchHooks, Standing } from '../round.js';
import { endByLength } from '../table.js';
import type { RummyContext, RummyResult, RummyRound, RummyRules } from './types.js';
import { limitOf } from './values.js';

/** By the number of players at the start, whoever has come or gone since. */
const limitIn = ({ starters, rules }: Standing<RummyRules>): number => limitOf(starters, rules);

/**
 * When a match is over ("Game"): somebody at the table is at or over the limit and one player alone is the lowest;
 * a tie for the lowest asks for another round. With a fixed number of rounds the limit ends nothing.
 */
function end(standing: Standing<RummyRules>): End {
  const limit = limitIn(standing);
  const totals = standing.order.map((seat) => standing.totals[seat]!);
  const limitReached = totals.some((total) => total >= limit);
  const lowest = Math.min(...totals);
  const isTie = totals.filter((total) => total === lowest).length > 1;
  const byLimit = { ended: limitReached && !isTie, extraRound: limitReached && isTie };
  return { ...(standing.rules.rounds === null ? byLimit : endByLength(standing)), limit, limitReached };
}

/** Rummy's part in a match: the limit, as it was at the start. */
export const inMatch: MatchHooks<undefined, RummyRound, RummyRules, RummyResult, RummyContext> =
  Object.freeze({ end, context: (standing: Standing<RummyRules>) => ({ limit: limitIn(standing) }) });
