import type { DokoResult, DokoRound } from '../../core/doko/types.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/doko.js';
import type { Mark, SheetView } from '../game-view.js';
import { partyName } from './words.js';

const PFLICHT: Mark = { text: 'P', title: words.TERMS.pflicht, lang: 'de', filled: true };
const LUST: Mark = { text: 'S', title: words.TERMS.lust, lang: 'de', filled: false };

const list = (l: Localizer, seats: readonly number[], names: readonly string[]) =>
  l.list(seats.map((seat) => isolate(names[seat] ?? '')));

/** What the list of Doppelkopf shows (rules/doko "The list"). */
export const sheet: SheetView<DokoResult> = {
  name: words.sheet,
  nth: words.nth,
  of: words.of,
  recordNth: words.recordNth,
  correctNth: words.correctNth,
  empty: words.noGames,
  newMatch: words.newMatch,
  marks: [PFLICHT, LUST],
  hasTerms: true,

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
    ];
  },

  usualRules: words.byTsr,

  warning: (l) => words.soloTwice(l),
};
