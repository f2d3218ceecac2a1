/** The terms: German in every language and never bent; a club that spells one otherwise may override it. */
import { str, type Localizer } from '../localizer.js';

const re = (l: Localizer): string =>
  l.msg('Re', {
    id: 'doko.term.re',
    desc: 'German term, the same in every language. The party of the Kreuz-Damen, or the soloist',
  });

const kontra = (l: Localizer): string =>
  l.msg('Kontra', {
    id: 'doko.term.kontra',
    desc: 'German term, the same in every language. The party against Re',
  });

const augen = (l: Localizer): string =>
  l.msg('Augen', {
    id: 'doko.term.augen',
    desc: 'German term, the same in every language. The points on the cards',
  });

const ansagen = (l: Localizer): string =>
  l.msg('Ansagen', { id: 'doko.term.ansagen', desc: 'German term, the same in every language. Calls' });

const absageTerm = (l: Localizer): string =>
  l.msg('Absage', {
    id: 'doko.term.absage',
    desc: 'German term, the same in every language. The promise of keine 90 … schwarz',
  });

const sonderpunkte = (l: Localizer): string =>
  l.msg('Sonderpunkte', {
    id: 'doko.term.sonderpunkte',
    desc: 'German term, the same in every language. Points for feats in a normal game',
  });

const doppelkopf = (l: Localizer): string =>
  l.msg('Doppelkopf', {
    id: 'doko.term.doppelkopf',
    desc: 'German term, the same in every language. A trick of 40 Augen or more',
  });

const fuchs = (l: Localizer): string =>
  l.msg('Fuchs', {
    id: 'doko.term.fuchs',
    desc: 'German term, the same in every language. Ace of diamonds caught',
  });

const karlchen = (l: Localizer): string =>
  l.msg('Karlchen', {
    id: 'doko.term.karlchen',
    desc: 'German term, the same in every language. Jack of clubs takes the last trick',
  });

const schwarz = (l: Localizer): string =>
  l.msg('schwarz', {
    id: 'doko.term.schwarz',
    desc: 'German term, the same in every language. No trick at all',
  });

const lust = (l: Localizer): string =>
  l.msg('Lustsolo', {
    id: 'doko.term.lust',
    desc: 'German term, the same in every language. A solo by choice',
  });

const pflicht = (l: Localizer): string =>
  l.msg('Pflichtsolo', {
    id: 'doko.term.pflicht',
    desc: 'German term, the same in every language. The solo that each player owes',
  });

const silent = (l: Localizer): string =>
  l.msg('stille Hochzeit', {
    id: 'doko.term.silent',
    desc: 'German term, the same in every language. A Hochzeit that was kept secret',
  });

const hochzeit = (l: Localizer): string =>
  l.msg('Hochzeit', {
    id: 'doko.term.hochzeit',
    desc: 'German term, the same in every language. Both Kreuz-Damen in one hand',
  });

/** The stille Hochzeit where it has to fit a small box. */
export const silentShort = (l: Localizer): string =>
  l.msg('still', {
    id: 'doko.term.silentShort',
    desc: 'German term, the same in every language. A stille Hochzeit, in a small box',
  });

/** The terms by the names that the core has for them. */
export const TERMS = {
  re,
  kontra,
  augen,
  ansagen,
  absage: absageTerm,
  sonderpunkte,
  doppelkopf,
  fuchs,
  karlchen,
  schwarz,
  lust,
  pflicht,
  'stille-hochzeit': silent,
  hochzeit,
} as const;

/** An Absage. @param level 90, 60, 30 or schwarz */
export const absage = (l: Localizer, level: string): string =>
  level === 'schwarz'
    ? schwarz(l)
    : l.msg(str`keine ${level}`, {
        id: 'doko.term.no',
        desc: 'German term, the same in every language: keine 90, keine 60, keine 30',
      });
