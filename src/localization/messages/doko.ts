/** Every word of this game, by what it is for. */
export * from './doko-terms.js';
export * from './doko-entry.js';
export * from './doko-match.js';
export * from './doko-result.js';
export * from './doko-errors.js';
