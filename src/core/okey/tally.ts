import { cardIndex, CARDS, RANKS } from '../cards.js';
import type { OkeyRules } from './types.js';

/** Codes of a real and of a false Okey. */
export const OKEY = 'OK';
export const FALSE_OKEY = 'FO';

/** Where the number of wild cards stands in a count of cards; the cards have the bits below. */
export const WILD = 28;
export const CARD_BITS = (1 << WILD) - 1;

/** Worth of a card is its value times this, and 1 for the card: of equal sums the one with fewer cards is lower. */
export const UNIT = 64;

/**
 * A hand as the search sees it. A count of cards is one whole number: a field of bits for each card the hand has, the
 * dearest card lowest, one bit wide where there is one of it and two where there are two; above them the wild cards.
 * Taking cards off is a subtraction.
 */
export interface Tally {
  /** The count of all cards. */
  readonly all: number;
  /** By index in `CARDS`: the lowest bit of the card's field, 0 for a card the hand has not. */
  readonly bits: readonly number[];
  /** By number of a bit: the card in whose field it is, its field, and its worth. */
  readonly cards: readonly number[];
  readonly fields: readonly number[];
  readonly worths: readonly number[];
  /** The lowest bits of the fields that are two wide. */
  readonly doubles: number;
  /** Worth of a wild card, and of the whole hand. */
  readonly wild: number;
  readonly total: number;
}

/** Value of the card of a rank, 0 = ace. */
export function valueOf(rank: number, values: OkeyRules['values']): number {
  if (values === 'pip') return rank + 1;
  return rank === 0 && values === 'ace11' ? 11 : Math.min(rank + 1, 10);
}

const NONE = CARDS.map(() => 0);

/** Counts a hand nothing is wrong with. */
export function tally(hand: readonly string[], okey: string | undefined, rules: OkeyRules): Tally {
  const { values, looseOkeyValue } = rules;
  const bits = NONE.slice(); // how many of each card, at first
  const own = cardIndex(okey);
  let wilds = 0;
  for (const code of hand) {
    if (code === OKEY) wilds++;
    else bits[code === FALSE_OKEY ? own : cardIndex(code)]!++;
  }
  const wild = (looseOkeyValue === 'card' ? valueOf(own % RANKS.length, values) : looseOkeyValue) * UNIT + 1;
  const cards: number[] = [];
  const fields: number[] = [];
  const worths: number[] = [];
  let all = wilds << WILD;
  let doubles = 0;
  let total = wilds * wild;
  for (let last = RANKS.length - 1; last >= 0; last--) {
    const rank = values === 'ace11' ? (last + 1) % RANKS.length : last; // the dearest first
    for (let card = rank; card < CARDS.length; card += RANKS.length) {
      const count = bits[card]!;
      if (count === 0) continue;
      const bit = 1 << cards.length;
      const worth = valueOf(rank, values) * UNIT + 1;
      bits[card] = bit;
      all += count * bit;
      total += count * worth;
      if (count > 1) doubles += bit;
      for (let i = 0; i < count; i++) {
        cards.push(card);
        fields.push(count > 1 ? bit * 3 : bit);
        worths.push(worth);
      }
    }
  }
  return { all, bits, cards, fields, worths, doubles, wild, total };
}

/** Number of the lowest bit of a count. */
export const lowest = (count: number): number => 31 - Math.clz32(count & -count);

/** Whether one count holds at least what the other does, of every card and of the wild ones. */
export const holds = (count: number, part: number, doubles: number): boolean =>
  count >= part && (~(count | ((count >> 1) & doubles)) & part & CARD_BITS) === 0;
