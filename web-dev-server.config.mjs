import { esbuildPlugin } from '@web/dev-server-esbuild';
import { oneFile } from './test/support/build/one-file.mjs';
import { ONE_FILES } from './test/support/build/rollup-plugins.mjs';

/** The files that hold everything, as demo/offline.html and demo/embed-frame.html load them, and when each was made. */
const made = new Map();
const FRESH = 5000; // a page and its service worker ask for the same file: it is made once for both

async function oneFileOfDemo(context, next) {
  const name = /^\/demo\/([\w.-]+)$/.exec(context.path)?.[1];
  if (!name || !Object.hasOwn(ONE_FILES, name)) return next();
  if (!(performance.now() - made.get(name)?.at <= FRESH)) {
    const file = { at: Infinity, code: oneFile(ONE_FILES[name]) };
    made.set(name, file);
    file.code.finally(() => (file.at = performance.now())).catch(() => {});
  }
  context.type = 'text/javascript';
  context.body = await made.get(name).code;
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
