import { isRecord, type Game } from './round.js';

/** The games that can be found by their id. Filled by whoever loads a game; nothing here names one. */
const known = new Map<string, Game>();

/** Makes games findable by their id; the later one of two with the same id counts. */
export function register(...games: readonly Game[]): void {
  for (const game of games) known.set(game.id, game);
}

/** The game of an id, or the game object itself, which is known from then on. `undefined`: no such game. */
export function findGame(game: unknown): Game | undefined {
  if (typeof game === 'string') return known.get(game);
  if (!isGame(game)) return undefined;
  register(game);
  return game;
}

function isGame(value: unknown): value is Game {
  if (!isRecord(value) || typeof value.id !== 'string' || !isRecord(value.seats)) return false;
  const { rules, score, validate, best, defaults } = value;
  return [rules, score, validate, best].every((it) => typeof it === 'function') && isRecord(defaults);
}
