import { join } from 'node:path';
import { entries, root } from './test/support/build/entries.mjs';
import {
  inlinePackages,
  minify,
  sourceMaps,
  tightTemplates,
  withoutNotes,
} from './test/support/build/rollup-plugins.mjs';

/** From what the compiler wrote into build/ the modules in dist/, from those the bundle: docs/decisions/0004. */
export default [
  {
    input: entries().map((entry) => join(root, 'build', `${entry}.js`)),
    external: /^(lit|@lit\/localize)(\/|$)/,
    plugins: [sourceMaps(), withoutNotes(), tightTemplates()],
    output: {
      dir: 'dist',
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: 'build',
      sourcemap: true,
    },
  },
  {
    input: join(root, 'dist/index.js'), // as any bundler reads the package: by its `sideEffects`
    plugins: [inlinePackages(), sourceMaps(), minify()],
    output: { file: 'dist/bundle/card-score.js', format: 'es', inlineDynamicImports: true, sourcemap: true },
  },
];
