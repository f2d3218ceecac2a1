/** Settings of a match. */
import type { Localizer } from '../../localizer.js';

export const setLimit = (l: Localizer): string => l.msg('Limit', { id: 'rummy.set.limit', desc: 'Setting' });

export const perOpponent = (l: Localizer): string =>
  l.msg('100 × opponents', {
    id: 'rummy.set.perOpponent',
    desc: 'Choice: the limit is 100 for each opponent; short',
  });

export const setJoker = (l: Localizer): string =>
  l.msg('Joker', { id: 'rummy.set.joker', desc: 'Setting: its points' });

export const setAce = (l: Localizer): string =>
  l.msg('Ace', { id: 'rummy.set.ace', desc: 'Setting: its points' });

export const setFace = (l: Localizer): string =>
  l.msg('King, queen, jack', { id: 'rummy.set.face', desc: 'Setting: their points' });

export const setHandFinish = (l: Localizer): string =>
  l.msg('From hand', { id: 'rummy.set.handFinish', desc: 'Setting: what everybody else pays' });

export const setSurcharge = (l: Localizer): string =>
  l.msg('Added without a meld', { id: 'rummy.set.surcharge', desc: 'Setting: points' });

export const setCap = (l: Localizer): string =>
  l.msg('Most without a meld', { id: 'rummy.set.cap', desc: 'Setting: two choices follow' });

export const capUsual = (l: Localizer): string =>
  l.msg('100 or half the limit', { id: 'rummy.set.capUsual', desc: 'Choice: the lower of the two holds' });

export const noCap = (l: Localizer): string => l.msg('no cap', { id: 'rummy.set.noCap', desc: 'Choice' });

export const setBlockedTie = (l: Localizer): string =>
  l.msg('Blocked, several lowest hands', { id: 'rummy.set.blockedTie', desc: 'Setting: two choices follow' });

export const allWin = (l: Localizer): string => l.msg('all win', { id: 'rummy.set.allWin', desc: 'Choice' });

export const nobodyWins = (l: Localizer): string =>
  l.msg('nobody wins', { id: 'rummy.set.nobodyWins', desc: 'Choice' });

export const setBlockedUnmelded = (l: Localizer): string =>
  l.msg('Blocked, not melded', { id: 'rummy.set.blockedUnmelded', desc: 'Setting: two choices follow' });

export const asEver = (l: Localizer): string =>
  l.msg('as ever', { id: 'rummy.set.asEver', desc: 'Choice: who has not melded pays as in any other round' });

export const cardsOnly = (l: Localizer): string =>
  l.msg('cards only', { id: 'rummy.set.cardsOnly', desc: 'Choice: nothing is added' });
