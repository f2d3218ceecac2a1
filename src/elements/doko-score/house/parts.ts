/** What loads where more than the tournament rules is played (rules/doko-house). */
import { loaders } from '../../../localization/generated/doko-late.js';
import type { Part } from '../../../localization/tables.js';
import { styles as sheet } from './styles.js';

export { errorText, specialName, warningText } from './errors.js';
export { specialsStay as othersStay } from '../../../localization/messages/late/doko-fields.js';
export { more, soloKind } from './fields.js';
export { kindFactor, label, reason, spoken, sum, times, written } from './results.js';
export { sheet } from './sheet.js';
export const styles = [sheet];
export const words: readonly Part[] = [loaders];
