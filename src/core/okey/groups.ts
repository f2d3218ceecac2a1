import { RANKS, SUITS } from '../cards.js';
import { WILD, type Tally } from './tally.js';
import type { HandGroup } from './types.js';

/** Cards of a hand that come off together. */
export interface Taken {
  readonly kind: HandGroup['kind'];
  /** Count of its own and its wild cards. */
  readonly part: number;
  /** Of a run: index of its lowest own card. An ace above the king is its highest. */
  readonly first?: number;
}

/** A run or a set that a hand can lay down. */
export interface Group extends Taken {
  readonly worth: number;
}

/** What comes off a hand. */
export interface Arrangement {
  readonly worth: number;
  readonly groups: readonly Taken[];
  /** Count of the cards in no group. */
  readonly rest: number;
}

/** Cells of a run or a set at least. */
export const LEAST = 3;

/**
 * Every group with a card of its own, each once: which cards a wild card stands for makes no difference.
 * @param longest cells of a run at most
 */
export function eachGroup(
  { all, bits, cards, worths, doubles, wild }: Tally,
  aceHigh: boolean,
  longest: number,
  take: (group: Group) => void,
): void {
  const wilds = all >> WILD;
  const top = aceHigh ? RANKS.length : RANKS.length - 1;
  const worthOf = (bit: number) => worths[31 - Math.clz32(bit)]!;

  /** The groups of these cards and the wild ones that are in between, with as many more as there are and fit. */
  const give = (
    kind: Group['kind'],
    first: number,
    own: number,
    worth: number,
    size: number,
    inside: number,
    most: number,
  ) => {
    for (let more = Math.max(0, LEAST - size); inside + more <= wilds && size + more <= most; more++) {
      take({ kind, first, part: own + ((inside + more) << WILD), worth: worth + (inside + more) * wild });
    }
  };

  /** Goes on with a run from its highest own card, at `rank`. */
  const run = (first: number, rank: number, own: number, worth: number, size: number, inside: number) => {
    give('run', first, own, worth, size, inside, longest);
    const start = first % RANKS.length;
    for (let gap = 0; inside + gap <= wilds && size + gap < longest && rank + gap < top; gap++) {
      const next = rank + gap + 1;
      const bit = bits[first - start + (next % RANKS.length)]!;
      const again = next - start === RANKS.length; // from an ace to an ace
      if (bit === 0 || (again && (doubles & bit) === 0)) continue;
      run(first, next, own + bit, worth + worthOf(bit), size + gap + 1, inside + gap);
    }
  };

  /** Goes on with a set from its last own card. */
  const set = (card: number, own: number, worth: number, size: number) => {
    if (size > 1) give('set', card, own, worth, size, 0, SUITS.length);
    for (let next = card + RANKS.length; next < bits.length; next += RANKS.length) {
      const bit = bits[next]!;
      if (bit !== 0) set(next, own + bit, worth + worthOf(bit), size + 1);
    }
  };

  cards.forEach((card, i) => {
    if (card === cards[i - 1]) return;
    const bit = bits[card]!;
    run(card, card % RANKS.length, bit, worthOf(bit), 1, 0);
    set(card, bit, worthOf(bit), 1);
  });
}
