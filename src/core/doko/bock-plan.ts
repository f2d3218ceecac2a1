import type { LogEvent, Standing } from '../hooks.js';
import { MOST_LAYERS } from './bock.js';
import type { Bock, DokoResult, DokoRound, DokoRules } from './types.js';

/** The Bock layers of the coming games, the next one first. A function of the log. */
export type Plan = readonly number[];

/** No match plans further ahead. */
const MOST_PLANNED = 1000;

/** A layer on each of the next games; one that has as many as may be is passed over. */
function stack(plan: Plan, games: number, max: number): Plan {
  const next = [...plan];
  let left = games;
  for (let i = 0; left > 0 && i < MOST_PLANNED; i++) {
    const layers = next[i] ?? 0;
    if (layers >= max) continue;
    next[i] = layers + 1;
    left--;
  }
  return next;
}

/** The plan with a Bock round more. `here` is what the game had that starts it. */
function start(plan: Plan, bock: Bock, seats: number, here: number): Plan {
  const games = bock.games === 'players' ? seats : bock.games;
  const round = Array<number>(games).fill(1);
  if (bock.inBock === 'queue') return [...plan, ...round].slice(0, MOST_PLANNED);
  if (bock.inBock === 'restart') return round;
  if (bock.inBock === 'ignore' && (here > 0 || plan.length > 0)) return plan;
  return stack(plan, games, Math.min(bock.max ?? MOST_LAYERS, MOST_LAYERS));
}

/**
 * The plan after an entry (rules/doko-house 2 "State"): a game takes its place off, unless it keeps it, and starts what
 * it starts; a game that keeps its place is dealt again by the same dealer, or a solo for which Bock pauses.
 */
export function planAfter(
  plan: Plan,
  event: LogEvent<DokoRound, DokoRules, DokoResult>,
  { rules: { bock }, order }: Standing<DokoRules>,
  keepsDeal: boolean,
): Plan {
  if (event.type === 'rules') return event.rules.bock ? plan : [];
  if (!bock) return plan;
  if (event.type === 'adjustment') return event.played ? plan.slice(1) : plan;
  const here = plan[0] ?? 0;
  const { length: seats } = order;
  if (event.type === 'own') return bock.triggers.includes('redeal') ? start(plan, bock, seats, here) : plan;
  if (event.type !== 'round') return plan;
  const pauses = event.round.kind === 'solo' && bock.solo === 'pause';
  let next = (keepsDeal && !bock.redealCounts) || pauses ? plan : plan.slice(1);
  for (let i = 0; i < event.result.bock.starts; i++) next = start(next, bock, seats, here);
  return next;
}
