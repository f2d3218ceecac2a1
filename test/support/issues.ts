import { InvalidInput, type Issue } from '../../src/core.js';

/** `code path`, or `code path @seat`: an issue as one line, for lists that are read at a glance. */
export const line = ({ code, path, seat }: Issue): string =>
  `${code} ${path}${seat === undefined ? '' : ` @${seat}`}`;

/** The issues a call is refused with, one line each; none if it is not. */
export function refusal(call: () => unknown): string[] {
  try {
    call();
  } catch (error) {
    if (error instanceof InvalidInput) return error.issues.map(line);
    throw error;
  }
  return [];
}
