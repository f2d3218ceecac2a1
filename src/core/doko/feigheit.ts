import { CALLS, isBelow, LEVELS, opponent, type Taken } from './calls.js';
import type { Tally } from './points.js';
import type { DokoItem, DokoRound, DokoRules, Party } from './types.js';

/** Below this a party has lost with a level to spare. */
const HALF = 120;

/**
 * By how many levels a party won higher than it had said, if that is too many (rules/doko-house 4); else 0. The levels of
 * a result: below 120, 90, 60, 30, no trick.
 */
export function findGap(
  round: DokoRound,
  winner: Party | 'none',
  took: Record<Party, Taken>,
  { feigheit, feigheitGap, feigheitSolo }: DokoRules,
): number {
  if (feigheit === 'off' || winner === 'none' || (round.kind === 'solo' && !feigheitSolo)) return 0;
  const loser = took[opponent(winner)];
  const level = loser.augen < HALF ? 1 + LEVELS.filter((it) => isBelow(loser, it)).length : 0;
  const gap = level - CALLS.indexOf(round[winner].call);
  return gap >= feigheitGap ? gap : 0;
}

/** The game in the other party's hands: as it is, or only what is beyond the gap. Sonderpunkte stay where they are. */
export function handOver(tally: Tally, gap: number, to: Party, rules: DokoRules): Tally {
  const moved = (items: readonly DokoItem[]) => items.map((item) => ({ ...item, party: to }));
  if (rules.feigheit === 'flip') return { ...tally, game: moved(tally.game), queens: moved(tally.queens) };
  const points = gap - (rules.feigheitGap - 1);
  return { ...tally, game: [{ code: 'feigheit', points, rule: 'house', party: to }], queens: [] };
}
