import { copiesOf } from '../../core/okey/input.js';
import { html, nothing, type TemplateResult } from 'lit';
import { cardIndex, CARDS, RANKS, SUITS } from '../../core/cards.js';
import { FALSE_OKEY, OKEY } from '../../core/okey/tally.js';
import type { OkeyRules } from '../../core/okey/types.js';
import type { Seat } from '../../core/round.js';
import { undo as undoWord } from '../../localization/messages/shared.js';
import * as words from '../../localization/messages/okey.js';
import type { EntryView } from '../views/entry.js';
import { addCards, countOf, edited, handOf, removeCard, type OkeyDraft } from './draft.js';
import { cardText, rankText, suitSign, type Look } from './look.js';
import { nameOf } from './words.js';

/** So many keys of a suit stand beside its sign on a phone, the others below. */
const BESIDE_SIGN = 6;

/** What the keys are for: the form, how cards look, and whose hand it is. */
export interface Keys {
  readonly view: EntryView<OkeyDraft>;
  readonly look: Look;
  readonly seat: Seat;
  /** What the hand comes to, to be spoken with a card that came in. */
  readonly said: (draft: OkeyDraft) => string;
}

/** A key for each card, suit by suit: a tap adds a copy, the arrows lead from key to key, Delete takes a copy out. */
export const cardKeys = (it: Keys): TemplateResult => html`
  <div
    class="cards ${it.view.draft.picking ? 'picking' : ''}"
    role="toolbar"
    aria-label=${
      it.view.draft.picking
        ? words.pick(it.view.l)
        : words.keys(it.view.l, nameOf(it.view.l, it.view.names, it.seat))
    }
    @keydown=${(event: KeyboardEvent) => press(it, event)}
    @focusin=${rove}
  >
    ${SUITS.map(
      (suit, s) => html`
        <span class="sh ${s > 0 ? 'first' : ''}">${suitSign(it.look, suit)}</span>
        ${RANKS.map((rank, r) => cardKey(it, rank + suit, s > 0 && r < BESIDE_SIGN))}
      `,
    )}
  </div>
`;

/** Real and false Okeys, and the way back. */
export function moreKeys(it: Keys): TemplateResult {
  const { view, seat } = it;
  const { l, draft, disabled } = view;
  const undo = undoWord(l);
  const { jokersWild } = view.rules as OkeyRules;
  return html`
    <div class="wild">
      ${wildKey(it, OKEY)} ${jokersWild ? nothing : wildKey(it, FALSE_OKEY)}
      <button
        class="btn"
        type="button"
        aria-label=${words.undoCard(l, undo)}
        aria-disabled=${handOf(draft, seat).cards.length === 0 ? 'true' : nothing}
        ?disabled=${disabled}
        @click=${() => view.change(removeCard(draft, seat))}
      >
        ${undo}
      </button>
    </div>
  `;
}

function cardKey(it: Keys, card: string, first: boolean): TemplateResult {
  const { view, look } = it;
  const { l, draft } = view;
  // the card of the round's Okey is a real Okey
  const isOkey = card === draft.okey && !draft.picking;
  const label = isOkey ? words.okeyIs(l, cardText(l, look, card)) : cardText(l, look, card);
  return key(it, isOkey ? OKEY : card, {
    card,
    label,
    face: html`<span class="r" translate="no" .textContent=${rankText(l, look, card)}></span>`,
    extra: `${first ? 'first' : ''} ${isOkey ? 'wildcard' : ''} ${look.tiles ? look.colors[SUITS[Math.floor(cardIndex(card) / RANKS.length)]!] : ''}`,
  });
}

const wildKey = (it: Keys, code: typeof OKEY | typeof FALSE_OKEY): TemplateResult => {
  const label = cardText(it.view.l, it.look, code);
  return key(it, code, { label, face: html`<span class="r" .textContent=${label}></span>`, extra: '' });
};

interface Key {
  /** The card of the key, by which the arrows find it. */
  readonly card?: string;
  readonly label: string;
  readonly face: TemplateResult;
  readonly extra: string;
}

/** @param code what a tap adds */
function key(it: Keys, code: string, { card, label, face, extra }: Key): TemplateResult {
  const { draft, rules, disabled } = it.view;
  const { mine, others } = countOf(draft, it.seat, code);
  const copies = copiesOf(code, rules as OkeyRules);
  const isGone = !draft.picking && mine + others >= copies;
  const text = draft.picking ? label : keyText(it, label, mine, others);
  return html`<button
    type="button"
    class="ck ${mine > 0 ? 'has' : ''} ${isGone && mine === 0 ? 'gone' : ''} ${extra}"
    data-card=${card ?? nothing}
    tabindex=${card === undefined ? nothing : card === CARDS[0] ? '0' : '-1'}
    aria-label=${text}
    aria-disabled=${isGone || (draft.picking && card === undefined) ? 'true' : nothing}
    ?disabled=${disabled}
    @click=${() => tap(it, code, card, isGone)}
  >
    ${face}<span class="pips" aria-hidden="true"
      >${Array.from(
        { length: copies },
        (_, i) => html`<i class=${i < mine ? 'in' : i >= copies - others ? 'out' : ''}></i>`,
      )}</span
    >
  </button>`;
}

function keyText({ view: { l } }: Keys, label: string, mine: number, others: number): string {
  const count = l.number(mine);
  return others > 0 ? words.keyTaken(l, label, count, l.number(others)) : words.key(l, label, count);
}

function tap(it: Keys, code: string, card: string | undefined, isGone: boolean): void {
  const { view, look, seat } = it;
  const { l, draft } = view;
  if (draft.picking) {
    if (card === undefined) return;
    const said = words.okeyIs(l, cardText(l, look, card));
    view.change(edited({ ...draft, okey: card, picking: false }), said);
    return;
  }
  const text = cardText(l, look, code);
  if (isGone) {
    view.change(draft, words.noneLeft(l, text));
    return;
  }
  const next = addCards(draft, seat, [code], 'keys');
  const { mine } = countOf(next, seat, code);
  view.change(next, [words.key(l, text, l.number(mine)), it.said(next)].filter(Boolean).join('. '));
}

// ---- By keyboard

const ARROWS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: RANKS.length,
  ArrowUp: -RANKS.length,
};

/** Only one key is a stop of the Tab key: the one that had the focus last. */
function rove(event: FocusEvent): void {
  const now = event.target as HTMLElement;
  for (const each of (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[data-card]'))
    each.tabIndex = each === now ? 0 : -1;
}

function press({ view, seat }: Keys, event: KeyboardEvent): void {
  const grid = event.currentTarget as HTMLElement;
  const card = (event.target as HTMLElement).dataset.card ?? '';
  const at = cardIndex(card);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const focus = (index: number) => grid.querySelector<HTMLElement>(`[data-card='${CARDS[index]}']`)?.focus();
  const suit = at - (at % RANKS.length);
  const by = ARROWS[event.key] ?? 0;
  const isAcross = Math.abs(by) === 1;
  if (by !== 0) focus(at + (isAcross && getComputedStyle(grid).direction === 'rtl' ? -by : by));
  else if (event.key === 'Home') focus(suit);
  else if (event.key === 'End') focus(suit + RANKS.length - 1);
  else if (event.key === 'Delete' || event.key === 'Backspace') {
    const code = card === view.draft.okey ? OKEY : card;
    if (!handOf(view.draft, seat).cards.includes(code)) return;
    view.change(removeCard(view.draft, seat, code));
  } else return;
  event.preventDefault();
}
