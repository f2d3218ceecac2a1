/** What a content management system runs on: a folder, a database, PHP. All of it is the test's own, and gone at its end. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const ends: (() => unknown)[] = [];

/** Ends at the end of the tests of a file, last begun first ended. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}

process.once('exit', () => {
  for (const end of ends.splice(0).reverse()) void end(); // what an interrupted run has left
});

/** A folder for this run alone. */
export function folder(name: string): string {
  const path = mkdtempSync(join(tmpdir(), `card-score-${name}-`));
  ends.push(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Starts a server of one's own, and ends it by its process. */
function serve(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'ignore', detached: true });
  const exit = once(child, 'exit');
  ends.push(async () => {
    if (child.exitCode !== null) return;
    process.kill(-child.pid!); // with its workers
    await exit;
  });
  return child;
}

/** Asks again until `ready` holds. @throws {Error} after a minute, or as soon as the server has ended */
async function until(ready: () => boolean | Promise<boolean>, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + 60_000; !(await ready());) {
    if (child.exitCode !== null || Date.now() > end) throw new Error(`${child.spawnfile} does not answer.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A MariaDB with one empty database, which answers on a socket alone. @returns the path of the socket */
export async function mariadb(database: string): Promise<string> {
  const home = folder('mariadb');
  const user = `--user=${userInfo().username}`;
  const data = `--datadir=${join(home, 'data')}`;
  const socket = join(home, 'socket');
  const install = ['--no-defaults', '--auth-root-authentication-method=normal', '--skip-test-db', user, data];
  execFileSync('mariadb-install-db', install, { stdio: 'ignore' });
  const fast = ['--innodb-flush-log-at-trx-commit=0', '--skip-log-bin', '--innodb-fast-shutdown=2'];
  const server = ['--no-defaults', '--skip-networking', `--socket=${socket}`, user, data, ...fast];
  const child = serve('mariadbd', server);
  const query = ['--no-defaults', '--user=root', `--socket=${socket}`, '-e', `CREATE DATABASE ${database}`];
  await until(() => {
    try {
      execFileSync('mariadb', query, { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }, child);
  return socket;
}

/** PHP's own server for a folder. */
export async function php(root: string, port: number): Promise<void> {
  const child = serve('php', ['-S', `127.0.0.1:${port}`, '-t', root], { PHP_CLI_SERVER_WORKERS: '4' });
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
        () => true,
        () => false,
      ),
    child,
  );
}
