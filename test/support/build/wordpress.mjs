// `npm run build:wordpress`, after a build: build/wordpress/card-score.zip, the plugin of demo/cms/wordpress with the elements in it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './entries.mjs';
import { zip } from './zip.mjs';

const PLUGIN = join(root, 'demo/cms/wordpress/card-score');
const CDN = join(root, 'dist/cdn');

/** Every file in a folder and those in it, by its path with `/`. */
function filesIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const paths = entries.map((it) => join(it.parentPath ?? it.path, it.name)).sort();
  return paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]);
}

/** @throws {Error} where the plugin says that it is of another version than the package */
export function wordpressPlugin() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const plugin = filesIn(PLUGIN);
  const own = /^ \* Version: (.+)$/m.exec(readFileSync(join(PLUGIN, 'card-score.php'), 'utf8'))?.[1];
  if (own !== version)
    throw new Error(`demo/cms/wordpress/card-score/card-score.php: Version: ${own} is not ${version}.`);
  const elements = filesIn(CDN).filter(([path]) => path.endsWith('.js'));
  return zip(
    Object.fromEntries([
      ...plugin.map(([path, content]) => [`card-score/${path}`, content]),
      ...elements.map(([path, content]) => [`card-score/elements/${path}`, content]),
      ['card-score/LICENSE', readFileSync(join(root, 'LICENSE'))],
    ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(root, 'build/wordpress');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'card-score.zip'), wordpressPlugin());
  console.log('build/wordpress/card-score.zip');
}
