import { RANKS } from '../cards.js';
import { eachGroup, LEAST, type Arrangement, type Group, type Taken } from './groups.js';
import { CARD_BITS, holds, lowest, WILD, type Tally } from './tally.js';
import type { OkeyRules } from './types.js';

/** How the wild cards pair: `singles` of them with the dearest single cards, the others with one another. */
interface Pairing {
  /** Of the pairs, and of the run or set beside them. */
  readonly worth: number;
  readonly singles: number;
  /** Count of a card that is taken out of its pair and left over, so that a dearer wild card is not; 0 = none. */
  readonly broken: number;
  readonly combination?: Group;
}

/** The pair arrangement worth the most: pairs and at most one run or set. Undefined where there are too few pairs. */
export function arrangePairs(
  hand: Tally,
  { aceHigh, minPairs, minPairsWithCombination }: OkeyRules,
): Arrangement | undefined {
  const { all, doubles, wild } = hand;
  const besides = Math.min(minPairs, minPairsWithCombination);
  if (!pairUp(hand, all, besides)) return undefined; // with cards off there are not more pairs

  let best = pair(hand, all, minPairs);
  const attempt = (combination: Group) => {
    const pairs = holds(all, combination.part, doubles) && pair(hand, all - combination.part, besides);
    const worth = pairs ? pairs.worth + combination.worth : 0;
    if (pairs && worth > (best?.worth ?? -1)) best = { ...pairs, worth, combination };
  };
  for (let wilds = LEAST; wilds <= all >> WILD; wilds++) {
    attempt({ kind: 'run', first: 0, part: wilds << WILD, worth: wilds * wild });
  }
  eachGroup(hand, aceHigh, RANKS.length + (aceHigh ? 1 : 0), attempt);
  return best && settle(hand, best);
}

/** The seven pairs of a complete hand, or as many as a hand of another size has. Undefined where cards are left. */
export function pairAll(hand: Tally): Arrangement | undefined {
  const pairs = pair(hand, hand.all, 0);
  return pairs && pairs.worth === hand.total && hand.total > 0 ? settle(hand, pairs) : undefined;
}

/** Pairs the cards of a count so that they are worth the most. Undefined where that makes fewer than `least` pairs. */
function pair(hand: Tally, count: number, least: number): Pairing | undefined {
  const best = pairUp(hand, count, least);
  const twins = count & (hand.doubles << 1);
  if (!best || twins === 0 || count >> WILD === 0) return best;
  const broken = 1 << (30 - Math.clz32(twins)); // of the cheapest pair
  const other = pairUp(hand, count - broken, least);
  return other && other.worth > best.worth ? { ...other, broken } : best;
}

/** The same without taking a pair apart. */
function pairUp({ doubles, worths, wild }: Tally, count: number, least: number): Pairing | undefined {
  const twins = count & (doubles << 1);
  const wilds = count >> WILD;
  let worth = 0;
  let pairs = 0;
  for (let left = twins; left; left &= left - 1) {
    worth += 2 * worths[lowest(left)]!;
    pairs++;
  }
  let best: Pairing | undefined;
  let left = count & CARD_BITS & ~twins;
  for (let singles = 0; singles <= wilds; singles++) {
    const wildPairs = (wilds - singles) >> 1;
    const all = worth + 2 * wild * wildPairs;
    if (pairs + wildPairs >= least && all > (best?.worth ?? -1)) best = { worth: all, singles, broken: 0 };
    if (left === 0) break;
    worth += wild + worths[lowest(left)]!;
    left &= left - 1;
    pairs++;
  }
  return best;
}

/** The groups of a pairing, and what is left over. */
function settle(
  { all, fields, doubles }: Tally,
  { worth, singles, broken, combination }: Pairing,
): Arrangement {
  const groups: Taken[] = combination ? [combination] : [];
  let rest = broken;
  const count = all - (combination?.part ?? 0) - broken;
  let wilds = singles;
  for (let cards = count & CARD_BITS; cards;) {
    const part = cards & fields[lowest(cards)]!;
    cards -= part;
    const isTwin = (part & (doubles << 1)) !== 0;
    const wild = isTwin || wilds === 0 ? 0 : 1;
    wilds -= wild;
    if (isTwin || wild) groups.push({ kind: 'pair', part: part + (wild << WILD) });
    else rest += part;
  }
  let spare = (count >> WILD) - singles;
  for (; spare > 1; spare -= 2) groups.push({ kind: 'pair', part: 2 << WILD });
  return { worth, groups, rest: rest + (spare << WILD) };
}
