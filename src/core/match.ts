/**
 * Matches: an immutable log of rounds, adjustments, players and rules, from which all else is derived. Names no
 * game: it works with whatever `Game` it is given. `import { match } from 'card-score/core'`.
 */
export { add, adjust, create, remove, revise } from './match/log.js';
export { join, leave, redeal, reEnter, rename, reorder, setRules } from './match/changes.js';
export { settlement } from './match/settlement.js';
export { basisOf, isRow, sheet, summary } from './match/summary.js';
export * from './match-file.js';
export { register } from './games.js';
export { InvalidInput } from './round.js';
export type { Beginning } from './match/log.js';
export type { Payment, Settlement } from './match/settlement.js';
export type * from './match/types.js';
