import { html, nothing, type TemplateResult } from 'lit';
import { rankOf, RANKS, type Suit } from '../../core/cards.js';
import { isRead, type CardReading } from '../../localization/card-reading.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/cards.js';
import { textOf } from '../attributes.js';
import { SUIT_SIGNS } from './suit-signs.js';

/** How the cards that a game has beside the 52 are called; undefined for a code that it does not know. */
export type OwnNames = (l: Localizer, code: string) => string | undefined;

const none: OwnNames = () => undefined;

/** Rank and suit of a code, as far as it has them; undefined for what is neither a card nor a rank. */
function partsOf(code: unknown): { readonly rank: string; readonly suit?: Suit } | undefined {
  const rank = rankOf(code);
  if (rank === undefined) return undefined;
  const suit = (code as string).slice(rank.length);
  return suit === '' ? { rank } : { rank, suit: suit as Suit };
}

/** A card as it is spoken: “king of hearts”, “king”; what is no card as it stands. */
export function spokenCard(l: Localizer, code: unknown, own: OwnNames = none): string {
  const text = textOf(code);
  const parts = partsOf(code);
  if (!parts) return own(l, text) ?? text;
  return parts.suit ? words.cardName(l, text) : words.rankName(l, parts.rank);
}

/** A card as it is printed: the letter of the language and the suit’s sign. */
function cardFace(l: Localizer, code: unknown, own: OwnNames = none): TemplateResult {
  const parts = partsOf(code);
  if (!parts) return html`<span translate="no" .textContent=${own(l, textOf(code)) ?? textOf(code)}></span>`;
  return html`<span class="face" translate="no"
    ><span .textContent=${words.rankIndex(l, parts.rank)}></span>${
      parts.suit
        ? html`<span class="suit ${parts.suit}" .textContent=${SUIT_SIGNS[parts.suit]}></span>`
        : nothing
    }</span
  >`;
}

/** The cards of a hand, each one a button that takes it out. */
export interface Chips {
  readonly l: Localizer;
  readonly cards: readonly unknown[];
  /** What is read from a text that is still being typed. */
  readonly coming?: readonly CardReading[];
  readonly own?: OwnNames;
  readonly disabled: boolean;
  readonly remove: (at: number) => void;
}

/** They stand side by side, whatever they stand in; the focus stays in the row when one goes. */
export function chips({ l, cards, coming = [], own, disabled, remove }: Chips): TemplateResult {
  const press = (event: Event, at: number) => {
    const chip = event.currentTarget as HTMLElement;
    // the nodes stay and the last one goes: the focus moves off that one
    if (at === cards.length - 1)
      ((chip.previousElementSibling ?? chip.nextElementSibling) as HTMLElement | null)?.focus();
    remove(at);
  };
  return html`${cards.map(
    (code, at) =>
      html`<button
        class="chip"
        type="button"
        aria-label=${words.removeCard(l, spokenCard(l, code, own))}
        ?disabled=${disabled}
        @click=${(event: Event) => press(event, at)}
      >
        ${cardFace(l, code, own)}
      </button>`,
  )}${coming
    .filter(isRead)
    .map(({ code }) => html`<span class="chip coming">${cardFace(l, code, own)}</span>`)}`;
}

/** A key for each rank, and for the cards of the game’s own. */
export interface RankKeys {
  readonly l: Localizer;
  /** Codes of the keys after the thirteen ranks. */
  readonly more: readonly string[];
  readonly own?: OwnNames;
  readonly disabled: boolean;
  readonly add: (code: string) => void;
}

export function rankKeys({ l, more, own, disabled, add }: RankKeys): TemplateResult {
  const key = (code: string) =>
    html`<button
      class="key"
      type="button"
      aria-label=${/^\d/.test(code) ? nothing : spokenCard(l, code, own)}
      ?disabled=${disabled}
      @click=${() => add(code)}
    >
      ${cardFace(l, code, own)}
    </button>`;
  return html`<div class="rank-keys">${[...RANKS, ...more].map(key)}</div>`;
}
