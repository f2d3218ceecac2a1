/** Registers `<rummy-score>`. */
import './elements/rummy-score/define.js';

export { RummyScore } from './elements/rummy-score/rummy-score.js';
export type { RummyRoundDetail } from './elements/rummy-score/events.js';
export {
  LocaleFailedEvent,
  MatchFinishedEvent,
  MatchReopenedEvent,
  RoundRemovedEvent,
  RoundRevisedEvent,
  RoundScoredEvent,
  StorageFailedEvent,
} from './elements/events.js';
