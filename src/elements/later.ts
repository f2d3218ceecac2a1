import type { Line } from '../core/match.js';

/** Whether a round after an entry hangs on more than who is at the table, so that another entry may make it count otherwise. */
export const mayMove = (lines: readonly Line[], id: string): boolean =>
  lines
    .slice(lines.findIndex(({ entry }) => entry.id === id) + 1)
    .some(({ context }) => Object.keys(context).length > 1);
