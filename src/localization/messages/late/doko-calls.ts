/** House rules: what calls are worth, and Feigheit. */
import type { Localizer } from '../../localizer.js';

export const group = (l: Localizer): string =>
  l.msg('Ansagen and Absagen', {
    id: 'doko.o.calls.group',
    desc: 'Heading of settings. The two terms stay German',
  });

export const CALLS = {
  label: (l: Localizer): string =>
    l.msg('Re and Kontra', { id: 'doko.o.calls', desc: 'Setting; choices follow' }),
  help: (l: Localizer): string =>
    l.msg('What Re and Kontra are worth once said; an Absage adds one point, or doubles as well.', {
      id: 'doko.o.calls.help',
      desc: 'Help of the setting “Re and Kontra”',
    }),
  plus2: (l: Localizer): string =>
    l.msg('2 points each', { id: 'doko.o.calls.plus2', desc: 'Choice: what a call is worth' }),
  double: (l: Localizer): string =>
    l.msg('double', { id: 'doko.o.calls.double', desc: 'Choice: a call doubles the game' }),
  levels: (l: Localizer): string =>
    l.msg('double, and each Absage too', { id: 'doko.o.calls.levels', desc: 'Choice: what a call is worth' }),
};

export const DOUBLES = {
  label: (l: Localizer): string =>
    l.msg('Doubled is', { id: 'doko.o.doubles', desc: 'Setting: what Re and Kontra double; choices follow' }),
  help: (l: Localizer): string =>
    l.msg('What is not doubled is added afterwards.', {
      id: 'doko.o.doubles.help',
      desc: 'Help of the setting “Doubled is”',
    }),
  game: (l: Localizer): string => l.msg('the game alone', { id: 'doko.o.doubles.game', desc: 'Choice' }),
  queens: (l: Localizer): string =>
    l.msg('the game and “against the Kreuz-Damen”', { id: 'doko.o.doubles.queens', desc: 'Choice' }),
  all: (l: Localizer): string =>
    l.msg('everything, Sonderpunkte too', { id: 'doko.o.doubles.all', desc: 'Choice' }),
};

export const FEIGHEIT = {
  label: (l: Localizer): string =>
    l.msg('Feigheit', {
      id: 'doko.o.feigheit',
      desc: 'German term, the same in every language. Setting; choices follow',
    }),
  help: (l: Localizer): string =>
    l.msg('Who wins far higher than was called was too timid: the other party gets the points.', {
      id: 'doko.o.feigheit.help',
      desc: 'Help of the setting “Feigheit”',
    }),
  none: (l: Localizer): string => l.msg('not played', { id: 'doko.o.notPlayed', desc: 'Choice' }),
  flip: (l: Localizer): string =>
    l.msg('the whole game goes over', {
      id: 'doko.o.feigheit.flip',
      desc: 'Choice: the other party gets what the game is worth',
    }),
  excess: (l: Localizer): string =>
    l.msg('only what was too much', {
      id: 'doko.o.feigheit.excess',
      desc: 'Choice: the other party gets a point for each level too many',
    }),
};

export const FEIGHEIT_GAP = {
  label: (l: Localizer): string =>
    l.msg('Feigheit from how many levels', { id: 'doko.o.feigheitGap', desc: 'Setting: a number' }),
  help: (l: Localizer): string =>
    l.msg('Levels between what was called and what was won: at 3, nothing said and won below 60.', {
      id: 'doko.o.feigheitGap.help',
      desc: 'Help of the setting “Feigheit from how many levels”',
    }),
};

export const FEIGHEIT_SOLO = {
  label: (l: Localizer): string =>
    l.msg('Feigheit in a solo too', { id: 'doko.o.feigheitSolo', desc: 'Switch' }),
  help: (l: Localizer): string =>
    l.msg('A solo that is won too high is lost as well.', {
      id: 'doko.o.feigheitSolo.help',
      desc: 'Help of the switch “Feigheit in a solo too”',
    }),
};
