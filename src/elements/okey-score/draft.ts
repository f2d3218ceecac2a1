import { textOf } from '../attributes.js';
import { FALSE_OKEY, OKEY } from '../../core/okey/tally.js';
import type { Finish } from '../../core/okey/types.js';
import type { Seat } from '../../core/round.js';
import type { EntryModel } from '../../controllers/form.js';

/** What a player is left with, as it was entered: cards, or points letter by letter where there are none. */
export interface HandEntry {
  readonly points: string;
  /** Codes in the order they came; `unknown` where a round that was handed in may hold anything. */
  readonly cards: readonly unknown[];
  /** What stands in the field for typed cards. */
  readonly text: string;
  /** The pieces of it that were found to be no cards; none while it is being typed. */
  readonly left: readonly string[];
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

const NOTHING: HandEntry = { points: '', cards: [], text: '', left: [] };

export const handOf = ({ hands }: OkeyDraft, seat: Seat): HandEntry => hands[seat] ?? NOTHING;

export const isEmpty = ({ points, cards, left }: HandEntry): boolean =>
  points.trim() === '' && cards.length + left.length === 0;

/** All that was entered as cards, also what is none. */
export const allCards = ({ cards, left }: HandEntry): readonly unknown[] => [...cards, ...left];

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
  enter(draft, seat, { points, cards: [], text: '', left: [] }, 'points');

export const addCards = (draft: OkeyDraft, seat: Seat, codes: readonly string[], means: Means): OkeyDraft =>
  enter(draft, seat, { points: '', cards: [...handOf(draft, seat).cards, ...codes] }, means);

/** A text for cards, as it is being typed. */
export const typeText = (draft: OkeyDraft, seat: Seat, text: string): OkeyDraft =>
  enter(draft, seat, { text, left: [] }, 'text');

/** The cards of a text come into the hand, what is none stays in the field. */
export const takeText = (draft: OkeyDraft, seat: Seat, codes: readonly string[], left: readonly string[]) =>
  enter(
    draft,
    seat,
    {
      text: left.join(' '),
      left,
      cards: [...handOf(draft, seat).cards, ...codes],
      ...(codes.length > 0 && { points: '' }),
    },
    'text',
  );

/** Takes a card out: the latest of its kind, or the latest of all. */
export function removeCard(draft: OkeyDraft, seat: Seat, code?: unknown): OkeyDraft {
  const cards = [...handOf(draft, seat).cards];
  const at = code === undefined ? cards.length - 1 : cards.lastIndexOf(code);
  if (at >= 0) cards.splice(at, 1);
  return enter(draft, seat, { cards }, draft.means);
}

export const keepBack = (draft: OkeyDraft, seat: Seat, kept: boolean): OkeyDraft =>
  edited({ ...draft, hands: { ...draft.hands, [seat]: { ...handOf(draft, seat), kept } } });

// ---- To a round and back

function readHand(hand: unknown, kept: unknown): HandEntry {
  const given = kept === null || kept === undefined ? {} : { kept };
  if (Array.isArray(hand)) return { ...NOTHING, cards: hand as readonly unknown[], ...given };
  return { ...NOTHING, points: hand === undefined ? '' : textOf(hand), ...given };
}

function roundHand(hand: HandEntry): unknown {
  const cards = allCards(hand);
  return cards.length > 0 || hand.points.trim() === '' ? cards : typedPoints(hand.points);
}

function roundOf(draft: OkeyDraft): Record<string, unknown> {
  const { suit, okey, winner, shown, bothOkeys } = draft;
  const finish = finishOf(draft);
  const seats = Array.from(
    { length: Math.max(0, ...draft.table.map((seat) => seat + 1)) },
    (_, seat) => seat,
  );
  const isIn = (seat: Seat) => draft.table.includes(seat) && seat !== winner;
  const kept = seats.map((seat) => (isIn(seat) ? (handOf(draft, seat).kept ?? null) : null));
  return {
    ...(suit !== undefined && { suit }),
    ...(okey !== undefined && { okey }),
    ...(winner !== undefined && { finish }),
    ...(winner !== undefined && winner !== null && { winner }),
    hands: seats.map((seat) =>
      draft.table.includes(seat) ? (isIn(seat) ? roundHand(handOf(draft, seat)) : []) : null,
    ),
    ...(kept.some((it) => it !== null) && { heldBack: kept }),
    ...(shown !== undefined && { shown }),
    ...(bothOkeys !== undefined && { bothOkeys }),
  };
}

export const model: EntryModel<OkeyDraft> = {
  blank: (table) => ({
    table,
    suit: undefined,
    okey: undefined,
    winner: undefined,
    thrown: false,
    pairs: false,
    hands: {},
    at: null,
    picking: false,
    means: 'points',
  }),

  reseat: (draft, table) => ({
    ...draft,
    table,
    winner: draft.winner === null || table.includes(draft.winner as Seat) ? draft.winner : undefined,
    shown: table.includes(draft.shown as Seat) ? draft.shown : undefined,
    bothOkeys: table.includes(draft.bothOkeys as Seat) ? draft.bothOkeys : undefined,
  }),

  read(round, table) {
    const { finish, winner, heldBack } = round;
    const hands: readonly unknown[] = Array.isArray(round.hands) ? round.hands : table.map(() => undefined);
    const kept: readonly unknown[] = Array.isArray(heldBack) ? heldBack : [];
    const seats = table.filter((seat) => seat < hands.length && hands[seat] !== null);
    const draft: OkeyDraft = {
      ...model.blank(seats.length > 0 ? seats : table),
      suit: round.suit,
      okey: round.okey,
      winner: finish === 'exhausted' ? null : winner,
      thrown: finish === 'okey' || finish === 'pairs-okey',
      pairs: finish === 'pairs' || finish === 'pairs-okey',
      shown: round.shown,
      bothOkeys: round.bothOkeys,
      hands: Object.fromEntries(seats.map((seat) => [seat, readHand(hands[seat], kept[seat])])),
    };
    const made = roundOf(draft);
    const left = Object.entries(round).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(made[key]),
    );
    return left.length > 0 ? { ...draft, rest: Object.fromEntries(left) } : draft;
  },

  round: (draft) => ({ ...roundOf(draft), ...draft.rest }),

  open: (draft) => [
    ...(draft.suit === undefined ? ['suit'] : []),
    ...(draft.winner === undefined ? ['winner'] : []),
    ...(draft.okey === undefined && needsOkey(draft) ? ['okey'] : []),
    ...losers(draft)
      .filter((seat) => isEmpty(handOf(draft, seat)))
      .map((seat) => `hand${seat}`),
  ],

  question(path) {
    const [head = '', at = ''] = path.split('.');
    if (head === 'finish') return 'winner';
    if ((head === 'hands' || head === 'heldBack') && at !== '') return `hand${at}`;
    return ['suit', 'okey', 'winner', 'shown', 'bothOkeys'].includes(head) ? head : 'round';
  },

  reveal(draft, question) {
    const seat = Number(/^hand(\d+)$/.exec(question)?.[1] ?? NaN);
    return losers(draft).includes(seat) ? { ...draft, at: seat, picking: false } : draft;
  },
};

/** Whether what was handed in has a hand that the form has no place for. */
export const isPlaced = (draft: OkeyDraft, question: string): boolean =>
  losers(draft).some((seat) => question === `hand${seat}`);
