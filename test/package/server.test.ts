import { expect } from 'chai';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { rollup } from 'rollup';
import { match } from '../../src/core.js';
import { root } from '../support/build/entries.mjs';
import { inlinePackages } from '../support/build/rollup-plugins.mjs';
import { afterwards, ROUNDS, TAGS } from '../support/built.js';
import { openBrowser, openSite, pageOf, visit } from '../support/site.js';
import { styleHash, write } from '../support/server.js';

const LANGUAGES = ['en', 'de', 'sk', 'hu', 'tr'];
const PLAYERS = 'Ada, Bo, Cy & Co, <Di>';

const gameOf = (tag: string) => tag.replace('-score', '') as 'doko' | 'okey' | 'rummy';
const evening = (tag: string) =>
  match.add(match.create({ game: gameOf(tag), players: PLAYERS.split(', ') }), ROUNDS[tag]);

/** What a page may have of an element: its attributes, and its match. */
const shownOn = (tag: string): readonly [Record<string, string>, object?][] => [
  [{ view: 'round', players: PLAYERS }],
  [{ view: 'round', players: PLAYERS, round: JSON.stringify(ROUNDS[tag]) }],
  [{ view: 'round', readonly: '', players: PLAYERS, round: JSON.stringify(ROUNDS[tag]) }],
  [{ readonly: '' }, evening(tag)],
  [{ players: PLAYERS }],
  [{}, evening(tag)],
];

const written = async (tag: string, lang: string) =>
  (await Promise.all(shownOn(tag).map(([attributes, it]) => write(tag, { ...attributes, lang }, it)))).join(
    '\n',
  );

/** The same, without what is for readers without JavaScript. */
const bare = (markup: string) => markup.replace(/<template shadowroot.*?<\/template>/gs, '');

/** What docs/server-rendering.md has for a page. */
const START = `for (const element of document.querySelectorAll('[data-match]')) element.match = element.dataset.match;
${TAGS.map((tag) => `import('/${tag}.js');`).join('\n')}`;

const CSS = 'body { margin: 8px; font: 16px/1.5 Arial, sans-serif }';

/** Everything that is to be read in the elements of a page, and what is filled in. Text: tsx has its own way with functions. */
const READ = `[...document.querySelectorAll('${TAGS.join()}')].map(({ shadowRoot: shadow }) => [
  [...shadow.querySelectorAll('[part=root] *')]
    .flatMap((it) => [...it.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.nodeValue))
    .join(' ').replace(/\\s+/g, ' ').trim(),
  ...[...shadow.querySelectorAll('input')].map((it) => it.checked + ' ' + it.value),
  ...[...shadow.querySelectorAll('[lang]')].map((it) => it.getAttribute('lang')),
])`;

const readAll = (page: Page) => page.evaluate(READ) as Promise<string[][]>;

/** From now on the page sees to it that nothing moves, and notes all that is to be read at any frame. */
const WATCH = `
  globalThis.seen = { moved: 0, texts: new Set() };
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) seen.moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
  (function look() {
    for (const [text] of ${READ}) seen.texts.add(text);
    requestAnimationFrame(look);
  })();`;

const isShown = (page: Page) =>
  page.waitForFunction(
    (tags) =>
      [...document.querySelectorAll<HTMLElement & { hasUpdated?: boolean }>(tags.join())].every(
        (it) => it.hasUpdated,
      ),
    {},
    TAGS,
  );

let browser: Browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

const site = async (options: Parameters<typeof openSite>[0]) => {
  const opened = await openSite(options);
  afterwards(() => opened.close());
  return opened;
};

for (const tag of TAGS) {
  describe(`<${tag}> written by a server`, () => {
    for (const lang of LANGUAGES) {
      it(`is read without JavaScript as it is with it: ${lang}`, async () => {
        const markup = await written(tag, lang);
        const { url } = await site({
          pages: {
            '/': pageOf(markup, `<style>${CSS}</style>`),
            '/client': pageOf(
              bare(markup),
              `<style>${CSS}</style><script type="module" src="/start.js"></script>`,
            ),
            '/start.js': START,
          },
        });
        const page = await browser.newPage();
        afterwards(() => page.close());
        await page.setJavaScriptEnabled(false);
        await page.goto(`${url}/`);
        const without = await readAll(page);
        const heights = await page.$$eval(tag, (all) => all.map((it) => it.getBoundingClientRect().height));
        const client = await visit(browser, `${url}/client`);
        afterwards(() => client.page.close());
        await isShown(client.page);
        expect(without).to.deep.equal(await readAll(client.page));
        expect(without).to.have.lengthOf(shownOn(tag).length);
        expect(heights).to.deep.equal(
          await client.page.$$eval(tag, (all) => all.map((it) => it.getBoundingClientRect().height)),
        );
      });
    }

    for (const how of ['by itself', 'beside elements that Lit hydrates']) {
      it(`is taken over without an error, and nothing moves: ${how}`, async () => {
        const markup = await written(tag, 'de');
        let release = () => {};
        const hold = new Promise<void>((resolve) => (release = resolve));
        const before = how === 'by itself' ? '' : '<script type="module" src="/hydrate.js"></script>';
        const { url } = await site({
          hold,
          pages: {
            '/': pageOf(
              `${markup}<p>What follows.</p>`,
              `<style>${CSS}</style>${before}<script type="module" src="/start.js"></script>`,
            ),
            '/start.js': START,
            '/hydrate.js': before && (await hydrateSupport()),
          },
        });
        const page = await browser.newPage();
        afterwards(() => page.close());
        const complaints: string[] = [];
        page.on('console', (message) => complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(String(error)));
        await page.goto(`${url}/`, { waitUntil: 'domcontentloaded' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
        const first = await readAll(page);
        await page.evaluate(WATCH);
        release();
        await isShown(page);
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        const [moved, texts] = (await page.evaluate('[seen.moved, seen.texts.size]')) as number[];
        expect(complaints).to.deep.equal([]);
        expect(await readAll(page)).to.deep.equal(first);
        expect(moved).to.equal(0);
        expect(texts, 'no other text at any frame').to.equal(new Set(first.map(([text]) => text)).size);
        const [matches, styles] = await page.$$eval(tag, (all) => [
          all.map((it) => (it as unknown as { match: { entries: unknown[] } }).match.entries.length),
          all.map((it) => it.shadowRoot!.querySelectorAll('style').length),
        ]);
        expect(matches).to.deep.equal(shownOn(tag).map(([, it]) => (it ? 1 : 0)));
        expect(styles, 'the style has given way to the sheets').to.deep.equal(shownOn(tag).map(() => 0));
      });
    }

    it('works after that', async () => {
      const { url } = await site({
        pages: {
          '/': pageOf(
            await write(tag, { lang: 'en' }, evening(tag)),
            '<script type="module" src="/start.js"></script>',
          ),
          '/start.js': START,
        },
      });
      const { page } = await visit(browser, `${url}/`);
      afterwards(() => page.close());
      await isShown(page);
      await page.setViewport({ width: 1200, height: 2000 }); // nothing is under the dock
      const entriesOf = () =>
        page.$eval(tag, (it) => (it as unknown as { match: { entries: unknown[] } }).match.entries.length);
      for (const button of ['tbody th button', '::-p-text(Remove)'])
        await page.locator(`>>> [part=sheet] ${button}`).click();
      expect(await entriesOf()).to.equal(0);
    });

    it('needs of a strict policy the hash of its style, and no more', async () => {
      const name = tag.replace(/^./, (letter) => letter.toUpperCase()).replace('-score', 'Score');
      const policy = `default-src 'none'; style-src ${await styleHash(name)}`;
      const { url } = await site({ policy, pages: { '/': pageOf(await written(tag, 'en')) } });
      const { page, complaints } = await visit(browser, `${url}/`);
      afterwards(() => page.close());
      expect(complaints.filter((text) => !text.includes("'img-src'"))).to.deep.equal([]);
      const paper = await page.$eval(
        tag,
        (it) => getComputedStyle(it.shadowRoot!.querySelector('[part=root]')!).backgroundColor,
      );
      expect(paper).not.to.equal('rgba(0, 0, 0, 0)');
    });
  });
}

/** What pages load that hydrate elements of Lit, in one file. */
async function hydrateSupport(): Promise<string> {
  const build = await rollup({
    input: join(root, 'node_modules/@lit-labs/ssr-client/lit-element-hydrate-support.js'),
    plugins: [inlinePackages()],
  });
  const { output } = await build.generate({ format: 'es' });
  return output[0].code;
}
