// The plain lines in which every test command says what failed, and with which it ends; and the way to read the latter back.

/**
 * @param {number} passed
 * @param {number} failed
 */
export const closingLine = (passed, failed) => `${passed} passed, ${failed} failed`;

/**
 * One test that failed, to be found among many lines.
 * @param {readonly (string | undefined)[]} path where it is: the file, the groups of tests, its name, the browser
 */
export const failureLine = (path) => `failed: ${path.filter(Boolean).join(' › ')}`;

/**
 * The counts of the last closing line in a command's output.
 * @param {string} output
 * @returns {{ passed: number, failed: number } | undefined} undefined where the command printed none
 */
export function readClosingLine(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]) };
}
