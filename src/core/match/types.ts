import type { Issue, RoundContext, RoundResult, Rules, RulesInput, Seat } from '../round.js';

/** A round of the match's game. */
export interface RoundEntry<Round = unknown> {
  readonly id: string;
  readonly type: 'round';
  readonly round: Round;
}

/** What an adjustment adds to the totals, by seat, in whole points; null where it does not concern a player. */
export interface Adjustment {
  readonly points: readonly (number | null)[];
  readonly reason?: string;
  /** Stands for a game that was played (older lists): counts for the deal, the length and the end. */
  readonly played?: boolean;
}

/** A penalty, a correction, or a game of an older list. */
export interface AdjustmentEntry extends Adjustment {
  readonly id: string;
  readonly type: 'adjustment';
}

/** Who comes, who goes and how they sit from here on; taken in that order. */
export interface PlayersEntry {
  readonly id: string;
  readonly type: 'players';
  /** Names of who comes: they get the next free seats and sit last in the order. */
  readonly join?: readonly string[];
  readonly leave?: readonly Seat[];
  /** Everybody at the table in the new order; a seat that had left is back. */
  readonly order?: readonly Seat[];
}

/** The rules from here on, complete. */
export interface RulesEntry<R extends Rules = Rules> {
  readonly id: string;
  readonly type: 'rules';
  readonly rules: R;
}

/** Cards were dealt anew: no game, the same dealer. For games that take note of it. */
export interface RedealEntry {
  readonly id: string;
  readonly type: 'redeal';
  readonly reason?: string;
}

/** Who was out of the match is in it again, where the game lets them. */
export interface ReEntry {
  readonly id: string;
  readonly type: 're-entry';
  readonly seat: Seat;
}

export type Entry<Round = unknown, R extends Rules = Rules> =
  RoundEntry<Round> | AdjustmentEntry | PlayersEntry | RulesEntry<R> | RedealEntry | ReEntry;

/** A match: who began it by which rules, and what happened since. Everything else is derived. Deeply frozen. */
export interface Match<Round = unknown, R extends Rules = Rules> {
  readonly version: 1;
  /** The id of the game. */
  readonly game: string;
  /** The names by seat, also of who joined later; only ever grows. */
  readonly players: readonly string[];
  /** Who deals the first game. */
  readonly dealer: Seat;
  /** At the start, complete. */
  readonly rules: R;
  readonly entries: readonly Entry<Round, R>[];
}

/** The rounds of a match. */
export type RoundOf<M extends Match> = M extends Match<infer Round> ? Round : unknown;

/** What an entry of a match may be corrected to: what it holds beside its id and type. */
export type Changed<M extends Match> =
  RoundOf<M> | Adjustment | Omit<RedealEntry, 'id' | 'type'> | Omit<ReEntry, 'id' | 'type'>;

/** What a caller may hand in as rules of a match. */
export type RulesOf<M extends Match> = M extends Match<unknown, infer R> ? RulesInput<R> : RulesInput<Rules>;

/** How an operation may name the entry it makes; absent = a random id. */
export interface Naming {
  readonly id?: string | undefined;
}

/** All that is derived from a match's log. Deeply frozen. Lists by seat are as long as `players`. */
export interface Summary {
  readonly totals: readonly number[];
  /** Running totals after each round or adjustment; null before a player joined. */
  readonly history: readonly (readonly (number | null)[])[];
  /** By seat: 1 is the best, equals share a rank (1, 2, 2, 4); null for who left. */
  readonly ranks: readonly (number | null)[];
  /** Everybody on rank 1. */
  readonly leaders: readonly Seat[];
  readonly ended: boolean;
  /** The leaders, once the match has ended. */
  readonly winners: readonly Seat[];
  /** Games so far: rounds and `played` adjustments. */
  readonly played: number;
  readonly limit?: number;
  readonly limitReached?: boolean;
  /** A tie asks for another round. */
  readonly extraRound: boolean;
  /** Ids of the games recorded after the match had first ended. */
  readonly afterEnd: readonly string[];
  /** The seats at the table, in the order round it. */
  readonly order: readonly Seat[];
  /** Who deals the next game. */
  readonly dealer: Seat;
  /** Games with more at the table than play: who sits out the next one, as a proposal. */
  readonly sitsOut?: readonly Seat[];
  /** Doppelkopf: who still owes the Pflichtsolo. */
  readonly openPflichtsoli?: readonly Seat[];
  /** Doppelkopf: who has to play it now. */
  readonly forcedSolo?: Seat | null;
  /**
   * Doppelkopf with Bock rounds: the layers of the coming games, how many of these are left before the end, and by what
   * the next one is multiplied.
   */
  readonly bock?: {
    readonly plan: readonly number[];
    readonly left: number;
    readonly factor: number;
  };
  /** Okey in teams: each with its seats, its total and its rank. */
  readonly teams?: readonly {
    readonly seats: readonly Seat[];
    readonly total: number;
    readonly rank: number;
  }[];
  /** Rummy by elimination: who is at the table and out. */
  readonly out?: readonly Seat[];
  /** Rummy by elimination: who of these may come in again. */
  readonly mayReEnter?: readonly Seat[];
  /** What is odd about an entry in this match, at `entries.N`; a round's own warnings stand in its result. */
  readonly warnings: readonly Issue[];
}

/** By what a round is scored: the rules in force and what earlier entries decided. */
export interface Basis<R extends Rules = Rules> {
  readonly rules: R;
  readonly context: RoundContext;
}

/** One entry of the log with what was derived for it. Deeply frozen. */
export interface Line<Round = unknown, R extends Rules = Rules> extends Basis<R> {
  readonly entry: Entry<Round, R>;
  /** The number of the game in the match, from 1; null where the entry stands for no game. */
  readonly game: number | null;
  /** Who dealt it; null where the entry stands for no game. */
  readonly dealer: Seat | null;
  /** What the entry adds, by seat; null where it adds nothing to a player's total. */
  readonly points: readonly (number | null)[];
  /** The totals after it. */
  readonly totals: readonly number[];
  /** The round's score; null for every other entry. */
  readonly result: RoundResult<R> | null;
  /** Codes of what is odd about it in this match. */
  readonly warnings: readonly string[];
  /** The match had ended before. */
  readonly afterEnd: boolean;
}
