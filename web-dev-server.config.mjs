import { esbuildPlugin } from '@web/dev-server-esbuild';
import { oneFile } from './test/support/build/one-file.mjs';

/** The file that demo/offline.html loads, and its service worker at the same time: made once for both. */
let made = { at: -Infinity, code: Promise.resolve('') };
const FRESH = 5000;

async function oneFileOfDemo(context, next) {
  if (context.path !== '/demo/card-score.js') return next();
  if (performance.now() - made.at > FRESH) {
    const code = oneFile();
    made = { at: Infinity, code };
    code.finally(() => (made.at = performance.now())).catch(() => {});
  }
  context.type = 'text/javascript';
  context.body = await made.code;
}

/** Serves the demo from the sources; test/support/build/start.mjs says where. */
export default {
  watch: true,
  nodeResolve: { exportConditions: ['production'] }, // as readers get it; the tests use Lit's build for developers
  middleware: [
    (context, next) => (context.path === '/' ? context.redirect('/demo/') : next()),
    (context, next) => {
      context.set('access-control-allow-origin', '*'); // for frames in a sandbox, which have no origin
      return next();
    },
    oneFileOfDemo,
  ],
  plugins: [esbuildPlugin({ ts: true, tsconfig: './tsconfig.json', target: 'es2022' })],
};
