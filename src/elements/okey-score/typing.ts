import { CARDS, RANKS, SUITS } from '../../core/cards.js';
import { FALSE_OKEY, OKEY } from '../../core/okey/tally.js';
import type { CardReading } from '../../localization/card-reading.js';
import { fold, readCards } from '../../localization/cards.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/okey.js';
import { COLORS, colorName, type Look } from './look.js';

/** The words that a real and a false Okey are typed in, in every language; the page's own are added. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  [OKEY]: ['ok', 'okey', '*'],
  [FALSE_OKEY]: ['fo', 'jk', 'jo…', 'false okey', 'falscher okey', 'sahte okey', 'sahte', 'yalanci okey'],
};

const ownOf = (l: Localizer): Readonly<Record<string, readonly string[]>> => ({
  [OKEY]: [...OWN[OKEY]!, fold(words.okey(l))],
  [FALSE_OKEY]: [...OWN[FALSE_OKEY]!, fold(words.falseOkey(l))],
});

/** Typed and pasted cards or tiles, in the order of the text. */
export const readHand = (l: Localizer, look: Look, text: string): readonly CardReading[] =>
  look.tiles
    ? readTiles(l, look, text)
    : readCards(text, { locale: l.locale, suits: 'needed', own: ownOf(l) });

/** Tiles: a colour and a number in either order (`red 5`, `5 kırmızı`), or the codes of cards. */
function readTiles(l: Localizer, { colors }: Look, text: string): CardReading[] {
  const suits = new Map<string, string>();
  for (const suit of SUITS) {
    const color = COLORS.find((it) => it === colors[suit])!;
    for (const word of [color, colorName(l, color)]) suits.set(fold(word), suit);
    suits.set(suit.toLowerCase(), suit);
  }
  const own = ownOf(l);
  const pieces = text.match(/\d+|[\p{L}\p{M}]+|\*/gu) ?? [];
  const readings: CardReading[] = [];
  for (let i = 0; i < pieces.length;) {
    const [here, next] = [pieces[i]!, pieces[i + 1] ?? ''];
    const both = `${here} ${next}`;
    const code = (what: string) => Object.keys(own).find((key) => own[key]!.includes(fold(what)));
    const [number, color] = /^\d/.test(here) ? [here, next] : [next, here];
    const rank = /^\d+$/.test(number) ? RANKS[Number(number) - 1] : undefined;
    const card = rank && suits.has(fold(color)) ? rank + suits.get(fold(color)) : undefined;
    const found = card ?? code(both) ?? cardCode(both.replace(' ', ''));
    if (found) readings.push({ text: both, code: found });
    else {
      const alone = code(here) ?? cardCode(here);
      readings.push(alone ? { text: here, code: alone } : { text: here, problem: rank ? 'suit' : 'unknown' });
    }
    i += found ? 2 : 1;
  }
  return readings;
}

const cardCode = (text: string) => CARDS.find((code) => code === text.toUpperCase());
