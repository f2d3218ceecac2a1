import type { EntryModel } from '../../controllers/form.js';
import type { Seat } from '../../core/round.js';
import { textOf } from '../attributes.js';
import {
  allCards,
  finishOf,
  handOf,
  isOpen,
  losers,
  needsOkey,
  NOTHING,
  typedPoints,
  type HandEntry,
  type OkeyDraft,
} from './draft.js';

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

/** The form's entries as a round, and back. */
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
      .filter((seat) => isOpen(handOf(draft, seat)))
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
