/** House rules: solos, the Hochzeit, what is written, money; and the presets. */
import type { Localizer } from '../../localizer.js';

export const soloGroup = (l: Localizer): string =>
  l.msg('Solo and Hochzeit', {
    id: 'doko.o.solo.group',
    desc: 'Heading of settings. “Hochzeit” stays German',
  });

export const SPECIALS_IN_SOLO = {
  label: (l: Localizer): string =>
    l.msg('Sonderpunkte in a solo', { id: 'doko.o.specialsInSolo', desc: 'Switch' }),
  help: (l: Localizer): string =>
    l.msg('They count there as well, and three times for the soloist.', {
      id: 'doko.o.specialsInSolo.help',
      desc: 'Help of the switch “Sonderpunkte in a solo”',
    }),
};

export const QUEENS_IN_SOLO = {
  label: (l: Localizer): string =>
    l.msg('Against the Kreuz-Damen in a solo', { id: 'doko.o.queensInSolo', desc: 'Switch' }),
  help: (l: Localizer): string =>
    l.msg('Kontra gets that point also for beating a soloist.', {
      id: 'doko.o.queensInSolo.help',
      desc: 'Help of the switch “Against the Kreuz-Damen in a solo”',
    }),
};

export const SOLO_FIXED = {
  label: (l: Localizer): string =>
    l.msg('A solo has a fixed worth', { id: 'doko.o.soloFixed', desc: 'Switch' }),
  help: (l: Localizer): string =>
    l.msg('The Augen decide only who wins it; the soloist gets or pays the worth three times.', {
      id: 'doko.o.soloFixed.help',
      desc: 'Help of the switch “A solo has a fixed worth”',
    }),
};

export const SOLO_WON = {
  label: (l: Localizer): string =>
    l.msg('Solo won', { id: 'doko.o.soloWon', desc: 'Setting: a number of points' }),
  help: (l: Localizer): string =>
    l.msg('What each of the three others pays.', {
      id: 'doko.o.soloWon.help',
      desc: 'Help of the setting “Solo won”',
    }),
};

export const SOLO_LOST = {
  label: (l: Localizer): string =>
    l.msg('Solo lost', { id: 'doko.o.soloLost', desc: 'Setting: a number of points' }),
  help: (l: Localizer): string =>
    l.msg('What each of the three others gets.', {
      id: 'doko.o.soloLost.help',
      desc: 'Help of the setting “Solo lost”',
    }),
};

export const SOLO_KINDS = {
  label: (l: Localizer): string =>
    l.msg('Worth by kind of solo', {
      id: 'doko.o.soloKinds',
      desc: 'Setting: a table of numbers follows, a row for each kind',
    }),
  help: (l: Localizer): string =>
    l.msg(
      'A solo of a kind with figures has a fixed worth, or its points are multiplied; others count as usual.',
      {
        id: 'doko.o.soloKinds.help',
        desc: 'Help of the setting “Worth by kind of solo”',
      },
    ),
};

export const TIMES = (l: Localizer): string =>
  l.msg('times', {
    id: 'doko.o.soloTimes',
    desc: 'Head of a narrow column of numbers: by what the points of a solo are multiplied',
  });

export const WON = (l: Localizer): string =>
  l.msg('won', {
    id: 'doko.o.kindWon',
    desc: 'Head of a narrow column of numbers: what a solo won is worth',
  });

export const LOST = (l: Localizer): string =>
  l.msg('lost', {
    id: 'doko.o.kindLost',
    desc: 'Head of a narrow column of numbers: what a solo lost is worth',
  });

export const HOCHZEIT_FEE = {
  label: (l: Localizer): string =>
    l.msg('Fee for a Hochzeit', {
      id: 'doko.o.hochzeitFee',
      desc: 'Setting: a number of points. “Hochzeit” stays German',
    }),
  help: (l: Localizer): string =>
    l.msg('What each of the three others gives to who has it; 0 is none.', {
      id: 'doko.o.hochzeitFee.help',
      desc: 'Help of the setting “Fee for a Hochzeit”',
    }),
};

export const writingGroup = (l: Localizer): string =>
  l.msg('Writing and money', { id: 'doko.o.writing.group', desc: 'Heading of settings' });

export const WRITING = {
  label: (l: Localizer): string =>
    l.msg('Written are', {
      id: 'doko.o.writing',
      desc: 'Setting; choices follow: which points stand in the sheet',
    }),
  help: (l: Localizer): string =>
    l.msg('Which points stand in the sheet, in the whole match.', {
      id: 'doko.o.writing.help',
      desc: 'Help of the setting “Written are”',
    }),
  both: (l: Localizer): string => l.msg('gains and losses', { id: 'doko.o.writing.both', desc: 'Choice' }),
  plus: (l: Localizer): string => l.msg('gains only', { id: 'doko.o.writing.plus', desc: 'Choice' }),
  minus: (l: Localizer): string => l.msg('losses only', { id: 'doko.o.writing.minus', desc: 'Choice' }),
};

export const PRESETS = {
  tsr: {
    name: (l: Localizer): string =>
      l.msg('TSR', { id: 'doko.p.tsr', desc: 'Name of a way to play: the German tournament rules' }),
    about: (l: Localizer): string =>
      l.msg('The tournament rules, without house rules.', {
        id: 'doko.p.tsr.about',
        desc: 'About a way to play',
      }),
  },
  bock: {
    name: (l: Localizer): string => l.msg('Bock', { id: 'doko.p.bock', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('Bockrunden for every usual reason, and Karlchen gefangen.', {
        id: 'doko.p.bock.about',
        desc: 'About a way to play',
      }),
  },
  verdoppeln: {
    name: (l: Localizer): string =>
      l.msg('Doubling', { id: 'doko.p.verdoppeln', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('Re and Kontra double, Feigheit loses, a Herz trick starts a Bockrunde.', {
        id: 'doko.p.verdoppeln.about',
        desc: 'About a way to play',
      }),
  },
  'nur-plus': {
    name: (l: Localizer): string =>
      l.msg('Gains only', { id: 'doko.p.nurPlus', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg(
        'Only gains are written; Re and Kontra double the game, Bockrunden after 120 : 120 and schwarz.',
        {
          id: 'doko.p.nurPlus.about',
          desc: 'About a way to play',
        },
      ),
  },
  kasse: {
    name: (l: Localizer): string => l.msg('Kitty', { id: 'doko.p.kasse', desc: 'Name of a way to play' }),
    about: (l: Localizer): string =>
      l.msg('Only losses are written, and paid into the kitty; a Hochzeit has a fee.', {
        id: 'doko.p.kasse.about',
        desc: 'About a way to play',
      }),
  },
};
