/** What loads when files and links are first asked for. */
import { loaders } from '../../localization/generated/shared-late.js';
import type { Part } from '../../localization/tables.js';
import { sections } from '../styles/sections.js';

export { fromShareText } from '../../core/match.js';
export { filesPanel } from './panel.js';
export { FileTools } from './tools.js';
export const styles = [sections];
export const words: readonly Part[] = [loaders];
