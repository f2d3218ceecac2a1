import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { judge, type Outcome, type Side } from '../support/doko-oracle.js';
import { BANDS, CALLS, noTricks } from '../support/doko-rounds.js';

type Counts = readonly [number, number, number];

/** How often each Sonderpunkt can be shared out between the parties: every way there is. */
const EXTRAS: readonly Record<Side, Counts>[] = shares(4).flatMap(([d, e]) =>
  shares(2).flatMap(([f, g]) => shares(1).map(([k, l]) => ({ re: [d, f, k], kontra: [e, g, l] }) as const)),
);

function shares(most: number): (readonly [number, number])[] {
  const numbers = [...Array(most + 1).keys()];
  return numbers.flatMap((re) =>
    numbers.filter((kontra) => re + kontra <= most).map((kontra) => [re, kontra] as const),
  );
}

const PAIRS = CALLS.flatMap((re) => CALLS.map((kontra) => ({ re, kontra })));

const entry = (call: doko.Call, [doppelkopf, fuchs, karlchen]: Counts) => ({
  call,
  doppelkopf,
  fuchs,
  karlchen,
});

/** With the given Augen every game there is, as the core gets it and as the oracle does. */
function* games(
  kind: 'normal' | 'solo',
  reAugen: number | doko.Band,
  extras: () => Record<Side, Counts>,
  pairs = PAIRS,
) {
  for (const calls of pairs) {
    for (const noTrick of noTricks(reAugen)) {
      const of = extras();
      const round: doko.DokoRound = {
        kind,
        reAugen,
        ...(noTrick && { noTrick }),
        re: { players: kind === 'solo' ? [2] : [2, 0], ...entry(calls.re, of.re) },
        kontra: entry(calls.kontra, of.kontra),
      };
      const trickless = noTrick ?? (reAugen === 0 ? 're' : reAugen === 240 ? 'kontra' : 'nobody');
      const outcome: Omit<Outcome, 're'> = {
        solo: kind === 'solo',
        calls,
        extras: of,
        ...(trickless !== 'nobody' && { trickless }),
      };
      yield { round, outcome };
    }
  }
}

/** What a result must be, from the oracle's verdict: for the seats 2 and 0, in a solo 2 alone. */
function wanted(outcome: Outcome) {
  const { winner, value, items } = judge(outcome);
  const re = outcome.solo ? [2] : [0, 2];
  const others = [0, 1, 2, 3].filter((seat) => !re.includes(seat));
  return {
    winner,
    value,
    items,
    points: [0, 1, 2, 3].map((seat) => (re.includes(seat) ? (outcome.solo ? 3 : 1) * value : 0 - value)),
    winners: winner === 'none' ? [] : winner === 're' ? re : others,
  };
}

function scored(round: doko.DokoRound) {
  const { winner, value, items, points, winners } = doko.score(round);
  const text = ({ party, code, points: p, rule, by }: doko.DokoItem) =>
    `${party} ${code} ${p} ${rule} ${by ?? '-'}`;
  return { winner, value, items: items.map(text).sort(), points, winners };
}

/** Compares as text, thousands of times over; shows both in full where they differ. */
function same(round: doko.DokoRound, outcome: Outcome): void {
  const [got, want] = [scored(round), wanted(outcome)];
  if (JSON.stringify(got) !== JSON.stringify(want))
    expect({ round, ...got }).to.deep.equal({ round, ...want });
}

for (const kind of ['normal', 'solo'] as const) {
  describe(`doko: every ${kind === 'solo' ? 'solo' : 'Normalspiel'} by the printed tables`, () => {
    it('with all Augen, all calls and every way to be without a trick', () => {
      let number = 0;
      for (let augen = 0; augen <= 240; augen++) {
        // the Sonderpunkte go round in steps that meet every way to share them at every Augen
        const extras = () => EXTRAS[(number += 7) % EXTRAS.length]!;
        for (const { round, outcome } of games(kind, augen, extras)) same(round, { ...outcome, re: augen });
      }
      expect(number / 7).to.equal(PAIRS.length * (239 * 2 + 2 * 3));
    }).timeout(30_000);

    it('with every way to share the Sonderpunkte', () => {
      // Re wins, Kontra wins, nobody does
      const pairs = [PAIRS[0]!, { re: '90', kontra: '60' } as const];
      for (const extras of EXTRAS) {
        for (const augen of [85, 120, 121]) {
          for (const { round, outcome } of games(kind, augen, () => extras, pairs)) {
            same(round, { ...outcome, re: augen });
          }
        }
      }
    }).timeout(30_000);

    it('with each band, the same as with every number in it', () => {
      const [extras] = EXTRAS as [(typeof EXTRAS)[0]];
      for (const band of BANDS) {
        for (const { round, outcome } of games(kind, band, () => extras)) {
          for (let augen: number = band[0]; augen <= band[1]; augen++) {
            const alone = augen === 0 ? 're' : augen === 240 ? 'kontra' : undefined;
            if (outcome.trickless && outcome.trickless !== alone) continue;
            same(round, { ...outcome, re: augen });
          }
        }
      }
    }).timeout(30_000);
  });
}
