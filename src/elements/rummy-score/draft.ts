import type { EntryModel } from '../../controllers/form.js';
import { isWhole, type Rules, type Seat } from '../../core/round.js';
import { type Drop, type RummyRules } from '../../core/rummy/types.js';
import { isRead, type CardReading } from '../../localization/card-reading.js';

/** A hand as tapped and typed: as a number, or as cards, which then count. */
export interface HandDraft {
  /** In the number field. */
  readonly points: string;
  /** Codes of the cards that were tapped, or typed and read. `unknown` where a round that was handed in holds anything. */
  readonly cards: readonly unknown[];
  /** In the field for cards: what could not be read, or is still being typed. */
  readonly typed?: TypedCards;
}

export interface TypedCards {
  readonly text: string;
  /** Null as long as it is unread: what understands it is on its way. */
  readonly readings: readonly CardReading[] | null;
  /** Whether it is done with; before that, the last piece may become a card yet. */
  readonly done: boolean;
}

/** A round of rummy as tapped and typed. `unknown` where a round that was handed in may hold anything. */
export interface RummyDraft {
  readonly table: readonly Seat[];
  readonly finish: unknown;
  readonly winner?: unknown;
  /** By seat; absent = nothing entered. */
  readonly hands: Readonly<Record<Seat, HandDraft>>;
  /** By seat, as ticked; absent = as the way the round ended lets presume. */
  readonly melded: Readonly<Record<Seat, unknown>>;
  /** By seat: how somebody dropped out; absent = played on. */
  readonly drops: Readonly<Record<Seat, unknown>>;
  /** Whose keys for cards are open. */
  readonly keys: Seat | null;
  /** The round that was handed in, as long as nothing was changed by hand. */
  readonly given?: Readonly<Record<string, unknown>>;
}

const NO_HAND: HandDraft = { points: '', cards: [] };

export const handOf = ({ hands }: RummyDraft, seat: Seat): HandDraft => hands[seat] ?? NO_HAND;

/** Who is left with cards, as far as it is known. */
export const losers = ({ table, winner }: RummyDraft): readonly Seat[] =>
  table.filter((seat) => seat !== winner);

/** Whether a player counts as having melded: whoever goes out has; from hand, nobody else has. */
export const hasMelded = ({ finish, winner, melded }: RummyDraft, seat: Seat): boolean =>
  seat === winner || (typeof melded[seat] === 'boolean' ? melded[seat] : finish !== 'hand');

/** Whether the hand is given as cards. */
export const holdsCards = ({ cards, typed }: HandDraft): boolean =>
  cards.length > 0 || (typed?.readings?.length ?? 0) > 0;

/** Whether cards stand in the field that nobody has read. */
export const isUnread = ({ typed }: HandDraft): boolean =>
  typed?.readings === null && typed.text.trim() !== '';

/** Whether what is typed is not known yet: it is unread, or its last piece may become a card. */
function isPending(hand: HandDraft): boolean {
  const last = hand.typed?.readings?.at(-1);
  return isUnread(hand) || (!hand.typed?.done && last !== undefined && !isRead(last));
}

/** The cards of a hand; what could not be read as it was typed, for the core to refuse. */
export function cardsOf(hand: HandDraft): readonly unknown[] {
  const readings = hand.typed?.readings ?? [];
  const typed = isPending(hand) ? readings.slice(0, -1) : readings;
  return [...hand.cards, ...typed.map((it) => (isRead(it) ? it.code : it.text))];
}

/** Cards, or a number; a text that is no number as it is. Nothing entered: no cards. */
export function valueOf(hand: HandDraft): unknown {
  if (holdsCards(hand)) return cardsOf(hand);
  const text = hand.points.trim();
  if (text === '') return [];
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Whether an answer is still to come. */
const isOpen = (hand: HandDraft): boolean =>
  (!holdsCards(hand) && hand.points.trim() === '') || isPending(hand);

/** What everybody else pays whatever he holds; null where the hands count. */
export const flat = ({ finish }: Pick<RummyDraft, 'finish'>, rules: Rules): number | null =>
  finish === 'hand' ? (rules as RummyRules).handFinish : null;

/** What stands for a hand that does not matter: what is paid instead, but no hand is 0. */
const inItsPlace = (paid: number): number => Math.max(paid, 1);

/** A hand that does not matter need not be entered. */
function uncounted(hand: HandDraft, paid: number): unknown {
  const value = valueOf(hand);
  const isGood = Array.isArray(value) ? value.length > 0 && !isPending(hand) : isWhole(value, 1);
  return isGood ? value : inItsPlace(paid);
}

/** How somebody dropped out of the round; undefined who played on, or went out. */
export const dropOf = ({ winner, drops }: RummyDraft, seat: Seat): unknown =>
  seat === winner ? undefined : drops[seat];

// ---- What is done by hand

/** A change by hand: the form's own reading takes the place of what was handed in. */
const edited = ({ given: _, ...draft }: RummyDraft, change: Partial<RummyDraft>): RummyDraft => ({
  ...draft,
  ...change,
});

/** Who went out; in a round that was said to be blocked somebody did, then. */
export const tapWinner = (draft: RummyDraft, winner: Seat): RummyDraft =>
  edited(draft, {
    winner,
    finish: draft.finish === 'blocked' ? 'normal' : draft.finish,
    keys: draft.keys === winner ? null : draft.keys,
  });

export function tapFinish({ winner, ...draft }: RummyDraft, finish: string): RummyDraft {
  const isWon = finish !== 'blocked' && winner !== undefined;
  return edited({ ...draft, ...(isWon && { winner }) }, { finish });
}

export const tickMelded = (draft: RummyDraft, seat: Seat, melded: boolean): RummyDraft =>
  edited(draft, { melded: { ...draft.melded, [seat]: melded } });

export function chooseDrop(draft: RummyDraft, seat: Seat, way: Drop | null): RummyDraft {
  const { [seat]: _, ...others } = draft.drops;
  return edited(draft, { drops: way === null ? others : { ...others, [seat]: way } });
}

const withHand = (draft: RummyDraft, seat: Seat, change: Partial<HandDraft>): RummyDraft =>
  edited(draft, { hands: { ...draft.hands, [seat]: { ...handOf(draft, seat), ...change } } });

export const typePoints = (draft: RummyDraft, seat: Seat, points: string): RummyDraft =>
  withHand(draft, seat, { points });

export const addCard = (draft: RummyDraft, seat: Seat, code: string): RummyDraft =>
  withHand(draft, seat, { cards: [...handOf(draft, seat).cards, code] });

export const removeCard = (draft: RummyDraft, seat: Seat, at: number): RummyDraft =>
  withHand(draft, seat, { cards: handOf(draft, seat).cards.filter((_, i) => i !== at) });

/** Text in the field for cards. When it is done with, what was read joins the hand, and the rest stays in the field. */
export function typeCards(draft: RummyDraft, seat: Seat, typed: TypedCards): RummyDraft {
  const { text, readings, done } = typed;
  if (!readings) return withHand(draft, seat, { typed: { ...typed, text: done ? parted(text) : text } });
  if (!done) return withHand(draft, seat, { typed });
  const refused = readings.filter((it) => !isRead(it));
  const read = readings.flatMap((it) => (isRead(it) ? [it.code] : []));
  return withHand(draft, seat, {
    cards: [...handOf(draft, seat).cards, ...read],
    typed: { text: refused.map((it) => it.text).join(' '), readings: refused, done },
  });
}

/** A text that is whole, so that what is typed after it is another card. */
const parted = (text: string): string => text.replace(/[\s,]*$/, text.trim() && ', ');

/** Opens the keys of one hand, or closes them: no change of the round. */
export const openKeys = (draft: RummyDraft, seat: Seat): RummyDraft => ({
  ...draft,
  keys: draft.keys === seat ? null : seat,
});

// ---- Rounds

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? Array.from(value) : []);

/** The entries of a list by seat, without those that say nothing. */
const bySeat = <T>(list: readonly unknown[], read: (value: unknown) => T): Record<Seat, T> =>
  Object.fromEntries(
    list.flatMap((value, seat) => (value === null || value === undefined ? [] : [[seat, read(value)]])),
  );

function readHand(value: unknown): HandDraft {
  if (Array.isArray(value)) return { points: '', cards: Array.from(value) };
  return { points: typeof value === 'string' ? value : JSON.stringify(value), cards: [] };
}

export const model: EntryModel<RummyDraft> = {
  blank: (table) => ({ table, finish: 'normal', hands: {}, melded: {}, drops: {}, keys: null }),

  reseat({ winner, ...draft }, table) {
    const seats: readonly unknown[] = table;
    return edited({ ...draft, ...(seats.includes(winner) && { winner }) }, { table });
  },

  read({ ...given }, table, rules) {
    const { finish = 'normal', winner } = given;
    const paid = flat({ finish }, rules);
    // what stands for a hand that does not matter is no entry
    const hands = listOf(given.hands).map((hand) =>
      paid !== null && hand === inItsPlace(paid) ? null : hand,
    );
    return {
      table,
      finish,
      ...(winner !== undefined && { winner }),
      hands: bySeat(hands, readHand),
      melded: bySeat(listOf(given.melded), (value) => value),
      drops: bySeat(listOf(given.drop), (value) => value),
      keys: null,
      given,
    };
  },

  round(draft, rules) {
    const { table, finish, winner, given } = draft;
    const length = Array.isArray(given?.hands) ? given.hands.length : Math.max(-1, ...table) + 1;
    const seats = Array.from({ length }, (_, seat) => seat);
    const isIn = (seat: Seat) => table.includes(seat) && listOf(given?.hands)[seat] !== null;
    const paid = flat(draft, rules);
    const drop = seats.map((seat) => (isIn(seat) ? (dropOf(draft, seat) ?? null) : null));
    const hand = (seat: Seat) => {
      if (seat === winner || drop[seat] !== null) return [];
      const own = handOf(draft, seat);
      return paid === null ? valueOf(own) : uncounted(own, paid);
    };
    return {
      finish,
      ...(winner !== undefined && { winner }),
      hands: seats.map((seat) => (isIn(seat) ? hand(seat) : null)),
      melded: seats.map((seat) => (isIn(seat) ? hasMelded(draft, seat) : null)),
      ...(drop.some((way) => way !== null) && { drop }),
      ...given,
    };
  },

  open(draft, rules) {
    const { winner, finish, given } = draft;
    if (winner === undefined && finish !== 'blocked') return ['winner'];
    if (flat(draft, rules) !== null || given?.hands !== undefined) return [];
    return losers(draft)
      .filter((seat) => dropOf(draft, seat) === undefined && isOpen(handOf(draft, seat)))
      .map((seat) => `hand${seat}`);
  },

  question(path) {
    const [head = '', seat] = path.split('.');
    if (head === 'winner' || head === 'finish') return head;
    if (head === 'drop' && seat === undefined) return 'finish';
    return ['hands', 'melded', 'drop'].includes(head) && seat !== undefined ? `hand${seat}` : 'round';
  },
};
