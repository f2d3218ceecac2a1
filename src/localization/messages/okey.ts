import { str, type Localizer } from '../localizer.js';

// ---- Questions

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

// ---- Hands

export const lowest = (l: Localizer): string =>
  l.msg('lowest penalty', { id: 'okey.m.lowest', desc: 'Small, beside a name' });

export const run = (l: Localizer): string =>
  l.msg('Run', { id: 'okey.m.run', desc: 'Above cards of one suit in sequence; short' });

export const set = (l: Localizer): string =>
  l.msg('Set', { id: 'okey.m.set', desc: 'Above cards of one rank; short' });

export const pair = (l: Localizer): string =>
  l.msg('Pair', { id: 'okey.m.pair', desc: 'Above two equal cards; short' });

export const loose = (l: Localizer): string =>
  l.msg('Loose', { id: 'okey.m.loose', desc: 'Above the cards that are in no group; short' });

export const pairs = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${number} pair`, { id: 'okey.m.pairs.one', desc: 'Before the sum of the other cards' }),
    few: () =>
      l.msg(str`${number} pairs`, { id: 'okey.m.pairs.few', desc: 'Before the sum of the other cards' }),
    many: () =>
      l.msg(str`${number} pairs`, { id: 'okey.m.pairs.many', desc: 'Before the sum of the other cards' }),
    other: () =>
      l.msg(str`${number} pairs`, { id: 'okey.m.pairs.other', desc: 'Before the sum of the other cards' }),
  });
};

export const pairsRun = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${number} pair + run`, {
        id: 'okey.m.pairsRun.one',
        desc: 'Before the sum of the other cards: pairs and one run',
      }),
    few: () =>
      l.msg(str`${number} pairs + run`, {
        id: 'okey.m.pairsRun.few',
        desc: 'Before the sum of the other cards: pairs and one run',
      }),
    many: () =>
      l.msg(str`${number} pairs + run`, {
        id: 'okey.m.pairsRun.many',
        desc: 'Before the sum of the other cards: pairs and one run',
      }),
    other: () =>
      l.msg(str`${number} pairs + run`, {
        id: 'okey.m.pairsRun.other',
        desc: 'Before the sum of the other cards: pairs and one run',
      }),
  });
};

export const pairsSet = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${number} pair + set`, {
        id: 'okey.m.pairsSet.one',
        desc: 'Before the sum of the other cards: pairs and one set',
      }),
    few: () =>
      l.msg(str`${number} pairs + set`, {
        id: 'okey.m.pairsSet.few',
        desc: 'Before the sum of the other cards: pairs and one set',
      }),
    many: () =>
      l.msg(str`${number} pairs + set`, {
        id: 'okey.m.pairsSet.many',
        desc: 'Before the sum of the other cards: pairs and one set',
      }),
    other: () =>
      l.msg(str`${number} pairs + set`, {
        id: 'okey.m.pairsSet.other',
        desc: 'Before the sum of the other cards: pairs and one set',
      }),
  });
};

export const none = (l: Localizer, points: string): string =>
  l.msg(str`Neither combination nor enough pairs: ${points}.`, {
    id: 'okey.r.none100',
    desc: 'Why a hand counts 100',
  });

export const heldBack = (l: Localizer, points: string): string =>
  l.msg(str`Complete hand held back: ${points}.`, { id: 'okey.r.heldBack', desc: 'Why a hand counts 100' });

export const allRuns = (l: Localizer): string =>
  l.msg('All of it is in runs and sets.', { id: 'okey.m.allRuns', desc: 'A complete hand' });

export const allPairs = (l: Localizer): string =>
  l.msg('All of it is in pairs.', { id: 'okey.m.allPairs', desc: 'A complete hand' });

export const held = (l: Localizer): string =>
  l.msg('held back', { id: 'okey.q.held', desc: 'Switch: a complete hand was kept back' });

export const atMost = (l: Localizer, points: string): string =>
  l.msg(str`at most ${points}`, { id: 'okey.m.atMost', desc: 'Behind a sum above 100' });

export const otherPairs = (l: Localizer, points: string): string =>
  l.msg(str`With pairs: ${points}`, {
    id: 'okey.m.otherPairs',
    desc: 'Small: what the hand would count as pairs, which is more',
  });

export const otherRuns = (l: Localizer, points: string): string =>
  l.msg(str`With runs and sets: ${points}`, {
    id: 'okey.m.otherRuns',
    desc: 'Small: what the hand would count so, which is more',
  });

export const whichOkey = (l: Localizer): string =>
  l.msg('The penalty is known once the Okey is chosen.', {
    id: 'okey.m.whichOkey',
    desc: 'In the place of the penalty of a hand with Okeys',
  });

export const handWrong = (l: Localizer): string =>
  l.msg('The penalty is known once the hand is right.', {
    id: 'okey.m.handWrong',
    desc: 'In the place of the penalty of a hand with an error',
  });

export const wildAs = (l: Localizer, card: string): string =>
  l.msg(str`Okey as ${card}`, {
    id: 'okey.m.wildAs',
    desc: 'Spoken: a wild card in a group and the card it stands for. Colon where the language bends names',
  });

export const falseAs = (l: Localizer, card: string): string =>
  l.msg(str`False Okey as ${card}`, {
    id: 'okey.m.falseAs',
    desc: 'Spoken: a printed joker and the card it is',
  });

export const group = (l: Localizer, kind: string, cards: string): string =>
  l.msg(str`${kind}: ${cards}`, { id: 'okey.m.group', desc: 'Spoken: cards that belong together' });

// ---- Penalties

export const lines = (l: Localizer): string =>
  l.msg('Penalties of this round', { id: 'okey.m.lines', desc: 'Heading above a line for each player' });

export const player = (l: Localizer): string =>
  l.msg('Player', { id: 'okey.m.player', desc: 'Spoken head of a column' });

export const reckoning = (l: Localizer): string =>
  l.msg('Reckoning', { id: 'okey.m.reckoning', desc: 'Spoken head of a column: 14 × 3 × 2' });

export const pointsHead = (l: Localizer): string =>
  l.msg('Points', { id: 'okey.m.points', desc: 'Spoken head of a column' });

export const notEntered = (l: Localizer): string =>
  l.msg('hand not entered', { id: 'okey.m.notEntered', desc: 'In the line of a player' });

export const byPairs = (l: Localizer): string =>
  l.msg('pairs', { id: 'okey.f.pairs', desc: 'Small, behind a factor: ×2 for pairs' });

export const byOkey = (l: Localizer): string =>
  l.msg('Okey', { id: 'okey.f.okey', desc: 'Small, behind a factor: ×2 for an Okey that was thrown' });

export const byBoth = (l: Localizer): string =>
  l.msg('pairs + Okey', { id: 'okey.f.both', desc: 'Small, behind a factor: ×4' });

/** @param name isolated */
export const step = (l: Localizer, name: string): string =>
  l.msg(str`Next: ${name}`, { id: 'okey.b.step', desc: 'Button: on to the hand of the next player' });

export const openHands = (l: Localizer): string =>
  l.msg('hands', {
    id: 'okey.open.hands',
    desc: 'One of what is “Still open: …”: hands that are not entered',
  });

export const openSuit = (l: Localizer): string =>
  l.msg('suit', { id: 'okey.open.suit', desc: 'One of what is “Still open: …”' });

export const openColor = (l: Localizer): string =>
  l.msg('colour', { id: 'okey.open.color', desc: 'One of what is “Still open: …”' });

export const openWho = (l: Localizer): string =>
  l.msg('who finished', { id: 'okey.open.who', desc: 'One of what is “Still open: …”' });

export const openOkey = (l: Localizer): string =>
  l.msg('which card is the Okey', { id: 'okey.open.okey', desc: 'One of what is “Still open: …”' });

export const noResult = (l: Localizer): string =>
  l.msg('The penalties appear here as soon as a hand is entered.', {
    id: 'okey.m.noResult',
    desc: 'In the place of the result',
  });

export const record = (l: Localizer): string =>
  l.msg('Record round', { id: 'okey.b.record', desc: 'Button' });

export const next = (l: Localizer): string =>
  l.msg('Next round', { id: 'okey.b.next', desc: 'Button: empties the form after a round was recorded' });

// ---- Result

/** @param name isolated */
export const finished = (l: Localizer, name: string): string =>
  l.msg(str`${name} finished`, { id: 'okey.r.finished', desc: 'Headline of the result' });

export const exhausted = (l: Localizer): string =>
  l.msg('Nobody finished', { id: 'okey.r.exhausted', desc: 'Headline of the result, without a full stop' });

export const normalFinish = (l: Localizer): string =>
  l.msg('Normal finish.', { id: 'okey.r.normal', desc: 'Why: how the round ended' });

export const pairsFinish = (l: Localizer, factor: string): string =>
  l.msg(str`Finished with pairs: ×${factor}.`, { id: 'okey.r.pairs', desc: 'Why: how the round ended' });

export const okeyFinish = (l: Localizer, factor: string): string =>
  l.msg(str`Okey thrown: ×${factor}.`, { id: 'okey.r.okey', desc: 'Why: how the round ended' });

export const bothFinish = (l: Localizer, factor: string): string =>
  l.msg(str`Pairs and Okey: ×${factor}.`, { id: 'okey.r.both', desc: 'Why: how the round ended' });

export const stockEmpty = (l: Localizer): string =>
  l.msg('Stock empty: everybody pays.', { id: 'okey.r.stock', desc: 'Why: how the round ended' });

export const table = (l: Localizer, suit: string, factor: string): string =>
  l.msg(str`Table factor, ${suit}: ×${factor}.`, {
    id: 'okey.r.table',
    desc: 'Why: the suit or colour of the round and its factor',
  });

export const spoken = (l: Localizer, headline: string, points: string): string =>
  l.msg(str`${headline}: ${points}`, {
    id: 'okey.s.result',
    desc: 'Spoken: the headline, and each player with points',
  });

/** @param name isolated */
export const pointsOf = (l: Localizer, name: string, points: string): string =>
  l.msg(str`${name} ${points}`, { id: 'okey.s.points', desc: 'Spoken, one of a list: a player and points' });

/** @param name isolated */
export const handSize = (l: Localizer, name: string, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${name}: ${number} card, not 14.`, {
        id: 'okey.w.handSize.one',
        desc: 'Under the result: scored, but odd',
      }),
    few: () =>
      l.msg(str`${name}: ${number} cards, not 14.`, {
        id: 'okey.w.handSize.few',
        desc: 'Under the result: scored, but odd',
      }),
    many: () =>
      l.msg(str`${name}: ${number} cards, not 14.`, {
        id: 'okey.w.handSize.many',
        desc: 'Under the result: scored, but odd',
      }),
    other: () =>
      l.msg(str`${name}: ${number} cards, not 14.`, {
        id: 'okey.w.handSize.other',
        desc: 'Under the result: scored, but odd',
      }),
  });
};

export const okeySuit = (l: Localizer): string =>
  l.msg('The Okey has another suit than the round.', {
    id: 'okey.w.okeySuit',
    desc: 'Under the result: scored, but odd',
  });

/** @param name isolated */
export const detected = (l: Localizer, name: string): string =>
  l.msg(str`${name}: complete hand, counted as held back.`, {
    id: 'okey.w.detected',
    desc: 'Under the result: the hand was recognised as complete',
  });

// ---- Match

/** @param n number of a round, from 1 */
export const nth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Round ${number}`, { id: 'okey.m.nth', desc: 'A round of the match by its number' });
};

export const of = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`of ${number}`, { id: 'okey.m.of', desc: 'Follows “Round 4” in a heading' });
};

export const recordNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Record round ${number}`, {
    id: 'okey.b.recordNth',
    desc: 'Button: opens the form for the next round',
  });
};

export const correctNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Correct round ${number}`, { id: 'okey.m.correctNth', desc: 'Heading above the form' });
};

export const sheet = (l: Localizer): string =>
  l.msg('Score sheet', { id: 'okey.m.sheet', desc: 'Spoken name of the sheet' });

export const noRounds = (l: Localizer): string =>
  l.msg('No rounds yet. Each one becomes a line here.', {
    id: 'okey.m.noRounds',
    desc: 'In an empty sheet',
  });

export const newMatch = (l: Localizer): string =>
  l.msg('New match', { id: 'okey.b.newMatch', desc: 'Button: an empty sheet' });

export const left = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () => l.msg(str`${number} round left.`, { id: 'okey.r.left.one', desc: 'Under the sheet' }),
    few: () => l.msg(str`${number} rounds left.`, { id: 'okey.r.left.few', desc: 'Under the sheet' }),
    many: () => l.msg(str`${number} rounds left.`, { id: 'okey.r.left.many', desc: 'Under the sheet' }),
    other: () => l.msg(str`${number} rounds left.`, { id: 'okey.r.left.other', desc: 'Under the sheet' }),
  });
};

export const fewest = (l: Localizer): string =>
  l.msg('Fewest points win.', { id: 'okey.m.fewest', desc: 'Under the sheet' });

export const markPairs = (l: Localizer): string =>
  l.msg('finished with pairs', { id: 'okey.m.markPairs', desc: 'Legend: a mark beside the suit of a round' });

export const markOkey = (l: Localizer): string =>
  l.msg('Okey thrown', { id: 'okey.m.markOkey', desc: 'Legend: a mark beside the suit of a round' });

export const markBoth = (l: Localizer): string =>
  l.msg('pairs + Okey', { id: 'okey.m.markBoth', desc: 'Legend: a mark beside the suit of a round' });

export const markHeld = (l: Localizer): string =>
  l.msg('held back', { id: 'okey.m.markHeld', desc: 'Legend: a mark beside the points of a player' });

// ---- Rules: settings, and what stands under the sheet

export const values = (l: Localizer): string =>
  l.msg('Values', { id: 'okey.v.values', desc: 'Setting: what cards count' });

export const aceEleven = (l: Localizer, a: string, j: string, q: string, k: string): string =>
  l.msg(str`${a} 11, ${j} ${q} ${k} 10`, {
    id: 'okey.v.ace11',
    desc: 'Choice: what cards count. The letters on the cards stand in it',
  });

export const aceOne = (l: Localizer, a: string, j: string, q: string, k: string): string =>
  l.msg(str`${a} 1, ${j} ${q} ${k} 10`, { id: 'okey.v.ace1', desc: 'Choice: what cards count' });

export const pips = (l: Localizer, a: string, j: string, q: string, k: string): string =>
  l.msg(str`${a} 1, ${j} 11, ${q} 12, ${k} 13`, { id: 'okey.v.pip', desc: 'Choice: what cards count' });

export const tilesEleven = (l: Localizer): string =>
  l.msg('1 as 11; 11, 12, 13 as 10', { id: 'okey.v.tiles11', desc: 'Choice: what tiles count' });

export const tilesOne = (l: Localizer): string =>
  l.msg('11, 12, 13 as 10', { id: 'okey.v.tiles1', desc: 'Choice: what tiles count' });

export const tilesPips = (l: Localizer): string =>
  l.msg('their number', { id: 'okey.v.tilesPip', desc: 'Choice: what tiles count' });

export const valuesAre = (l: Localizer, values: string): string =>
  l.msg(str`Values: ${values}.`, { id: 'okey.v.valuesAre', desc: 'Under the sheet' });

export const aceHigh = (l: Localizer, q: string, k: string, a: string): string =>
  l.msg(str`${q}-${k}-${a} is a run`, {
    id: 'okey.v.aceHigh',
    desc: 'Switch, and under the sheet. The letters on the cards stand in it',
  });

export const aceLow = (l: Localizer, q: string, k: string, a: string): string =>
  l.msg(str`${q}-${k}-${a} is no run`, { id: 'okey.v.aceLow', desc: 'Under the sheet' });

export const looseOkey = (l: Localizer): string =>
  l.msg('A loose Okey counts', { id: 'okey.v.loose', desc: 'Setting; choices follow' });

export const asItsCard = (l: Localizer): string =>
  l.msg('its card', { id: 'okey.v.asCard', desc: 'Choice after “A loose Okey counts”' });

export const looseOkeyIs = (l: Localizer, value: string): string =>
  l.msg(str`A loose Okey counts: ${value}`, { id: 'okey.v.looseIs', desc: 'Under the sheet' });

export const cap = (l: Localizer): string =>
  l.msg('A hand counts at most 100', { id: 'okey.v.cap', desc: 'Switch, and under the sheet' });

export const noCap = (l: Localizer): string =>
  l.msg('A hand may count more than 100', { id: 'okey.v.noCap', desc: 'Under the sheet' });

export const heldBackRule = (l: Localizer): string =>
  l.msg('Held back, somebody else finishes', { id: 'okey.v.held', desc: 'Setting; choices follow' });

export const heldFinish = (l: Localizer): string =>
  l.msg('100 × table × finish', {
    id: 'okey.v.heldFinish',
    desc: 'Choice: what a complete hand counts that was held back',
  });

export const heldTable = (l: Localizer): string =>
  l.msg('100 × table', {
    id: 'okey.v.heldTable',
    desc: 'Choice: what a complete hand counts that was held back',
  });

export const heldBackIs = (l: Localizer, value: string): string =>
  l.msg(str`Held back: ${value}`, { id: 'okey.v.heldIs', desc: 'Under the sheet' });

export const jokersWild = (l: Localizer): string =>
  l.msg('Printed jokers are wild too', { id: 'okey.v.jokers', desc: 'Switch, and under the sheet' });

export const suitFactor = (l: Localizer, suit: string): string =>
  l.msg(str`Factor: ${suit}`, {
    id: 'okey.v.suitFactor',
    desc: 'Setting: the factor of one suit or colour, for the whole match',
  });

export const factorIs = (l: Localizer, suit: string, factor: string): string =>
  l.msg(str`Factor, ${suit}: ×${factor}`, { id: 'okey.v.factorIs', desc: 'Under the sheet' });

export const colors = (l: Localizer): string =>
  l.msg('Colours and factors', {
    id: 'okey.v.colors',
    desc: 'Setting: which colour of tiles has which factor',
  });

export const colorFor = (l: Localizer, factor: string): string =>
  l.msg(str`Colour for ×${factor}`, { id: 'okey.v.colorFor', desc: 'Spoken: a row of colours' });

export const sentence = (l: Localizer, text: string): string =>
  l.msg(str`${text}.`, { id: 'okey.v.sentence', desc: 'Makes a sentence of a rule under the sheet' });

export const yellow = (l: Localizer): string =>
  l.msg('yellow', { id: 'okey.color.yellow', desc: 'A colour of tiles' });

export const blue = (l: Localizer): string =>
  l.msg('blue', { id: 'okey.color.blue', desc: 'A colour of tiles' });

export const red = (l: Localizer): string =>
  l.msg('red', { id: 'okey.color.red', desc: 'A colour of tiles' });

export const black = (l: Localizer): string =>
  l.msg('black', { id: 'okey.color.black', desc: 'A colour of tiles' });

export const green = (l: Localizer): string =>
  l.msg('green', { id: 'okey.color.green', desc: 'A colour of tiles' });

export const tile = (l: Localizer, color: string, n: string): string =>
  l.msg(str`${color} ${n}`, { id: 'okey.m.tile', desc: 'A tile: “red 5”' });

// ---- Errors

export const third = (l: Localizer, card: string): string =>
  l.msg(str`${card}: only two in the pack.`, { id: 'okey.e.third', desc: 'Error under a hand' });

export const tooMany = (l: Localizer, card: string, n: number): string => {
  const number = l.number(n);
  return l.msg(str`${card}: at most ${number}.`, {
    id: 'okey.e.tooMany',
    desc: 'Error under a hand: too many Okeys',
  });
};

export const isOkey = (l: Localizer, card: string): string =>
  l.msg(str`${card} is the Okey: enter it as Okey or as false Okey.`, {
    id: 'okey.e.isOkey',
    desc: 'Error under a hand',
  });

export const badPoints = (l: Localizer): string =>
  l.msg('A whole number, 0 or more.', { id: 'okey.e.points', desc: 'Error under the penalty of a hand' });

export const tooLong = (l: Localizer): string =>
  l.msg('Too many cards for one hand.', { id: 'okey.e.tooLong', desc: 'Error under a hand' });

export const badWinner = (l: Localizer): string =>
  l.msg('Choose again who finished, and how.', { id: 'okey.e.winner', desc: 'Error under the names' });

/** @param name isolated */
export const winnerCards = (l: Localizer, name: string): string =>
  l.msg(str`${name} finished: no cards are left.`, { id: 'okey.e.winnerCards', desc: 'Error at the top' });

export const badHands = (l: Localizer, a: string, b: string): string =>
  l.msg(str`Hands needed: ${a} to ${b}.`, {
    id: 'okey.e.hands',
    desc: 'Error at the top: how many hands a round has',
  });

export const badSuit = (l: Localizer): string =>
  l.msg('Choose the suit again.', { id: 'okey.e.suit', desc: 'Error under the suits' });

export const badHeld = (l: Localizer): string =>
  l.msg('Choose again whether the hand was held back.', { id: 'okey.e.held', desc: 'Error under a hand' });

/** @param name isolated; @param error a whole sentence */
export const errorOf = (l: Localizer, name: string, error: string): string =>
  l.msg(str`${name}: ${error}`, {
    id: 'okey.e.ofHand',
    desc: 'Error under the names: what is wrong about a hand that is not open',
  });

export const badProperty = (l: Localizer, property: string): string =>
  l.msg(str`“${property}” is not part of a round.`, {
    id: 'okey.e.property',
    desc: 'Error at the top: a misspelt property',
  });
