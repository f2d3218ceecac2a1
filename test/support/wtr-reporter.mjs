// Web Test Runner's closing line. A file that could not be loaded, and a run without any test, count as failed.
import { closingLine } from './closing-line.mjs';

/** Adds a suite's tests, and those of the suites inside it, to the counts. */
function count(suite, counts) {
  for (const test of suite?.tests ?? []) {
    if (test.skipped) counts.skipped++;
    else if (test.passed) counts.passed++;
    else counts.failed++;
  }
  for (const inner of suite?.suites ?? []) count(inner, counts);
  return counts;
}

export function closingLineReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const total = { passed: 0, failed: 0, skipped: 0 };
      for (const session of sessions) {
        const own = count(session.testResults, { passed: 0, failed: 0, skipped: 0 });
        if (!session.passed && own.failed === 0) own.failed = 1;
        for (const key of Object.keys(total)) total[key] += own[key];
      }
      if (total.passed + total.failed === 0) total.failed = 1;
      if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
      console.log(`\n${closingLine(total.passed, total.failed)}`);
    },
  };
}
