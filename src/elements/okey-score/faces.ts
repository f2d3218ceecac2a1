import { cardIndex, CARDS, RANKS, SUITS } from '../../core/cards.js';
import { FALSE_OKEY, OKEY, valueOf } from '../../core/okey/tally.js';
import type { HandGroup, OkeyRules } from '../../core/okey/types.js';

/** A card of a group as it is shown: its own code, and the card it counts as; null where that can be any. */
export interface Face {
  readonly code: string;
  readonly card: string | null;
}

/** The cards of a group, with what the wild ones among them stand for. */
export function facesOf({ kind, cards }: HandGroup, okey: string | undefined): readonly Face[] {
  const own = (code: string) => (code === FALSE_OKEY ? (okey ?? code) : code);
  const fixed = cards.map((code) => (code === OKEY ? -1 : cardIndex(own(code))));
  const first = fixed.findIndex((index) => index >= 0);
  if (first < 0) return cards.map((code) => ({ code, card: kind === 'pair' ? (okey ?? null) : null }));
  const anchor = fixed[first]!;
  const standIn = { run: inRun, set: inSet, pair: () => anchor }[kind];
  return cards.map((code, i) => ({ code, card: CARDS[fixed[i]! >= 0 ? fixed[i]! : standIn(i)] ?? null }));

  function inRun(i: number): number {
    const suit = anchor - (anchor % RANKS.length);
    // an ace behind the first place, or with nothing but wild cards before it, stands above the king
    const isHigh = anchor % RANKS.length === 0 && first > 0;
    const start = (isHigh ? RANKS.length : anchor % RANKS.length) - first;
    return suit + ((start + i) % RANKS.length);
  }

  function inSet(i: number): number {
    const free = SUITS.map((_, suit) => suit * RANKS.length + (anchor % RANKS.length)).filter(
      (card) => !fixed.includes(card),
    );
    const before = fixed.slice(0, i).filter((index) => index < 0).length;
    return free[before] ?? anchor;
  }
}

/** What a card that is left over counts. */
export function looseValue(code: string, okey: string | undefined, rules: OkeyRules): number {
  if (code === OKEY && rules.looseOkeyValue !== 'card') return rules.looseOkeyValue;
  const card = code === OKEY || code === FALSE_OKEY ? okey : code;
  return valueOf(cardIndex(card) % RANKS.length, rules.values);
}
