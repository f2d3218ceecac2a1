import type { Hand } from '../hands.js';
import type { PointItem, RoundContext, RoundResult, Rules, Seat } from '../round.js';

/** How a round ended: somebody went out, did so from hand, or the stock ran out. */
export type Finish = 'normal' | 'hand' | 'blocked';

/** One round of rummy, as it is entered. Lists by seat hold null for who was not in the round. */
export interface RummyRound {
  readonly finish: Finish;
  /** Who went out; absent when blocked. */
  readonly winner?: Seat;
  /** Codes of the cards left (`JK` = joker; a rank alone is enough), or what they come to. The winner's is [] or 0. */
  readonly hands: readonly Hand[];
  /** Who has melded at least once by the end of the round. */
  readonly melded: readonly (boolean | null)[];
}

/** Every number of the game. Points unless said otherwise. */
export interface RummyRules extends Rules {
  readonly joker: number;
  readonly ace: number;
  /** Jack, queen and king. */
  readonly face: number;
  /** What everybody else pays when a player goes out from hand. */
  readonly handFinish: number;
  /** Added to the cards of who has not melded. */
  readonly surcharge: number;
  /** The most that who has not melded pays; null = no such cap. */
  readonly cap: number | null;
  /** The same as a share of the limit, 0 … 1, rounded down; the lower of the two holds. */
  readonly capOfLimit: number | null;
  /** The limit is this for each opponent a player has at the start … */
  readonly limitPerOpponent: number;
  /** … unless it is a fixed one. */
  readonly limit: number | null;
  /** Several lowest hands in a blocked round: all win, or nobody does and all pay as losers. */
  readonly blockedTie: 'shared' | 'none';
  /** Who has not melded in a blocked round: pays surcharge and cap as ever, or for the cards alone. */
  readonly blockedUnmelded: 'surcharge' | 'cards';
}

export interface RummyContext extends RoundContext {
  /** The limit as fixed at the start of the match. Absent: by the number of hands in the round. */
  readonly limit?: number;
}

/** A line of a seat's points; the lines of a seat add up to them. */
export interface RummyItem extends PointItem {
  readonly code: 'hand' | 'surcharge' | 'cap' | 'from-hand' | 'win';
  readonly seat: Seat;
}

export interface RummyResult extends RoundResult<RummyRules> {
  readonly game: 'rummy';
  readonly items: readonly RummyItem[];
}
