import type { DokoRules } from './types.js';

/** What of an amount is written down (rules/doko-house 6). */
export const WRITE: Readonly<Record<DokoRules['writing'], (amount: number) => number>> = Object.freeze({
  'plus-minus': (amount) => amount,
  plus: (amount) => Math.max(0, amount),
  minus: (amount) => Math.min(0, amount),
});
