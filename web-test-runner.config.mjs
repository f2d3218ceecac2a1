import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { browserCommands } from './test/support/browser-commands.mjs';
import { browsers } from './test/support/browsers.mjs';
import { closingLineReporter } from './test/support/wtr-reporter.mjs';

/** A frame without an origin of its own may load modules too. */
const anyOrigin = (context, next) => {
  context.set('access-control-allow-origin', '*');
  return next();
};

/** A server that says what it was sent. */
const echo = async (context, next) => {
  if (context.method !== 'POST' || context.path !== '/echo') return next();
  context.type = 'text/plain';
  context.body = context.req;
};

const engines = process.env.BROWSERS ?? 'chromium';

/** What runs in Node alone, or drives a browser of its own. */
const notHere = ['!test/{package,frameworks,server,cms}/**'];

/** Figures, and ratios of colours, which take the longest, are the same in every engine: one measures them. */
const sameInAll = ['!test/core/**', '!test/contract/{contrast,themes}.test.ts'];

export default {
  files: ['test/**/*.test.ts', ...notHere, ...(/chromium|bundled/.test(engines) ? [] : sameInAll)],
  browsers: browsers(engines),
  concurrency: 1, // a second tab would be in the background, where animation frames stall
  nodeResolve: { exportConditions: [process.env.CI ? 'production' : 'development'] },
  middleware: [anyOrigin, echo],
  plugins: [browserCommands(), esbuildPlugin({ ts: true, tsconfig: './tsconfig.json', target: 'es2022' })],
  reporters: [defaultReporter({ reportTestProgress: process.stdout.isTTY === true }), closingLineReporter()],
  testFramework: { config: { timeout: 20_000 } },
  testsFinishTimeout: 300_000,
  coverageConfig: {
    include: ['src/**/*.ts'],
    exclude: ['src/localization/generated/**'],
    reporters: ['text-summary', 'lcov'],
  },
};
