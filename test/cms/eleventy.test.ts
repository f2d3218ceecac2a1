import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/build/entries.mjs';
import { describeGenerator, HOSTILE, PLAYERS } from './support/generator.js';

const VERSION = '3.1.8';
const page = (text: string) =>
  `<!doctype html><title>A club</title><link rel="icon" href="data:,">\n${text}\n`;

describeGenerator({
  name: 'Eleventy',
  files: {
    'package.json': JSON.stringify({
      private: true,
      type: 'module',
      dependencies: { '@11ty/eleventy': VERSION },
    }),
    'eleventy.config.js': `import cardScore from './card-score.js';\nexport default (config) => config.addPlugin(cardScore);\n`,
    'index.njk': page(`{% cardScore "doko", "players=${PLAYERS}", "storage=club" %}`),
    'hostile.liquid': page(
      `{% cardScore "doko", "view=round", "onclick=alert(1)", "players=${HOSTILE.replaceAll('"', '\\"')}" %}`,
    ),
  },
  make: (folder) => {
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    run('npm', 'install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts');
    cpSync(join(root, 'dist/cdn'), join(folder, 'node_modules/card-score/dist/cdn'), { recursive: true });
    run('npx', 'eleventy', '--quiet');
    return join(folder, '_site');
  },
});
