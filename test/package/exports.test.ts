import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { entries, exportPath, root } from '../support/build/entries.mjs';

interface Manifest {
  readonly exports: Record<string, string | { types: string; default: string }>;
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const paths = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'string' ? [] : [{ path, ...target }],
);
const specifier = (path: string) => `card-score${path.slice(1)}`;

/** The names a module exports, in a Node of its own that has no DOM and knows no TypeScript. */
function namesInNode(path: string): string[] {
  const script = `console.log(JSON.stringify(Object.keys(await import('${specifier(path)}'))))`;
  const env = { ...process.env, NODE_OPTIONS: '' };
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return JSON.parse(output) as string[];
}

describe('what the package exports', () => {
  it('is every entry point of src/, and package.json', () => {
    const expected = [...entries().map(exportPath), './package.json'];
    expect(Object.keys(manifest.exports)).to.have.members(expected);
  });

  for (const { path, types, default: code } of paths) {
    it(`${path} has its code and its types where package.json says`, () => {
      expect(existsSync(join(root, code)), code).to.equal(true);
      expect(existsSync(join(root, types)), types).to.equal(true);
    });
  }

  for (const { path } of paths) {
    it(`${path} can be imported where there is no DOM`, () => {
      expect(namesInNode(path)).to.not.be.empty;
    });
  }

  it('has types without an error, whatever a reader imports', () => {
    const consumer = join(root, 'test/package/consumer.ts');
    const source = paths.map(({ path }, i) => `export * as m${i} from '${specifier(path)}';`).join('\n');
    const options: ts.CompilerOptions = {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      strict: true,
      noEmit: true,
    };
    const host = ts.createCompilerHost(options);
    const getSourceFile = host.getSourceFile.bind(host);
    const fileExists = host.fileExists.bind(host);
    host.fileExists = (file) => file === consumer || fileExists(file);
    host.getSourceFile = (file, languageVersion, ...rest) =>
      file === consumer
        ? ts.createSourceFile(file, source, languageVersion)
        : getSourceFile(file, languageVersion, ...rest);
    const program = ts.createProgram([consumer], options, host);
    const ours = program
      .getSourceFiles()
      .filter(({ fileName }) => fileName === consumer || fileName.includes('/dist/types/'));
    const problems = ours.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]);
    expect(ours.length).to.be.greaterThan(paths.length);
    expect(
      problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ).to.deep.equal([]);
  });
});
