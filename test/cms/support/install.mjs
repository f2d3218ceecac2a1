// The packages of Debian that a test needs: installed where this process may, else named.
import { spawnSync } from 'node:child_process';

const isInstalled = (name) => {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${db:Status-Status}', name], { encoding: 'utf8' });
  return stdout === 'installed';
};

/**
 * @param {readonly string[]} packages
 * @throws {Error} that says what to install, where this process may not or it fails
 */
export function install(packages) {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  const options = ['install', '-y', '-q', '--no-install-recommends', ...missing];
  const how = `apt-get install --no-install-recommends ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) throw new Error(`Needed from Debian, as root: ${how}`);
  console.log(`Installing: ${missing.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }; // no service is started
  for (const args of [['update', '-q'], options]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, {
      env,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    if (status !== 0 && args === options) throw new Error(`${stdout}${stderr}\nNot installed: ${how}`);
  }
}
