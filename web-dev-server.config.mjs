import { esbuildPlugin } from '@web/dev-server-esbuild';

/** Serves the demo from the sources; test/support/build/start.mjs says where. */
export default {
  watch: true,
  nodeResolve: { exportConditions: ['production'] }, // as readers get it; the tests use Lit's build for developers
  middleware: [(context, next) => (context.path === '/' ? context.redirect('/demo/') : next())],
  plugins: [esbuildPlugin({ ts: true, tsconfig: './tsconfig.json', target: 'es2022' })],
};
