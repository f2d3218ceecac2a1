import { freeze, plain } from '../round.js';
import { refuse } from '../rules.js';
import { findHandErrors } from './input.js';
import { penaltyOf } from './search.js';
import { checkRules } from './rules.js';
import type { HandOptions, HandPenalty, OkeyRound, OkeyRules } from './types.js';

/**
 * The raw penalty of a hand: the lowest there is, with the arrangement that gives it.
 * @throws {InvalidInput} with every issue; paths `hand.N`, `okey`, `heldBack`, `rules.<option>`
 */
export function handPenalty(hand: readonly string[], options: HandOptions = {}): HandPenalty {
  const cards = plain(hand);
  const { okey, rules, heldBack } = plain(options) ?? {};
  const { rules: inForce, issues } = checkRules(rules);
  refuse([...findHandErrors(cards, { okey, heldBack }, inForce), ...issues]);
  return freeze(penaltyOf(cards, okey, inForce, heldBack));
}

/** The same for the hands of a round nothing is wrong with, by seat; null for the winner, for a hand given as a number, and for who was not in the round. */
export const penaltiesOf = (
  { hands, winner, okey, heldBack }: OkeyRound,
  rules: OkeyRules,
): (HandPenalty | null)[] =>
  hands.map((hand, seat) =>
    seat === winner || hand === null || typeof hand === 'number'
      ? null
      : penaltyOf(hand, okey, rules, heldBack?.[seat]),
  );
