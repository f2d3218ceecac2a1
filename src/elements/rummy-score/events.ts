import type { Summary } from '../../core/match.js';
import type { RummyResult, RummyRound } from '../../core/rummy/types.js';

/** What events of `<rummy-score>` tell about a round, or about the end of a match. */
export interface RummyRoundDetail {
  readonly game: 'rummy';
  readonly round: RummyRound | null;
  readonly result: RummyResult | null;
  readonly summary?: Summary;
}

declare module '../events.js' {
  interface GameDetails {
    rummy: RummyRoundDetail;
  }
}
