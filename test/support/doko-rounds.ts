import fc from 'fast-check';
import type { doko } from '../../src/core.js';

type Party = 're' | 'kontra';

export const CALLS = ['none', 'ansage', '90', '60', '30', 'schwarz'] as const;
export const SOLO_KINDS = ['pflicht', 'lust', 'stille-hochzeit', 'hochzeit'] as const;
export const BANDS = [
  [0, 29],
  [30, 59],
  [60, 89],
  [90, 119],
  [121, 150],
  [151, 180],
  [181, 210],
  [211, 240],
] as const;

/** Augen next to a limit, where mistakes live: of every band both ends, and what Re or Kontra just misses. */
const EDGES = [...new Set([1, 120, 239, ...BANDS.flat()])];

const augen = fc.oneof(
  fc.integer({ min: 0, max: 240 }),
  fc.constantFrom(...EDGES),
  fc.constantFrom(0, 240),
  fc.constantFrom(...BANDS),
);

/** Who may be without a trick, with these Augen: every value of `noTrick` that is allowed, `undefined` is none given. */
export function noTricks(reAugen: number | doko.Band): (Party | 'nobody' | undefined)[] {
  const [least, most] = typeof reAugen === 'number' ? [reAugen, reAugen] : reAugen;
  const kontraMay: Party[] = most === 240 ? ['kontra'] : [];
  return [undefined, 'nobody', ...(least === 0 ? (['re'] as const) : []), ...kontraMay];
}

/** A count for each party, `undefined` for one that is not given, together at most `most`. */
const counts = (most: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: most }), fc.nat({ max: most }), fc.boolean(), fc.boolean(), fc.boolean())
    .map(([total, part, swap, absentRe, absentKontra]) => {
      const first = Math.min(part, total);
      const [re, kontra] = swap ? [total - first, first] : [first, total - first];
      return { re: re || (absentRe ? undefined : 0), kontra: kontra || (absentKontra ? undefined : 0) };
    });

const given = <T extends object>(entries: T) =>
  Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** The whole input space of valid rounds: 4 to 7 at the table, seats in any order, what is rare as often as the rest. */
export const rounds: fc.Arbitrary<doko.DokoRound> = fc
  .record({
    kind: fc.constantFrom('normal' as const, 'solo' as const),
    reAugen: augen,
    trick: fc.nat({ max: 5 }),
    calls: fc.record({ re: fc.constantFrom(...CALLS), kontra: fc.constantFrom(...CALLS) }),
    doppelkopf: counts(4),
    fuchs: counts(2),
    karlchen: counts(1),
    solo: fc.option(fc.constantFrom(...SOLO_KINDS), { nil: undefined }),
    table: fc
      .integer({ min: 4, max: 7 })
      .chain((size) => fc.shuffledSubarray([...Array(size).keys()], { minLength: size, maxLength: size })),
    emptyList: fc.boolean(),
  })
  .map(({ kind, reAugen, trick, calls, doppelkopf, fuchs, karlchen, solo, table, emptyList }) => {
    const allowed = noTricks(reAugen);
    const out = table.slice(4);
    const party = (it: Party) =>
      given({ call: calls[it], doppelkopf: doppelkopf[it], fuchs: fuchs[it], karlchen: karlchen[it] });
    return given({
      kind,
      reAugen,
      noTrick: allowed[trick % allowed.length],
      re: { players: table.slice(0, kind === 'solo' ? 1 : 2), ...party('re') },
      kontra: party('kontra'),
      solo: kind === 'solo' ? solo : undefined,
      sitsOut: out.length > 0 || emptyList ? out : undefined,
    });
  });

/** Checks what holds of many inputs; one that fails is shrunk to the smallest. */
export function always<T>(inputs: fc.Arbitrary<T>, holds: (input: T) => void): void {
  const property = fc.property(inputs, (input) => {
    holds(input);
  });
  fc.assert(property, { numRuns: 1500 });
}

/** The seats at the table of a round that stands alone. */
export const seatsAt = ({ sitsOut }: doko.DokoRound) => [...Array(4 + (sitsOut?.length ?? 0)).keys()];

/** The round with its seats renamed. */
export const renamed = (round: doko.DokoRound, name: (seat: number) => number): doko.DokoRound => ({
  ...round,
  re: { ...round.re, players: round.re.players.map(name) },
  ...(round.sitsOut && { sitsOut: round.sitsOut.map(name) }),
});
