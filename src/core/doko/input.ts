import { isRecord, isWhole, unknownProperties, type Findings, type Issue, type Seat } from '../round.js';
import { AUGEN, BANDS, CALLS, PARTIES, taken } from './calls.js';
import { SONDERPUNKTE } from './points.js';
import { checkRules } from './rules.js';
import type { DokoContext, DokoRound, Party } from './types.js';

const SOLO_KINDS: readonly unknown[] = ['pflicht', 'lust', 'stille-hochzeit', 'hochzeit'];

/** How often each Sonderpunkt can be made in one game, both parties together ("Impossible or odd input"). */
const MOST = { doppelkopf: 4, fuchs: 2, karlchen: 1 } as const;

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
  const errors = [...findErrors(round, context), ...checkRules(rules).issues];
  return { errors, warnings: errors.length === 0 ? findWarnings(round as DokoRound) : [] };
}

function findErrors(round: unknown, context?: DokoContext): Issue[] {
  if (!isRecord(round)) return [{ code: 'round', path: '' }];
  const party = {
    re: isRecord(round.re) ? round.re : {},
    kontra: isRecord(round.kontra) ? round.kontra : {},
  };
  const bad = (wrong: boolean, code: string, path: string): Issue[] => (wrong ? [{ code, path }] : []);
  return [
    ...unknownProperties(round, ['kind', 'reAugen', 'noTrick', 're', 'kontra', 'solo', 'sitsOut']),
    ...unknownProperties(party.re, ['players', 'call', ...SONDERPUNKTE], 're.'),
    ...unknownProperties(party.kontra, ['call', ...SONDERPUNKTE], 'kontra.'),
    ...bad(round.kind !== 'normal' && round.kind !== 'solo', 'kind', 'kind'),
    ...augen(round.reAugen),
    ...noTrick(round),
    ...seats(round, party.re.players, context),
    ...PARTIES.flatMap((it) =>
      bad(!(CALLS as readonly unknown[]).includes(party[it].call), 'call', `${it}.call`),
    ),
    ...counts(party),
    ...bad(
      round.solo !== undefined && (round.kind === 'normal' || !SOLO_KINDS.includes(round.solo)),
      'solo-kind',
      'solo',
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
  const out = round.sitsOut === undefined ? [] : round.sitsOut;
  const re: unknown[] = Array.isArray(players) ? players : [];
  const wanted = round.kind === 'solo' ? 1 : 2;
  const size = Array.isArray(players) && (re.length === wanted || (!isKind(round.kind) && re.length === 1));
  const listed = Array.isArray(out) && out.length <= MOST_SITTING_OUT;
  const table: readonly unknown[] = tableOf({ sitsOut: listed ? out : Array(MOST_SITTING_OUT) }, context);
  return [
    ...(size ? [] : [{ code: 're-players', path: 're.players' }]),
    ...re.flatMap((seat, i) => {
      const path = `re.players.${i}`;
      if (!table.includes(seat)) return [{ code: 'seat', path }];
      return re.indexOf(seat) < i ? [{ code: 'seat-twice', path }] : [];
    }),
    ...(listed && table.length === PLAYING + out.length
      ? out.flatMap((seat: unknown, i) =>
          !table.includes(seat) || out.indexOf(seat) < i || re.includes(seat)
            ? [{ code: 'sits-out', path: `sitsOut.${i}` }]
            : [],
        )
      : [{ code: 'sits-out', path: 'sitsOut' }]),
  ];
}

const isKind = (kind: unknown) => kind === 'normal' || kind === 'solo';

function counts(party: Record<Party, Record<string, unknown>>): Issue[] {
  return SONDERPUNKTE.flatMap((code) => {
    const each = PARTIES.map((it) => ({
      path: `${it}.${code}`,
      count: party[it][code] === undefined ? 0 : party[it][code],
    }));
    const wrong = each.filter(({ count }) => !isWhole(count));
    if (wrong.length > 0) return wrong.map(({ path }) => ({ code: 'count', path }));
    const total = each.reduce((sum, { count }) => sum + (count as number), 0);
    // the party that passes the most by itself, else the later one: its entry is the one too many
    const path = (each.find(({ count }) => (count as number) > MOST[code]) ?? each[1]!).path;
    return total > MOST[code] ? [{ code: `too-many-${code}`, path }] : [];
  });
}

function findWarnings(round: DokoRound): Issue[] {
  const took = taken(round);
  const [least, most] = typeof round.reAugen === 'number' ? [round.reAugen, round.reAugen] : round.reAugen;
  const mostAugen = { re: most, kontra: AUGEN - least };
  const made = PARTIES.flatMap((party) =>
    SONDERPUNKTE.map((code) => ({ party, code, count: round[party][code] ?? 0, path: `${party}.${code}` })),
  ).filter(({ count }) => count > 0);
  return [
    ...(round.reAugen === 1 || round.reAugen === AUGEN - 1
      ? [{ code: 'augen-impossible', path: 'reAugen' }]
      : []),
    ...made.flatMap(({ party, code, count, path }) => {
      if (round.kind === 'solo') return [{ code: 'sonderpunkt-in-solo', path }];
      if (!took[party].trick) return [{ code: 'sonderpunkt-without-trick', path }];
      if (code === 'doppelkopf' && count * DOPPELKOPF > mostAugen[party])
        return [{ code: 'doppelkopf-without-augen', path }];
      return [];
    }),
  ];
}
