/** Registers every element of the family. */
export * from './doko-score.js';
export * from './okey-score.js';
export * from './rummy-score.js';
