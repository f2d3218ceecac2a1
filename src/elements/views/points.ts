import type { Game, RoundResult, Seat } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';

/** A player's points of a round as they are shown. */
export interface ShownPoints {
  readonly points: string;
  /** Whether they stand out: a gain, or nothing to pay. */
  readonly isGood: boolean;
}

/** With a sign where they are won and lost; where the fewest are best, plain, and who won the round stands out. */
export const shownPoints = (
  l: Localizer,
  { best }: Pick<Game, 'best'>,
  { points, winners, rules }: RoundResult,
  seat: Seat,
): ShownPoints => {
  const own = points[seat] ?? 0;
  return best(rules) === 'lowest'
    ? { points: l.number(own), isGood: winners.includes(seat) }
    : { points: l.signed(own), isGood: own > 0 };
};
