import type { Suit } from '../cards.js';
import type { Hand } from '../hands.js';
import type { Issue, PointItem, RoundContext, RoundResult, Rules, Seat } from '../round.js';

/** How a round ended: `okey` = a real Okey was thrown, `exhausted` = nobody finished. */
export type Finish = 'normal' | 'pairs' | 'okey' | 'pairs-okey' | 'exhausted';

/** What the indicator shows: its suit, or `J` for a printed joker, where the rules have a factor for it. */
export type Indicator = Suit | 'J';

/** One round of Okey, as it is entered. Lists by seat hold null for who was not in the round. */
export interface OkeyRound {
  readonly suit: Indicator;
  /** The card the real Okeys are copies of; needed where a hand holds `OK` or `FO`. */
  readonly okey?: string;
  readonly finish: Finish;
  /** Who finished; absent when exhausted. */
  readonly winner?: Seat;
  /** Codes of the cards (`OK` real Okey, `FO` false Okey), or the raw penalty as counted. The winner's is []. */
  readonly hands: readonly Hand[];
  /** Whether a complete hand was kept back; null or absent = as detected. */
  readonly heldBack?: readonly (boolean | null)[];
  /** Who showed the indicator. */
  readonly shown?: Seat;
  /** Who held both real Okeys. */
  readonly bothOkeys?: Seat;
}

/** Every figure is a whole number; table rules that are off are null or false. */
export interface OkeyRules extends Rules {
  /** Table factor of clubs, for the whole match. */
  readonly clubsFactor: 2 | 6 | 10;
  /** Table factors of the suits, or of the colours of tiles; null = `clubsFactor`. */
  readonly suits: Readonly<Record<Suit, number | null>>;
  /** Table factor where the indicator is a printed joker; null = such a round is not played. */
  readonly falseOkeyFactor: number | null;
  /** What a finish multiplies the losers' penalties by. */
  readonly finish: { readonly pairs: number; readonly okey: number; readonly both: number };
  /** What the winner gets, 0 or less: `special` (pairs or an Okey) and `both` times the table, `normal` only if told. */
  readonly win: {
    readonly normal: number;
    readonly special: number;
    readonly both: number;
    readonly normalTimesTable: boolean;
  };
  /** What showing the indicator takes off, times the table; null = nothing. */
  readonly showBonus: number | null;
  /** What holding both real Okeys takes off, times the table; null = nothing. */
  readonly bothOkeys: number | null;
  /** Who sits opposite is a partner: four players, the first and third of the order against the others. */
  readonly teams: null | 'opposite';
  /** With teams: the winner's partner pays nothing. */
  readonly mateSpared: boolean;
  /** `ace11`: ace 11, face cards 10 · `ace1`: ace 1, face cards 10 · `pip`: ace 1, face cards 11, 12, 13. */
  readonly values: 'ace11' | 'ace1' | 'pip';
  /** Whether Q-K-A is a run. */
  readonly aceHigh: boolean;
  /** What a real Okey left over counts: its own card, or this many points. */
  readonly looseOkeyValue: 'card' | number;
  /** Whether a raw penalty is at most 100. */
  readonly capAt100: boolean;
  /** How many pairs a pair arrangement needs … */
  readonly minPairs: number;
  /** … and how many next to a run or set. */
  readonly minPairsWithCombination: number;
  /** Whether a complete hand that was kept back counts 100; if not, it is charged its lowest sum like any other. */
  readonly heldBackOn: boolean;
  /**
   * What a hand kept back is multiplied by when somebody else finishes: table and finish · the table alone · the table
   * and a step of the finish, 1, 2 for pairs or an Okey, 3 for both.
   */
  readonly heldBackFactor: 'finish' | 'table' | 'steps';
  /** Whether the printed jokers are wild too: up to four `OK` and no `FO`. */
  readonly jokersWild: boolean;
}

export interface OkeyContext extends RoundContext {
  /** The seats in the order round the table: who sits opposite whom. Absent: in the order of the hands. */
  readonly order?: readonly Seat[];
}

/** Cards of a hand that come off together. In a run an `OK` stands where the card is that it stands for. */
export interface HandGroup {
  readonly kind: 'run' | 'set' | 'pair';
  readonly cards: readonly string[];
}

/** The lowest penalty of a hand, and the arrangement that gives it. */
export interface HandPenalty {
  /** What counts, before any factor. */
  readonly raw: number;
  /** Lowest sum with runs and sets off; null = there are none. Never capped. */
  readonly normal: number | null;
  /** Lowest sum with pairs and at most one run or set off, doubled; null = too few pairs. Never capped. */
  readonly pairs: number | null;
  /** Whether all cards are in runs and sets, or all in pairs. */
  readonly complete: boolean;
  /** Which arrangement `raw` is from; `none` and `complete` count 100. A tie goes to `normal`. */
  readonly by: 'normal' | 'pairs' | 'none' | 'complete';
  readonly groups: readonly HandGroup[];
  /** The cards in no group, the dearest first. */
  readonly loose: readonly string[];
  readonly warnings: readonly Issue[];
}

export interface HandOptions {
  readonly okey?: string | undefined;
  readonly rules?: string | Partial<OkeyRules> | undefined;
  readonly heldBack?: boolean | null | undefined;
}

/**
 * How a seat's points arose; the items of a seat add up to them. `raw` × `table` × `finish` = points; the winner's `win`
 * has no `raw`. `spared` takes off what the partner of the winner would have paid.
 */
export interface OkeyItem extends PointItem {
  readonly code: 'penalty' | 'hundred' | 'held-back' | 'win' | 'shown' | 'both-okeys' | 'spared';
  readonly seat: Seat;
  readonly raw?: number;
  readonly table: number;
  readonly finish: number;
}

export interface OkeyResult extends RoundResult<OkeyRules> {
  readonly game: 'okey';
  readonly items: readonly OkeyItem[];
  readonly factors: { readonly table: number; readonly finish: number };
  /** By seat; null for the winner, for a hand given as a number, and for who was not in the round. */
  readonly hands: readonly (HandPenalty | null)[];
}
