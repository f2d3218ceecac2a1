import type { Seat } from '../round.js';
import { ALL, multiply, type Tally } from './points.js';
import type { DokoRound, DokoRules, Party } from './types.js';

/**
 * A solo's own worth (rules/doko-house 5): a fixed one takes the place of all points, times what calls multiply by; what
 * was said still stands there, with no points. Where nobody wins a fixed worth is none.
 */
export function soloWorth(
  tally: Tally,
  { kind, soloKind }: DokoRound,
  winner: Party | 'none',
  calls: number,
  { solo }: DokoRules,
): Tally {
  if (kind !== 'solo') return tally;
  const own =
    soloKind !== undefined && Object.hasOwn(solo.kinds, soloKind) ? solo.kinds[soloKind] : undefined;
  const fixed = own?.fixed ?? solo.fixed;
  const times = own?.times ?? 1;
  if (!fixed) return multiply(tally, times, ALL);
  const said = tally.game.filter(({ by }) => by).map((item) => ({ ...item, points: 0 }));
  const worth = (winner === 're' ? fixed.won : fixed.lost) * calls * times;
  const item = { code: 'soloFixed', points: worth, rule: 'house' };
  return {
    game: winner === 'none' ? said : [...said, { ...item, party: winner }],
    queens: [],
    special: [],
  };
}

/** What a seat gets for a Hochzeit, or gives: the three others pay its holder. None for a stille Hochzeit. */
export function hochzeitFee({ hochzeit, solo }: DokoRound, seat: Seat, fee: number): number {
  if (hochzeit === undefined || solo === 'stille-hochzeit') return 0;
  return seat === hochzeit ? 3 * fee : 0 - fee;
}
