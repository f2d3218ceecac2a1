/** A piece of a text, and the card it is. */
export interface ReadCard {
  readonly text: string;
  /** Rank and suit, `KH`; a rank alone, `K`; or the code of a card that is the game's own. */
  readonly code: string;
}

/** A piece of a text that is no card: it can mean several ranks, it lacks its suit, or it means nothing. */
export interface RefusedCard {
  readonly text: string;
  readonly problem: 'several' | 'suit' | 'unknown';
  /** The ranks that it can mean. */
  readonly ranks?: readonly string[];
}

export type CardReading = ReadCard | RefusedCard;

export const isRead = (reading: CardReading): reading is ReadCard => 'code' in reading;
