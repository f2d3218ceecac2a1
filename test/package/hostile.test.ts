import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { root } from '../support/build/entries.mjs';
import { openBrowser, openSite, pageOf, visit, type Site } from '../support/site.js';

const demo = (name: string) => readFileSync(join(root, 'demo', name), 'utf8');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** The page of the demo, with what was built in the place of the sources: one build, or two of which one is newer. */
const built = (text: string, more = '') =>
  text.replaceAll('../src/embed.ts', '/a/embed.js').replace('</head>', `${more}</head>`);

const OTHER = '<script type="module" src="/b/card-score.js"></script>';
/** Lit is there twice; what else is said is said by intent, once for each element. */
const SAID = /^<\w+-score> [\d.]+ is not registered: it is already defined, by version [\d.]+$/;

/** Where each element of the hostile page is; those in a closed root and in a frame are looked at by themselves. */
const PLACES = ['#place', '#paragraph', 'section[dir] > div', '#closed', '#moved', '#open'] as const;

let browser: Browser;
let site: Site;
before(async () => {
  browser = await openBrowser();
  site = await openSite({
    pages: {
      '/': built(demo('embed.html')),
      '/two': built(demo('embed.html'), OTHER),
      '/embed.css': demo('embed.css'),
      '/embed.js': built(demo('embed.js')),
      '/embed-sandbox.html': built(demo('embed-sandbox.html')),
      '/quiet': pageOf('', '<script type="module" src="/a/card-score.js"></script>'),
    },
    change: (path, code) => (path.startsWith('/b/') ? code.replaceAll(`"${version}"`, '"99.0.0"') : code),
  });
});
after(async () => {
  await browser.close();
  site.close();
});

/** Which places show an element. */
const drawn = (page: Page) =>
  page.evaluate(
    (places) =>
      places.filter((place) => {
        const all = [...document.querySelectorAll(`${place} > *`)].filter(({ localName }) =>
          localName.endsWith('-score'),
        );
        return all.length === 1 && all[0]!.shadowRoot?.querySelector('[part="root"] :is(button, input)');
      }),
    PLACES,
  );

/** What an element looks like: where everything in it is, and how it is written. */
const LOOK = [
  ...[
    'color',
    'backgroundColor',
    'fontSize',
    'fontStyle',
    'fontWeight',
    'letterSpacing',
    'wordSpacing',
    'textTransform',
  ],
  ...[
    'lineHeight',
    'textAlign',
    'textIndent',
    'textShadow',
    'whiteSpace',
    'cursor',
    'userSelect',
    'borderTopWidth',
  ],
] as const;
const lookOf = (page: Page, place: string) =>
  page.evaluate(
    (selector, names) => {
      const element = [...document.querySelectorAll<HTMLElement>(`${selector} > *`)].find(({ localName }) =>
        localName.endsWith('-score'),
      )!;
      element.scrollIntoView(); // what sticks to the window sticks to the same place
      const paper = element.shadowRoot!.querySelector('[part="root"]')!;
      const from = paper.getBoundingClientRect();
      const all = [paper, ...paper.querySelectorAll('*:not(slot)')].map((it) => {
        const { x, y, width, height } = it.getBoundingClientRect();
        const style = getComputedStyle(it);
        const at = [x - from.x, y - from.y, width, height].map((n) => Math.round(n * 4) / 4);
        const place = it.getClientRects().length === 0 ? 'nowhere' : at.join(' ');
        return `${it.localName}.${it.className} ${place} ${names.map((name) => style[name]).join('; ')}`;
      });
      return { all, width: from.width, html: element.outerHTML };
    },
    place,
    LOOK,
  );

describe('a hostile page', () => {
  for (const [path, what] of [
    ['/', 'one build'],
    ['/two', 'two builds'],
  ] as const) {
    it(`shows every element, violates no policy and hears no error: ${what}`, async () => {
      const { page, complaints } = await visit(browser, site.url + path);
      expect(await drawn(page)).to.deep.equal(PLACES);
      const said = complaints.filter((text) => !SAID.test(text));
      expect(said).to.deep.equal([]);
      expect(complaints).to.have.lengthOf(path === '/two' ? 3 : 0);
      const sandbox = page.frames().find((frame) => frame.url().endsWith('embed-sandbox.html'))!;
      expect(await sandbox.$eval('doko-score', (it) => !!it.shadowRoot!.querySelector('button'))).to.equal(
        true,
      );
      await page.close();
    });
  }

  it('shows them as any other page does', async () => {
    const { page } = await visit(browser, `${site.url}/`);
    const { page: quiet } = await visit(browser, `${site.url}/quiet`);
    for (const place of ['#place', '#paragraph', '#moved']) {
      const hostile = await lookOf(page, place);
      await quiet.evaluate(
        (html, width) => {
          document.body.innerHTML = `<div id="box">${html}</div>`;
          document.body.style.paddingBottom = '2000px';
          const box = document.querySelector<HTMLElement>('#box')!;
          Object.assign(box.style, {
            width: `${width}px`,
            font: '16px "Segoe UI", Roboto, Arial, sans-serif',
          });
        },
        hostile.html,
        hostile.width,
      );
      await quiet.waitForFunction(() =>
        document.querySelector('#box > *')?.shadowRoot?.querySelector('button'),
      );
      const calm = await lookOf(quiet, '#box');
      expect(calm.all.length).to.be.above(20);
      const differing = hostile.all.filter((it, i) => it !== calm.all[i]);
      expect(differing.slice(0, 3), place).to.deep.equal([]);
      expect(hostile.all).to.have.lengthOf(calm.all.length);
    }
    await page.close();
    await quiet.close();
  });

  it('keeps a match that is moved about, and clones an element with what its attributes say', async () => {
    const { page } = await visit(browser, `${site.url}/`);
    const state = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#here rummy-score, #there rummy-score')].map((it) => {
          const { match, parentElement } = it as HTMLElement & {
            match: { entries: unknown[]; players: string[] };
          };
          return [parentElement!.parentElement!.id, match.entries.length, match.players.join()];
        }),
      );
    await page.evaluate(() => {
      const element = document.querySelector('#moved rummy-score') as HTMLElement & {
        addRound(round: object): void;
      };
      element.addRound({ winner: 0, finish: 'normal', hands: [[], 12, 30], melded: [true, true, true] });
    });
    const names = 'Jana,Marek,Zuzana';
    expect(await state()).to.deep.equal([['here', 1, names]]);
    const press = (name: string) => page.$eval(name, (it) => (it as HTMLElement).click());
    for (const where of ['there', 'here', 'there']) {
      await press('#move');
      expect(await state()).to.deep.equal([[where, 1, names]]);
    }
    await press('#clone');
    expect(await state()).to.deep.equal([
      ['there', 1, names],
      ['there', 0, names],
    ]);
    await page.close();
  });

  it('prints no button', async () => {
    const { page } = await visit(browser, `${site.url}/`);
    const buttons = () =>
      page.evaluate(() => {
        const inside = [...document.querySelectorAll('*')].flatMap((it) =>
          it.localName.endsWith('-score') ? [...it.shadowRoot!.querySelectorAll('button')] : [],
        );
        return inside.filter(
          (it) => it.getClientRects().length > 0 && getComputedStyle(it).visibility === 'visible',
        ).length;
      });
    expect(await buttons()).to.be.above(10);
    await page.emulateMediaType('print');
    const left = await page.evaluate(() =>
      [...document.querySelectorAll('#moved rummy-score, #open doko-score')].flatMap((it) =>
        [...it.shadowRoot!.querySelectorAll('button')]
          .filter((button) => button.getClientRects().length > 0)
          .map((button) => button.textContent.trim()),
      ),
    );
    expect(left).to.deep.equal([]);
    expect((await page.pdf()).length).to.be.above(1000);
    await page.close();
  });
});
