/** House rules: Bockrunden. */
import type { Localizer } from '../../localizer.js';

export const group = (l: Localizer): string =>
  l.msg('Bockrunden', {
    id: 'doko.o.bock.group',
    desc: 'German term, the same in every language. Heading of settings',
  });

export const BOCK = {
  label: (l: Localizer): string =>
    l.msg('Bockrunden', { id: 'doko.o.bock', desc: 'German term, the same in every language. Switch' }),
  help: (l: Localizer): string =>
    l.msg('After certain games the next ones count double.', {
      id: 'doko.o.bock.help',
      desc: 'Help of the switch “Bockrunden”',
    }),
};

export const TRIGGERS = {
  label: (l: Localizer): string =>
    l.msg('A Bockrunde begins after', {
      id: 'doko.o.triggers',
      desc: 'Setting: boxes to tick follow, e.g. “120 : 120”',
    }),
  help: (l: Localizer): string =>
    l.msg('The game that starts one is not part of it; with nothing ticked, it is started by hand.', {
      id: 'doko.o.triggers.help',
      desc: 'Help of the setting “A Bockrunde begins after”',
    }),
  tie120: (l: Localizer): string =>
    l.msg('120 : 120', {
      id: 'doko.o.trigger.tie',
      desc: 'What starts a Bockrunde: both parties have 120 Augen',
    }),
  reLost: (l: Localizer): string =>
    l.msg('Re said and lost', { id: 'doko.o.trigger.reLost', desc: 'What starts a Bockrunde' }),
  kontraLost: (l: Localizer): string =>
    l.msg('Kontra said and lost', { id: 'doko.o.trigger.kontraLost', desc: 'What starts a Bockrunde' }),
  bothCalled: (l: Localizer): string =>
    l.msg('Re and Kontra both said', { id: 'doko.o.trigger.both', desc: 'What starts a Bockrunde' }),
  soloLost: (l: Localizer): string =>
    l.msg('a solo lost', { id: 'doko.o.trigger.soloLost', desc: 'What starts a Bockrunde' }),
  solo: (l: Localizer): string =>
    l.msg('any solo', { id: 'doko.o.trigger.solo', desc: 'What starts a Bockrunde' }),
  heartTrick: (l: Localizer): string =>
    l.msg('a trick of four Herz', {
      id: 'doko.o.trigger.heart',
      desc: 'What starts a Bockrunde: a trick of hearts alone. “Herz” stays German',
    }),
  zero: (l: Localizer): string =>
    l.msg('a game worth 0', { id: 'doko.o.trigger.nil', desc: 'What starts a Bockrunde' }),
  nobody: (l: Localizer): string =>
    l.msg('a game that nobody won', { id: 'doko.o.trigger.nobody', desc: 'What starts a Bockrunde' }),
  schwarz: (l: Localizer): string =>
    l.msg('a party without a trick', { id: 'doko.o.trigger.schwarz', desc: 'What starts a Bockrunde' }),
  redeal: (l: Localizer): string =>
    l.msg('cards thrown in', {
      id: 'doko.o.trigger.redeal',
      desc: 'What starts a Bockrunde: somebody had too bad a hand, and all was dealt anew',
    }),
};

export const GAMES = {
  label: (l: Localizer): string =>
    l.msg('Games of a Bockrunde', {
      id: 'doko.o.bockGames',
      desc: 'Setting: how many games it lasts; a choice and a number field follow',
    }),
  help: (l: Localizer): string =>
    l.msg('How many of the next games are doubled.', {
      id: 'doko.o.bockGames.help',
      desc: 'Help of the setting “Games of a Bockrunde”',
    }),
  players: (l: Localizer): string =>
    l.msg('one for each at the table', {
      id: 'doko.o.bockGames.players',
      desc: 'Choice: as many games as there are players',
    }),
};

export const REDEAL_COUNTS = {
  label: (l: Localizer): string =>
    l.msg('A Pflichtsolo uses up a game', { id: 'doko.o.redealCounts', desc: 'Switch, about a Bockrunde' }),
  help: (l: Localizer): string =>
    l.msg('A Pflichtsolo, after which the same player deals again, counts among its games.', {
      id: 'doko.o.redealCounts.help',
      desc: 'Help of the switch “A Pflichtsolo uses up a game”',
    }),
};

export const EFFECT = {
  label: (l: Localizer): string =>
    l.msg('In a Bockrunde', {
      id: 'doko.o.effect',
      desc: 'Setting; choices follow: what becomes of the points',
    }),
  help: (l: Localizer): string =>
    l.msg('What becomes of a game’s points.', {
      id: 'doko.o.effect.help',
      desc: 'Help of the setting “In a Bockrunde”',
    }),
  double: (l: Localizer): string =>
    l.msg('everything doubles', { id: 'doko.o.effect.double', desc: 'Choice' }),
  game: (l: Localizer): string =>
    l.msg('the game doubles, not the Sonderpunkte', { id: 'doko.o.effect.game', desc: 'Choice' }),
  add: (l: Localizer): string =>
    l.msg('the winner gets more points', {
      id: 'doko.o.effect.add',
      desc: 'Choice: points are added instead',
    }),
};

export const ADD = {
  label: (l: Localizer): string =>
    l.msg('Points more', { id: 'doko.o.add', desc: 'Setting: a number, for a game in a Bockrunde' }),
  help: (l: Localizer): string =>
    l.msg('What the winner of a game in a Bockrunde gets beside its worth.', {
      id: 'doko.o.add.help',
      desc: 'Help of the setting “Points more”',
    }),
};

export const IN_BOCK = {
  label: (l: Localizer): string =>
    l.msg('Another one within it', {
      id: 'doko.o.inBock',
      desc: 'Setting; choices follow: a Bockrunde starts while one is on',
    }),
  help: (l: Localizer): string =>
    l.msg('What happens when a game of a Bockrunde starts the next one.', {
      id: 'doko.o.inBock.help',
      desc: 'Help of the setting “Another one within it”',
    }),
  stack: (l: Localizer): string => l.msg('doubles again', { id: 'doko.o.inBock.stack', desc: 'Choice' }),
  queue: (l: Localizer): string => l.msg('follows after it', { id: 'doko.o.inBock.queue', desc: 'Choice' }),
  restart: (l: Localizer): string => l.msg('begins it anew', { id: 'doko.o.inBock.restart', desc: 'Choice' }),
  ignore: (l: Localizer): string => l.msg('does not count', { id: 'doko.o.inBock.ignore', desc: 'Choice' }),
};

export const MOST = {
  label: (l: Localizer): string =>
    l.msg('Bockrunden at once', {
      id: 'doko.o.bockMax',
      desc: 'Setting: how often a game may be doubled; a choice and a number field follow',
    }),
  help: (l: Localizer): string =>
    l.msg('At most so many lie over one game: with 2 it counts four times at most.', {
      id: 'doko.o.bockMax.help',
      desc: 'Help of the setting “Bockrunden at once”',
    }),
  any: (l: Localizer): string => l.msg('any number', { id: 'doko.o.bockMax.any', desc: 'Choice' }),
};

export const SOLO = {
  label: (l: Localizer): string =>
    l.msg('A solo in a Bockrunde', { id: 'doko.o.bockSolo', desc: 'Setting; choices follow' }),
  help: (l: Localizer): string =>
    l.msg('Whether it is doubled too, and whether it takes one of the games.', {
      id: 'doko.o.bockSolo.help',
      desc: 'Help of the setting “A solo in a Bockrunde”',
    }),
  bock: (l: Localizer): string => l.msg('doubles too', { id: 'doko.o.bockSolo.bock', desc: 'Choice' }),
  plain: (l: Localizer): string =>
    l.msg('counts once, takes a game', {
      id: 'doko.o.bockSolo.plain',
      desc: 'Choice: it is not doubled, and one of the games is gone',
    }),
  pause: (l: Localizer): string =>
    l.msg('counts once, takes none', {
      id: 'doko.o.bockSolo.pause',
      desc: 'Choice: it is not doubled, and the Bockrunde goes on after it',
    }),
};

export const PER_GAME = {
  label: (l: Localizer): string =>
    l.msg('Several reasons in one game', {
      id: 'doko.o.perGame',
      desc: 'Setting; choices follow: how many Bockrunden they start',
    }),
  help: (l: Localizer): string =>
    l.msg('How many Bockrunden begin after it.', {
      id: 'doko.o.perGame.help',
      desc: 'Help of the setting “Several reasons in one game”',
    }),
  one: (l: Localizer): string => l.msg('one Bockrunde', { id: 'doko.o.perGame.single', desc: 'Choice' }),
  each: (l: Localizer): string => l.msg('one for each', { id: 'doko.o.perGame.each', desc: 'Choice' }),
};
