/** Registers `<rummy-score>`. */
import './elements/with-match.js';
import './elements/rummy-score/define.js';

export { RummyScore } from './elements/rummy-score/rummy-score.js';
export type { RummyRoundDetail } from './elements/rummy-score/events.js';
export * from './elements/public.js';
