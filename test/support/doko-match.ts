import { doko, match, type Match } from '../../src/core.js';
import type { DokoScore } from '../../src/elements/doko-score/doko-score.js';
import { DokoHarness } from './doko-harness.js';
import type { Hand } from './hands.js';
import { MatchHarness } from './match-harness.js';
import { markup, show, type Place } from './page.js';

export const FOUR = ['Anna', 'Bernd', 'Clara', 'Dieter'] as const;

/** A match of Doppelkopf on the page: the sheet and its sections, and the form beside it. */
export interface DokoMatch {
  readonly element: DokoScore;
  readonly page: MatchHarness<DokoScore>;
  readonly game: DokoHarness;
}

export const harnessesOf = (element: DokoScore, hand?: Hand): DokoMatch => ({
  element,
  page: new MatchHarness(element, hand),
  game: new DokoHarness(element, hand),
});

/** Shows a match; on a narrow place, as on a phone, unless it says otherwise. */
export async function showMatch(
  attributes: Readonly<Record<string, unknown>> = {},
  place: Place = {},
  hand?: Hand,
): Promise<DokoMatch> {
  const all = { players: FOUR.join(', '), ...attributes };
  return harnessesOf(await show<DokoScore>(markup('doko-score', all), { width: 380, ...place }), hand);
}

export type DokoEntry = Match<doko.DokoRound, doko.DokoRules>;

/** A normal game: Re gets these Augen. */
export const normal = (
  re: readonly [number, number],
  reAugen: number,
  more: object = {},
): doko.DokoRound => ({
  kind: 'normal',
  reAugen,
  re: { players: re, call: 'none' },
  kontra: { call: 'none' },
  ...more,
});

export const solo = (seat: number, reAugen: number, kind: doko.SoloKind = 'lust'): doko.DokoRound => ({
  kind: 'solo',
  reAugen,
  re: { players: [seat], call: 'none' },
  kontra: { call: 'none' },
  solo: kind,
});

/** So many games one after the other, whoever sits out; ids `g1`, `g2` … */
export function played(
  games: number,
  { players = FOUR, rules = 'tsr' }: { players?: readonly string[]; rules?: string } = {},
): DokoEntry {
  let made: DokoEntry = match.create({ game: doko.game, players, rules });
  for (let i = 0; i < games; i++) {
    const { order, sitsOut = [] } = match.summary(made);
    const table = order.filter((seat) => !sitsOut.includes(seat));
    const [first = 0, second = 0] = [table[i % 4], table[(i + 1 + (i % 3)) % 4]];
    const round =
      i % 9 === 4 ? solo(first, 90 + ((i * 13) % 150)) : normal([first, second], 60 + ((i * 37) % 150));
    made = match.add(made, round, { id: `g${i + 1}` });
  }
  return made;
}
