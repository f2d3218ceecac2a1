/** What the form asks, but for the hands. */
import { str, type Localizer } from '../localizer.js';

export const suit = (l: Localizer): string =>
  l.msg('Suit of the round', { id: 'okey.q.suit', desc: 'Question above four suits with their factors' });

export const color = (l: Localizer): string =>
  l.msg('Colour of the round', {
    id: 'okey.q.color',
    desc: 'Question above four colours of tiles with their factors',
  });

/** @param suit or colour */
export const suitKey = (l: Localizer, suit: string, factor: string): string =>
  l.msg(str`${suit}, ×${factor}`, { id: 'okey.q.suitKey', desc: 'Spoken name of a choice: “spades, ×3”' });

export const who = (l: Localizer): string =>
  l.msg('Who finished?', { id: 'okey.q.who', desc: 'Question above the players’ names' });

export const nobody = (l: Localizer): string =>
  l.msg('Nobody', { id: 'okey.q.nobody', desc: 'The last of the names: nobody finished' });

export const thrown = (l: Localizer): string =>
  l.msg('Okey thrown', {
    id: 'okey.q.thrown',
    desc: 'Switch: who finished threw a real Okey. In Turkish: Okey attı',
  });

export const withPairs = (l: Localizer): string =>
  l.msg('With pairs', {
    id: 'okey.q.pairs',
    desc: 'Switch: who finished did so with pairs. In Turkish: Çiftten bitti',
  });

export const hands = (l: Localizer): string =>
  l.msg('Hands of the others', {
    id: 'okey.q.hands',
    desc: 'Question above the names of those who did not finish',
  });

export const cards = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${number} card`, {
        id: 'okey.m.cards.one',
        desc: 'Under a name: how many cards were entered; short',
      }),
    few: () =>
      l.msg(str`${number} cards`, {
        id: 'okey.m.cards.few',
        desc: 'Under a name: how many cards were entered; short',
      }),
    many: () =>
      l.msg(str`${number} cards`, {
        id: 'okey.m.cards.many',
        desc: 'Under a name: how many cards were entered; short',
      }),
    other: () =>
      l.msg(str`${number} cards`, {
        id: 'okey.m.cards.other',
        desc: 'Under a name: how many cards were entered; short',
      }),
  });
};

export const tiles = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${number} tile`, {
        id: 'okey.m.tiles.one',
        desc: 'Under a name: how many tiles were entered; short',
      }),
    few: () =>
      l.msg(str`${number} tiles`, {
        id: 'okey.m.tiles.few',
        desc: 'Under a name: how many tiles were entered; short',
      }),
    many: () =>
      l.msg(str`${number} tiles`, {
        id: 'okey.m.tiles.many',
        desc: 'Under a name: how many tiles were entered; short',
      }),
    other: () =>
      l.msg(str`${number} tiles`, {
        id: 'okey.m.tiles.other',
        desc: 'Under a name: how many tiles were entered; short',
      }),
  });
};

export const penalty = (l: Localizer, points: string): string =>
  l.msg(str`penalty ${points}`, {
    id: 'okey.m.penalty',
    desc: 'Under a name: the penalty that was typed, e.g. “penalty 24”; short',
  });

export const emptyHand = (l: Localizer): string =>
  l.msg('empty', { id: 'okey.m.emptyHand', desc: 'Under a name: nothing was entered yet; short' });

export const wrongHand = (l: Localizer): string =>
  l.msg('not right', { id: 'okey.m.wrongHand', desc: 'Under a name: what was entered has an error; short' });

export const okeyIs = (l: Localizer, card: string): string =>
  l.msg(str`Okey: ${card}`, {
    id: 'okey.q.okeyIs',
    desc: 'Spoken name of the button that chooses which card is the Okey',
  });

export const okeyOpen = (l: Localizer): string =>
  l.msg('Okey: not chosen yet', {
    id: 'okey.q.okeyOpen',
    desc: 'Spoken name of the button that chooses which card is the Okey',
  });

export const pick = (l: Localizer): string =>
  l.msg('Tap the card that is the Okey', { id: 'okey.q.pick', desc: 'Above the keys of the cards' });

export const countCards = (l: Localizer): string =>
  l.msg('Cards', { id: 'okey.m.countCards', desc: 'Label: “Cards 9 / 14”' });

export const countTiles = (l: Localizer): string =>
  l.msg('Tiles', { id: 'okey.m.countTiles', desc: 'Label: “Tiles 9 / 14”' });

export const points = (l: Localizer): string =>
  l.msg('Penalty', {
    id: 'okey.q.points',
    desc: 'Label of a number field: what a hand counts, without factors',
  });

/** @param name isolated */
export const keys = (l: Localizer, name: string): string =>
  l.msg(str`Cards: ${name}`, {
    id: 'okey.q.keys',
    desc: 'Spoken name of the keys with which a hand is entered',
  });

export const key = (l: Localizer, card: string, count: string): string =>
  l.msg(str`${card}: ${count}`, {
    id: 'okey.q.key',
    desc: 'Spoken name of a key: “five of clubs: 1”, how many are in this hand',
  });

export const keyTaken = (l: Localizer, card: string, count: string, others: string): string =>
  l.msg(str`${card}: ${count}, in other hands ${others}`, {
    id: 'okey.q.keyTaken',
    desc: 'Spoken name of a key: how many are in this hand and in others',
  });

export const okey = (l: Localizer): string =>
  l.msg('Okey', {
    id: 'okey.m.okey',
    desc: 'A real Okey, the wild card. In Turkish inside a sentence: okey',
  });

export const falseOkey = (l: Localizer): string =>
  l.msg('False Okey', {
    id: 'okey.m.falseOkey',
    desc: 'A printed joker, which is exactly the card that the Okey would have been',
  });

/** @param undo the word on the button */
export const undoCard = (l: Localizer, undo: string): string =>
  l.msg(str`${undo}: last card`, {
    id: 'okey.q.undoCard',
    desc: 'Spoken name of a button that shows only “Undo”',
  });

export const noneLeft = (l: Localizer, card: string): string =>
  l.msg(str`${card}: none left`, {
    id: 'okey.s.noneLeft',
    desc: 'Spoken: a key was pressed whose cards are all in hands',
  });

export const falseOkeyShort = (l: Localizer): string =>
  l.msg('FO', {
    id: 'okey.q.falseOkey',
    desc: 'On a key beside those of the suits: the indicator is a printed joker; at most 4 letters',
  });
