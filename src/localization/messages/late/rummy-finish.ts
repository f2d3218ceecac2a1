/** Settings: going out, dropping out, and how a game ends. */
import type { Localizer } from '../../localizer.js';

export const unmeldedGroup = (l: Localizer): string =>
  l.msg('Not melded', { id: 'rummy.o.unmelded.group', desc: 'Heading of settings' });

export const winGroup = (l: Localizer): string =>
  l.msg('Going out', { id: 'rummy.o.win.group', desc: 'Heading of settings' });

export const dropGroup = (l: Localizer): string =>
  l.msg('Dropping out', { id: 'rummy.o.drop.group', desc: 'Heading of settings' });

export const endGroup = (l: Localizer): string =>
  l.msg('End of the game', { id: 'rummy.o.end.group', desc: 'Heading of settings' });

export const HAND_TIMES = {
  label: (l: Localizer): string => l.msg('Factor from hand', { id: 'rummy.o.handTimes', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What the others’ points are multiplied by when a player goes out in one turn.', {
      id: 'rummy.o.handTimes.help',
      desc: 'Help of a setting',
    }),
};

export const HAND_ONLY = {
  label: (l: Localizer): string => l.msg('From hand counts', { id: 'rummy.o.handOnly', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('When going out in one turn counts as from hand.', {
      id: 'rummy.o.handOnly.help',
      desc: 'Help of a setting',
    }),
  nobody: (l: Localizer): string =>
    l.msg('while nobody else has melded', { id: 'rummy.o.handOnly.nobody', desc: 'Choice' }),
  any: (l: Localizer): string => l.msg('always', { id: 'rummy.o.handOnly.any', desc: 'Choice' }),
};

export const WIN_BONUS = {
  label: (l: Localizer): string => l.msg('Bonus for going out', { id: 'rummy.o.winBonus', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What who goes out gets; below 0 it is good where the lowest total wins.', {
      id: 'rummy.o.winBonus.help',
      desc: 'Help of a setting',
    }),
};

export const HAND_BONUS = {
  label: (l: Localizer): string => l.msg('Bonus from hand', { id: 'rummy.o.handBonus', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What who goes out from hand gets.', { id: 'rummy.o.handBonus.help', desc: 'Help of a setting' }),
};

export const HAND_BONUS_LATE = {
  label: (l: Localizer): string =>
    l.msg('Bonus from hand after a meld of others', { id: 'rummy.o.handBonusLate', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What who goes out from hand gets when somebody had melded.', {
      id: 'rummy.o.handBonusLate.help',
      desc: 'Help of a setting',
    }),
};

export const WINNER_GETS = {
  label: (l: Localizer): string => l.msg('The winner gets', { id: 'rummy.o.winnerGets', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Whether the others’ points go to the winner, so that a round adds up to 0.', {
      id: 'rummy.o.winnerGets.help',
      desc: 'Help of a setting',
    }),
  nothing: (l: Localizer): string => l.msg('nothing', { id: 'rummy.o.winnerGets.nothing', desc: 'Choice' }),
  sum: (l: Localizer): string =>
    l.msg('what the others pay', { id: 'rummy.o.winnerGets.sum', desc: 'Choice' }),
};

export const DIRECTION = {
  label: (l: Localizer): string => l.msg('Best total', { id: 'rummy.o.direction', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Which total leads and wins.', { id: 'rummy.o.direction.help', desc: 'Help of a setting' }),
  low: (l: Localizer): string => l.msg('the lowest', { id: 'rummy.o.direction.low', desc: 'Choice' }),
  high: (l: Localizer): string => l.msg('the highest', { id: 'rummy.o.direction.high', desc: 'Choice' }),
};

export const DROPS = {
  label: (l: Localizer): string =>
    l.msg('Players may drop out of a round', { id: 'rummy.o.drops', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Who drops out pays a fixed figure instead of the cards.', {
      id: 'rummy.o.drops.help',
      desc: 'Help of a setting',
    }),
};

export const DROP_FIRST = {
  label: (l: Localizer): string => l.msg('First drop', { id: 'rummy.o.dropFirst', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Points for dropping out before the first draw.', {
      id: 'rummy.o.dropFirst.help',
      desc: 'Help of a setting',
    }),
};

export const DROP_MIDDLE = {
  label: (l: Localizer): string => l.msg('Middle drop', { id: 'rummy.o.dropMiddle', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Points for dropping out later.', { id: 'rummy.o.dropMiddle.help', desc: 'Help of a setting' }),
};

export const END = {
  label: (l: Localizer): string => l.msg('The game ends', { id: 'rummy.o.end', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What ends the game.', { id: 'rummy.o.end.help', desc: 'Help of a setting' }),
  limit: (l: Localizer): string => l.msg('at the limit', { id: 'rummy.o.end.limit', desc: 'Choice' }),
  rounds: (l: Localizer): string => l.msg('after its rounds', { id: 'rummy.o.end.rounds', desc: 'Choice' }),
  elimination: (l: Localizer): string =>
    l.msg('when one is left in', { id: 'rummy.o.end.elimination', desc: 'Choice' }),
};

export const PER_OPPONENT = {
  label: (l: Localizer): string =>
    l.msg('Limit for each opponent', { id: 'rummy.o.perOpponent', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('The limit is this for each opponent a player has at the start.', {
      id: 'rummy.o.perOpponent.help',
      desc: 'Help of a setting',
    }),
};

export const RE_ENTRY = {
  label: (l: Localizer): string =>
    l.msg('Who is out may come in again', { id: 'rummy.o.reEntry', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('He comes in with one point more than the highest total still in.', {
      id: 'rummy.o.reEntry.help',
      desc: 'Help of a setting',
    }),
};

export const RE_ENTRY_UP_TO = {
  label: (l: Localizer): string => l.msg('Re-entry up to', { id: 'rummy.o.reEntryUpTo', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Nobody still in may have more than this.', {
      id: 'rummy.o.reEntryUpTo.help',
      desc: 'Help of a setting',
    }),
};

export const RE_ENTRY_TIMES = {
  label: (l: Localizer): string => l.msg('Re-entries each', { id: 'rummy.o.reEntryTimes', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('How often a player may come in again.', {
      id: 'rummy.o.reEntryTimes.help',
      desc: 'Help of a setting',
    }),
  any: (l: Localizer): string => l.msg('any number', { id: 'rummy.o.reEntryTimes.any', desc: 'Choice' }),
};

export const END_TIE = {
  label: (l: Localizer): string => l.msg('Tie at the end', { id: 'rummy.o.endTie', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Whether a tie for the best total asks for another round.', {
      id: 'rummy.o.endTie.help',
      desc: 'Help of a setting',
    }),
  extra: (l: Localizer): string => l.msg('another round', { id: 'rummy.o.endTie.extra', desc: 'Choice' }),
  shared: (l: Localizer): string => l.msg('both win', { id: 'rummy.o.endTie.shared', desc: 'Choice' }),
};
