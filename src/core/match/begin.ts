import { isWhole, type Game, type Issue, type Rules, type RulesInput, type RulesReading } from '../round.js';
import { attempt, isText } from './entries.js';
import { MOST_PLAYERS } from './state.js';

/** What a match begins with, or every issue of it. */
export function begin(
  game: Game | undefined,
  rules: unknown,
  players: unknown,
  starters: number,
  dealer: unknown,
  reading?: RulesReading<Rules>,
) {
  const issues: Issue[] = [];
  const names: readonly unknown[] = Array.isArray(players) ? Array.from(players) : [];
  if (!game) issues.push({ code: 'game', path: 'game' });
  if (!Array.isArray(players)) issues.push({ code: 'players', path: 'players' });
  names.forEach((name, i) => {
    if (!isText(name)) issues.push({ code: 'players', path: `players.${i}` });
  });
  const { min, max } = game?.seats ?? { min: 1, max: MOST_PLAYERS };
  if (Array.isArray(players) && (!isWhole(starters, min, max) || names.length > MOST_PLAYERS)) {
    issues.push({ code: 'player-count', path: 'players' });
  }
  const lastDealer = starters > 0 ? starters - 1 : Infinity;
  // + 0: JSON has no minus zero
  const seat = isWhole(dealer, 0, lastDealer) ? dealer + 0 : null;
  if (seat === null) issues.push({ code: 'dealer', path: 'dealer' });
  const complete = attempt(() => game?.rules(rules as RulesInput<Rules>, reading));
  issues.push(...complete.issues);
  return { issues, rules: complete.value, players: names as readonly string[], dealer: seat ?? 0 };
}
