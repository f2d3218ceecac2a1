import type { CSSResult } from 'lit';
import { marks } from './marks.js';
import { page } from './page.js';
import { sheetFit } from './sheet-fit.js';
import { sheet } from './sheet.js';

/** What only a match shows, in the order in which one goes before another: after what all share, before a game's own. */
export const styles: readonly CSSResult[] = [sheet, marks, sheetFit, page];
