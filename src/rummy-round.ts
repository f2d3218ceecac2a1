/** Registers `<rummy-score>`, with all that its calculator needs: a match loads the rest by itself. */
import './elements/rummy-score/define.js';

export { RummyScore } from './elements/rummy-score/rummy-score.js';
export type { RummyRoundDetail } from './elements/rummy-score/events.js';
export * from './elements/public.js';
