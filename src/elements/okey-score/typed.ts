import type { TemplateResult } from 'lit';
import { persistent } from '../../localization/persistent.js';
import * as words from '../../localization/messages/okey.js';
import { CardTyping } from '../card-typing.js';
import { cardField } from '../views/card-field.js';
import type { EntryView } from '../views/entry.js';
import { finishText, handOf, takeText, typeText, type OkeyDraft } from './draft.js';
import type { Keys } from './keys.js';
import { cardText, rankText, type Look } from './look.js';
import { saidOf } from './working.js';

type Reader = typeof import('./typing.js');

/** Loads when somebody goes to a field for cards, or when there is time. */
export const late = { typing: persistent(() => import('./typing.js')) };

/** What one element understands typed cards with. */
export class Typing extends CardTyping<Reader> {
  constructor() {
    super(() => late.typing());
  }
}

/** The field in which the cards of a hand are typed and pasted. */
export function typedCards({ view, look, seat }: Keys, typing: Typing): TemplateResult {
  const { l, draft, disabled } = view;
  const { text, waits, left } = handOf(draft, seat);
  const question = `hand${seat}`;
  const wake = () => typing.soon((reader) => read(view.now(), look, reader));
  const finish = (whole: string) => {
    if (whole === text && (left.length > 0 || waits === text.length)) return; // it was read, or waits
    if (whole.trim() === '' && text === '') return;
    const { reader } = typing;
    if (reader) {
      read({ ...view, draft: finishText(draft, seat, whole) }, look, reader);
      return;
    }
    // parted from what is typed meanwhile
    view.change(finishText(draft, seat, whole.replace(/[\s,]*$/, ', ')));
    wake();
  };
  return cardField({
    l,
    text,
    example: look.tiles ? cardText(l, look, '5S') : `${rankText(l, look, 'KH')}♥ 10♠ ${words.okey(l)}`,
    error: view.errors.has(question) ? `e-${question}` : undefined,
    disabled,
    waits: waits === 0 ? undefined : typing.isLost ? 'lost' : 'coming',
    wake,
    type: (typed) => view.change(typeText(draft, seat, typed)),
    finish,
  });
}

/** What is whole of the texts comes into the hands. */
function read(view: EntryView<OkeyDraft>, look: Look, { readHand }: Reader): void {
  const seats = Object.keys(view.draft.hands)
    .map(Number)
    .filter((seat) => handOf(view.draft, seat).waits > 0);
  const next = seats.reduce((draft, seat) => {
    const { text, waits } = handOf(draft, seat);
    return takeText(draft, seat, readHand(view.l, look, text.slice(0, waits)));
  }, view.draft);
  if (seats.length > 0) view.change(next, seats.map((seat) => saidOf(view, look, seat, next)).join('. '));
}
