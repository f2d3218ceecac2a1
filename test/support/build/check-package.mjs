// `npm run check:package`: packs what was built and lets publint and attw look at the very file npm would publish.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './entries.mjs';

function run(command, args) {
  console.log(`> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

if (!existsSync(join(root, 'dist'))) throw new Error('Nothing is built yet: npm run build');
const folder = mkdtempSync(join(tmpdir(), 'card-score-'));
try {
  const packed = run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder]);
  const [name] = readdirSync(folder);
  const file = join(folder, name ?? '');
  const checks = [
    packed,
    run('publint', ['run', file, '--strict']),
    run('attw', [file, '--profile', 'esm-only', '--no-definitely-typed', '--no-emoji']),
  ];
  if (checks.includes(false)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
