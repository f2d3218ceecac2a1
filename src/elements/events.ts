import type { Summary } from '../core/match.js';
import { freeze, type RoundResult } from '../core/round.js';

/** What the events of each game tell. The folder of a game adds its own: `declare module '../events.js'`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface GameDetails {}

/** What the detail of every game's events holds. `summary` is there in a match, not in a calculator. */
export interface AnyRoundDetail {
  readonly game: string;
  /** The round concerned; of a match's end the last one, null where there is none. */
  readonly round: unknown;
  readonly result: RoundResult | null;
  readonly summary?: Summary;
}

/** The detail of an event about a round or a match: plain, frozen, told apart by `game`. */
export type RoundDetail =
  GameDetails extends Record<string, never> ? AnyRoundDetail : GameDetails[keyof GameDetails];

/** A frozen copy as JSON has it, so that nobody can reach into the element. */
const plain = <T>(detail: unknown): T => freeze(JSON.parse(JSON.stringify(detail)) as T);

/** What all events of a user's doing share: they bubble, and leave shadow roots. */
export class RoundEvent extends CustomEvent<RoundDetail> {
  constructor(type: string, detail: AnyRoundDetail) {
    super(type, { detail: plain(detail), bubbles: true, composed: true });
  }
}

/** A user recorded a round. */
export class RoundScoredEvent extends RoundEvent {
  constructor(detail: AnyRoundDetail) {
    super('round-scored', detail);
  }
}

/** A user corrected a round. */
export class RoundRevisedEvent extends RoundEvent {
  constructor(detail: AnyRoundDetail) {
    super('round-revised', detail);
  }
}

/** A user removed a round, or undid it. */
export class RoundRemovedEvent extends RoundEvent {
  constructor(detail: AnyRoundDetail) {
    super('round-removed', detail);
  }
}

/** The match ended by what a user did. */
export class MatchFinishedEvent extends RoundEvent {
  constructor(detail: AnyRoundDetail) {
    super('match-finished', detail);
  }
}

/** A match that had ended goes on by what a user did. */
export class MatchReopenedEvent extends RoundEvent {
  constructor(detail: AnyRoundDetail) {
    super('match-reopened', detail);
  }
}

/** A language could not be loaded. */
export class LocaleFailedEvent extends CustomEvent<{ readonly game: string; readonly locale: string }> {
  constructor(detail: { readonly game: string; readonly locale: string }) {
    super('locale-failed', { detail: plain(detail), bubbles: true, composed: true });
  }
}

/** The match cannot be kept in this browser, or what was kept cannot be used; `code` says why. */
export class StorageFailedEvent extends CustomEvent<{ readonly game: string; readonly code: string }> {
  constructor(detail: { readonly game: string; readonly code: string }) {
    super('storage-failed', { detail: plain(detail), bubbles: true, composed: true });
  }
}

/** The class of each event about a round or a match. */
export const ROUND_EVENTS = {
  'round-scored': RoundScoredEvent,
  'round-revised': RoundRevisedEvent,
  'round-removed': RoundRemovedEvent,
  'match-finished': MatchFinishedEvent,
  'match-reopened': MatchReopenedEvent,
} as const;

/** What an element tells, by the name of the event. */
export interface ScoreEvents {
  'round-scored': RoundScoredEvent;
  'round-revised': RoundRevisedEvent;
  'round-removed': RoundRemovedEvent;
  'match-finished': MatchFinishedEvent;
  'match-reopened': MatchReopenedEvent;
  'locale-failed': LocaleFailedEvent;
  'storage-failed': StorageFailedEvent;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface GlobalEventHandlersEventMap extends ScoreEvents {}
}
