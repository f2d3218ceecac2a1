/** Terms of the house rules: German in every language, as the others are. */
import type { Localizer } from '../../localizer.js';

/** Sonderpunkte that the tournament rules do not know, by the names that the core has for them. */
export const SPECIALS = {
  karlchenCaught: (l: Localizer): string =>
    l.msg('Karlchen gefangen', {
      id: 'doko.term.karlchenCaught',
      desc: 'German term, the same in every language. Sonderpunkt',
    }),
  fuchsLast: (l: Localizer): string =>
    l.msg('Fuchs am End', {
      id: 'doko.term.fuchsLast',
      desc: 'German term, the same in every language. Sonderpunkt',
    }),
  dulleCaught: (l: Localizer): string =>
    l.msg('Dulle gefangen', {
      id: 'doko.term.dulleCaught',
      desc: 'German term, the same in every language. Sonderpunkt',
    }),
  heartTrick: (l: Localizer): string =>
    l.msg('Herzstich', {
      id: 'doko.term.heartTrick',
      desc: 'German term, the same in every language. Sonderpunkt',
    }),
  other: (l: Localizer): string =>
    l.msg('Another Sonderpunkt', {
      id: 'doko.special.own',
      desc: 'Whatever else a table plays. In German: Sonstiger Sonderpunkt',
    }),
} as const;

export const armut = (l: Localizer): string =>
  l.msg('Armut', {
    id: 'doko.term.armut',
    desc: 'German term, the same in every language. A box to tick: somebody gave trumps away',
  });

export const bock = (l: Localizer): string =>
  l.msg('Bock', {
    id: 'doko.term.bock',
    desc: 'German term, the same in every language. A game that counts double',
  });

/** What is trump in a solo, by the names that rules have for it. */
export const SOLO_KINDS = {
  damen: (l: Localizer): string =>
    l.msg('Damensolo', {
      id: 'doko.term.damensolo',
      desc: 'German term, the same in every language. A kind of solo',
    }),
  buben: (l: Localizer): string =>
    l.msg('Bubensolo', {
      id: 'doko.term.bubensolo',
      desc: 'German term, the same in every language. A kind of solo',
    }),
  koenige: (l: Localizer): string =>
    l.msg('Königssolo', {
      id: 'doko.term.koenigssolo',
      desc: 'German term, the same in every language. A kind of solo',
    }),
  kreuz: (l: Localizer): string =>
    l.msg('Kreuz-Solo', {
      id: 'doko.term.kreuzsolo',
      desc: 'German term, the same in every language. A kind of solo',
    }),
  pik: (l: Localizer): string =>
    l.msg('Pik-Solo', {
      id: 'doko.term.piksolo',
      desc: 'German term, the same in every language. A kind of solo',
    }),
  herz: (l: Localizer): string =>
    l.msg('Herz-Solo', {
      id: 'doko.term.herzsolo',
      desc: 'German term, the same in every language. A kind of solo',
    }),
  karo: (l: Localizer): string =>
    l.msg('Karo-Solo', {
      id: 'doko.term.karosolo',
      desc: 'German term, the same in every language. A kind of solo',
    }),
  fleischlos: (l: Localizer): string =>
    l.msg('Fleischloser', {
      id: 'doko.term.fleischlos',
      desc: 'German term, the same in every language. A kind of solo',
    }),
} as const;
