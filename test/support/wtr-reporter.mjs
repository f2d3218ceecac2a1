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

/** So many files are named. */
const SLOWEST = 12;

/** Where the time goes: the files that took longest, of all browsers. */
function slowest(sessions) {
  const took = (suite) =>
    [...(suite?.tests ?? []).map(({ duration = 0 }) => duration), ...(suite?.suites ?? []).map(took)].reduce(
      (sum, it) => sum + it,
      0,
    );
  return sessions
    .map(({ testResults, testFile, browser }) => ({
      seconds: Math.round(took(testResults) / 1000),
      where: `${relative('.', testFile ?? '')} ${browser.name}`,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ seconds, where }) => `${seconds} s ${where}`);
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
      if (process.env.CI) console.log(slowest(sessions).join('\n'));
      for (const path of total.failed) console.log(failureLine(path));
      if (total.skipped > 0) console.log(`\n${total.skipped} skipped`);
      console.log(`\n${closingLine(total.passed, total.failed.length)}`);
    },
  };
}
