import { eachGroup, LEAST, type Arrangement, type Group, type Taken } from './groups.js';
import { CARD_BITS, holds, lowest, WILD, type Tally } from './tally.js';

/** Longer runs are several of these. */
const LONGEST = 5;
/**
 * The normal arrangement: the runs and sets that are worth the most together. Undefined where there is none.
 *
 * Goes through the cards from the dearest: it is loose, or in one of the groups whose dearest card it is. What the
 * cards that are left are worth at most is remembered.
 */
export function arrangeNormal(hand: Tally, aceHigh: boolean): Arrangement | undefined {
  const { all, fields, doubles, wild } = hand;
  const groups: Group[][] = [];
  eachGroup(hand, aceHigh, LONGEST, (group) => (groups[lowest(group.part)] ??= []).push(group));
  for (let bit = 1; bit < fields.length; bit++)
    if (fields[bit] === fields[bit - 1]) groups[bit] = groups[bit - 1]!;
  const known = new Map<number, number>();

  const most = (count: number): number => {
    let left = count;
    while (left & CARD_BITS) {
      const bit = lowest(left);
      if (groups[bit]) return known.get(left) ?? search(left, bit);
      left &= ~fields[bit]!;
    }
    const wilds = left >> WILD;
    return wilds < LEAST ? 0 : wilds * wild;
  };

  const search = (count: number, bit: number): number => {
    let best = most(count & ~fields[bit]!);
    for (const { part, worth } of groups[bit]!) {
      if (holds(count, part, doubles)) best = Math.max(best, worth + most(count - part));
    }
    known.set(count, best);
    return best;
  };

  const worth = most(all);
  if (worth === 0) return undefined;
  const chosen: Taken[] = [];
  let left = all;
  let rest = 0;
  while (left & CARD_BITS) {
    const bit = lowest(left);
    const wanted = most(left);
    const group = groups[bit]?.find(
      (it) => holds(left, it.part, doubles) && it.worth + most(left - it.part) === wanted,
    );
    if (group) chosen.push(group);
    const gone = group ? group.part : left & fields[bit]!;
    if (!group) rest += gone;
    left -= gone;
  }
  if (left >> WILD >= LEAST) chosen.push({ kind: 'run', first: 0, part: left });
  else rest += left;
  return { worth, groups: chosen, rest };
}
