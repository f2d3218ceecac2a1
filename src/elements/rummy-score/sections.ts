import { loaders } from '../../localization/generated/rummy-late.js';
import type { SectionsView } from '../game-view.js';
import { rules } from './settings.js';

/** What the sections of a match of rummy show. */
export const sections: SectionsView = { words: [loaders], lengths: [5, 10], rules };
