import type { Localizer } from '../../localizer.js';

// What the German terms mean, in a sentence each

const re = (l: Localizer): string =>
  l.msg('The side with the queens of clubs, or the soloist.', {
    id: 'doko.help.re',
    desc: 'What the German term means that stands before it',
  });

const kontra = (l: Localizer): string =>
  l.msg('The side against Re.', {
    id: 'doko.help.kontra',
    desc: 'What the German term means that stands before it',
  });

const augen = (l: Localizer): string =>
  l.msg('Points on the cards; the points of the match are something else.', {
    id: 'doko.help.augen',
    desc: 'What the German term means that stands before it',
  });

const ansagen = (l: Localizer): string =>
  l.msg('Saying “Re” or “Kontra”: a claim to win, +2 each.', {
    id: 'doko.help.ansagen',
    desc: 'What the German term means that stands before it',
  });

const absage = (l: Localizer): string =>
  l.msg('A promise to keep the other side under 90, 60, 30 or trickless; who fails cannot win.', {
    id: 'doko.help.absage',
    desc: 'What the German term means that stands before it',
  });

const keine = (l: Localizer): string =>
  l.msg('Other side below 90 Augen: 151 needed (181, 211).', {
    id: 'doko.help.no',
    desc: 'What the German term means that stands before it',
  });

const schwarz = (l: Localizer): string =>
  l.msg('Other side takes no trick.', {
    id: 'doko.help.schwarz',
    desc: 'What the German term means that stands before it',
  });

const sonderpunkte = (l: Localizer): string =>
  l.msg('Extra points for a feat in a normal game.', {
    id: 'doko.help.sonderpunkte',
    desc: 'What the German term means that stands before it',
  });

const fuchs = (l: Localizer): string =>
  l.msg('Other side’s ace of diamonds caught.', {
    id: 'doko.help.fuchs',
    desc: 'What the German term means that stands before it',
  });

const karlchen = (l: Localizer): string =>
  l.msg('Jack of clubs takes the last trick.', {
    id: 'doko.help.karlchen',
    desc: 'What the German term means that stands before it',
  });

const doppelkopf = (l: Localizer): string =>
  l.msg('A trick of 40 Augen or more.', {
    id: 'doko.help.doppelkopf',
    desc: 'What the German term means that stands before it',
  });

const hochzeit = (l: Localizer): string =>
  l.msg('Both queens of clubs in one hand, announced.', {
    id: 'doko.help.hochzeit',
    desc: 'What the German term means that stands before it',
  });

const silent = (l: Localizer): string =>
  l.msg('The same, kept secret: scores as a solo.', {
    id: 'doko.help.silent',
    desc: 'What the German term means that stands before it',
  });

const pflicht = (l: Localizer): string =>
  l.msg('The one solo each player owes.', {
    id: 'doko.help.pflicht',
    desc: 'What the German term means that stands before it',
  });

const lust = (l: Localizer): string =>
  l.msg('A solo by choice; the Pflichtsolo stays owed.', {
    id: 'doko.help.lust',
    desc: 'What the German term means that stands before it',
  });

/** By the last part of their ids. */
export const HELP = {
  re,
  kontra,
  augen,
  ansagen,
  absage,
  no: keine,
  schwarz,
  sonderpunkte,
  fuchs,
  karlchen,
  doppelkopf,
  hochzeit,
  silent,
  pflicht,
  lust,
} as const;
