import type { PointItem, RoundContext, RoundResult, Rules, Seat } from '../round.js';

export type Party = 're' | 'kontra';

/** The highest call a party made; each one implies the lower ones (rules/doko "Input"). */
export type Call = 'none' | 'ansage' | '90' | '60' | '30' | 'schwarz';

/** What kind of solo it was, for the list: only `pflicht` is the one every player owes. */
export type SoloKind = 'pflicht' | 'lust' | 'stille-hochzeit' | 'hochzeit';

/** Two ends, both included, of a range of Augen that all score alike. */
export type Band = readonly [number, number];

/** Sonderpunkte of a party: how many of each, absent = none. */
export interface Sonderpunkte {
  readonly doppelkopf?: number;
  readonly fuchs?: number;
  readonly karlchen?: number;
}

export interface KontraEntry extends Sonderpunkte {
  readonly call: Call;
}

export interface ReEntry extends Sonderpunkte {
  /** Two seats, in a solo the soloist's alone. */
  readonly players: readonly Seat[];
  readonly call: Call;
}

/** One game of Doppelkopf, as it is entered. */
export interface DokoRound {
  readonly kind: 'normal' | 'solo';
  /** The Augen of the Re party, 0 … 240, or one of the nine bands that score alike. Kontra has the rest. */
  readonly reAugen: number | Band;
  /** Which party took no trick. Absent: the one with 0 Augen; with a band nobody. */
  readonly noTrick?: Party | 'nobody';
  readonly re: ReEntry;
  readonly kontra: KontraEntry;
  /** In a solo only; absent = `lust`. */
  readonly solo?: SoloKind;
  /** Seats at the table that were not in this game; absent = nobody. */
  readonly sitsOut?: readonly Seat[];
}

export type DokoRules = Rules;

export type DokoContext = RoundContext;

/** A point of the game: `party` gets it; `by` is who said it, on the items that begin with `said`. */
export interface DokoItem extends PointItem {
  readonly party: Party;
  readonly by?: Party;
}

export interface DokoResult extends RoundResult<DokoRules> {
  readonly game: 'doko';
  readonly items: readonly DokoItem[];
  /** Who won by 7.1: not to be told from the value, whose sign Sonderpunkte can turn. */
  readonly winner: Party | 'none';
  /** Value of the game as Re sees it, before a soloist's is tripled. */
  readonly value: number;
}
