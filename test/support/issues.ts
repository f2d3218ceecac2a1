import { InvalidInput, type Issue } from '../../src/core.js';

/**
 * What was wrong with an input, one text an issue: `code path`, sorted.
 * @throws whatever is not an InvalidInput, and an Error when nothing was refused
 */
export function refused(call: () => unknown): string[] {
  let outcome: unknown;
  try {
    outcome = call();
  } catch (error) {
    if (error instanceof InvalidInput) return texts(error.issues);
    throw error;
  }
  throw new Error(`not refused: ${JSON.stringify(outcome)}`);
}

/** Issues as texts, in an order that does not depend on where each was found. */
export const texts = (issues: readonly Issue[]): string[] =>
  issues.map(({ code, path }) => `${code} ${path}`).sort();
