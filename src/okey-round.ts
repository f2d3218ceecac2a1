/** Registers `<okey-score>`, with all that its calculator needs: a match loads the rest by itself. */
import './elements/okey-score/define.js';

export { OkeyScore } from './elements/okey-score/okey-score.js';
export type { OkeyRoundDetail } from './elements/okey-score/events.js';
export * from './elements/public.js';
