// What a page loads without a bundler, as the build has made it.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './entries.mjs';

/** The folder of the files for pages. */
export const CDN = join(root, 'dist/cdn');

/** The files that a page loads before these entries run: they and what they import, but not what they load later. */
export function filesOf(...entries) {
  const files = new Set(entries.map((entry) => join(CDN, `${entry}.js`)));
  for (const file of files) {
    const imports = readFileSync(file, 'utf8').matchAll(/\b(?:from|import) ?"(\.[^"]+)"/g);
    for (const [, path] of imports) files.add(join(dirname(file), path));
  }
  return [...files];
}
