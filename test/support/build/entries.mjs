// The entry points of the package, found by where they lie: a new game needs no line in any configuration.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of package.json. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Every file of src/ itself, the game of each folder in src/core/, and the match.
 * @returns {string[]} paths below src/ without an ending: `index`, `doko-score`, `core/doko/index`, `core/match`
 */
export function entries() {
  const src = join(root, 'src');
  const files = readdirSync(src).filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'));
  const games = readdirSync(join(src, 'core')).filter((name) =>
    existsSync(join(src, 'core', name, 'index.ts')),
  );
  const paths = [...files.map((name) => name.slice(0, -3)), ...games.map((name) => `core/${name}/index`)];
  if (existsSync(join(src, 'core/match.ts'))) paths.push('core/match');
  return paths.sort();
}

/** The path under which the package exports an entry: `.`, `./doko-score`, `./core/doko`. */
export const exportPath = (entry) => (entry === 'index' ? '.' : `./${entry.replace(/\/index$/, '')}`);

/** The entries that a page loads without a bundler: each element, its calculator alone, and the places for them. */
export const inBrowsers = () => entries().filter((entry) => /-(score|round)$|^embed$/.test(entry));
