import type { DokoResult, DokoRound } from '../../core/doko/types.js';
import type { Summary } from '../../core/match.js';

/** What events of `<doko-score>` tell about a game, or about the end of a match. */
export interface DokoRoundDetail {
  readonly game: 'doko';
  readonly round: DokoRound | null;
  readonly result: DokoResult | null;
  readonly summary?: Summary;
}

declare module '../events.js' {
  interface GameDetails {
    doko: DokoRoundDetail;
  }
}
