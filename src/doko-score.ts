/** Registers `<doko-score>`. */
import './elements/doko-score/define.js';

export { DokoScore } from './elements/doko-score/doko-score.js';
export type { DokoRoundDetail } from './elements/doko-score/events.js';
export {
  LocaleFailedEvent,
  MatchFinishedEvent,
  MatchReopenedEvent,
  RoundRemovedEvent,
  RoundRevisedEvent,
  RoundScoredEvent,
  StorageFailedEvent,
} from './elements/events.js';
export { str } from './localization/localizer.js';
export { registerLocale } from './localization/tables.js';
