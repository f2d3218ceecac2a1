// The plain line with which every test command ends, and the way to read it back.

/**
 * @param {number} passed
 * @param {number} failed
 */
export const closingLine = (passed, failed) => `${passed} passed, ${failed} failed`;

/**
 * The counts of the last closing line in a command's output.
 * @param {string} output
 * @returns {{ passed: number, failed: number } | undefined} undefined where the command printed none
 */
export function readClosingLine(output) {
  const last = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]) };
}
