import { freeze, plain, type RulesInput } from '../round.js';
import { refuse } from '../rules.js';
import { bockOf, factorOf, inBock } from './bock.js';
import { DOUBLES, opponent, taken } from './calls.js';
import { findGap, handOver } from './feigheit.js';
import { findIssues, tableOf } from './input.js';
import { gamePoints, itemsOf, multiply, valueOf } from './points.js';
import { rules as complete } from './rules.js';
import { hochzeitFee, soloWorth } from './solo.js';
import { againstQueens, specials, tied } from './sonderpunkte.js';
import type { DokoContext, DokoItem, DokoResult, DokoRound, DokoRules, Party } from './types.js';
import { findWinner } from './winner.js';
import { WRITE } from './writing.js';

/** A soloist gets or pays this many times the value: once with each of the three others. */
const SOLO = 3;

/** Lifts the side of who won to 0, where the table wants that: nobody wins and pays. */
function backdoor(value: number, winner: Party | 'none', { noBackdoor }: DokoRules): DokoItem[] {
  if (!noBackdoor || winner === 'none') return [];
  const below = winner === 're' ? -value : value;
  return below > 0 ? [{ code: 'backdoor', points: below, rule: 'house', party: winner }] : [];
}

/** The game by the order of work of rules/doko-house: who won, every point, and what multiplied it. */
function work(round: DokoRound, rules: DokoRules, context: DokoContext | undefined) {
  const took = taken(round);
  const first = findWinner({ re: round.re.call, kontra: round.kontra.call }, took);
  const gap = findGap(round, first, took, rules);
  const flipped = first !== 'none' && gap > 0;
  const winner = flipped ? opponent(first) : first;
  const counted = tied(
    {
      game: gamePoints(round, first, took, rules),
      queens: againstQueens(round, first, rules),
      special: specials(round, rules),
    },
    round,
    rules,
  );
  const handed = flipped ? handOver(counted, gap, opponent(first), rules) : counted;
  const calls = handed.game.reduce((factor, { times = 1 }) => factor * times, 1);
  const doubled = multiply(handed, calls, DOUBLES[rules.doubles]);
  const tally = soloWorth(doubled, round, winner, calls, rules);
  const bock = bockOf({ round, winner, took, value: valueOf(itemsOf(tally)) }, rules, context);
  const played = inBock(tally, bock.layers, winner, rules);
  const items = [...itemsOf(played.tally), ...played.items];
  items.push(...backdoor(valueOf(items), winner, rules));
  return {
    items,
    winner,
    value: valueOf(items),
    flipped,
    factors: { calls, bock: factorOf(bock.layers, rules.bock) },
    bock,
  };
}

/**
 * Scores one game (TSR 7, and house rules where they are on): who won, each player's entry, and every point with its
 * paragraph. `points` has an entry for each seat at the table, in whole points; `null` sat out.
 * @throws {InvalidInput} with every issue of the round and the rules
 */
export function score(input: DokoRound, given?: RulesInput<DokoRules>, knows?: DokoContext): DokoResult {
  const [round, context] = [plain(input), plain(knows)];
  const { errors, warnings } = findIssues(round, given, context);
  refuse(errors);
  const rules = complete(given);
  const worked = work(round, rules, context);
  const { value, winner, factors } = worked;
  const table = tableOf(round, context);
  const isRe = (seat: number) => round.re.players.includes(seat);
  const write = WRITE[rules.writing];
  const entry = (seat: number) => {
    if (!table.includes(seat) || round.sitsOut?.includes(seat)) return null;
    const fee = write(hochzeitFee(round, seat, rules.hochzeitFee * factors.bock));
    if (!isRe(seat)) return write(0 - value) + fee;
    return write(round.kind === 'solo' ? SOLO * value : value) + fee;
  };
  const points = Array.from({ length: Math.max(...table) + 1 }, (_, seat) => entry(seat));
  const hasWon = (seat: number) => points[seat] !== null && winner === (isRe(seat) ? 're' : 'kontra');
  return freeze({
    game: 'doko',
    points,
    winners: [...points.keys()].filter(hasWon),
    warnings,
    rules,
    ...worked,
  });
}
