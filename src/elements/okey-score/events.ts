import type { Summary } from '../../core/match.js';
import type { OkeyResult, OkeyRound } from '../../core/okey/types.js';

/** What events of `<okey-score>` tell about a round, or about the end of a match. */
export interface OkeyRoundDetail {
  readonly game: 'okey';
  readonly round: OkeyRound | null;
  readonly result: OkeyResult | null;
  readonly summary?: Summary;
}

declare module '../events.js' {
  interface GameDetails {
    okey: OkeyRoundDetail;
  }
}
