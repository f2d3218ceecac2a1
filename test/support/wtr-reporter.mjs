// Web Test Runner's closing lines. A file that could not be loaded, and a run without any test, count as failed.
import { relative } from 'node:path';
import { closingLine, failureLine } from './closing-line.mjs';

/** Adds a suite's tests, and those of the suites inside it, to the counts; `path` says where they are. */
function count(suite, counts, path) {
  for (const test of suite?.tests ?? []) {
    if (test.skipped) counts.skipped++;
    else if (test.passed) counts.passed++;
    else counts.failed.push([...path, test.name]);
  }
  for (const inner of suite?.suites ?? []) count(inner, counts, [...path, inner.name]);
  return counts;
}

export function closingLineReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const total = { passed: 0, failed: [], skipped: 0 };
      for (const { testResults, testFile = '', browser, passed } of sessions) {
        const failed = total.failed.length;
        const path = [relative('.', testFile)];
        count(testResults, total, path);
        if (!passed && total.failed.length === failed) total.failed.push([...path, 'did not load or end']);
        for (const it of total.failed.slice(failed)) it.push(browser.name);
      }
      if (total.passed + total.failed.length === 0) total.failed.push(['no test']);
      for (const path of total.failed) console.log(failureLine(path));
      if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
      console.log(`\n${closingLine(total.passed, total.failed.length)}`);
    },
  };
}
