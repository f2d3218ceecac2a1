import type { SectionsView } from '../game-view.js';
import { rules } from './settings.js';

/** What the sections of a match of rummy show. */
export const sections: SectionsView = { lengths: [5, 10], rules };
