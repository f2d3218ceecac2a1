import type { DokoResult, DokoRound } from '../../core/doko/types.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import { HELP } from '../../localization/messages/doko-help.js';
import * as words from '../../localization/messages/doko.js';
import type { Mark, SheetView, Term } from '../game-view.js';
import { partyName } from './words.js';

const PFLICHT: Mark = { text: 'P', title: words.TERMS.pflicht, lang: 'de', filled: true };
const LUST: Mark = { text: 'S', title: words.TERMS.lust, lang: 'de', filled: false };

const list = (l: Localizer, seats: readonly number[], names: readonly string[]) =>
  l.list(seats.map((seat) => isolate(names[seat] ?? '')));

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

/** What the list of Doppelkopf shows (rules/doko "The list"). */
export const sheet: SheetView<DokoResult> = {
  name: words.sheet,
  nth: words.nth,
  of: words.of,
  recordNth: words.recordNth,
  correctNth: words.correctNth,
  empty: words.noGames,
  newMatch: words.newMatch,
  lengths: [24, 30],
  marks: [PFLICHT, LUST],
  terms,

  brief(l, { winner, value }) {
    const party = winner === 'none' ? (value < 0 ? 'kontra' : 're') : winner;
    return `${partyName(l, party)} ${l.signed(party === 're' ? value : 0 - value)}`;
  },

  mark({ entry, warnings }, seat) {
    const round = entry.type === 'round' ? (entry.round as DokoRound) : null;
    if (round?.kind !== 'solo' || round.re.players[0] !== seat) return null;
    return round.solo === 'pflicht' && !warnings.includes('pflichtsolo-twice') ? PFLICHT : LUST;
  },

  before: (l, { forcedSolo }, names) =>
    typeof forcedSolo === 'number' ? [words.forced(l, isolate(names[forcedSolo] ?? ''))] : [],

  foot(l, { played, ended, openPflichtsoli = [] }, { rounds }, names) {
    return [
      ...(rounds !== null && !ended ? [words.left(l, rounds - played)] : []),
      ...(openPflichtsoli.length > 0 ? [words.owed(l, list(l, openPflichtsoli, names))] : []),
      words.byTsr(l),
    ];
  },

  warning: (l) => words.soloTwice(l),

  penalty: {
    name: words.penalty,
    points: (offender, present) => new Map(present.map((seat) => [seat, seat === offender ? -3 : 1])),
  },
};
