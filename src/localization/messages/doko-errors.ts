/** What is wrong about an entry, and what is odd. */
import { str, type Localizer } from '../localizer.js';

/** @param n what was entered, more than 240 */
export const tooManyAugen = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`There are 240 Augen. ${number} are too many.`, {
    id: 'doko.e.tooManyAugen',
    desc: 'Error under the field',
  });
};

export const badBand = (l: Localizer): string =>
  l.msg('Not one of the nine bands of Augen.', { id: 'doko.e.augenBand', desc: 'Error under the Augen' });

export const tricklessWithAugen = (l: Localizer): string =>
  l.msg('Who has Augen took a trick.', { id: 'doko.e.tricklessWithAugen', desc: 'Error under the Augen' });

export const badSeat = (l: Localizer): string =>
  l.msg('One of these players is not in the game.', { id: 'doko.e.seat', desc: 'Error under the names' });

export const seatTwice = (l: Localizer): string =>
  l.msg('Two different players make a party.', { id: 'doko.e.seatTwice', desc: 'Error under the names' });

export const badRePlayers = (l: Localizer): string =>
  l.msg('Two players are Re, in a solo one.', { id: 'doko.e.rePlayers', desc: 'Error under the names' });

export const badSoloKind = (l: Localizer): string =>
  l.msg('Choose the kind of solo again.', { id: 'doko.e.soloKind', desc: 'Error under the kinds of solo' });

export const badSitsOut = (l: Localizer): string =>
  l.msg('Four players play, the others sit out.', { id: 'doko.e.sitsOut', desc: 'Error under who sits out' });

export const badCall = (l: Localizer): string =>
  l.msg('Choose the call again.', { id: 'doko.e.call', desc: 'Error under the calls' });

/** @param what a Sonderpunkt; @param n how many there are in all */
export const tooMany = (l: Localizer, what: string, n: number): string => {
  const number = l.number(n);
  return l.msg(str`${what}: at most ${number} in a game.`, {
    id: 'doko.e.tooMany',
    desc: 'Error under the Sonderpunkte',
  });
};

/** @param property how the unknown property is spelled */
export const badProperty = (l: Localizer, property: string): string =>
  l.msg(str`“${property}” is not part of a game.`, {
    id: 'doko.e.property',
    desc: 'Error at the top: a misspelt property',
  });

export const oddAugen = (l: Localizer): string =>
  l.msg('No trick is worth 1 Auge: 1 and 239 cannot be.', {
    id: 'doko.w.augen',
    desc: 'Under the result: scored, but odd',
  });

/** @param what a Sonderpunkt; @param party Re or Kontra */
export const withoutTrick = (l: Localizer, what: string, party: string): string =>
  l.msg(str`${what}: ${party} took no trick.`, {
    id: 'doko.w.withoutTrick',
    desc: 'Under the result: scored, but odd',
  });

/** @param party Re or Kontra */
export const withoutAugen = (l: Localizer, party: string): string =>
  l.msg(str`Doppelkopf: ${party} has fewer than 40 Augen for each.`, {
    id: 'doko.w.withoutAugen',
    desc: 'Under the result: scored, but odd',
  });
