// Every element in one file, made from the sources: what a page loads that starts without the network.
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { rollup } from 'rollup';
import ts from 'typescript';
import { root } from './entries.mjs';
import { inlinePackages } from './rollup-plugins.mjs';

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

/** @returns {Promise<string>} the code of a module */
export async function oneFile() {
  const build = await rollup({
    input: join(root, 'src/index.ts'),
    plugins: [typescript(), inlinePackages()],
  });
  const { output } = await build.generate({ format: 'es', inlineDynamicImports: true });
  await build.close();
  return output[0].code;
}
