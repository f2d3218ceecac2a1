/** Typed and pasted cards, read in the language of whoever types. */
import type { CardReading, ReadCard, RefusedCard } from './card-reading.js';
import { CARD_WORDS, type CardWords } from './card-words.js';

/**
 * Cards that a game has beside the 52: the code of each, and the words it is typed in, folded; `jo…` is whatever
 * begins with that.
 */
type OwnCards = Readonly<Record<string, readonly string[]>>;

export interface CardTyping {
  readonly locale: string;
  /** Whether a rank alone is a card. */
  readonly suits: 'needed' | 'optional';
  readonly own?: OwnCards;
}

const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const SUITS = ['C', 'S', 'D', 'H'];
const SYMBOLS = ['♣♧', '♠♤', '♦♢', '♥♡'];
/** The letters of the code, and the T that some write for the ten. */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: 'A', j: 'J', q: 'Q', k: 'K', t: '10' }),
);

/** Lower case without accents, whatever the language: İ and ı are i. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase();

/** A piece of the text: a number, letters, or a sign. */
interface Unit {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  /** What parts it from the unit before: nothing, a space or a hyphen, or what ends a card, as a comma does. */
  readonly after: 'nothing' | 'space' | 'comma';
}

/** What a unit says: a rank, or several where it is unclear; a suit; both, a card. */
interface Meaning {
  readonly ranks?: readonly string[];
  readonly suit?: string;
}

/**
 * Reads cards, in the order of the text: symbols, words, and codes of two signs, with the rank or the suit first
 * (`K♥`, `♥K`, `10h`, `Kreuz-Fünf`, `kőr király`, `five of clubs`). Never throws; what is no card is said to be none.
 */
export function readCards(text: string, typing: CardTyping): readonly CardReading[] {
  const units = split(text);
  const readings: CardReading[] = [];
  for (let i = 0; i < units.length;) {
    const { count, ...reading } = readAt(units, i, typing);
    readings.push({ text: text.slice(units[i]!.start, units[i + count - 1]!.end), ...reading });
    i += count;
  }
  return readings;
}

const UNIT = /\d+|[\p{L}\p{M}]+|[^\s\d\p{L}\p{M}\p{C}\p{Pd}\p{Ps}\p{Pe}\p{Pi}\p{Pf},;.:|/+&'"]\p{M}*/gu;

const SIGN = /^[^\p{L}\d]/u;

function split(text: string): readonly Unit[] {
  const units: Unit[] = [];
  for (const { 0: found, index } of text.matchAll(UNIT)) {
    const between = text.slice(units.at(-1)?.end ?? 0, index);
    const after = /[,;|/+&\r\n]/.test(between) ? 'comma' : between ? 'space' : 'nothing';
    units.push({ text: found, folded: fold(found), start: index, end: index + found.length, after });
  }
  return units.filter(({ folded }, i) => i === 0 || folded !== 'of'); // king of hearts
}

type Found = (Omit<ReadCard, 'text'> | Omit<RefusedCard, 'text'>) & { readonly count: number };

function readAt(units: readonly Unit[], i: number, typing: CardTyping): Found {
  const own = ownAt(units, i, typing.own ?? {});
  if (own) return own;
  const [unit, next, last] = [units[i]!, units[i + 1], units[i + 2]];
  const here = meaningOf(unit.folded, typing.locale);
  if (here.ranks && here.suit) return card(here.ranks, here.suit, 1);
  if (here.ranks) {
    // in “K ♥Q” the suit belongs to what it touches
    const isTaken =
      next?.after !== 'nothing' && last?.after === 'nothing' && ranksOf(last, typing) !== undefined;
    const isFree = next && next.after !== 'comma' && !isTaken && !leadsOn(units, i + 1, typing);
    const suit = isFree ? suitAfter(next, typing.locale) : undefined;
    if (suit) return card(here.ranks, suit, 2);
    const isBroken =
      next?.after === 'nothing' && Object.keys(meaningOf(next.folded, typing.locale)).length === 0;
    if (isBroken && !SIGN.test(next.text)) return { problem: 'unknown', count: 2 }; // “5M”
    if (typing.suits === 'optional') return card(here.ranks, '', 1);
    const code = codeOf(unit.folded, typing.locale); // “as” is an ace, and the ace of spades where that makes a card
    return code?.suit ? card(code.ranks!, code.suit, 1) : { problem: 'suit', count: 1 };
  }
  const ranks = here.suit && next && next.after !== 'comma' ? ranksOf(next, typing) : undefined;
  return ranks ? card(ranks, here.suit!, 2) : { problem: 'unknown', count: 1 };
}

/**
 * Whether the suit there belongs to the rank behind it, as most languages write a card: “dolník srdcová sedmička”. Where
 * ranks and suits go on by turns, whatever stands last is no suit then.
 */
function leadsOn(units: readonly Unit[], at: number, typing: CardTyping): boolean {
  if (typing.suits === 'needed' || typing.locale === 'en' || !/^\p{L}{3}/u.test(units[at]!.text))
    return false;
  let last = at;
  for (let isSuit = true; last < units.length; last++, isSuit = !isSuit) {
    const { ranks, suit } = meaningOf(units[last]!.folded, typing.locale);
    if ((last > at && units[last]!.after === 'comma') || (isSuit ? !suit || ranks : !ranks || suit)) break;
  }
  return last > at && (last - at) % 2 === 0;
}

const card = (ranks: readonly string[], suit: string, count: number): Found =>
  ranks.length === 1 ? { code: ranks[0]! + suit, count } : { problem: 'several', ranks, count };

/** A card of the game's own, of up to three words. */
function ownAt(units: readonly Unit[], i: number, own: OwnCards): Found | undefined {
  for (let count = 3; count > 0; count--) {
    if (i + count > units.length) continue;
    const words = units
      .slice(i, i + count)
      .map(({ folded, after }, j) => (j > 0 && after === 'comma' ? ',' : folded))
      .join(' ');
    const found = Object.entries(own).find(([, all]) => isAmong(all, words, count === 1));
    if (found) return { code: found[0], count };
  }
  return undefined;
}

/** Whether a word is among them; `tref…` is whatever begins with that. */
const isAmong = (words: readonly string[], word: string, isOne = true): boolean =>
  words.some((it) => (it.endsWith('…') ? isOne && word.startsWith(it.slice(0, -1)) : it === word));

/** The rank or ranks that a unit says, and nothing else. */
function ranksOf({ folded }: Unit, { locale }: CardTyping): readonly string[] | undefined {
  const { ranks, suit } = meaningOf(folded, locale);
  return suit ? undefined : ranks;
}

/** The suit that a unit says after a rank: letters do so only where they touch it. */
function suitAfter({ folded, after }: Unit, locale: string): string | undefined {
  const { ranks, suit } = meaningOf(folded, locale);
  return (after === 'nothing' ? suitLetter(folded, locale) : undefined) ?? (ranks ? undefined : suit);
}

/** Words of the language come first, then codes and letters, then the words of other languages. */
function meaningOf(folded: string, locale: string): Meaning {
  const suit = SYMBOLS.findIndex((signs) => signs.includes(folded));
  if (suit >= 0) return { suit: SUITS[suit]! };
  if (/^\d/.test(folded)) return RANKS.includes(folded) ? { ranks: [folded] } : {};
  const words = CARD_WORDS.get(locale);
  return (
    (words && inWords(words, folded)) ??
    codeOf(folded, locale) ??
    [...CARD_WORDS.values()].map((others) => inWords(others, folded)).find((it) => it) ??
    {}
  );
}

function inWords({ ranks, suits }: CardWords, word: string): Meaning | undefined {
  const rank = ranks.findIndex((it) => isAmong(it.split(' '), word));
  if (rank >= 0) return { ranks: [RANKS[rank]!] };
  const suit = suits.findIndex((it) => isAmong(it.split(' '), word));
  if (suit >= 0) return { suit: SUITS[suit]! };
  // “Kreuzfünf”
  for (const [i, names] of suits.entries()) {
    const rest = word.slice(names.length);
    const second = word.startsWith(names) ? ranks.findIndex((it) => isAmong(it.split(' '), rest)) : -1;
    if (second >= 0) return { ranks: [RANKS[second]!], suit: SUITS[i]! };
  }
  return undefined;
}

/** A letter for a rank, or a code of two signs: `K`, `KH`. */
function codeOf(folded: string, locale: string): Meaning | undefined {
  const first = folded.slice(0, 1);
  const own = CARD_WORDS.get(locale)?.rankLetters.get(first);
  const letter = LETTERS.get(first);
  const ranks = own ? [...own] : letter ? [letter] : undefined;
  if (!ranks || folded.length === 1) return ranks && { ranks };
  const suit = suitLetter(folded.slice(1), locale);
  return suit ? { ranks, suit } : undefined;
}

/** A letter for a suit: one of the code, or one of the language. */
const suitLetter = (folded: string, locale: string): string | undefined =>
  CARD_WORDS.get(locale)?.suitLetters.get(folded) ?? SUITS.find((suit) => suit.toLowerCase() === folded);
