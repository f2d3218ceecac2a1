/** Settings: what hands and cards count. */
import type { Localizer } from '../../localizer.js';

export const HELP = {
  limit: (l: Localizer): string =>
    l.msg('The total at which the game ends, or a player is out.', {
      id: 'rummy.set.limit.help',
      desc: 'Help of a setting',
    }),
  joker: (l: Localizer): string =>
    l.msg('What a joker left in hand counts.', { id: 'rummy.set.joker.help', desc: 'Help of a setting' }),
  ace: (l: Localizer): string =>
    l.msg('What an ace left in hand counts.', { id: 'rummy.set.ace.help', desc: 'Help of a setting' }),
  face: (l: Localizer): string =>
    l.msg('What each of them left in hand counts.', { id: 'rummy.set.face.help', desc: 'Help of a setting' }),
  handFinish: (l: Localizer): string =>
    l.msg('What everybody else pays when a player goes out in one turn.', {
      id: 'rummy.set.handFinish.help',
      desc: 'Help of a setting',
    }),
  surcharge: (l: Localizer): string =>
    l.msg('Points added to the cards of who has not melded.', {
      id: 'rummy.set.surcharge.help',
      desc: 'Help of a setting',
    }),
  cap: (l: Localizer): string =>
    l.msg('The most that who has not melded pays.', { id: 'rummy.set.cap.help', desc: 'Help of a setting' }),
  blockedTie: (l: Localizer): string =>
    l.msg('Who wins when the stock runs out and several hold the fewest points.', {
      id: 'rummy.set.blockedTie.help',
      desc: 'Help of a setting',
    }),
  blockedUnmelded: (l: Localizer): string =>
    l.msg('Whether more than the cards counts when the stock runs out.', {
      id: 'rummy.set.blockedUnmelded.help',
      desc: 'Help of a setting',
    }),
};

export const handsCount = (l: Localizer): string =>
  l.msg('by the cards', {
    id: 'rummy.set.handsCount',
    desc: 'Choice beside figures: no fixed figure, the hands count',
  });

export const none = (l: Localizer): string =>
  l.msg('none', { id: 'rummy.set.none', desc: 'Choice: no such figure' });

export const halfLimit = (l: Localizer): string =>
  l.msg('half the limit', { id: 'rummy.set.halfLimit', desc: 'Choice' });

export const UNMELDED = {
  label: (l: Localizer): string => l.msg('Who has not melded', { id: 'rummy.o.unmelded', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What a loser pays who has not melded.', {
      id: 'rummy.o.unmelded.help',
      desc: 'Help of a setting',
    }),
  surcharge: (l: Localizer): string =>
    l.msg('cards and more', { id: 'rummy.o.unmelded.surcharge', desc: 'Choice' }),
  fixed: (l: Localizer): string => l.msg('a fixed figure', { id: 'rummy.o.unmelded.fixed', desc: 'Choice' }),
  times: (l: Localizer): string =>
    l.msg('cards times a factor', { id: 'rummy.o.unmelded.times', desc: 'Choice' }),
  cards: (l: Localizer): string => l.msg('the cards', { id: 'rummy.o.unmelded.cards', desc: 'Choice' }),
};

export const UNMELDED_FIXED = {
  label: (l: Localizer): string =>
    l.msg('Points without a meld', { id: 'rummy.o.unmeldedFixed', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Points that stand for the hand of who has not melded.', {
      id: 'rummy.o.unmeldedFixed.help',
      desc: 'Help of a setting',
    }),
};

export const UNMELDED_TIMES = {
  label: (l: Localizer): string =>
    l.msg('Factor without a meld', { id: 'rummy.o.unmeldedTimes', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What the cards of who has not melded are multiplied by.', {
      id: 'rummy.o.unmeldedTimes.help',
      desc: 'Help of a setting',
    }),
};

export const CAP_OF_LIMIT = {
  label: (l: Localizer): string =>
    l.msg('Share of the limit without a meld', { id: 'rummy.o.capOfLimit', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('The most that who has not melded pays, as a share of the limit.', {
      id: 'rummy.o.capOfLimit.help',
      desc: 'Help of a setting',
    }),
};

export const HAND_CAP = {
  label: (l: Localizer): string => l.msg('Most of a hand', { id: 'rummy.o.handCap', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('The most that the cards of a hand count; then only cards without a place count, as a number.', {
      id: 'rummy.o.handCap.help',
      desc: 'Help of a setting',
    }),
};
