import type { Money, PointItem, RoundContext, RoundResult, Rules, Seat } from '../round.js';

export type Party = 're' | 'kontra';

/** The highest call a party made; each one implies the lower ones (rules/doko "Input"). */
export type Call = 'none' | 'ansage' | '90' | '60' | '30' | 'schwarz';

/** What kind of solo it was, for the list: only `pflicht` is the one every player owes. */
export type SoloKind = 'pflicht' | 'lust' | 'stille-hochzeit' | 'hochzeit';

/** Two ends, both included, of a range of Augen that all score alike. */
export type Band = readonly [number, number];

/** Sonderpunkte of a party: how many of each, absent = none. All but the first three are house rules. */
export interface Sonderpunkte {
  readonly doppelkopf?: number;
  readonly fuchs?: number;
  readonly karlchen?: number;
  /** The last trick was taken with a Kreuz-Bube of the other party in it. */
  readonly karlchenCaught?: number;
  /** The last trick was taken with a Karo-Ass. */
  readonly fuchsLast?: number;
  /** The first Herz-Zehn, of the other party, was taken with the second. */
  readonly dulleCaught?: number;
  /** A trick of four plain Herz cards. */
  readonly heartTrick?: number;
  /** Whatever else the table plays. */
  readonly other?: number;
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
  /** In a solo only: what was trump (`damen`, `fleischlos` …), or a word of the table's own. */
  readonly soloKind?: string;
  /** A Normalspiel of the poor player and who took the cards. */
  readonly special?: 'armut';
  /** Who held both Kreuz-Damen, and said so. */
  readonly hochzeit?: Seat;
  /** Bock layers of this game as the table played it; absent = what the match says. */
  readonly bockLayers?: number;
  /** How many Bock rounds this game starts; absent = what the rules say. */
  readonly bockStarts?: number;
  /** Seats at the table that were not in this game; absent = nobody. */
  readonly sitsOut?: readonly Seat[];
}

/** What starts a Bock round (rules/doko-house "Bockrunden"). */
export type Trigger =
  | 'tie120'
  | 'reLost'
  | 'kontraLost'
  | 'bothCalled'
  | 'soloLost'
  | 'solo'
  | 'heartTrick'
  | 'zero'
  | 'nobody'
  | 'schwarz'
  | 'redeal';

/** When Bock rounds are played, and what they do. */
export interface Bock {
  readonly triggers: readonly Trigger[];
  /** How many games a Bock round has: one for each player at the table, or a fixed number. */
  readonly games: 'players' | number;
  /** A game after which the same dealer deals again is one of them. */
  readonly redealCounts: boolean;
  /** A layer doubles everything, or only the points of 7.2.2, or gives the winner `add` points more. */
  readonly effect: 'double' | 'double-game' | 'add';
  readonly add: number;
  /** A Bock round that starts in another: on top of it, behind it, in its place, or not at all. */
  readonly inBock: 'stack' | 'queue' | 'restart' | 'ignore';
  /** Most layers of a game; null = as many as come. */
  readonly max: number | null;
  /** A solo counts like any other, or once, or once without using a game up. */
  readonly solo: 'bock' | 'plain' | 'pause';
  /** Several reasons in a game start one Bock round, or one each. */
  readonly perGame: 'one' | 'each';
}

/** What a solo is worth, whatever the Augen. */
export interface SoloValue {
  readonly won: number;
  readonly lost: number;
}

/** Every option of the game; the defaults are the tournament rules (TSR). Paragraphs of rules/doko-house. */
export interface DokoRules extends Rules {
  /** What calls do (1): add points, or double for each Ansage, or for each level too. */
  readonly calls: 'plus2' | 'double' | 'double-levels';
  /** What they double: the points of 7.2.2, gegen die Damen too, or Sonderpunkte as well. */
  readonly doubles: 'game' | 'queens' | 'all';
  /** Points each (3); 0 = not played. */
  readonly points: Readonly<Record<keyof Sonderpunkte | 'againstQueens', number>>;
  /** Both Kreuz-Buben of a party in the last trick count 2. */
  readonly twoKarlchen: boolean;
  readonly specialsInSolo: boolean;
  readonly queensInSolo: boolean;
  readonly queensInArmut: boolean;
  /** The winner's side never comes out below 0. */
  readonly noBackdoor: boolean;
  /** At 120 : 120 gegen die Damen takes the place of the point for winning. */
  readonly tie120: 'tsr' | 'queens-only';
  /** Won by so many levels too high without saying so (4): the game goes to the other party, or what is beyond. */
  readonly feigheit: 'off' | 'flip' | 'excess';
  readonly feigheitGap: number;
  readonly feigheitSolo: boolean;
  /** Bock rounds (2); null = none. */
  readonly bock: Bock | null;
  /** A solo's own worth (5), of every kind or of one. */
  readonly solo: {
    readonly fixed: SoloValue | null;
    readonly kinds: Readonly<Record<string, { readonly fixed?: SoloValue; readonly times?: number }>>;
  };
  /** What each of the three others gives the holder of a Hochzeit. */
  readonly hochzeitFee: number;
  /** What is written down (6): gains and losses, or one of them. */
  readonly writing: 'plus-minus' | 'plus' | 'minus';
  /** What a point is worth (7); null = nothing. */
  readonly money: Money | null;
}

export interface DokoContext extends RoundContext {
  /** Bock layers of the game; absent = 0. */
  readonly bock?: number;
}

/** A point of the game: `party` gets it; `by` is who said it, on the items that begin with `said`. */
export interface DokoItem extends PointItem {
  readonly party: Party;
  readonly by?: Party;
  /** What multiplies others instead of adding to them: by how much. It has 0 points itself. */
  readonly times?: number;
}

export interface DokoResult extends RoundResult<DokoRules> {
  readonly game: 'doko';
  readonly items: readonly DokoItem[];
  /** Who won by 7.1, or by Feigheit: not to be told from the value, whose sign Sonderpunkte can turn. */
  readonly winner: Party | 'none';
  /** Value of the game as Re sees it, before a soloist's is tripled. */
  readonly value: number;
  /** The other party won by 7.1: Feigheit. */
  readonly flipped: boolean;
  /** What calls and Bock multiplied by. */
  readonly factors: { readonly calls: number; readonly bock: number };
  /** The layers it was scored with, what of it starts a Bock round, and how many it starts. */
  readonly bock: {
    readonly layers: number;
    readonly triggers: readonly Trigger[];
    readonly starts: number;
  };
}
