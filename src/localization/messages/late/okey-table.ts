/** Settings: what a table adds to the rules or changes in them. */
import type { Localizer } from '../../localizer.js';

export const HELP = {
  clubs: (l: Localizer): string =>
    l.msg('The factor of the lowest suit or colour.', { id: 'okey.o.clubs.help', desc: 'Help of a setting' }),
  values: (l: Localizer): string =>
    l.msg('What cards that are left count.', { id: 'okey.o.values.help', desc: 'Help of a setting' }),
  aceHigh: (l: Localizer): string =>
    l.msg('Whether the ace may stand after the king.', {
      id: 'okey.o.aceHigh.help',
      desc: 'Help of a setting',
    }),
  loose: (l: Localizer): string =>
    l.msg('What a real Okey counts that is in no combination.', {
      id: 'okey.o.loose.help',
      desc: 'Help of a setting',
    }),
  cap: (l: Localizer): string =>
    l.msg('The most that a hand counts before the factors.', {
      id: 'okey.o.cap.help',
      desc: 'Help of a setting',
    }),
  held: (l: Localizer): string =>
    l.msg('What a complete hand counts that was kept back.', {
      id: 'okey.o.held.help',
      desc: 'Help of a setting',
    }),
  jokers: (l: Localizer): string =>
    l.msg('Whether a printed joker stands for any card.', {
      id: 'okey.o.jokers.help',
      desc: 'Help of a setting',
    }),
};

export const factorGroup = (l: Localizer): string =>
  l.msg('Factors', { id: 'okey.o.factors.group', desc: 'Heading of settings' });

export const winGroup = (l: Localizer): string =>
  l.msg('Finishing and extras', { id: 'okey.o.win.group', desc: 'Heading of settings' });

export const teamGroup = (l: Localizer): string =>
  l.msg('Partners', { id: 'okey.o.team.group', desc: 'Heading of settings' });

export const handGroup = (l: Localizer): string =>
  l.msg('Hands', { id: 'okey.o.hand.group', desc: 'Heading of settings' });

export const none = (l: Localizer): string => l.msg('not played', { id: 'okey.o.none', desc: 'Choice' });

export const asClubs = (l: Localizer): string =>
  l.msg('as chosen above', { id: 'okey.o.asClubs', desc: 'Choice: the factor of the suit that varies' });

export const suitHelp = (l: Localizer): string =>
  l.msg('What a round with this indicator is multiplied by.', {
    id: 'okey.o.suit.help',
    desc: 'Help of a setting',
  });

export const FALSE_OKEY = {
  label: (l: Localizer): string =>
    l.msg('Factor (false Okey as indicator)', { id: 'okey.o.falseOkey', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('The factor of a round whose indicator is a printed joker.', {
      id: 'okey.o.falseOkey.help',
      desc: 'Help of a setting',
    }),
};

export const PAIRS = {
  label: (l: Localizer): string =>
    l.msg('Factor (finish with pairs)', { id: 'okey.o.pairs', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What the others’ penalties are multiplied by.', {
      id: 'okey.o.pairs.help',
      desc: 'Help of a setting',
    }),
};

export const THROWN = {
  label: (l: Localizer): string => l.msg('Factor (Okey thrown)', { id: 'okey.o.thrown', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What the others’ penalties are multiplied by.', {
      id: 'okey.o.thrown.help',
      desc: 'Help of a setting',
    }),
};

export const BOTH = {
  label: (l: Localizer): string => l.msg('Factor (pairs and Okey)', { id: 'okey.o.both', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What the others’ penalties are multiplied by.', {
      id: 'okey.o.both.help',
      desc: 'Help of a setting',
    }),
};

export const WIN_NORMAL = {
  label: (l: Localizer): string => l.msg('Normal finish gives', { id: 'okey.o.winNormal', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Points for who finishes, 0 or less.', { id: 'okey.o.winNormal.help', desc: 'Help of a setting' }),
};

export const WIN_TIMES = {
  label: (l: Localizer): string =>
    l.msg('Normal finish times the table', { id: 'okey.o.winTimes', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Whether the points for a normal finish are multiplied by the table.', {
      id: 'okey.o.winTimes.help',
      desc: 'Help of a setting',
    }),
};

export const WIN_SPECIAL = {
  label: (l: Localizer): string =>
    l.msg('Pairs or Okey gives, times the table', { id: 'okey.o.winSpecial', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Points for who finishes, 0 or less.', { id: 'okey.o.winSpecial.help', desc: 'Help of a setting' }),
};

export const WIN_BOTH = {
  label: (l: Localizer): string =>
    l.msg('Pairs and Okey gives, times the table', { id: 'okey.o.winBoth', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Points for who finishes, 0 or less.', { id: 'okey.o.winBoth.help', desc: 'Help of a setting' }),
};

export const SHOW = {
  label: (l: Localizer): string => l.msg('Indicator shown takes off', { id: 'okey.o.show', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Points off for who shows the indicator, times the table.', {
      id: 'okey.o.show.help',
      desc: 'Help of a setting',
    }),
};

export const BOTH_OKEYS = {
  label: (l: Localizer): string => l.msg('Both Okeys take off', { id: 'okey.o.bothOkeys', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Points off for who holds both real Okeys, times the table.', {
      id: 'okey.o.bothOkeys.help',
      desc: 'Help of a setting',
    }),
};

export const TEAMS = {
  label: (l: Localizer): string => l.msg('Partners sit opposite', { id: 'okey.o.teams', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('Four players in two teams, whose totals are added up.', {
      id: 'okey.o.teams.help',
      desc: 'Help of a setting',
    }),
};

export const MATE = {
  label: (l: Localizer): string =>
    l.msg('The winner’s partner pays nothing', { id: 'okey.o.mate', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('What he would have paid is taken off again.', {
      id: 'okey.o.mate.help',
      desc: 'Help of a setting',
    }),
};

export const MIN_PAIRS = {
  label: (l: Localizer): string => l.msg('Pairs needed', { id: 'okey.o.minPairs', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('How many pairs a hand needs to be counted by pairs.', {
      id: 'okey.o.minPairs.help',
      desc: 'Help of a setting',
    }),
};

export const MIN_PAIRS_WITH = {
  label: (l: Localizer): string =>
    l.msg('Pairs needed beside a run or set', { id: 'okey.o.minPairsWith', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('How many pairs it needs where a run or set comes off too.', {
      id: 'okey.o.minPairsWith.help',
      desc: 'Help of a setting',
    }),
};

export const HELD_ON = {
  label: (l: Localizer): string => l.msg('Keeping back costs', { id: 'okey.o.heldOn', desc: 'Setting' }),
  help: (l: Localizer): string =>
    l.msg('A complete hand that was kept back counts 100; if not, its lowest sum.', {
      id: 'okey.o.heldOn.help',
      desc: 'Help of a setting',
    }),
};
