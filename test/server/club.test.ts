import { expect } from 'chai';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { root } from '../support/build/entries.mjs';
import { openBrowser } from '../support/site.js';
import { PHONE, press, recordGame } from '../support/visitor.js';

const folder = join(root, 'demo/server');

function npm(...words: string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status, stdout + stderr).to.equal(0);
  return stdout;
}

describe('the club’s server in demo/server', function () {
  this.timeout(600_000); // where its database is not to be had compiled, npm compiles it

  it('installs what its lock file says', () => {
    npm('ci', '--no-audit', '--no-fund');
  });

  it('passes its own tests', () => {
    expect(npm('test', '--', '--test-reporter=tap'))
      .to.match(/^# pass [1-9]/m)
      .and.match(/^# fail 0$/m);
  });

  describe('from the scorer’s page to the readers’', () => {
    let place: string;
    let server: { readonly url: string; stop(): Promise<unknown> };
    let browser: Browser;
    let page: Page;
    const complaints: string[] = [];

    before(async () => {
      place = mkdtempSync(join(tmpdir(), 'club-'));
      server = await start(place);
      browser = await openBrowser();
      page = await browser.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => complaints.push(message.text()));
      await page.setViewport(PHONE);
      await page.goto(`${server.url}/score`);
    });
    after(async () => {
      await browser?.close();
      await server?.stop();
      rmSync(place, { recursive: true });
    });

    it('shows everybody, readonly, what was recorded; after a restart too', async () => {
      await recordGame(page, 1);
      await says(page, 'The server has it.');
      await server.stop();
      server = await start(place, Number(new URL(server.url).port));
      const reader = await browser.newPage();
      await reader.goto(server.url);
      await shows(reader, 1);
      const [element] = await reader.$$eval('doko-score', (all) =>
        all.map(({ readonly, shadowRoot }) => ({
          readonly,
          buttons: [...(shadowRoot?.querySelectorAll('button') ?? [])].map((it) => it.textContent.trim()),
        })),
      );
      expect(element?.readonly).to.equal(true);
      expect(element?.buttons).to.not.include('Undo');
      await reader.close();
      expect(complaints).to.eql([]);
    });

    it('sends later what was recorded while the server was gone', async () => {
      await server.stop();
      await recordGame(page, 2);
      await says(page, 'Not sent');
      server = await start(place, Number(new URL(server.url).port));
      await recordGame(page, 3);
      await holds(page, 3);
    });

    it('asks whose to keep where another window with the key was there', async () => {
      await elsewhere(page);
      await recordGame(page, 4);
      await press(page, 'button', 'Show theirs');
      await shows(page, 1);
      await recordGame(page, 1);
      await holds(page, 2);
    });

    it('sends a new match as another evening, and leaves the one before', async () => {
      await press(page, 'button', 'More');
      await press(page, 'button', 'New match');
      await press(page, 'button', 'Start');
      await recordGame(page, 1);
      await holds(page, 1, 2);
    });

    it('takes an evening back', async () => {
      await press(page, 'button', 'Remove this evening from the server');
      await says(page, 'The server no longer has it.');
      await page.reload({ waitUntil: 'networkidle0' });
      await shows(page, 1);
      await holds(page, 2);
    });
  });
});

/** Starts the server as `npm start` does. @param port any that is free, unless it is given */
async function start(place: string, port = 0): Promise<{ readonly url: string; stop(): Promise<unknown> }> {
  const child: ChildProcess = spawn(process.execPath, ['server.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATABASE: join(place, 'evenings.db') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  const url = /http:\S+/.exec(String(line))?.[0] ?? '';
  return { url, stop: () => (child.kill(), exit) };
}

/** Waits until the line above the element begins like this. */
const says = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted) => document.querySelector('#sent')?.textContent?.startsWith(wanted) === true,
    {},
    text,
  );

/** Waits until the first sheet has so many games. */
const shows = (page: Page, n: number) =>
  page.waitForFunction(
    (wanted) =>
      document
        .querySelector('doko-score')
        ?.shadowRoot?.querySelectorAll('[part=sheet] > tbody > tr > th[scope=row]').length === wanted,
    {},
    n,
  );

/** Waits until these are the evenings of the server, the newest first, by how many games and penalties each has. */
const holds = (page: Page, ...lengths: number[]) =>
  page.waitForFunction(
    async (wanted) => {
      const list = (await (await fetch('/api/evenings')).json()) as { id: string }[];
      const matches = list.map(
        async ({ id }) => (await (await fetch(`/api/evenings/${id}`)).json()) as { entries: unknown[] },
      );
      return String((await Promise.all(matches)).map(({ entries }) => entries.length)) === wanted;
    },
    { polling: 100 },
    String(lengths),
  );

/** Who has the key puts a penalty in the place of all games, from elsewhere. */
const elsewhere = (page: Page) =>
  page.evaluate(async () => {
    const { id, key, version } = JSON.parse(localStorage.getItem('club-evening') ?? '') as {
      id: string;
      key: string;
      version: number;
    };
    const element = document.querySelector('doko-score')!;
    await fetch(`/api/evenings/${id}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${key}`,
        'if-match': `"${version}"`,
      },
      body: JSON.stringify({
        ...element.match,
        entries: [{ id: 'x', type: 'adjustment', points: [1, null, null, null] }],
      }),
    });
  });
