import { FALSE_OKEY, OKEY } from '../../core/okey/tally.js';
import type { Finish } from '../../core/okey/types.js';
import type { Seat } from '../../core/round.js';
import { isRead, type CardReading, type RefusedCard } from '../../localization/card-reading.js';

/** What a player is left with, as it was entered: cards, or points letter by letter where there are none. */
export interface HandEntry {
  readonly points: string;
  /** Codes in the order they came; `unknown` where a round that was handed in may hold anything. */
  readonly cards: readonly unknown[];
  /** What stands in the field for typed cards. */
  readonly text: string;
  /** So many letters of it are whole and wait to be read: what understands them is on its way. */
  readonly waits: number;
  /** The pieces of it that were found to be no cards; none while it is being typed. */
  readonly left: readonly RefusedCard[];
  /** Whether a complete hand was kept back, as ticked; absent = as detected. */
  readonly kept?: unknown;
}

/** By what the last hand was entered: the next one begins there. */
export type Means = 'points' | 'keys' | 'text';

/** A round of Okey as tapped and typed. `unknown` where a round that was handed in may hold anything. */
export interface OkeyDraft {
  readonly table: readonly Seat[];
  readonly suit: unknown;
  readonly okey: unknown;
  /** A seat; null = nobody finished; undefined while open. */
  readonly winner: unknown;
  /** How: a real Okey was thrown, with pairs. */
  readonly thrown: boolean;
  readonly pairs: boolean;
  /** Who showed the indicator, and who held both real Okeys: a seat; undefined = nobody. */
  readonly shown?: unknown;
  readonly bothOkeys?: unknown;
  /** By seat. */
  readonly hands: Readonly<Record<Seat, HandEntry>>;
  /** The seat whose hand is being entered. */
  readonly at: Seat | null;
  /** The next card that is tapped is the round's Okey. */
  readonly picking: boolean;
  readonly means: Means;
  /** What was handed in and has no place in the form; the first change by hand drops it. */
  readonly rest?: Readonly<Record<string, unknown>>;
}

/** A hand in which nothing was entered. */
export const NOTHING: HandEntry = { points: '', cards: [], text: '', waits: 0, left: [] };

export const handOf = ({ hands }: OkeyDraft, seat: Seat): HandEntry => hands[seat] ?? NOTHING;

export const isEmpty = ({ points, cards, waits, left }: HandEntry): boolean =>
  points.trim() === '' && cards.length + waits + left.length === 0;

/** Whether it is not yet known what a hand holds. */
export const isOpen = (hand: HandEntry): boolean => isEmpty(hand) || hand.waits > 0;

/** All that was entered as cards, also what is none. */
export const allCards = ({ cards, left }: HandEntry): readonly unknown[] => [
  ...cards,
  ...left.map(({ text }) => text),
];

/** Who is left with a hand: everybody but the winner. */
export const losers = ({ table, winner }: OkeyDraft): Seat[] => table.filter((seat) => seat !== winner);

/** The seat whose hand is open. */
export function current(draft: OkeyDraft): Seat | undefined {
  const seats = losers(draft);
  return seats.find((seat) => seat === draft.at) ?? seats[0];
}

/** The next hand with nothing in it, once the open one has something; undefined where there is none. */
export function nextHand(draft: OkeyDraft): Seat | undefined {
  const seats = losers(draft);
  const at = seats.indexOf(current(draft) as Seat);
  if (at < 0 || isEmpty(handOf(draft, seats[at]!))) return undefined;
  return [...seats.slice(at + 1), ...seats.slice(0, at)].find((seat) => isEmpty(handOf(draft, seat)));
}

export function finishOf({ winner, thrown, pairs }: OkeyDraft): Finish {
  if (winner === null) return 'exhausted';
  if (pairs) return thrown ? 'pairs-okey' : 'pairs';
  return thrown ? 'okey' : 'normal';
}

const isWild = (code: unknown) => code === OKEY || code === FALSE_OKEY;

/** Whether a hand holds cards that are nothing without the round's Okey. */
export const needsOkey = (draft: OkeyDraft): boolean =>
  losers(draft).some((seat) => handOf(draft, seat).cards.some(isWild));

/** How many of a card are in the hand of a seat, and in those of the others who are left with one. */
export function countOf(draft: OkeyDraft, seat: Seat, code: string): { mine: number; others: number } {
  const count = (it: Seat) => handOf(draft, it).cards.filter((card) => card === code).length;
  const others = losers(draft).filter((it) => it !== seat);
  return { mine: count(seat), others: others.reduce((sum, it) => sum + count(it), 0) };
}

/** Whole points from what was typed; NaN for anything else. */
export const typedPoints = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : NaN);

// ---- What is done by hand

/** A change by hand. */
export function edited({ rest: _, ...draft }: OkeyDraft): OkeyDraft {
  return draft;
}

export const chooseWinner = (draft: OkeyDraft, winner: Seat | null): OkeyDraft =>
  edited({ ...draft, winner, ...(winner === null && { thrown: false, pairs: false }) });

/** Other entries in the hand of a seat; the tick about keeping it back is for the cards as they were. */
function enter(draft: OkeyDraft, seat: Seat, change: Partial<HandEntry>, means: Means): OkeyDraft {
  const { kept: _, ...hand } = handOf(draft, seat);
  return edited({
    ...draft,
    at: seat,
    means,
    picking: false,
    hands: { ...draft.hands, [seat]: { ...hand, ...change } },
  });
}

export const enterPoints = (draft: OkeyDraft, seat: Seat, points: string): OkeyDraft =>
  enter(draft, seat, { points, cards: [], text: '', waits: 0, left: [] }, 'points');

export const addCards = (draft: OkeyDraft, seat: Seat, codes: readonly string[], means: Means): OkeyDraft =>
  enter(draft, seat, { points: '', cards: [...handOf(draft, seat).cards, ...codes] }, means);

/** A text for cards, as it is being typed. */
export function typeText(draft: OkeyDraft, seat: Seat, text: string): OkeyDraft {
  const { text: before, waits } = handOf(draft, seat);
  const isKept = text.startsWith(before.slice(0, waits));
  return enter(draft, seat, { text, waits: isKept ? waits : 0, left: [] }, 'text');
}

/** A text for cards that is whole: it is to be read. */
export const finishText = (draft: OkeyDraft, seat: Seat, text: string): OkeyDraft =>
  enter(draft, seat, { text, waits: text.length, left: [] }, 'text');

/** The cards of what is whole of a text come into the hand; what is none stays in the field, before what follows. */
export function takeText(draft: OkeyDraft, seat: Seat, readings: readonly CardReading[]): OkeyDraft {
  const { text, waits, cards } = handOf(draft, seat);
  const read = readings.flatMap((it) => (isRead(it) ? [it.code] : []));
  const left = readings.filter((it): it is RefusedCard => !isRead(it));
  const after = text.slice(waits).trimStart();
  const change = {
    text: [...left.map((it) => it.text), ...(after ? [after] : [])].join(' '),
    waits: 0,
    left,
    cards: [...cards, ...read],
    ...(read.length > 0 && { points: '' }),
  };
  // whoever is at another hand by now stays there
  return { ...enter(draft, seat, change, draft.means), at: draft.at, picking: draft.picking };
}

/** Takes a card out: the latest of its kind, or the latest of all. */
export function removeCard(draft: OkeyDraft, seat: Seat, code?: unknown): OkeyDraft {
  const cards = [...handOf(draft, seat).cards];
  const at = code === undefined ? cards.length - 1 : cards.lastIndexOf(code);
  if (at >= 0) cards.splice(at, 1);
  return enter(draft, seat, { cards }, draft.means);
}

export const keepBack = (draft: OkeyDraft, seat: Seat, kept: boolean): OkeyDraft =>
  edited({ ...draft, hands: { ...draft.hands, [seat]: { ...handOf(draft, seat), kept } } });
