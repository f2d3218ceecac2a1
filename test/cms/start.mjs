// `npm run test:cms`: the recipes of demo/cms in the systems they are for. `-- wordpress hugo` runs some of them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine } from '../support/closing-line.mjs';
import { root } from '../support/build/entries.mjs';
import { install } from './support/install.mjs';

const PHP = ['php-cli', 'php-xml', 'php-mbstring', 'php-intl'];

/** Each part with the packages of Debian that it needs. */
const PARTS = {
  wordpress: [
    ...['wordpress', 'wordpress-theme-twentytwentythree', 'mariadb-server'],
    ...[...PHP, 'php-mysql', 'php-gd', 'php-curl', 'php-zip'],
  ],
  mediawiki: ['mediawiki', ...PHP, 'php-sqlite3'],
  dokuwiki: ['dokuwiki', ...PHP],
  hugo: ['hugo'],
  jekyll: ['jekyll'],
  eleventy: [],
  'eleventy-ssr': [],
  html: [],
};

/** @throws {Error} that says what is missing */
function start(chosen) {
  const unknown = chosen.filter((part) => !Object.hasOwn(PARTS, part));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: none of ${Object.keys(PARTS).join(', ')}.`);
  if (!existsSync(join(root, 'dist/cdn/integrity.json'))) throw new Error('There is no build: npm run build');
  install([...new Set(chosen.flatMap((part) => PARTS[part]))]);
  const files = chosen.map((part) => `test/cms/${part}.test.ts`);
  const { status } = spawnSync('npx', ['mocha', ...files], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

const chosen = process.argv.slice(2);
try {
  start(chosen.length > 0 ? chosen : Object.keys(PARTS));
} catch (error) {
  console.error(error.message);
  console.log(closingLine(0, 1));
  process.exitCode = 1;
}
