// Every element in one file, made from the sources: dist/cdn/card-score.js and card-score.classic.js before there is a build.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rollup } from 'rollup';
import ts from 'typescript';
import { root } from './entries.mjs';
import { EVERYTHING, everything, inlinePackages } from './rollup-plugins.mjs';

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);

const typescript = () => ({
  name: 'typescript',
  resolveId(source, importer) {
    if (!source.startsWith('.') || !importer?.endsWith('.ts')) return null;
    const file = resolve(dirname(importer), source.replace(/\.js$/, '.ts'));
    return existsSync(file) ? file : null;
  },
  transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    const compilerOptions = {
      ...options,
      module: ts.ModuleKind.ESNext,
      declaration: false,
      sourceMap: false,
    };
    return { code: ts.transpileModule(code, { compilerOptions, fileName: id }).outputText, map: null };
  },
});

/**
 * @param {import('rollup').OutputOptions} output as a module or as a classic script
 * @returns {Promise<string>} its code
 */
export async function oneFile(output) {
  const build = await rollup({
    input: EVERYTHING,
    plugins: [everything('src', 'ts'), typescript(), inlinePackages()],
  });
  const { output: files } = await build.generate({ ...output, inlineDynamicImports: true });
  await build.close();
  return files[0].code;
}
