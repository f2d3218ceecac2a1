import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { root } from '../support/build/entries.mjs';
import { openBrowser, openSite } from '../support/site.js';
import { PHONE, press, recordGame } from '../support/visitor.js';
import { WRONG } from './wrong.js';

// every app of demo/frameworks, or those that FRAMEWORKS=react,vue names
const home = join(root, 'demo/frameworks');
const apps = process.env.FRAMEWORKS?.split(',') ?? readdirSync(home).filter((name) => !name.includes('.'));

let browser: Browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

for (const app of apps) {
  describe(`the app in demo/frameworks/${app}`, function () {
    this.timeout(300_000);
    const folder = join(home, app);

    function npm(...words: string[]): { readonly status: number | null; readonly output: string } {
      const { status, stdout, stderr } = spawnSync('npm', words, {
        cwd: folder,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      });
      return { status, output: stripVTControlCharacters(stdout + stderr) };
    }

    function succeeds(...words: string[]): void {
      const { status, output } = npm(...words);
      expect(status, output).to.equal(0);
    }

    it('installs what its lock file says, and the package as it would be published', () => {
      succeeds('ci', '--no-audit', '--no-fund');
      expect(readdirSync(join(folder, 'node_modules/card-score')))
        .to.include('dist')
        .and.not.include('src');
    });

    it('takes its packages from no place of its own', () => {
      const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
        packages: Record<string, { resolved?: string }>;
      };
      const resolved = Object.values(packages).flatMap((it) => it.resolved ?? []);
      expect(resolved.filter((it) => !it.startsWith('https://registry.npmjs.org/'))).to.eql([
        'file:../../..',
      ]);
    });

    it('type-checks, and its compiler knows the elements well enough to refuse what is wrong', () => {
      succeeds('run', 'typecheck');
      const { file, lines, refused } = WRONG[app]!;
      const path = join(folder, file);
      try {
        writeFileSync(path, lines.join('\n'));
        const { output } = npm('run', 'typecheck');
        const places = [...output.matchAll(/wrong\.\w+[(:](\d+)/g)].map(([, line]) => Number(line));
        expect([...new Set(places)], output).to.have.members(refused);
      } finally {
        rmSync(path);
      }
    });

    it('builds', () => {
      succeeds('run', 'build');
      expect(existsSync(join(folder, 'dist/index.html'))).to.equal(true);
    });

    it('sets properties and hears events in a browser, in the language of the page', async () => {
      const site = await openSite({ pages: pagesIn(join(folder, 'dist')) });
      const page = await browser.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => complaints.push(message.text()));
      try {
        await page.setViewport(PHONE);
        await page.goto(site.url, { waitUntil: 'networkidle0' });
        await recordGame(page, 1);
        await says(page, 'Points of the last event: 1, -1, 1, -1');
        await games(page, 1, 1);
        await recordGame(page, 2);
        await games(page, 2, 2);
        const [first, second] = await buttons(page);
        expect(first, 'who keeps the score').to.include('Undo');
        expect(second, 'who only looks').to.not.include('Undo');

        await press(page, 'button', 'Undo');
        await games(page, 1, 1);

        await page.select('select', 'de');
        await press(page, 'button', 'Spiel 2 eintragen');
        await page.waitForFunction(() =>
          [...document.querySelectorAll('doko-score')].every(({ locale }) => locale === 'de'),
        );

        await page.reload();
        await games(page, 1); // kept in this browser
        expect(complaints).to.eql([]);
      } finally {
        await page.close();
        site.close();
      }
    });
  });
}

/** The files of a folder as the pages of a site, and index.html at its root. */
function pagesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  const pages = Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
    }),
  );
  return { ...pages, '/': pages['/index.html'] ?? '' };
}

const says = (page: Page, text: string) =>
  page.waitForFunction((wanted) => document.body.innerText.replace(/\s+/g, ' ').includes(wanted), {}, text);

/** Waits until the sheet of each element has so many games. */
const games = (page: Page, ...wanted: number[]) =>
  page.waitForFunction(
    (counts) =>
      String(
        [...document.querySelectorAll('doko-score')].map(
          ({ shadowRoot }) => shadowRoot?.querySelectorAll('[part=sheet] > tbody > tr > th').length,
        ),
      ) === counts,
    {},
    String(wanted),
  );

/** What stands on the buttons of each element. */
const buttons = (page: Page) =>
  page.$$eval('doko-score', (all) =>
    all.map(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('button') ?? [])].map((it) => it.textContent.trim()),
    ),
  );
