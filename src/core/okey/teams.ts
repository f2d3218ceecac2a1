import type { Seat } from '../round.js';
import type { OkeyContext, OkeyRound, OkeyRules } from './types.js';

/** The partner of who finished, where there are teams. */
export function mateIn(
  { hands, winner }: OkeyRound,
  { teams }: OkeyRules,
  context?: OkeyContext,
): Seat | undefined {
  const order = context?.order ?? hands.flatMap((hand, seat) => (hand === null ? [] : [seat]));
  return teams === null || winner === undefined ? undefined : order[(order.indexOf(winner) + 2) % 4];
}
