import { freeze, type RoundResult } from '../core/round.js';

/** What the events of each game tell. The folder of a game adds its own: `declare module '../events.js'`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface GameDetails {}

/** The detail of an event about a round: plain, frozen, told apart by `game`. */
export type RoundDetail =
  GameDetails extends Record<string, never> ? AnyRoundDetail : GameDetails[keyof GameDetails];

/** What the detail of every game holds. */
export interface AnyRoundDetail {
  readonly game: string;
  readonly round: unknown;
  readonly result: RoundResult;
}

/** A user recorded a round. Bubbles, and leaves shadow roots. */
export class RoundScoredEvent extends CustomEvent<RoundDetail> {
  constructor(detail: AnyRoundDetail) {
    super('round-scored', { detail: plain(detail) as RoundDetail, bubbles: true, composed: true });
  }
}

/** A language could not be loaded. */
export class LocaleFailedEvent extends CustomEvent<{ readonly game: string; readonly locale: string }> {
  constructor(detail: { readonly game: string; readonly locale: string }) {
    super('locale-failed', { detail: plain(detail), bubbles: true, composed: true });
  }
}

/** A frozen copy as JSON has it, so that nobody can reach into the element. */
const plain = <T>(detail: T): T => freeze(JSON.parse(JSON.stringify(detail)) as T);

declare global {
  interface GlobalEventHandlersEventMap {
    'round-scored': RoundScoredEvent;
    'locale-failed': LocaleFailedEvent;
  }
}
