/** What is wrong about an entry. */
import { str, type Localizer } from '../localizer.js';

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

export const fourWanted = (l: Localizer): string =>
  l.msg('With partners, four play.', {
    id: 'okey.e.four',
    desc: 'Error at the top: a round of two or three',
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
