import type { Issue } from '../round.js';
import type { Arrangement } from './groups.js';
import { nameGroups } from './naming.js';
import { arrangeNormal } from './normal.js';
import { arrangePairs, pairAll } from './pairs.js';
import { tally, UNIT, type Tally } from './tally.js';
import type { HandPenalty, OkeyRules } from './types.js';

/** What counts where nothing comes off, and for a complete hand that was kept back. */
export const HUNDRED = 100;

/** Cards of a hand when it is scored. */
export const HAND = 14;

/** The raw penalty of a hand nothing is wrong with, by complete rules: the lowest there is, and its arrangement. */
export function penaltyOf(
  hand: readonly string[],
  okey: string | undefined,
  rules: OkeyRules,
  heldBack?: boolean | null,
): HandPenalty {
  const counted = tally(hand, okey, rules);
  const byRuns = arrangeNormal(counted, rules.aceHigh);
  const byPairs = arrangePairs(counted, rules);
  const covered = byRuns?.worth === counted.total ? byRuns : pairAll(counted);
  const isKept = rules.heldBackOn && (heldBack ?? covered !== undefined);
  const normal = byRuns ? looseSum(counted, byRuns) : null;
  const pairs = byPairs ? 2 * looseSum(counted, byPairs) : null;
  const isNormal = normal !== null && (pairs === null || normal <= pairs);
  const shown = (isKept && covered) || (isNormal ? byRuns : byPairs);
  const sum = (isNormal ? normal : pairs) ?? HUNDRED;
  const by = isNormal ? 'normal' : byPairs ? 'pairs' : 'none';
  const warn = (code: string, wrong: boolean): Issue[] => (wrong ? [{ code, path: 'hand' }] : []);
  return {
    raw: isKept ? HUNDRED : rules.capAt100 ? Math.min(sum, HUNDRED) : sum,
    normal,
    pairs,
    complete: covered !== undefined,
    by: isKept ? 'complete' : by,
    ...nameGroups(counted, shown, okey, rules.aceHigh),
    warnings: [
      ...warn('hand-size', hand.length !== HAND),
      ...warn('complete-not-held-back', isKept && heldBack == null),
    ],
  };
}

const looseSum = ({ total }: Tally, { worth }: Arrangement) => Math.floor((total - worth) / UNIT);
