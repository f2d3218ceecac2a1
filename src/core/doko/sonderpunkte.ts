import type { Issue } from '../round.js';
import { levelsOf, PARTIES } from './calls.js';
import type { Tally } from './points.js';
import type { DokoItem, DokoRound, DokoRules, Party, Sonderpunkte } from './types.js';

/** Counts of Sonderpunkte that the TSR know, in the order they are listed (7.2.3). */
export const SONDERPUNKTE = ['doppelkopf', 'fuchs', 'karlchen'] as const;

/** These and what tables play beside them (rules/doko-house 3). */
export const SPECIALS = [
  ...SONDERPUNKTE,
  'karlchenCaught',
  'fuchsLast',
  'dulleCaught',
  'heartTrick',
  'other',
] as const satisfies readonly (keyof Sonderpunkte)[];

type Special = (typeof SPECIALS)[number];

/** How often each can be made in one game, both parties together ("Impossible or odd input"). */
export const MOST: Readonly<Record<Special, number>> = Object.freeze({
  doppelkopf: 4,
  fuchs: 2,
  karlchen: 1,
  karlchenCaught: 1,
  fuchsLast: 1,
  dulleCaught: 1,
  heartTrick: 1,
  other: 9,
});

/** The same at a table where both Kreuz-Buben count. */
export const mostOf = (code: Special, { twoKarlchen }: DokoRules): number =>
  twoKarlchen && code.startsWith('karlchen') ? 2 : MOST[code];

/** Gegen die Kreuz-Damen: Kontra's, when it wins a Normalspiel. */
export function againstQueens(
  round: DokoRound,
  winner: Party | 'none',
  { points, queensInSolo, queensInArmut }: DokoRules,
): DokoItem[] {
  const isPlayed = round.kind === 'solo' ? queensInSolo : queensInArmut || round.special !== 'armut';
  return winner === 'kontra' && isPlayed && points.againstQueens > 0
    ? [{ code: 'againstQueens', points: points.againstQueens, rule: '7.2.3', party: winner }]
    : [];
}

/** At 120 : 120 without an Absage: the point for winning may give way to the one gegen die Damen. */
export function tied(tally: Tally, { kind, reAugen, re, kontra }: DokoRound, { tie120 }: DokoRules): Tally {
  const isTie = kind === 'normal' && reAugen === 120;
  const isPlain = [re, kontra].every(({ call }) => levelsOf(call).length === 0);
  return tie120 === 'queens-only' && isTie && isPlain && tally.queens.length > 0
    ? { ...tally, game: tally.game.filter(({ code }) => code !== 'won') }
    : tally;
}

/** Each to the party that made it, whoever won; in a solo only where the table says so. */
export function specials(round: DokoRound, { points, specialsInSolo }: DokoRules): DokoItem[] {
  if (round.kind === 'solo' && !specialsInSolo) return [];
  return PARTIES.flatMap((party) =>
    SPECIALS.filter((code) => points[code] > 0).flatMap((code) => {
      const rule = (SONDERPUNKTE as readonly string[]).includes(code) ? '7.2.3' : 'house';
      return Array.from({ length: round[party][code] ?? 0 }, () => ({
        code,
        points: points[code],
        rule,
        party,
      }));
    }),
  );
}

/** Whether a Bock round hangs on a count, so that it says something even without points. */
export const startsBock = (code: Special, { bock }: DokoRules): boolean =>
  code === 'heartTrick' && bock !== null && bock.triggers.includes(code);

/** What only one party can have, and there only one way: it takes the last trick with one card. */
const LAST = ['karlchen', 'fuchsLast', 'karlchenCaught'] as const;

/** What cannot be, though each count by itself can: two owners of the last trick, or a Fuchs too many. */
export function findLastTrick(counts: Record<Party, Sonderpunkte>): Issue[] {
  const has = (party: Party, code: Special) => (counts[party][code] ?? 0) > 0;
  const owned = PARTIES.map((party) => LAST.filter((code) => has(party, code)));
  const foreign = owned[0]!.length > 0 ? owned[1]!.slice(0, 1).map((code) => `kontra.${code}`) : [];
  const double = PARTIES.filter((it) => has(it, 'karlchen') && has(it, 'fuchsLast')).map(
    (party) => `${party}.fuchsLast`,
  );
  const foxes = PARTIES.flatMap((it) => [counts[it].fuchs ?? 0, counts[it].fuchsLast ?? 0]);
  const last = PARTIES.find((party) => has(party, 'fuchsLast'));
  return [
    ...[...foreign, ...double].slice(0, 1).map((path) => ({ code: 'last-trick', path })),
    ...(last && foxes.reduce((sum, n) => sum + n, 0) > MOST.fuchs
      ? [{ code: 'too-many-fuchs', path: `${last}.fuchsLast` }]
      : []),
  ];
}
