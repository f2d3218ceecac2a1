/** Registers `<doko-score>`, with all that its calculator needs: a match loads the rest by itself. */
import './elements/doko-score/define.js';

export { DokoScore } from './elements/doko-score/doko-score.js';
export type { DokoRoundDetail } from './elements/doko-score/events.js';
export * from './elements/public.js';
