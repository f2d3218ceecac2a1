import type { Hand } from '../hands.js';
import type { PointItem, RoundContext, RoundResult, Rules, Seat } from '../round.js';

/** How a round ended: somebody went out, did so from hand, or the stock ran out. */
export type Finish = 'normal' | 'hand' | 'blocked';

/** How somebody left a round before its end: before or after the first draw, or by showing a hand that was none. */
export type Drop = 'first' | 'middle' | 'wrong';

/** One round of rummy, as it is entered. Lists by seat hold null for who was not in the round. */
export interface RummyRound {
  readonly finish: Finish;
  /** Who went out; absent when blocked. */
  readonly winner?: Seat;
  /** Codes of the cards left (`JK` = joker; a rank alone is enough), or what they come to. The winner's is [] or 0. */
  readonly hands: readonly Hand[];
  /** Who has melded at least once by the end of the round. */
  readonly melded: readonly (boolean | null)[];
  /** Who dropped out of the round, where the rules have that; his hand does not count. Absent or null = nobody. */
  readonly drop?: readonly (Drop | null)[];
}

/** Every number of the game. Points unless said otherwise; a factor is a whole number from 1. */
export interface RummyRules extends Rules {
  readonly joker: number;
  readonly ace: number;
  /** Jack, queen and king. */
  readonly face: number;
  /** What everybody else pays when a player goes out from hand; null = as ever, times `handTimes`. */
  readonly handFinish: number | null;
  readonly handTimes: number;
  /** When going out in one turn counts as from hand: while no opponent has melded, or always. */
  readonly handOnly: 'nobody-melded' | 'any';
  /** Who has not melded pays the cards and `surcharge` up to the caps · `unmeldedFixed` · the cards times `unmeldedTimes` · the cards. */
  readonly unmelded: 'surcharge' | 'fixed' | 'times' | 'cards';
  readonly unmeldedFixed: number;
  readonly unmeldedTimes: number;
  /** Added to the cards of who has not melded. */
  readonly surcharge: number;
  /** The most that who has not melded pays; null = no such cap. */
  readonly cap: number | null;
  /** The same as a share of the limit, 0 … 1, rounded down; the lower of the two holds. */
  readonly capOfLimit: number | null;
  /** The most that the cards of a hand count; null = all. */
  readonly handCap: number | null;
  /** What who drops out of a round pays, before and after his first draw; a wrong show pays `handCap`. Null = nobody may. */
  readonly drops: { readonly first: number; readonly middle: number } | null;
  /** What the winner gets: as ever · from hand · from hand when somebody had melded. Not in a blocked round, nor with `sum`. */
  readonly winBonus: number;
  readonly handBonus: number;
  readonly handBonusLate: number;
  /** `sum`: who pays gets minus points and the winner the sum of them, so that a row adds up to 0. */
  readonly winnerGets: 'nothing' | 'sum';
  /** Which total is the best. */
  readonly direction: 'low' | 'high';
  /** What ends a match: a total at the limit · `rounds` · all but one having reached the limit, each of whom is out. */
  readonly end: 'limit' | 'rounds' | 'elimination';
  /** Elimination: who is out may come back, `times` at most, while no total still in is over `upTo`. Null = never. */
  readonly reEntry: { readonly upTo: number; readonly times: number | null } | null;
  /** A tie for the best total at the end: another round, or all of them win. */
  readonly endTie: 'extra' | 'shared';
  /** The limit is this for each opponent a player has at the start … */
  readonly limitPerOpponent: number | null;
  /** … unless it is a fixed one. With neither there is none. */
  readonly limit: number | null;
  /** Several lowest hands in a blocked round: all win, or nobody does and all pay as losers. */
  readonly blockedTie: 'shared' | 'none';
  /** Who has not melded in a blocked round: pays as `unmelded` says, or for the cards alone. */
  readonly blockedUnmelded: 'surcharge' | 'cards';
}

export interface RummyContext extends RoundContext {
  /** The limit as fixed at the start of the match. Absent: by the number of hands in the round. */
  readonly limit?: number;
}

/** A line of a seat's points; the lines of a seat add up to them. */
export interface RummyItem extends PointItem {
  readonly code:
    'hand' | 'surcharge' | 'cap' | 'fixed' | 'times' | 'drop' | 'from-hand' | 'win' | 'bonus' | 'sum';
  readonly seat: Seat;
}

export interface RummyResult extends RoundResult<RummyRules> {
  readonly game: 'rummy';
  readonly items: readonly RummyItem[];
}
