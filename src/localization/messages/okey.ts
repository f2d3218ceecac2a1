/** Every word of this game, by what it is for. */
export * from './okey-entry.js';
export * from './okey-hands.js';
export * from './okey-result.js';
export * from './okey-match.js';
export * from './okey-errors.js';
