import type { OlderRow } from '../round.js';
import type { DokoRules } from './types.js';

/** The points of who was in the game. */
const played = (points: readonly (number | null)[]): number[] => points.filter((n) => n !== null);

/** How a row of a plus-minus list is judged that was kept by hand (7.3). */
const plusMinus = Object.freeze<OlderRow>({
  /** The entries of a game sum to 0 and are all even or all odd. */
  adds(points) {
    const all = played(points);
    return (
      all.reduce((sum, n) => sum + n, 0) === 0 &&
      all.every((n) => Math.abs(n % 2) === Math.abs((all[0] ?? 0) % 2))
    );
  },

  /** All the same but for the sign, or a soloist's three times as much as the others'. */
  typical(points) {
    const sizes = played(points)
      .map(Math.abs)
      .sort((a, b) => a - b);
    const [least = 0] = sizes;
    return sizes.slice(0, -1).every((n) => n === least) && [least, 3 * least].includes(sizes.at(-1) ?? 0);
  },
});

/** Lists of gains or of losses alone add up to nothing in particular (rules/doko-house 6). */
export const olderRow = ({ writing }: DokoRules): OlderRow | undefined =>
  writing === 'plus-minus' ? plusMinus : undefined;
