import type { Indicator, OkeyRound, OkeyRules } from './types.js';

/** Table factor of a round ("Round"); by complete rules that have one for its indicator. */
export const tableOf = (suit: Indicator, { suits, clubsFactor, falseOkeyFactor }: OkeyRules): number =>
  (suit === 'J' ? falseOkeyFactor : suits[suit]) ?? clubsFactor;

/** What the finish multiplies the others' penalties by; factors are never added. */
export const finishOf = (how: OkeyRound['finish'], { finish: { pairs, okey, both } }: OkeyRules): number =>
  ({ normal: 1, pairs, okey, 'pairs-okey': both, exhausted: 1 })[how];

const STEPS = { normal: 1, pairs: 2, okey: 2, 'pairs-okey': 3, exhausted: 1 } as const;

/** The same for a hand that was kept back. */
export function heldBackOf(how: OkeyRound['finish'], rules: OkeyRules): number {
  if (rules.heldBackFactor === 'finish') return finishOf(how, rules);
  return rules.heldBackFactor === 'steps' ? STEPS[how] : 1;
}

/** What who finished gets. */
export function winOf(how: OkeyRound['finish'], table: number, { win }: OkeyRules): number {
  if (how === 'normal') return win.normal * (win.normalTimesTable ? table : 1);
  return (how === 'pairs-okey' ? win.both : win.special) * table;
}
