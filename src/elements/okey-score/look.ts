import { html, type TemplateResult } from 'lit';
import { cardIndex, RANKS, SUITS, type Suit } from '../../core/cards.js';
import { FALSE_OKEY, OKEY } from '../../core/okey/tally.js';
import type { Indicator } from '../../core/okey/types.js';
import type { Localizer } from '../../localization/localizer.js';
import { cardName, rankIndex, suitName } from '../../localization/messages/cards.js';
import * as words from '../../localization/messages/okey.js';
import { SUIT_SIGNS } from '../views/suit-signs.js';
import { textOf } from '../attributes.js';

/** The colours number tiles come in. */
export const COLORS = ['yellow', 'blue', 'red', 'black', 'green'] as const;
export type Color = (typeof COLORS)[number];

/** How cards are shown: as playing cards, or as number tiles, where each suit is a colour. Codes are the same. */
export interface Look {
  readonly tiles: boolean;
  readonly colors: Readonly<Record<Suit, Color>>;
}

/** Playing cards; and the colours of tiles that are common: yellow has the lowest factor, black the highest. */
const CARDS: Look = { tiles: false, colors: { C: 'yellow', S: 'blue', D: 'red', H: 'black' } };

/**
 * The attribute `cards`: nothing or `cards`; `tiles`; or `tiles` and the colours from the lowest factor to the
 * highest, as `tiles green yellow red black`.
 * @returns undefined for anything else
 */
export function readLook(value: unknown): Look | undefined {
  if (value === undefined || value === null) return CARDS;
  if (typeof value !== 'string') return undefined;
  const [kind = 'cards', ...given] = value
    .trim()
    .split(/[\s,:]+/)
    .filter(Boolean);
  if (kind === 'cards') return given.length === 0 ? CARDS : undefined;
  if (kind !== 'tiles') return undefined;
  if (given.length === 0) return { ...CARDS, tiles: true };
  const isRight = given.length === SUITS.length && new Set(given).size === SUITS.length;
  const colors = given.map((name) => COLORS.find((color) => color === name));
  if (!isRight || colors.includes(undefined)) return undefined;
  const [C, S, D, H] = colors as [Color, Color, Color, Color];
  return { tiles: true, colors: { C, S, D, H } };
}

/** The same with another colour for a suit; who had that colour before gets the other one. */
export function recolor({ colors }: Look, suit: Suit, color: Color): string {
  const had = SUITS.find((it) => colors[it] === color);
  const next = { ...colors, ...(had && { [had]: colors[suit] }), [suit]: color };
  return ['tiles', ...SUITS.map((it) => next[it])].join(' ');
}

/** The look of one element, as its attribute says at any time; the same object as long as that stays. */
export class Looks {
  host: { cards: unknown } | undefined;
  #of: unknown;
  #look = CARDS;

  get look(): Look {
    const given = this.host?.cards;
    if (given !== this.#of) this.#look = readLook(given) ?? CARDS;
    this.#of = given;
    return this.#look;
  }

  /** The table chose other colours. */
  change(cards: string): void {
    if (this.host) this.host.cards = cards;
  }
}

const COLOR_NAMES: Readonly<Record<Color, (l: Localizer) => string>> = {
  yellow: words.yellow,
  blue: words.blue,
  red: words.red,
  black: words.black,
  green: words.green,
};

export const colorName = (l: Localizer, color: Color): string => COLOR_NAMES[color](l);

/** “spades”, “blue”; where a printed joker is the indicator, “false Okey”. */
export function suitText(l: Localizer, { tiles, colors }: Look, suit: Indicator): string {
  if (suit === 'J') return words.falseOkey(l);
  return tiles ? colorName(l, colors[suit]) : suitName(l, suit);
}

const isSuit = (value: unknown): value is Suit => (SUITS as readonly unknown[]).includes(value);

/** The sign of a suit, or the shape of a colour. */
export function suitSign({ tiles, colors }: Look, suit: unknown): TemplateResult {
  if (!isSuit(suit)) return html``;
  return tiles ? shape(colors[suit]) : html`<span class="suit ${suit}">${SUIT_SIGNS[suit]}</span>`;
}

export const shape = (color: Color): TemplateResult => html`<i class="shape ${color}"></i>`;

export const suitOf = (code: string): Suit => SUITS[Math.floor(cardIndex(code) / RANKS.length)]!;

/** What stands in the corner of a card, or on a tile. @param code a card */
export function rankText(l: Localizer, { tiles }: Look, code: string): string {
  const rank = RANKS[cardIndex(code) % RANKS.length]!;
  if (tiles) return l.number(RANKS.indexOf(rank) + 1);
  return /\d/.test(rank) ? rank : rankIndex(l, rank);
}

/** A card as it is spoken: “five of clubs”, “red 5”, “Okey”; what is no card as it stands. */
export function cardText(l: Localizer, look: Look, code: unknown): string {
  if (code === OKEY) return words.okey(l);
  if (code === FALSE_OKEY) return words.falseOkey(l);
  if (cardIndex(code) < 0) return textOf(code);
  const card = code as string;
  return look.tiles
    ? words.tile(l, colorName(l, look.colors[suitOf(card)]), rankText(l, look, card))
    : cardName(l, card);
}
