import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import ts from 'typescript';
import { root } from '../support/build/entries.mjs';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The files that npm would publish. */
function packed(): string[] {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ files }] = JSON.parse(output) as [{ files: { path: string }[] }];
  return files.map(({ path }) => path);
}

/** Scripts that are in the package as they were written. */
const AS_WRITTEN = ['dist/cdn/embed-frame.js'];

/** Whether a module has no code of its own, but exports what others have. */
const onlyPassesOn = (path: string) =>
  read(path)
    .replace(/\b(import|export)\b[^;'"]*['"][^'"]*['"];|\bexport ?\{[^}]*\};?|^\/\/.*$/gm, '')
    .trim() === '';

/** Every note for translators in the messages' sources. */
function notes(): string[] {
  const folder = join(root, 'src/localization/messages');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const sources = names.map((name) => readFileSync(join(folder, name), 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/desc:\s*(['"`])(.+?)\1/g)].map(([, , note]) => note ?? ''),
  );
}

describe('what the package holds', () => {
  const files = packed();
  const scripts = files.filter((path) => path.endsWith('.js'));
  const modules = scripts.filter((path) => !AS_WRITTEN.includes(path));

  it('is what was built, the license and what there is to read; no sources, no tests', () => {
    const others = files.filter((path) => !path.startsWith('dist/'));
    expect(others).to.have.members(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);
  });

  it('has the page for frames, with all it loads', () => {
    const names = [...read('demo/embed-frame.html').matchAll(/(?:src|href)="([\w.-]+)"/g)].map(
      ([, name]) => name!,
    );
    expect(names).to.have.lengthOf(3);
    expect(files).to.include.members(['embed-frame.html', ...names].map((name) => `dist/cdn/${name}`));
    expect(scripts).to.include.members(AS_WRITTEN);
  });

  it('has a source map for each module that brings the source along', () => {
    for (const path of modules) {
      const map = JSON.parse(read(`${path}.map`)) as {
        sources: string[];
        sourcesContent?: (string | null)[];
      };
      const own = map.sources.filter((source) => !source.includes('node_modules'));
      if (!onlyPassesOn(path)) expect(own, path).to.not.be.empty;
      expect(
        own.every((source) => source.endsWith('.ts')),
        `${path}: ${own.join()}`,
      ).to.equal(true);
      expect(
        map.sourcesContent?.filter((_, i) => own.includes(map.sources[i] ?? '')),
        path,
      ).to.not.include(null);
    }
  });

  it('has the types that its exports lead to, and no others', () => {
    const types = files.filter((path) => path.endsWith('.d.ts'));
    const { exports } = JSON.parse(read('package.json')) as { exports: Record<string, { types?: string }> };
    const entries = Object.values(exports).flatMap(({ types: entry }) => (entry ? [join(root, entry)] : []));
    const options = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
    const used = ts
      .createProgram(entries, options)
      .getSourceFiles()
      .map(({ fileName }) => relative(root, fileName).split(sep).join('/'));
    expect(types).to.have.members(used.filter((path) => path.startsWith('dist/types/')));
  });

  it('has Lit once in each of the builds for pages, and nowhere else', () => {
    const withLit = modules.filter((path) => read(path).includes('litElementVersions'));
    const builds = withLit.map((path) => path.replace(/score-element-.*$/, '*'));
    expect(builds).to.have.members([
      'dist/cdn/card-score.js',
      'dist/cdn/card-score.classic.js',
      'dist/cdn/chunks/*',
    ]);
  });

  it('has no note for translators in its code', () => {
    const all = notes();
    expect(all).to.not.be.empty;
    for (const path of modules) {
      const code = read(path);
      expect(
        all.filter((note) => code.includes(`'${note}'`) || code.includes(`"${note}"`)),
        path,
      ).to.deep.equal([]);
    }
  });
});

describe('a bundler that drops what has no side effect', () => {
  /** What is left of an import whose names nobody uses. */
  async function left(path: string): Promise<string> {
    const build = await rollup({
      input: 'reader',
      external: /^(lit|@lit)/,
      plugins: [
        {
          name: 'reader',
          resolveId: (id) => (id === 'reader' ? join(root, 'test/package/reader.js') : null),
          load: (id) => (id.endsWith('reader.js') ? `import 'card-score${path}';` : null),
        },
        nodeResolve(),
      ],
      onwarn: () => undefined,
    });
    const { output } = await build.generate({ format: 'es' });
    return output.map((file) => ('code' in file ? file.code : '')).join('\n');
  }

  it('keeps the elements defined', async () => {
    for (const path of ['', '/doko-score', '/okey-score', '/rummy-score'])
      expect(await left(path)).to.match(/\.define\(/);
  });

  it('takes one element and brings one', async () => {
    for (const game of ['doko', 'okey', 'rummy']) {
      const code = await left(`/${game}-score`);
      const tags = new Set([...code.matchAll(/["'`](\w+-score)["'`]/g)].map(([, tag]) => tag));
      expect([...tags]).to.deep.equal([`${game}-score`]);
    }
  });

  it('keeps the places of a page known, and loads elements only when there is a place', async () => {
    expect(await left('/embed')).to.match(/import\(/);
  });

  it('keeps the games known to the matches of the whole core', async () => {
    const code = await left('/core');
    for (const game of ['doko', 'okey', 'rummy']) expect(code).to.match(new RegExp(`id: ?["']${game}["']`));
  });

  it('drops the core of a game and the matches, which do nothing by being imported', async () => {
    for (const path of ['/core/doko', '/core/match']) expect((await left(path)).trim()).to.equal('');
  });
});
