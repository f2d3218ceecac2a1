/** What the recipe of every generator of sites is held to: a site made by it has a sheet, and no more than it should. */
import { expect } from 'chai';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { root } from '../../support/build/entries.mjs';
import { openBrowser } from '../../support/site.js';
import { servePages, type Pages } from './pages.js';
import { endAll, folder } from './services.js';
import { attributesOf, openVisitor, scoresAndStays } from './visitor.js';

export const PLAYERS = 'Anna, Bernd, Clara, Dieter';
/** Names that are markup, if somebody takes them for it. */
export const HOSTILE = `<b>Ali</b>, &quot; onclick=, O'Neil, Di`;

export interface Generator {
  readonly name: string;
  /** Where it wants the files of dist/cdn, and nothing where its recipe copies them. */
  readonly elements?: string;
  /** The files of a site: a page at `/` with a sheet, one at `/hostile/` with the hostile players and `onclick`. */
  readonly files: Readonly<Record<string, string>>;
  /** Makes the site. @returns the folder it is in */
  readonly make: (folder: string) => string;
}

/** The tests of a generator. */
export function describeGenerator({ name, elements, files, make }: Generator): void {
  describe(name, function () {
    this.timeout(120_000);
    let browser: Browser;
    let pages: Pages;

    before(async () => {
      const home = folder('generator');
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(home, path)), { recursive: true });
        writeFileSync(join(home, path), text);
      }
      const recipe = join(root, 'demo/cms', name.toLowerCase());
      cpSync(recipe, home, { recursive: true });
      if (elements) cpSync(join(root, 'dist/cdn'), join(home, elements), { recursive: true });
      pages = await servePages(make(home));
      browser = await openBrowser();
    });
    after(async () => {
      await browser?.close();
      pages?.close();
      await endAll();
    });

    it('makes a page whose visitor scores a round, and finds it again after a reload', async () => {
      const visitor = await openVisitor(browser);
      await scoresAndStays(visitor, pages.url);
      await visitor.leave();
    });

    it('takes nothing but the element’s own attributes, and names for text', async () => {
      const { page, complaints, leave } = await openVisitor(browser);
      await page.goto(`${pages.url}hostile/`);
      await page.waitForSelector('[data-card-score] > doko-score');
      expect(await attributesOf(page, 'doko-score')).to.deep.equal({ players: HOSTILE, view: 'round' });
      expect(await attributesOf(page, '[data-card-score]')).to.deep.equal({
        ...{ 'data-card-score': 'doko', 'data-players': HOSTILE, 'data-view': 'round' },
      });
      expect(complaints).to.deep.equal([]);
      await leave();
    });
  });
}
