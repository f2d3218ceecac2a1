/** A WordPress from Debian's package, on a database and a server of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/build/entries.mjs';
import { folder, freePort, mariadb, php } from '../support/services.js';

export interface WordPress {
  readonly url: string;
  readonly version: string;
  /** Publishes a post that waits for it. */
  publish(id: number): void;
  /** Publishes what an administrator wrote. @returns the post's number */
  write(text: string): number;
}

const SETUP = join(root, 'test/cms/wordpress/setup.php');

const configuration = (url: string, socket: string) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_HOME', '${url}' );
define( 'WP_SITEURL', '${url}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'FS_METHOD', 'direct' );
$table_prefix = 'wp_';
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/**
 * Starts it, with the files of dist/cdn in the folder card-score of the site. The environment's WORDPRESS names the folder of
 * another one than Debian's.
 */
export async function startWordPress(): Promise<WordPress> {
  const home = join(folder('wordpress'), 'site');
  execFileSync('cp', ['-rL', process.env.WORDPRESS ?? '/usr/share/wordpress', home]);
  rmSync(join(home, 'wp-config.php'), { force: true });
  mkdirSync(join(home, 'wp-content/uploads'), { recursive: true });
  cpSync(join(root, 'dist/cdn'), join(home, 'card-score'), { recursive: true });
  const [socket, port] = await Promise.all([mariadb('wordpress'), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(join(home, 'wp-config.php'), configuration(url, socket));
  const run = (...args: string[]) =>
    execFileSync('php', ['-d', 'sendmail_path=/bin/true', SETUP, home, ...args], { encoding: 'utf8' });
  const version = run();
  await php(home, port);
  return {
    url,
    version,
    publish: (id) => void run('publish', String(id)),
    write: (text) => Number(run('write', text)),
  };
}
