/** What a hand comes to, and what a round does. */
import { str, type Localizer } from '../localizer.js';

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

export const inAll = (l: Localizer): string =>
  l.msg('in all', {
    id: 'okey.i.sum',
    desc: 'In the list of points, before the sum of the lines of one player',
  });
