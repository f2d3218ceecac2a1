import type { Suit } from '../../core/cards.js';

/** Suits as they are printed: text, never an emoji. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = {
  C: '♣\uFE0E',
  S: '♠\uFE0E',
  D: '♦\uFE0E',
  H: '♥\uFE0E',
};
