import { esbuildPlugin } from '@web/dev-server-esbuild';

/** Serves the demo from the sources. PORT sets the port, OPEN=1 opens a browser. */
export default {
  hostname: '127.0.0.1',
  port: Number(process.env.PORT ?? 8000),
  open: process.env.OPEN === '1' ? '/demo/' : false,
  watch: true,
  nodeResolve: { exportConditions: ['production'] }, // as readers get it; the tests use Lit's build for developers
  middleware: [(context, next) => (context.path === '/' ? context.redirect('/demo/') : next())],
  plugins: [esbuildPlugin({ ts: true, tsconfig: './tsconfig.json', target: 'es2022' })],
};
