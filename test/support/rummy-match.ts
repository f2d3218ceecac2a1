import { rummy } from '../../src/core.js';
import { settled, type Place } from './page.js';
import { PLAYERS, RummyHarness } from './rummy-harness.js';

export const ALL = [true, true, true, true];

/** A round that seat 0 wins unless the hands say otherwise. */
export const round = (hands: readonly (number | string[])[], more: object = {}): rummy.RummyRound => ({
  finish: 'normal',
  winner: hands.findIndex((hand) => hand === 0),
  hands,
  melded: ALL.slice(0, hands.length),
  ...more,
});

export const ROUNDS: readonly rummy.RummyRound[] = [
  round([0, 7, ['K', 'K', 'Q', 'J', '9', '8', '7', 'JK'], 31], { melded: [true, true, false, true] }),
  { finish: 'blocked', hands: [30, 12, 12, 45], melded: ALL },
  { finish: 'hand', winner: 1, hands: [200, [], 200, 200], melded: [false, true, false, false] },
];

/** A match after these rounds, as on a phone unless it says otherwise. */
export async function played(
  rounds: readonly rummy.RummyRound[] = ROUNDS,
  attributes: object = {},
  place: Place = {},
): Promise<RummyHarness> {
  const game = await RummyHarness.show({ view: undefined, ...attributes }, { width: 380, ...place });
  for (const it of rounds) game.element.addRound(it);
  await settled(game.element);
  return game;
}

export const by = (points: readonly number[]) =>
  Object.fromEntries(PLAYERS.slice(0, points.length).map((name, seat) => [name, points[seat]]));

export const totalsOf = (rounds: readonly rummy.RummyRound[], rules: rummy.RummyRules = rummy.defaults) =>
  by(
    PLAYERS.map((_, seat) => rounds.reduce((sum, it) => sum + (rummy.score(it, rules).points[seat] ?? 0), 0)),
  );

/** What stands in the foot under a total: the points to the limit as they are shown, and as they are spoken. */
export const toLimit = (game: RummyHarness) =>
  [...game.sheet.querySelectorAll(':scope > tfoot .go')].map((it) =>
    [...it.children].map((part) => part.textContent).join(': '),
  );
