/** Registers `<okey-score>`. */
import './elements/with-match.js';
import './elements/okey-score/define.js';

export { OkeyScore } from './elements/okey-score/okey-score.js';
export type { OkeyRoundDetail } from './elements/okey-score/events.js';
export * from './elements/public.js';
