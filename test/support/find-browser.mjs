// Finds a Chromium for the browser tests without downloading one: CHROME_PATH, PATH, the usual places, and last
// the one that the package @sparticuz/chromium carries. `node test/support/find-browser.mjs` prints what it found.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/**
 * @typedef {object} Browser
 * @property {string} path the executable
 * @property {Record<string, string>} env what its process needs in the environment
 * @property {'CHROME_PATH' | 'PATH' | 'usual place' | 'bundled'} from
 */

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const PROGRAM_FOLDERS = [
  process.env.PROGRAMFILES,
  process.env['PROGRAMFILES(X86)'],
  process.env.LOCALAPPDATA,
];
const USUAL_PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: PROGRAM_FOLDERS.filter(Boolean).map((folder) =>
    join(folder, 'Google/Chrome/Application/chrome.exe'),
  ),
  linux: ['/opt/google/chrome/chrome', '/snap/bin/chromium'],
};

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

const HELP = `No Chromium found for the browser tests. Do one of these:
  - Debian or Ubuntu: apt-get install --no-install-recommends chromium
  - set CHROME_PATH to a Chrome, Chromium or Edge
  - on Linux x64: "npm ci" with the dev dependencies brings one in @sparticuz/chromium`;

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Whether the browser starts at all: a wrapper without its browser, or one that lacks libraries, does not. */
function starts(path, env = {}) {
  const { status } = spawnSync(path, ['--version'], { env: { ...process.env, ...env }, timeout: 30_000 });
  return status === 0;
}

/** Writes a file so that two runs at once never see half of it. */
function unpack(from, to) {
  if (isExecutable(to)) return;
  const part = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(part, brotliDecompressSync(readFileSync(from)), { mode: 0o755 });
  renameSync(part, to);
}

/** The same for a packed folder. */
function unpackFolder(from, to) {
  if (existsSync(to)) return;
  const part = `${to}.${process.pid}`;
  mkdirSync(part, { recursive: true });
  spawnSync('tar', ['xf', '-', '-C', part], { input: brotliDecompressSync(readFileSync(from)) });
  try {
    renameSync(part, to);
  } catch {
    rmSync(part, { recursive: true, force: true }); // another run was first
  }
}

/** Chromium ends where it finds no font at all: the machine's fonts, and those of the package beside them. */
const fontsWith = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${folder}/cache</cachedir>
</fontconfig>
`;

/** The folder of @sparticuz/chromium that holds the packed browser. */
function packedFolder() {
  try {
    let folder = dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium'));
    while (!existsSync(join(folder, 'bin/chromium.br'))) {
      if (folder === dirname(folder)) return undefined;
      folder = dirname(folder);
    }
    return folder;
  } catch {
    return undefined;
  }
}

/**
 * The Chromium of @sparticuz/chromium, unpacked on first use.
 * The package's own `executablePath()` takes any stale file and its `args` switch web security off: neither is used.
 * @returns {Browser | undefined} undefined where it is not installed or cannot run
 */
export function bundledBrowser(cache = CACHE) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = packedFolder();
  if (!folder) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const home = join(cache, version);
  const [path, fonts, libraries] = ['chromium', 'fonts', 'libraries'].map((name) => join(home, name));
  unpack(join(folder, 'bin/chromium.br'), path);
  unpackFolder(join(folder, 'bin/fonts.tar.br'), fonts);
  writeFileSync(join(home, 'fonts.conf'), fontsWith(fonts));
  const plain = { FONTCONFIG_FILE: join(home, 'fonts.conf') };
  if (starts(path, plain)) return { path, env: plain, from: 'bundled' };
  unpackFolder(join(folder, 'bin/al2023.tar.br'), libraries); // a bare machine lacks NSS
  const env = { ...plain, LD_LIBRARY_PATH: join(libraries, 'lib') };
  return starts(path, env) ? { path, env, from: 'bundled' } : undefined;
}

/**
 * @returns {Browser}
 * @throws {Error} that says what to install
 */
export function findBrowser() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return { path: chosen, env: {}, from: 'CHROME_PATH' };
    throw new Error(`CHROME_PATH=${chosen} is not an executable file.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).filter(isExecutable);
  for (const path of onPath) if (starts(path)) return { path, env: {}, from: 'PATH' };
  const usual = (USUAL_PLACES[process.platform] ?? []).find(isExecutable);
  if (usual) return { path: usual, env: {}, from: 'usual place' };
  const bundled = bundledBrowser();
  if (bundled) return bundled;
  throw new Error(onPath.length > 0 ? `${HELP}\nFound, but does not start: ${onPath.join(', ')}` : HELP);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(JSON.stringify(findBrowser()));
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
