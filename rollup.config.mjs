import { join } from 'node:path';
import { chunks } from './test/support/build/chunks.mjs';
import { entries, inBrowsers, root } from './test/support/build/entries.mjs';
import { preloadParts } from './test/support/build/preload.mjs';
import {
  EVERYTHING,
  ONE_FILES,
  everything,
  inlinePackages,
  minify,
  sourceMaps,
  tightTemplates,
  withoutNotes,
} from './test/support/build/rollup-plugins.mjs';

const forBrowsers = [inlinePackages(), sourceMaps(), minify()];

/** What comes late is named after its file, with the game or the language it belongs to; what elements share after them. */
const chunkFileNames = ({ name, facadeModuleId, moduleIds }) => {
  const [, game, language] =
    /[\\/](?:([a-z]+-score)|generated[\\/](\w+))[\\/]/.exec(facadeModuleId ?? '') ?? [];
  const isElement = moduleIds.some((id) => id.endsWith('score-element.js'));
  const own = game ?? language;
  return `chunks/${own ? `${own}-` : ''}${isElement ? 'score-element' : name}-[hash].js`;
};

/** From what the compiler wrote into build/ the modules in dist/, from those what a page loads: docs/decisions/0004. */
export default [
  {
    input: entries().map((entry) => join(root, 'build', `${entry}.js`)),
    external: /^(lit|@lit\/localize)(\/|$)/,
    plugins: [sourceMaps(), withoutNotes(), tightTemplates(), minify({ annotations: true })],
    output: {
      dir: 'dist',
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: 'build',
      sourcemap: true,
    },
  },
  {
    input: inBrowsers().map((entry) => join(root, 'dist', `${entry}.js`)), // by the package's `sideEffects`, as any bundler
    plugins: [preloadParts(), ...forBrowsers],
    output: {
      dir: 'dist/cdn',
      format: 'es',
      sourcemap: true,
      chunkFileNames,
      manualChunks: chunks(),
      onlyExplicitManualChunks: true,
    },
  },
  {
    input: join(root, 'dist/core.js'),
    plugins: forBrowsers,
    output: { file: 'dist/cdn/core.js', format: 'es', sourcemap: true },
  },
  {
    input: EVERYTHING,
    plugins: [everything(), ...forBrowsers],
    output: Object.entries(ONE_FILES).map(([name, output]) => ({
      file: `dist/cdn/${name}`,
      inlineDynamicImports: true,
      sourcemap: true,
      ...output,
    })),
  },
];
