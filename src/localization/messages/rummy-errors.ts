/** What is wrong about an entry, and what is odd. */
import { str, type Localizer } from '../localizer.js';

/** @param name isolated */
export const hasMelded = (l: Localizer, name: string): string =>
  l.msg(str`${name} has melded: not from hand.`, { id: 'e.melded', desc: 'Error in a player’s line' });

export const badWinner = (l: Localizer): string =>
  l.msg('A player of this round went out.', { id: 'rummy.e.winner', desc: 'Error under the names' });

export const noWinner = (l: Localizer): string =>
  l.msg('In a blocked round nobody went out.', { id: 'rummy.e.noWinner', desc: 'Error under the names' });

/** @param name isolated */
export const outHasCards = (l: Localizer, name: string): string =>
  l.msg(str`${name} went out and holds no cards.`, {
    id: 'rummy.e.outHasCards',
    desc: 'Error under the names',
  });

/** @param name isolated */
export const outHasMelded = (l: Localizer, name: string): string =>
  l.msg(str`${name} went out and so has melded.`, {
    id: 'rummy.e.outHasMelded',
    desc: 'Error under the names',
  });

/** @param name isolated */
export const needsCards = (l: Localizer, name: string): string =>
  l.msg(str`${name} holds at least one card.`, {
    id: 'rummy.e.needsCards',
    desc: 'Error in a player’s line',
  });

export const badHand = (l: Localizer): string =>
  l.msg('A whole number of points.', { id: 'rummy.e.hand', desc: 'Error in a player’s line' });

export const badFinish = (l: Localizer): string =>
  l.msg('Choose again how the round ended.', { id: 'rummy.e.finish', desc: 'Error under the choice' });

export const badMelded = (l: Localizer): string =>
  l.msg('Melded or not: tick again.', { id: 'rummy.e.meldedTick', desc: 'Error in a player’s line' });

/** @param property how it is spelled */
export const badProperty = (l: Localizer, property: string): string =>
  l.msg(str`“${property}” is not part of a round.`, {
    id: 'rummy.e.property',
    desc: 'Error at the top: a misspelt property',
  });

/** @param name isolated; @param card as it is spoken */
export const tooManyCopies = (l: Localizer, name: string, card: string): string =>
  l.msg(str`${name}: there are fewer of ${card} in two packs.`, {
    id: 'rummy.w.copies',
    desc: 'Under a player’s line: scored, but odd',
  });
