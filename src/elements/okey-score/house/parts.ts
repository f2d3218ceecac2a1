/** What loads where table rules ask something, or a round holds it (rules/okey-house). */
import { loaders } from '../../../localization/generated/okey-late.js';
import type { Part } from '../../../localization/tables.js';

export { bonuses } from './bonuses.js';
export { extraText, warningText } from './words.js';
export const words: readonly Part[] = [loaders];
