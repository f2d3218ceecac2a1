/** Every word of this game, by what it is for. */
export * from './rummy-entry.js';
export * from './rummy-match.js';
export * from './rummy-result.js';
export * from './rummy-errors.js';
