import { okey } from '../../src/core.js';
import type { Hand } from './hands.js';
import { OkeyHarness, PLAYERS } from './okey-harness.js';
import { settled, type Place } from './page.js';

const HELD = ['AH', '2H', '3H', '4H', '9S', '10S', 'JS', 'QS', '6C', '6D', '6H', 'KC', 'KD', 'OK'];

/** One finished with pairs, one normally, one with an Okey, and one that nobody finished. */
export const ROUNDS: readonly okey.OkeyRound[] = [
  { suit: 'S', finish: 'pairs', winner: 0, hands: [[], 34, 24, 7] },
  { suit: 'C', finish: 'normal', winner: 1, hands: [5, [], 24, 7] },
  { suit: 'H', okey: '7H', finish: 'okey', winner: 2, hands: [8, HELD, [], 7] },
  { suit: 'C', finish: 'exhausted', hands: [5, 30, 24, 7] },
];

/** A match after these rounds, as on a phone unless it says otherwise. */
export async function played(
  rounds: readonly okey.OkeyRound[] = ROUNDS,
  attributes: object = {},
  place: Place = {},
  hand?: Hand,
): Promise<OkeyHarness> {
  const game = await OkeyHarness.show({ view: undefined, ...attributes }, { width: 380, ...place }, hand);
  for (const round of rounds) game.element.addRound(round);
  await settled(game.element);
  return game;
}

/** By name. */
export const totalsOf = (rounds: readonly okey.OkeyRound[], rules: okey.OkeyRules | string = 'okey') =>
  Object.fromEntries(
    PLAYERS.map((name, seat) => [
      name,
      rounds.reduce((sum, round) => sum + (okey.score(round, rules).points[seat] ?? 0), 0),
    ]),
  );
