import {
  freeze,
  isRecord,
  isWhole,
  plain,
  presentIssues,
  unknownProperties,
  type Findings,
  type Issue,
  type Seat,
} from '../round.js';
import { MOST_LAYERS, TRIGGERS } from './bock.js';
import { AUGEN, BANDS, CALLS, PARTIES, taken } from './calls.js';
import { checkRules } from './rules.js';
import { findLastTrick, mostOf, SPECIALS, startsBock } from './sonderpunkte.js';
import type { DokoContext, DokoRound, DokoRules, Party, SoloKind } from './types.js';

const SOLO_KINDS = ['pflicht', 'lust', 'stille-hochzeit', 'hochzeit'] as const satisfies readonly SoloKind[];

/** The Augen a Doppelkopf takes at least. */
const DOPPELKOPF = 40;

/** Up to seven at a table: four play. */
const PLAYING = 4;
const MOST_SITTING_OUT = 3;

/** Seats at the table of a round: those the match names, else as many as play and sit out. */
export function tableOf(
  round: { sitsOut?: readonly Seat[] | undefined },
  context?: DokoContext,
): readonly Seat[] {
  return (
    context?.present ?? Array.from({ length: PLAYING + (round.sitsOut?.length ?? 0) }, (_, seat) => seat)
  );
}

/**
 * What is wrong with a round ("Impossible or odd input") and with rules, and what is odd about it.
 * Never throws. Warnings are only looked for where nothing is wrong.
 */
export function validate(round: unknown, rules?: unknown, context?: DokoContext): Findings {
  return freeze(findIssues(plain(round), rules, plain(context)));
}

/** What `validate` finds in a round and a context that are plain data already. */
export function findIssues(round: unknown, rules: unknown, context?: DokoContext): Findings {
  const wrong = presentIssues(context);
  const { rules: complete, issues } = checkRules(rules);
  const errors = [
    ...findErrors(round, complete, wrong.length === 0 ? context : undefined),
    ...wrong,
    ...layers(context?.bock, 'bock'),
    ...issues,
  ];
  return { errors, warnings: errors.length === 0 ? findWarnings(round as DokoRound, complete) : [] };
}

/** The issue, if there is one. */
const when = (isSo: boolean, code: string, path: string): Issue[] => (isSo ? [{ code, path }] : []);

const layers = (value: unknown, path: string): Issue[] =>
  when(value !== undefined && !isWhole(value, 0, MOST_LAYERS), 'bock-layers', path);

/** What a game can hold. */
const FIELDS = [
  ...['kind', 'reAugen', 'noTrick', 're', 'kontra', 'solo', 'sitsOut'],
  ...['soloKind', 'special', 'hochzeit', 'bockLayers', 'bockStarts'],
];

function findErrors(round: unknown, rules: DokoRules, context?: DokoContext): Issue[] {
  if (!isRecord(round)) return [{ code: 'round', path: '' }];
  const party = {
    re: isRecord(round.re) ? round.re : {},
    kontra: isRecord(round.kontra) ? round.kontra : {},
  };
  return [
    ...unknownProperties(round, FIELDS),
    ...unknownProperties(party.re, ['players', 'call', ...SPECIALS], 're.'),
    ...unknownProperties(party.kontra, ['call', ...SPECIALS], 'kontra.'),
    ...when(round.kind !== 'normal' && round.kind !== 'solo', 'kind', 'kind'),
    ...augen(round.reAugen),
    ...noTrick(round),
    ...seats(round, party.re.players, context),
    ...PARTIES.flatMap((it) =>
      when(!(CALLS as readonly unknown[]).includes(party[it].call), 'call', `${it}.call`),
    ),
    ...counts(party, rules),
    ...when(
      round.solo !== undefined &&
        (round.kind === 'normal' || !(SOLO_KINDS as readonly unknown[]).includes(round.solo)),
      'solo-kind',
      'solo',
    ),
    ...house(round, party.re.players),
  ];
}

/** What only house rules ask for (rules/doko-house 9); it may stand there without them. */
function house(
  { kind, soloKind, special, hochzeit, ...round }: Record<string, unknown>,
  re: unknown,
): Issue[] {
  const isKind = typeof soloKind === 'string' && soloKind !== '' && kind !== 'normal';
  const isHolder = Array.isArray(re) && re.includes(hochzeit);
  return [
    ...when(soloKind !== undefined && !isKind, 'solo-kind', 'soloKind'),
    ...when(special !== undefined && (special !== 'armut' || kind === 'solo'), 'special', 'special'),
    ...when(hochzeit !== undefined && !isHolder, 'hochzeit-seat', 'hochzeit'),
    ...layers(round.bockLayers, 'bockLayers'),
    ...when(
      round.bockStarts !== undefined && !isWhole(round.bockStarts, 0, TRIGGERS.length),
      'count',
      'bockStarts',
    ),
  ];
}

function augen(value: unknown): Issue[] {
  if (!Array.isArray(value)) return isWhole(value, 0, AUGEN) ? [] : [{ code: 'augen', path: 'reAugen' }];
  const known = BANDS.some(
    (band) => typeof band !== 'number' && value.length === 2 && band[0] === value[0] && band[1] === value[1],
  );
  return known ? [] : [{ code: 'augen-band', path: 'reAugen' }];
}

/** Only the party whose Augen are 0, or whose band holds the 0, can be without a trick. */
function noTrick({ noTrick: who, reAugen }: Record<string, unknown>): Issue[] {
  if (who === undefined || who === 'nobody') return [];
  if (who !== 're' && who !== 'kontra') return [{ code: 'no-trick', path: 'noTrick' }];
  if (augen(reAugen).length > 0) return [];
  const [least, most] = (Array.isArray(reAugen) ? reAugen : [reAugen, reAugen]) as readonly unknown[];
  return (who === 're' ? least === 0 : most === AUGEN)
    ? []
    : [{ code: 'no-trick-with-augen', path: 'noTrick' }];
}

function seats(round: Record<string, unknown>, players: unknown, context?: DokoContext): Issue[] {
  const re: unknown[] = Array.isArray(players) ? players : [];
  const size = Array.isArray(players) && sizes(round.kind).includes(re.length);
  const given = round.sitsOut === undefined ? [] : round.sitsOut;
  const listed = Array.isArray(given) && given.length <= MOST_SITTING_OUT;
  const out: unknown[] = listed ? given : [];
  const table: readonly unknown[] = tableOf({ sitsOut: listed ? out : Array(MOST_SITTING_OUT) }, context);
  return [
    ...when(!size, 're-players', 're.players'),
    ...re.flatMap((seat, i) => {
      const path = `re.players.${i}`;
      if (!table.includes(seat)) return [{ code: 'seat', path }];
      return when(re.indexOf(seat) < i, 'seat-twice', path);
    }),
    ...when(!listed || table.length !== PLAYING + out.length, 'sits-out', 'sitsOut'),
    ...out.flatMap((seat, i) =>
      when(!table.includes(seat) || out.indexOf(seat) < i || re.includes(seat), 'sits-out', `sitsOut.${i}`),
    ),
  ];
}

/** How many Re players there may be; where the kind is unknown either is right. */
function sizes(kind: unknown): readonly number[] {
  if (kind === 'normal') return [2];
  return kind === 'solo' ? [1] : [1, 2];
}

/** `fuchsLast` as codes are written: `fuchs-last`. */
const dashed = (code: string) => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function counts(party: Record<Party, Record<string, unknown>>, rules: DokoRules): Issue[] {
  const issues = SPECIALS.flatMap((code) => {
    const [most, tooMany] = [mostOf(code, rules), `too-many-${dashed(code)}`];
    const entries = PARTIES.map((it) => {
      const count = party[it][code] === undefined ? 0 : party[it][code];
      return { count, path: `${it}.${code}` };
    });
    const wrong = entries.flatMap(({ count, path }) =>
      isWhole(count) ? when(count > most, tooMany, path) : [{ code: 'count', path }],
    );
    if (wrong.length > 0) return wrong;
    // neither passes the most by itself: the later entry is the one too many
    const total = entries.reduce((sum, { count }) => sum + (count as number), 0);
    return when(total > most, tooMany, `kontra.${code}`);
  });
  return issues.length > 0 ? issues : findLastTrick(party);
}

function findWarnings(round: DokoRound, rules: DokoRules): Issue[] {
  const took = taken(round);
  const [least, most] = typeof round.reAugen === 'number' ? [round.reAugen, round.reAugen] : round.reAugen;
  const mostAugen = { re: most, kontra: AUGEN - least };
  const made = PARTIES.flatMap((party) =>
    SPECIALS.map((code) => ({ party, code, count: round[party][code] ?? 0, path: `${party}.${code}` })),
  ).filter(({ count }) => count > 0);
  return [
    ...when(round.reAugen === 1 || round.reAugen === AUGEN - 1, 'augen-impossible', 'reAugen'),
    ...made.flatMap(({ party, code, count, path }) => [
      ...when(rules.points[code] === 0 && !startsBock(code, rules), 'sonderpunkt-off', path),
      ...when(
        round.kind === 'solo' && !rules.specialsInSolo && !startsBock(code, rules),
        'sonderpunkt-in-solo',
        path,
      ),
      ...when(!took[party].trick && code !== 'other', 'sonderpunkt-without-trick', path),
      ...when(
        code === 'doppelkopf' && count * DOPPELKOPF > mostAugen[party],
        'doppelkopf-without-augen',
        path,
      ),
    ]),
  ];
}
