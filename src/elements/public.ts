/** What the entry of every element exports beside its class. */
export {
  LocaleFailedEvent,
  MatchFinishedEvent,
  MatchReopenedEvent,
  RoundRemovedEvent,
  RoundRevisedEvent,
  RoundScoredEvent,
  StorageFailedEvent,
} from './events.js';
export type { ScoreEvents } from './events.js';
export type { RoundEventOn, ScoreListeners, ScoreProps, ScoreTags } from './templates.js';
export { str } from '../localization/localizer.js';
export { loadLocale, registerLocale } from '../localization/tables.js';
