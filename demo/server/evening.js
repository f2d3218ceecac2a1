// What anybody may know of an evening.
import { match } from 'card-score/core';

/** The players with their totals, and when it changed last; never its key. */
export function publicEvening({ id, changed, match: played }) {
  const { totals, ranks } = match.summary(played);
  return {
    id,
    changed,
    game: played.game,
    players: played.players.map((name, seat) => ({ name, total: totals[seat], rank: ranks[seat] })),
  };
}
