import { winnerOf, type Hand } from '../hands.js';
import { freeze, plain, type RulesInput, type Seat } from '../round.js';
import { refuse } from '../rules.js';
import { findIssues } from './input.js';
import { rules as complete } from './rules.js';
import type { RummyContext, RummyItem, RummyResult, RummyRound, RummyRules } from './types.js';
import { capOf, handValue, limitOf } from './values.js';

type Line = Omit<RummyItem, 'seat'>;

const WIN: Line = { code: 'win', points: 0, rule: 'hand' };
const WIN_FROM_HAND: Line = { ...WIN, rule: 'from-hand' };

/**
 * Scores one round ("Round"): the winner gets nothing, everybody else pays.
 * `points` has an entry for each hand, in whole points; `null` was not in the round.
 * @throws {InvalidInput} with every issue of the round and the rules
 */
export function score(input: RummyRound, rules?: RulesInput<RummyRules>, given?: RummyContext): RummyResult {
  const [round, context] = [plain(input), plain(given)];
  const { errors, warnings } = findIssues(round, rules, context);
  refuse(errors);
  const inForce = complete(rules);
  const players = round.hands.filter((hand) => hand !== null).length;
  const cap = capOf(context?.limit ?? limitOf(players, inForce), inForce);
  const winners = findWinners(round, inForce);
  const items = round.hands.flatMap((hand, seat): RummyItem[] => {
    if (hand === null) return [];
    if (winners.includes(seat)) return [{ ...(round.finish === 'hand' ? WIN_FROM_HAND : WIN), seat }];
    return listPoints(round, hand, round.melded[seat] === true, inForce, cap).map((line) => ({
      ...line,
      seat,
    }));
  });
  const sum = (seat: Seat) => items.reduce((all, item) => (item.seat === seat ? all + item.points : all), 0);
  return freeze({
    game: 'rummy',
    points: round.hands.map((hand, seat) => (hand === null ? null : sum(seat))),
    winners,
    items,
    warnings,
    rules: inForce,
  });
}

/** Who went out; in a blocked round the lowest cards, all of them or, by the rule option, only a single one. */
function findWinners(round: RummyRound, rules: RummyRules): Seat[] {
  if (round.finish !== 'blocked') return [winnerOf({ ...round }) as Seat];
  const values = round.hands.map((hand) => (hand === null ? Infinity : handValue(hand, rules)));
  const least = Math.min(...values);
  const lowest = values.flatMap((value, seat) => (value === least ? [seat] : []));
  return lowest.length > 1 && rules.blockedTie === 'none' ? [] : lowest;
}

/** What a loser pays, line by line: the cards, and who has not melded 25 more but at most the cap. */
function listPoints(
  { finish }: RummyRound,
  hand: Exclude<Hand, null>,
  melded: boolean,
  rules: RummyRules,
  cap: number | null,
): Line[] {
  if (finish === 'hand') return [{ code: 'from-hand', points: rules.handFinish, rule: 'from-hand' }];
  const cards = handValue(hand, rules);
  const lines: Line[] = [{ code: 'hand', points: cards, rule: 'hand' }];
  if (melded || (finish === 'blocked' && rules.blockedUnmelded === 'cards')) return lines;
  const over = cards + rules.surcharge - (cap ?? Infinity);
  if (rules.surcharge > 0) lines.push({ code: 'surcharge', points: rules.surcharge, rule: 'surcharge' });
  if (over > 0) lines.push({ code: 'cap', points: -over, rule: 'cap' });
  return lines;
}
