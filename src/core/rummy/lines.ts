import type { Seat } from '../round.js';
import type { Drop, RummyItem, RummyRound, RummyRules } from './types.js';
import { handValue } from './values.js';

/** A line of a seat's points. */
export type Line = Omit<RummyItem, 'seat'>;

export const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** A line for an amount that is not nothing. */
const line = (code: Line['code'], points: number, rule: string): Line[] =>
  points === 0 ? [] : [{ code, points, rule }];

/** What a factor adds to lines. */
const times = (lines: readonly Line[], factor: number, rule: string): Line[] =>
  line('times', sumOf(lines) * (factor - 1), rule);

/** What the winner gets for himself: nothing, and a bonus where the rules have one. */
export function listWin({ finish, melded }: RummyRound, seat: Seat, rules: RummyRules): Line[] {
  const fromHand = finish === 'hand';
  const late = melded.some((has, other) => has === true && other !== seat);
  const ofHand = late ? rules.handBonusLate : rules.handBonus;
  const bonus = { normal: rules.winBonus, hand: ofHand, blocked: 0 }[finish];
  const rule = fromHand ? 'from-hand' : 'hand';
  return [
    { code: 'win', points: 0, rule },
    ...(rules.winnerGets === 'sum' ? [] : line('bonus', bonus, rule)),
  ];
}

/** His share of what the others pay. Several winners part it; what cannot be parted goes to the lower seats. */
export function listShare(
  paid: number,
  place: number,
  { length }: readonly Seat[],
  { winnerGets }: RummyRules,
): Line[] {
  if (winnerGets !== 'sum') return [];
  return [{ code: 'sum', points: Math.floor((paid + length - 1 - place) / length), rule: 'sum' }];
}

/** What a loser pays: for dropping out, or for the cards, for not having melded, for a finish from hand, in this order. */
export function listPoints(
  round: RummyRound,
  seat: Seat,
  rules: RummyRules,
  cap: number | null,
): readonly Line[] {
  const { finish } = round;
  const way = round.drop?.[seat];
  if (way) return [{ code: 'drop', points: dropOf(way, rules), rule: 'drop' }];
  if (finish === 'hand' && rules.handFinish !== null) {
    return [{ code: 'from-hand', points: rules.handFinish, rule: 'from-hand' }];
  }
  const cards = listCards(round, seat, rules);
  const asMelded = round.melded[seat] === true || (finish === 'blocked' && rules.blockedUnmelded === 'cards');
  const lines = asMelded ? cards : listUnmelded(cards, rules, cap);
  return finish === 'hand' ? [...lines, ...times(lines, rules.handTimes, 'from-hand')] : lines;
}

const dropOf = (way: Drop, { drops, handCap }: RummyRules): number =>
  (way === 'wrong' ? handCap : drops && drops[way]) ?? 0;

function listCards({ hands }: RummyRound, seat: Seat, rules: RummyRules): Line[] {
  const points = handValue(hands[seat]!, rules);
  const over = points - (rules.handCap ?? Infinity);
  return [{ code: 'hand', points, rule: 'hand' }, ...line('cap', -Math.max(over, 0), 'hand-cap')];
}

/** What who has not melded pays for these cards. */
function listUnmelded(cards: readonly Line[], rules: RummyRules, cap: number | null): readonly Line[] {
  switch (rules.unmelded) {
    case 'fixed':
      return [{ code: 'fixed', points: rules.unmeldedFixed, rule: 'unmelded' }];
    case 'times':
      return [...cards, ...times(cards, rules.unmeldedTimes, 'unmelded')];
    case 'cards':
      return cards;
    case 'surcharge': {
      const over = sumOf(cards) + rules.surcharge - (cap ?? Infinity);
      return [
        ...cards,
        ...line('surcharge', rules.surcharge, 'surcharge'),
        ...line('cap', -Math.max(over, 0), 'cap'),
      ];
    }
  }
}
