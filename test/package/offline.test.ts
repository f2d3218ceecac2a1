import { expect } from 'chai';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { root } from '../support/build/entries.mjs';
import { openBrowser, openSite, pageOf, type Site } from '../support/site.js';
import { PHONE, press, recordGame } from '../support/visitor.js';

/** The files of a page that docs/offline.md shows, by their names. */
const GUIDE = Object.fromEntries(
  [
    ...readFileSync(join(root, 'docs/offline.md'), 'utf8').matchAll(/^`([\w.]+)`\n\n```\w+\n(.*?)^```$/gms),
  ].map(([, name, code]) => [name!, code!] as const),
);
const plain = (code: string) =>
  code
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//') && !line.startsWith('const FILES'))
    .join('\n');

let browser: Browser;
const ends: (() => unknown)[] = [];

before(async () => (browser = await openBrowser()));
after(() => browser.close());
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A visitor of one's own: nothing is kept from the test before. */
async function visitor(): Promise<Page> {
  const context = await browser.createBrowserContext();
  ends.push(() => context.close());
  const page = await context.newPage();
  await page.setViewport(PHONE);
  return page;
}

async function site(pages: Record<string, string>): Promise<Site> {
  const opened = await openSite({ pages });
  ends.push(() => opened.close());
  return opened;
}

const games = (page: Page) =>
  page.evaluate(
    () =>
      (document.querySelector('doko-score') as unknown as { match: { entries: unknown[] } }).match.entries
        .length,
  );

/** Waits until the match has so many games. */
const shows = (page: Page, n: number) =>
  page.waitForFunction(
    (wanted) => {
      const element = document.querySelector('doko-score');
      return element?.shadowRoot?.querySelectorAll('tbody [data-row]').length === wanted;
    },
    {},
    n,
  );

/** Whether the page can be loaded at all. */
const loads = (page: Page) =>
  page.reload().then(
    () => true,
    () => false,
  );

describe('a page with the service worker of docs/offline.md', () => {
  const named = (html: string) =>
    html.replace('<doko-score', '<doko-score players="Anna, Bernd, Clara, Dieter"');
  const open = async () => {
    const pages: Record<string, string> = {
      '/': named(GUIDE['index.html']!),
      '/sw.js': GUIDE['sw.js']!,
    };
    const server = await site(pages);
    const page = await visitor();
    await page.goto(server.url);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    return { page, pages, server };
  };

  it('has ten lines', () => {
    const lines = GUIDE['sw.js']!.split('\n').filter((line) => !/^\s*}?\s*$/.test(line));
    expect(lines).to.have.length.at.most(11);
  });

  it('starts without the network, records games there and finds them again', async () => {
    const { page, server } = await open();
    await recordGame(page, 1);
    server.close();
    expect(await loads(page)).to.equal(true);
    await shows(page, 1);
    await recordGame(page, 2);
    expect(await loads(page)).to.equal(true);
    await shows(page, 2);
    await press(page, 'button', 'More');
    await press(page, 'button', 'Files and links');
    await press(page, 'button', 'Copy as text');
    expect(await games(page)).to.equal(2);
  });

  it('is at the next visit what the server has since', async () => {
    const { page, pages, server } = await open();
    pages['/'] = pages['/']!.replace('Our table', 'Our new table');
    const before = server.asked.length;
    await page.reload();
    expect(await page.title(), 'at once from what is kept').to.equal('Our table');
    await page.waitForFunction(
      async () => (await (await caches.match(location.href))?.text())?.includes('Our new table') === true,
    );
    expect(server.asked.slice(before)).to.include('/');
    await page.reload();
    expect(await page.title()).to.equal('Our new table');
  });

  it('leaves the rest of the site to the server', async () => {
    const { page, pages } = await open();
    await page.reload();
    pages['/news'] = pageOf('one');
    const news = () => page.evaluate(async () => (await fetch('/news')).text());
    expect(await news()).to.contain('one');
    pages['/news'] = pageOf('two');
    expect(await news()).to.contain('two');
  });
});

describe('demo/offline.html under “npm start”', () => {
  async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    server.close();
    return port;
  }

  async function start(): Promise<{ readonly url: string; readonly stop: () => Promise<unknown> }> {
    const PORT = String(await freePort());
    const child: ChildProcess = spawn(process.execPath, ['test/support/build/start.mjs'], {
      cwd: root,
      env: { ...process.env, PORT, OPEN: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    const stop = () => (child.kill(), exit);
    ends.push(stop);
    await once(child.stdout!, 'data');
    return { url: `http://127.0.0.1:${PORT}/demo/offline.html`, stop };
  }

  it('has the lines of the guide', () => {
    const demo = readFileSync(join(root, 'demo/offline-sw.js'), 'utf8');
    expect(plain(demo)).to.equal(plain(GUIDE['sw.js']!));
  });

  it('starts again when the server has stopped, and keeps score', async () => {
    const { url, stop } = await start();
    const page = await visitor();
    await page.goto(url);
    await page.waitForFunction(
      () => document.querySelector('#network')?.textContent?.startsWith('Everything is here') === true,
      { timeout: 60_000 },
    );
    await stop();
    expect(await loads(page)).to.equal(true);
    await recordGame(page, 1);
    expect(await loads(page)).to.equal(true);
    await shows(page, 1);
  }).timeout(120_000);
});

describe('an element whose parts come one by one', () => {
  it('has them all once somebody has begun to use it, and needs no network any more', async () => {
    const server = await site({
      '/': pageOf(
        '<doko-score players="Anna, Bernd, Clara, Dieter"></doko-score>',
        '<script type="module" src="/doko-score.js"></script>',
      ),
    });
    const page = await visitor();
    await page.goto(server.url, { waitUntil: 'networkidle0' });
    const later = /chunks\/(chart|files|panels|doko-score-sections)-/;
    expect(
      server.asked.filter((it) => later.test(it)),
      'nothing for who only looks',
    ).to.eql([]);
    await press(page, 'button', 'More');
    const parts = () => new Set(server.asked.flatMap((it) => later.exec(it)?.[1] ?? [])).size;
    while (parts() < 4) await new Promise((done) => setTimeout(done, 20));
    await page.waitForNetworkIdle();
    server.close();
    await press(page, 'button', 'Settings');
    await press(page, 'radio', '24');
    await press(page, 'button', 'Close');
    await press(page, 'button', 'More');
    await press(page, 'button', 'Files and links');
    await press(page, 'button', 'Copy as text');
    await press(page, 'button', 'Chart');
    await page.waitForFunction(
      () =>
        document.querySelector('doko-score')!.shadowRoot!.querySelector('[data-panel=chart] .body')!.children
          .length > 0,
    );
    expect(
      await page.evaluate(
        () => document.querySelector('doko-score')!.shadowRoot!.querySelectorAll('.err').length,
      ),
    ).to.equal(0);
  });
});
