/** The site of demo/cms/eleventy-ssr: its sheets are read without JavaScript, and taken over with it. */
import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { root } from '../support/build/entries.mjs';
import { openBrowser } from '../support/site.js';
import { servePages, type Pages } from './support/pages.js';
import { endAll, folder } from './support/services.js';
import { openVisitor } from './support/visitor.js';

const SITE = join(root, 'demo/cms/eleventy-ssr');

/** The sheet as it is read, row by row. */
const rows = (page: Page) =>
  page.$eval('doko-score', ({ shadowRoot }) =>
    [...shadowRoot!.querySelectorAll('table.sheet tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent.replace(/\s+/g, ' ').trim()),
    ),
  );

describe('Eleventy, with the sheet in the page', function () {
  this.timeout(180_000);
  let browser: Browser;
  let pages: Pages;

  before(async () => {
    const home = folder('eleventy-ssr');
    const run = (command: string, ...args: string[]) =>
      execFileSync(command, args, { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
    cpSync(SITE, home, { recursive: true, filter: (path) => !/node_modules|_site/.test(path) });
    const recipe = readFileSync(join(SITE, 'package.json'), 'utf8');
    writeFileSync(join(home, 'package.json'), recipe.replace('file:../../..', `file:${root}`));
    run('npm', 'install', '--no-audit', '--no-fund', '--install-links', '--ignore-scripts');
    run('npm', 'run', '--silent', 'build');
    pages = await servePages(join(home, '_site'));
    browser = await openBrowser();
  });
  after(async () => {
    await browser?.close();
    pages?.close();
    await endAll();
  });

  for (const [path, total] of [
    ['', 'Stand'],
    ['tr/', 'Toplam'],
  ] as const) {
    it(`is read without JavaScript, and no other with it: /${path}`, async () => {
      const { page, complaints, leave } = await openVisitor(browser);
      await page.setJavaScriptEnabled(false);
      await page.goto(pages.url + path);
      const written = await rows(page);
      expect(written[0]).to.include.members(['Anna', 'Bernd', 'Clara', 'Dieter']);
      expect(written.at(-1)![0]).to.include(total);

      await page.setJavaScriptEnabled(true);
      await page.evaluateOnNewDocument(() => {
        const its = globalThis as unknown as { moved: number };
        its.moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) its.moved += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(pages.url + path);
      await page.waitForFunction(
        () => (document.querySelector('doko-score') as { hasUpdated?: boolean } | null)?.hasUpdated,
      );
      expect(await rows(page)).to.deep.equal(written);
      expect(await page.evaluate(() => (globalThis as unknown as { moved: number }).moved)).to.equal(0);
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  }
});
