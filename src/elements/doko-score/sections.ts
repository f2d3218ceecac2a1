import { loaders } from '../../localization/generated/doko-late.js';
import { HELP } from '../../localization/messages/late/doko-help.js';
import * as says from '../../localization/messages/late/doko-sections.js';
import * as words from '../../localization/messages/doko.js';
import type { SectionsView, Term } from '../game-view.js';
import { rules } from './settings.js';

const german = (name: Term['name'], meaning: Term['meaning']): Term => ({ lang: 'de', name, meaning });

const { TERMS } = words;

const terms: readonly Term[] = [
  german(TERMS.re, HELP.re),
  german(TERMS.kontra, HELP.kontra),
  german(TERMS.augen, HELP.augen),
  german(TERMS.ansagen, HELP.ansagen),
  german(TERMS.absage, HELP.absage),
  german((l) => words.absage(l, l.number(90)), HELP.no),
  german(TERMS.schwarz, HELP.schwarz),
  german(TERMS.sonderpunkte, HELP.sonderpunkte),
  german(TERMS.fuchs, HELP.fuchs),
  german(TERMS.karlchen, HELP.karlchen),
  german(TERMS.doppelkopf, HELP.doppelkopf),
  german(TERMS.hochzeit, HELP.hochzeit),
  german(TERMS['stille-hochzeit'], HELP.silent),
  german(TERMS.pflicht, HELP.pflicht),
  german(TERMS.lust, HELP.lust),
];

/** What the sections of a match of Doppelkopf show. */
export const sections: SectionsView = {
  words: [loaders],
  lengths: [24, 30],
  rules,
  terms,

  penalty: {
    name: says.penalty,
    points: (offender, present) => new Map(present.map((seat) => [seat, seat === offender ? -3 : 1])),
  },
};
