// Web Test Runner launcher for WebKitGTK: plain W3C WebDriver to Debian's WebKitWebDriver (package webkit2gtk-driver).
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const HELP = 'No MiniBrowser found: apt-get install --no-install-recommends webkit2gtk-driver xvfb';

/** WebDriver's code points for the keys that are no text. */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
};
const BUTTONS = { left: 0, middle: 1, right: 2 };

function findMiniBrowser() {
  const folders = ['x86_64', 'aarch64'].flatMap((cpu) =>
    ['4.1', '4.0'].map((version) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-${version}`),
  );
  return folders.map((folder) => `${folder}/MiniBrowser`).find(existsSync);
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** Asks again until `ready` holds. @throws {Error} after ten seconds */
async function until(ready, what) {
  for (const end = Date.now() + 10_000; Date.now() < end; await wait(50)) if (await ready()) return;
  throw new Error(`${what} did not start within ten seconds.`);
}

/** One WebKit behind one WebDriver, with a display of its own where the machine has none. */
class Driver {
  #processes = [];
  #address = '';
  #session = '';

  async start(binary, driver) {
    if (!binary) throw new Error(HELP);
    const display = process.env.DISPLAY ?? (await this.#startDisplay());
    const port = await freePort();
    this.#address = `http://127.0.0.1:${port}`;
    await this.#spawn(driver, [`--port=${port}`], { DISPLAY: display });
    const answers = () => this.#call('GET', '/status').then(Boolean, () => false);
    await until(answers, driver);
    const options = { binary, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId } = await this.#call('POST', '/session', { capabilities });
    this.#session = `/session/${sessionId}`;
  }

  async stop() {
    if (this.#session) await this.#call('DELETE', this.#session).catch(() => undefined);
    for (const child of this.#processes.reverse()) child.kill();
  }

  get(path) {
    return this.#call('GET', this.#session + path);
  }

  post(path, body) {
    return this.#call('POST', this.#session + path, body);
  }

  delete(path) {
    return this.#call('DELETE', this.#session + path);
  }

  run(script) {
    return this.post('/execute/sync', { script, args: [] });
  }

  /** Xvfb takes a free display and tells its number on file descriptor 3. */
  async #startDisplay() {
    const screen = ['-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
    const { stdio } = await this.#spawn('Xvfb', ['-displayfd', '3', ...screen], {}, 'pipe');
    let number = '';
    stdio[3].on('data', (chunk) => (number += chunk));
    await until(() => number.endsWith('\n'), 'Xvfb');
    return `:${number.trim()}`;
  }

  #spawn(command, args, env = {}, channel = 'ignore') {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'ignore', channel],
      env: { ...process.env, ...env },
    });
    this.#processes.push(child);
    return new Promise((resolve, reject) => {
      child.once('spawn', () => resolve(child));
      child.once('error', reject);
    });
  }

  async #call(method, path, body) {
    const response = await fetch(this.#address + path, {
      method,
      body: body && JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value?.error} ${value?.message}`);
    return value;
  }
}

/** `Shift+Tab` as the key events it stands for. */
function keyEvents(combination) {
  const values = combination === '+' ? ['+'] : combination.split('+').map((key) => KEYS[key] ?? key);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.reverse().map((value) => ({ type: 'keyUp', value }));
  return [...down, ...up];
}

/** MiniBrowser's window has a frame of unknown size: asks for a window until the page in it measures right. */
async function setViewport(driver, { width, height }) {
  let window = { width, height };
  let inner;
  for (let attempt = 0; attempt < 8; attempt++) {
    await driver.post('/window/rect', window);
    await wait(50); // the window manager answers before the page is laid out
    inner = await driver.run('return [top.innerWidth, top.innerHeight]');
    if (inner[0] === width && inner[1] === height) return;
    window = { width: window.width + width - inner[0], height: window.height + height - inner[1] };
    window = { width: Math.max(50, window.width), height: Math.max(50, window.height) };
  }
  throw new Error(
    `MiniBrowser gave ${inner.join('x')} for ${width}x${height}: test narrow widths in a container.`,
  );
}

/** @param {{ binary?: string, driver?: string }} options paths; WEBKIT_MINIBROWSER and WEBKIT_DRIVER set them too */
export function webkitLauncher({
  binary = process.env.WEBKIT_MINIBROWSER ?? findMiniBrowser(),
  driver: command = process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver',
} = {}) {
  const driver = new Driver();
  let active;
  const pointer = (...actions) =>
    driver.post('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  const move = (x, y) => ({ type: 'pointerMove', duration: 0, x, y });
  const press = (button = 'left') => ({ type: 'pointerDown', button: BUTTONS[button] });
  const release = (button = 'left') => ({ type: 'pointerUp', button: BUTTONS[button] });

  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1,
    initialize: () => driver.start(binary, command),
    stop: () => driver.stop(),

    async startSession(id, url) {
      active = id;
      await driver.post('/url', { url });
    },
    async stopSession() {
      const testCoverage = await driver.run('return window.__coverage__ ?? null');
      await driver.post('/url', { url: 'about:blank' });
      active = undefined;
      return testCoverage ? { testCoverage } : {};
    },
    isActive: (id) => active === id,
    getBrowserUrl: async (id) => (active === id ? driver.get('/url') : undefined),
    startDebugSession() {
      throw new Error('Debugging is not supported with WebKitGTK.');
    },

    setViewport: (size) => setViewport(driver, size),
    // the names under which @web/test-runner-commands asks a launcher of type 'webdriver'
    sendKeys: (_id, keys) =>
      driver.post('/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions: keys.flatMap(keyEvents) }],
      }),
    sendMouseMove: (_id, x, y) => pointer(move(x, y)),
    sendMouseClick: (_id, x, y, button) => pointer(move(x, y), press(button), release(button)),
    sendMouseDown: (_id, button) => pointer(press(button)),
    sendMouseUp: (_id, button) => pointer(release(button)),
    resetMouse: () => driver.delete('/actions'),
  };
}
