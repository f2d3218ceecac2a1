import { rankOf } from '../cards.js';
import type { Hand } from '../hands.js';
import { isWhole, type RulesInput } from '../round.js';
import { refuse } from '../rules.js';
import { checkRules, rules as complete } from './rules.js';
import type { RummyRules } from './types.js';

/** Code of a joker. */
export const JOKER = 'JK';

/** How many may play ("Round"). */
export const SEATS = Object.freeze({ min: 2, max: 6 });

/** A joker, a card, or a rank alone: suits never count. */
export const isCard = (code: unknown): boolean => code === JOKER || rankOf(code) !== undefined;

/** What a card counts in hand, by complete rules. */
function valueOf(code: string, { joker, ace, face }: RummyRules): number {
  if (code === JOKER) return joker;
  const rank = rankOf(code);
  if (rank === 'A') return ace;
  return rank === 'J' || rank === 'Q' || rank === 'K' ? face : Number(rank);
}

/** What a hand comes to ("Round": H), by complete rules. */
export const handValue = (hand: Exclude<Hand, null>, rules: RummyRules): number =>
  typeof hand === 'number' ? hand : hand.reduce((sum, code) => sum + valueOf(code, rules), 0);

/** Limit of a match that so many began, by complete rules; null = there is none. */
export const limitOf = (players: number, { limit, limitPerOpponent }: RummyRules): number | null =>
  limit ?? (limitPerOpponent && limitPerOpponent * (players - 1));

/** The most that who has not melded pays in a match with this limit, by complete rules; null = nothing caps it. */
export function capOf(limit: number | null, { cap, capOfLimit }: RummyRules): number | null {
  // the small amount undoes what a decimal share loses: 0.29 × 100 is 28.999…
  const share = capOfLimit === null || limit === null ? Infinity : Math.floor(limit * capOfLimit + 1e-6);
  const least = Math.min(cap ?? Infinity, share);
  return least === Infinity ? null : least;
}

/**
 * Points of a card that is left in hand.
 * @throws {InvalidInput} codes `card` (path `code`), `rule`
 */
export function cardPoints(code: string, rules?: RulesInput<RummyRules>): number {
  refuse([...(isCard(code) ? [] : [{ code: 'card', path: 'code' }]), ...checkRules(rules).issues]);
  return valueOf(code, complete(rules));
}

/**
 * The total that ends a match which so many players began, or puts out who has it; null = there is none.
 * @throws {InvalidInput} codes `player-count` (path `players`), `rule`
 */
export function limit(players: number, rules?: RulesInput<RummyRules>): number | null {
  const wrong = isWhole(players, SEATS.min, SEATS.max) ? [] : [{ code: 'player-count', path: 'players' }];
  refuse([...wrong, ...checkRules(rules).issues]);
  return limitOf(players, complete(rules));
}

/**
 * The most that a player pays who has not melded, in a match that so many began; null = nothing caps it.
 * @throws {InvalidInput} codes `player-count` (path `players`), `rule`
 */
export const unmeldedCap = (players: number, rules?: RulesInput<RummyRules>): number | null =>
  capOf(limit(players, rules), complete(rules));
