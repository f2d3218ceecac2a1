/**
 * Codes of playing cards: a rank `A 2 … 10 J Q K` and a suit `C S D H`, as in `10H`.
 * Cards a pack has beside these (jokers, Okeys) are codes of their game.
 */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const SUITS = ['C', 'S', 'D', 'H'] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];

/** The 52 cards, suit by suit, each from the ace to the king. */
export const CARDS: readonly string[] = Object.freeze(
  SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit)),
);

const INDEX: ReadonlyMap<unknown, number> = new Map(CARDS.map((code, i) => [code, i]));

/** Place of a card in `CARDS`, -1 for what is no card: its suit is the index / 13, its rank the index % 13. */
export const cardIndex = (code: unknown): number => INDEX.get(code) ?? -1;

/** Rank of a card, or of a rank alone; undefined for what is neither. */
export function rankOf(code: unknown): Rank | undefined {
  const index = cardIndex(code);
  return index >= 0 ? RANKS[index % RANKS.length] : RANKS.find((rank) => rank === code);
}
