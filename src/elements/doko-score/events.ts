import type { DokoResult, DokoRound } from '../../core/doko/types.js';

/** What events of `<doko-score>` tell about a game. */
export interface DokoRoundDetail {
  readonly game: 'doko';
  readonly round: DokoRound;
  readonly result: DokoResult;
}

declare module '../events.js' {
  interface GameDetails {
    doko: DokoRoundDetail;
  }
}
