/** What loads where more than Rami is played (rules/rummy-presets). */
import { loaders } from '../../../localization/generated/rummy-late.js';
import type { Part } from '../../../localization/tables.js';
import { styles as sheet } from './styles.js';

export { numberHint } from '../../../localization/messages/late/rummy-house.js';
export { dropError, dropName, dropping } from './dropping.js';
export { gainText, reason, sumTexts } from './results.js';
export { sheet } from './sheet.js';
export const styles = [sheet];
export const words: readonly Part[] = [loaders];
