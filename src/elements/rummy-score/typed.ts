import type { TemplateResult } from 'lit';
import type { Seat } from '../../core/round.js';
import { persistent } from '../../localization/persistent.js';
import { CardTyping } from '../card-typing.js';
import { cardField } from '../views/card-field.js';
import { handOf, isUnread, typeCards, type RummyDraft } from './draft.js';
import type { View } from './words.js';

type Reader = typeof import('./typing.js');

/** Loads when somebody goes to a field for cards, or when there is time. */
export const late = { typing: persistent(() => import('./typing.js')) };

/** What one element understands typed cards with. */
export class Typing extends CardTyping<Reader> {
  constructor() {
    super(() => late.typing());
  }
}

/** Somebody may type cards: what stands unread in the fields by the time they can be understood is read then. */
export function wake(view: View, say: (draft: RummyDraft, seats: readonly Seat[]) => void): void {
  view.typing.soon(({ readHand }) => {
    const { l, draft } = view.now();
    const seats = draft.table.filter((seat) => isUnread(handOf(draft, seat)));
    const read = (before: RummyDraft, seat: Seat) => {
      const { typed } = handOf(before, seat);
      return typed ? typeCards(before, seat, { ...typed, readings: readHand(l, typed.text) }) : before;
    };
    if (seats.length > 0) say(seats.reduce(read, draft), seats);
  });
}

/** The field in which the cards of a hand are typed and pasted. */
export function typedCards(
  view: View,
  seat: Seat,
  say: (draft: RummyDraft, seats: readonly Seat[]) => void,
): TemplateResult {
  const { l, draft, disabled, typing } = view;
  const hand = handOf(draft, seat);
  const type = (text: string, done: boolean) => {
    const readings = typing.reader?.readHand(l, text) ?? null;
    say(typeCards(draft, seat, { text, readings, done }), [seat]);
  };
  return cardField({
    l,
    text: hand.typed?.text ?? '',
    error: view.errors.has(`hand${seat}`) ? `e-hand${seat}` : undefined,
    disabled,
    waits: isUnread(hand) ? (typing.isLost ? 'lost' : 'coming') : undefined,
    wake: () => wake(view, say),
    type: (text) => type(text, false),
    finish(text) {
      type(text, true);
      if (!typing.reader) wake(view, say);
    },
  });
}
