// After a build: takes out of dist/ what no reader of the package comes upon.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { root } from './entries.mjs';

const DIST = join(root, 'dist');
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The declarations that those of the package's exports lead to, themselves included. */
function reached() {
  const files = new Set(Object.values(exports).flatMap(({ types }) => (types ? [resolve(root, types)] : [])));
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
    for (const { fileName } of importedFiles)
      if (fileName.startsWith('.')) files.add(resolve(dirname(file), fileName.replace(/\.js$/, '.d.ts')));
  }
  return files;
}

const below = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name));

const kept = reached();
for (const file of below(join(DIST, 'types'))) if (file.endsWith('.d.ts') && !kept.has(file)) rmSync(file);

// what editors read, nobody else does
for (const file of readdirSync(DIST).filter((name) => name.endsWith('.json'))) {
  const path = join(DIST, file);
  writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))));
}
