import type { DokoRound } from '../../src/core/doko/types.js';
import type { Seat } from '../../src/core/round.js';

/** A won Normalspiel: 130 Augen for these two, so 1 for each of them and −1 for the others. */
export const won = (...players: readonly [Seat, Seat]): DokoRound => ({
  kind: 'normal',
  reAugen: 130,
  re: { players, call: 'none' },
  kontra: { call: 'none' },
});

/** A solo won with 130 Augen: 3 for the soloist, −1 for each of the others. */
export const solo = (soloist: Seat, kind: NonNullable<DokoRound['solo']> = 'lust'): DokoRound => ({
  ...won(soloist, soloist),
  kind: 'solo',
  re: { players: [soloist], call: 'none' },
  solo: kind,
});

export const FOUR = ['Anna', 'Bernd', 'Clara', 'Dieter'] as const;
export const FIVE = [...FOUR, 'Eva'] as const;
