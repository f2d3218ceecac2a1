/**
 * Rounds in which one player goes out and the others are left with cards: how the games that have them
 * are entered, and what can be wrong with that.
 */
import { isWhole, type Issue, type Seat } from './round.js';

/** What a player is left with: card codes, or the number they come to; `null` was not in the round. */
export type Hand = readonly string[] | number | null;

/** No hand comes near this; a number beyond it would no longer add up exactly. */
const MOST_POINTS = 1_000_000_000;

/** A card of a hand, and where it stands: the path of the hand and the card's place in it. */
export interface PlacedCard {
  readonly code: unknown;
  readonly hand: string;
  readonly place: number;
  readonly seat?: Seat;
}

/** A list as it can be walked: what is no list is empty. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isHandValue = (value: unknown): value is number => isWhole(value, 0, MOST_POINTS);

/** The cards of all hands that are given as cards, in the order of the seats. */
export const cardsOf = (hands: unknown): readonly PlacedCard[] =>
  listOf(hands).flatMap((hand, seat) => {
    const path = `hands.${seat}`;
    return listOf(hand).map((code, place): PlacedCard => ({ code, hand: path, place, seat }));
  });

/** Codes `player-count`, at `hands`, and `hand-value`, at a hand that is neither cards nor a whole number. */
export function findHandIssues(
  hands: unknown,
  seats: { readonly min: number; readonly max: number },
): Issue[] {
  const present = listOf(hands).filter((hand) => hand !== null).length;
  return [
    ...(isWhole(present, seats.min, seats.max) ? [] : [{ code: 'player-count', path: 'hands' }]),
    ...listOf(hands).flatMap((hand, seat) =>
      hand === null || Array.isArray(hand) || isHandValue(hand)
        ? []
        : [{ code: 'hand-value', path: `hands.${seat}`, seat }],
    ),
  ];
}

/**
 * Code `length`, at a list by seat that is not as long as the hands, and `code` at each entry of it that `isRight`
 * refuses; the seats whose hand is null are not asked.
 */
export function findListIssues(
  list: unknown,
  hands: unknown,
  { at, code, isRight }: { at: string; code: string; isRight: (value: unknown) => boolean },
): Issue[] {
  const by = listOf(hands);
  const long = Array.isArray(list) && (!Array.isArray(hands) || list.length === by.length);
  return [
    ...(long ? [] : [{ code: 'length', path: at }]),
    ...listOf(list).flatMap((value, seat) =>
      isRight(value) || (value === null && by[seat] === null) ? [] : [{ code, path: `${at}.${seat}`, seat }],
    ),
  ];
}

/** How a game tells who went out. */
export interface Ending {
  /** The ways a round ends in which somebody went out. */
  readonly won: readonly string[];
  /** The way it ends in which nobody did. */
  readonly open: string;
  /** Whether a hand says that its player holds no card. */
  readonly isOut: (hand: unknown) => boolean;
  /** Code for a hand without cards when nobody went out. */
  readonly outWhenOpen: string;
}

/** Whether a seat was in a round with these hands. */
export const isIn = (hands: unknown, seat: unknown): seat is Seat =>
  isWhole(seat, 0, listOf(hands).length - 1) && listOf(hands)[seat] !== null;

/** The seat that went out, if the round names one that was in it. */
export const winnerOf = ({ hands, winner }: Readonly<Record<string, unknown>>): Seat | undefined =>
  isIn(hands, winner) ? winner : undefined;

/**
 * Codes `finish`, `winner-missing` (also one that was not in the round), `winner-not-allowed`, `winner-with-cards` and
 * `loser-without-cards`, or its like where nobody went out. Who has to hold cards is known once the winner is.
 */
export function findEndingIssues(
  round: Readonly<Record<string, unknown>>,
  { won, open, isOut, outWhenOpen }: Ending,
): Issue[] {
  const { finish, winner } = round;
  const hands = listOf(round.hands);
  const out = winnerOf(round);
  const issue = (code: string, seat: Seat): Issue => ({ code, path: `hands.${seat}`, seat });
  const empty = (code: string, except?: Seat) =>
    hands.flatMap((hand, seat) => (seat !== except && isOut(hand) ? [issue(code, seat)] : []));

  if (finish === open) {
    return [
      ...(winner === undefined ? [] : [{ code: 'winner-not-allowed', path: 'winner' }]),
      ...empty(outWhenOpen),
    ];
  }
  const isWon = won.includes(finish as string);
  const missing = out === undefined && (isWon || winner !== undefined);
  return [
    ...(isWon ? [] : [{ code: 'finish', path: 'finish' }]),
    ...(missing ? [{ code: 'winner-missing', path: 'winner' }] : []),
    ...(isWon && out !== undefined && holdsCards(hands[out]) ? [issue('winner-with-cards', out)] : []),
    ...(isWon && out !== undefined ? empty('loser-without-cards', out) : []),
  ];
}

const holdsCards = (hand: unknown) => (Array.isArray(hand) ? hand.length > 0 : isHandValue(hand) && hand > 0);

/** An issue at the place of a card. */
export const at = (code: string, { hand, place, seat }: PlacedCard): Issue => ({
  code,
  path: `${hand}.${place}`,
  ...(seat === undefined ? {} : { seat }),
});
