import { str, type Localizer } from '../localizer.js';

type Name = (l: Localizer) => string;

/** The name, in the language, of a code of the table; the code itself where it has none. */
const from =
  (names: Readonly<Record<string, Name>>) =>
  (l: Localizer, code: string): string =>
    Object.hasOwn(names, code) ? names[code]!(l) : code;

// ---- Names, as nominatives: they stand alone, on a chip or after a colon

/** “hearts”. @param suit `C S D H` */
export const suitName = from({
  C: (l) => l.msg('clubs', { id: 'cards.suit.C', desc: 'A suit' }),
  S: (l) => l.msg('spades', { id: 'cards.suit.S', desc: 'A suit' }),
  D: (l) => l.msg('diamonds', { id: 'cards.suit.D', desc: 'A suit' }),
  H: (l) => l.msg('hearts', { id: 'cards.suit.H', desc: 'A suit' }),
});

/** “king”. @param rank `A 2 … 10 J Q K` */
export const rankName = from({
  A: (l) => l.msg('ace', { id: 'cards.rank.A', desc: 'A rank by itself, on a key' }),
  2: (l) => l.msg('two', { id: 'cards.rank.2', desc: 'A rank by itself, on a key' }),
  3: (l) => l.msg('three', { id: 'cards.rank.3', desc: 'A rank by itself, on a key' }),
  4: (l) => l.msg('four', { id: 'cards.rank.4', desc: 'A rank by itself, on a key' }),
  5: (l) => l.msg('five', { id: 'cards.rank.5', desc: 'A rank by itself, on a key' }),
  6: (l) => l.msg('six', { id: 'cards.rank.6', desc: 'A rank by itself, on a key' }),
  7: (l) => l.msg('seven', { id: 'cards.rank.7', desc: 'A rank by itself, on a key' }),
  8: (l) => l.msg('eight', { id: 'cards.rank.8', desc: 'A rank by itself, on a key' }),
  9: (l) => l.msg('nine', { id: 'cards.rank.9', desc: 'A rank by itself, on a key' }),
  10: (l) => l.msg('ten', { id: 'cards.rank.10', desc: 'A rank by itself, on a key' }),
  J: (l) => l.msg('jack', { id: 'cards.rank.J', desc: 'A rank by itself, on a key' }),
  Q: (l) => l.msg('queen', { id: 'cards.rank.Q', desc: 'A rank by itself, on a key' }),
  K: (l) => l.msg('king', { id: 'cards.rank.K', desc: 'A rank by itself, on a key' }),
});

/** What stands for a rank in the corner of a card. @param rank `A 2 … 10 J Q K` */
export const rankIndex = from({
  A: (l) => l.msg('A', { id: 'cards.index.A', desc: 'The letter on the ace' }),
  J: (l) => l.msg('J', { id: 'cards.index.J', desc: 'The letter on the jack' }),
  Q: (l) => l.msg('Q', { id: 'cards.index.Q', desc: 'The letter on the queen' }),
  K: (l) => l.msg('K', { id: 'cards.index.K', desc: 'The letter on the king' }),
});

/** “king of hearts”. Whole names, since languages bend the suit by the rank. @param code rank and suit, as `KH` */
export const cardName = from({
  AC: (l) => l.msg('ace of clubs', { id: 'cards.AC', desc: 'A card' }),
  '2C': (l) => l.msg('two of clubs', { id: 'cards.2C', desc: 'A card' }),
  '3C': (l) => l.msg('three of clubs', { id: 'cards.3C', desc: 'A card' }),
  '4C': (l) => l.msg('four of clubs', { id: 'cards.4C', desc: 'A card' }),
  '5C': (l) => l.msg('five of clubs', { id: 'cards.5C', desc: 'A card' }),
  '6C': (l) => l.msg('six of clubs', { id: 'cards.6C', desc: 'A card' }),
  '7C': (l) => l.msg('seven of clubs', { id: 'cards.7C', desc: 'A card' }),
  '8C': (l) => l.msg('eight of clubs', { id: 'cards.8C', desc: 'A card' }),
  '9C': (l) => l.msg('nine of clubs', { id: 'cards.9C', desc: 'A card' }),
  '10C': (l) => l.msg('ten of clubs', { id: 'cards.10C', desc: 'A card' }),
  JC: (l) => l.msg('jack of clubs', { id: 'cards.JC', desc: 'A card' }),
  QC: (l) => l.msg('queen of clubs', { id: 'cards.QC', desc: 'A card' }),
  KC: (l) => l.msg('king of clubs', { id: 'cards.KC', desc: 'A card' }),
  AS: (l) => l.msg('ace of spades', { id: 'cards.AS', desc: 'A card' }),
  '2S': (l) => l.msg('two of spades', { id: 'cards.2S', desc: 'A card' }),
  '3S': (l) => l.msg('three of spades', { id: 'cards.3S', desc: 'A card' }),
  '4S': (l) => l.msg('four of spades', { id: 'cards.4S', desc: 'A card' }),
  '5S': (l) => l.msg('five of spades', { id: 'cards.5S', desc: 'A card' }),
  '6S': (l) => l.msg('six of spades', { id: 'cards.6S', desc: 'A card' }),
  '7S': (l) => l.msg('seven of spades', { id: 'cards.7S', desc: 'A card' }),
  '8S': (l) => l.msg('eight of spades', { id: 'cards.8S', desc: 'A card' }),
  '9S': (l) => l.msg('nine of spades', { id: 'cards.9S', desc: 'A card' }),
  '10S': (l) => l.msg('ten of spades', { id: 'cards.10S', desc: 'A card' }),
  JS: (l) => l.msg('jack of spades', { id: 'cards.JS', desc: 'A card' }),
  QS: (l) => l.msg('queen of spades', { id: 'cards.QS', desc: 'A card' }),
  KS: (l) => l.msg('king of spades', { id: 'cards.KS', desc: 'A card' }),
  AD: (l) => l.msg('ace of diamonds', { id: 'cards.AD', desc: 'A card' }),
  '2D': (l) => l.msg('two of diamonds', { id: 'cards.2D', desc: 'A card' }),
  '3D': (l) => l.msg('three of diamonds', { id: 'cards.3D', desc: 'A card' }),
  '4D': (l) => l.msg('four of diamonds', { id: 'cards.4D', desc: 'A card' }),
  '5D': (l) => l.msg('five of diamonds', { id: 'cards.5D', desc: 'A card' }),
  '6D': (l) => l.msg('six of diamonds', { id: 'cards.6D', desc: 'A card' }),
  '7D': (l) => l.msg('seven of diamonds', { id: 'cards.7D', desc: 'A card' }),
  '8D': (l) => l.msg('eight of diamonds', { id: 'cards.8D', desc: 'A card' }),
  '9D': (l) => l.msg('nine of diamonds', { id: 'cards.9D', desc: 'A card' }),
  '10D': (l) => l.msg('ten of diamonds', { id: 'cards.10D', desc: 'A card' }),
  JD: (l) => l.msg('jack of diamonds', { id: 'cards.JD', desc: 'A card' }),
  QD: (l) => l.msg('queen of diamonds', { id: 'cards.QD', desc: 'A card' }),
  KD: (l) => l.msg('king of diamonds', { id: 'cards.KD', desc: 'A card' }),
  AH: (l) => l.msg('ace of hearts', { id: 'cards.AH', desc: 'A card' }),
  '2H': (l) => l.msg('two of hearts', { id: 'cards.2H', desc: 'A card' }),
  '3H': (l) => l.msg('three of hearts', { id: 'cards.3H', desc: 'A card' }),
  '4H': (l) => l.msg('four of hearts', { id: 'cards.4H', desc: 'A card' }),
  '5H': (l) => l.msg('five of hearts', { id: 'cards.5H', desc: 'A card' }),
  '6H': (l) => l.msg('six of hearts', { id: 'cards.6H', desc: 'A card' }),
  '7H': (l) => l.msg('seven of hearts', { id: 'cards.7H', desc: 'A card' }),
  '8H': (l) => l.msg('eight of hearts', { id: 'cards.8H', desc: 'A card' }),
  '9H': (l) => l.msg('nine of hearts', { id: 'cards.9H', desc: 'A card' }),
  '10H': (l) => l.msg('ten of hearts', { id: 'cards.10H', desc: 'A card' }),
  JH: (l) => l.msg('jack of hearts', { id: 'cards.JH', desc: 'A card' }),
  QH: (l) => l.msg('queen of hearts', { id: 'cards.QH', desc: 'A card' }),
  KH: (l) => l.msg('king of hearts', { id: 'cards.KH', desc: 'A card' }),
});

export const joker = (l: Localizer): string => l.msg('joker', { id: 'cards.joker', desc: 'A card' });

// ---- Typed cards

/** @param text what was typed */
export const notACard = (l: Localizer, text: string): string =>
  l.msg(str`“${text}” is not a card.`, { id: 'e.card', desc: 'Error under a field for cards' });

/** @param text what was typed; @param names what it can mean, as `l.list` joins them */
export const severalCards = (l: Localizer, text: string, names: string): string =>
  l.msg(str`“${text}” can mean: ${names}`, {
    id: 'e.severalCards',
    desc: 'Error under a field for cards: a letter that stands for more than one rank in the language',
  });

/** @param text a rank, as typed */
export const suitNeeded = (l: Localizer, text: string): string =>
  l.msg(str`“${text}” needs its suit.`, {
    id: 'e.suitNeeded',
    desc: 'Error under a field for cards: a rank was typed without its suit',
  });

// ---- Input

/** @param card as it is spoken */
export const removeCard = (l: Localizer, card: string): string =>
  l.msg(str`Remove: ${card}`, {
    id: 'cards.remove',
    desc: 'Spoken name of a card in a hand, which is a button',
  });

export const addCard = (l: Localizer): string =>
  l.msg('+ card', { id: 'cards.add', desc: 'Button: opens the keys for the cards of a hand' });

export const typeCards = (l: Localizer): string =>
  l.msg('Type or paste', { id: 'cards.type', desc: 'Label of a text field for cards; short' });
