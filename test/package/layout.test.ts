import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { entries, root } from '../support/build/entries.mjs';
import { openBrowser, openSite, pageOf } from '../support/site.js';

/** The rules that docs/pages.md has for the page's own style sheet. */
const [, LINES = ''] =
  /## No jump.*?```css\n(.*?)```/s.exec(readFileSync(join(root, 'docs/pages.md'), 'utf8')) ?? [];
const TAGS = entries().filter((name) => name.endsWith('-score'));

let browser: Browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** How far things moved on a page whose script comes late, as browsers count it; and what was seen before it came. */
async function shift(body: string, css: string, width: number) {
  let release = () => {};
  const hold = new Promise<void>((resolve) => (release = resolve));
  const head = `<style>body { margin: 8px; font: 16px Arial, sans-serif } ${css}</style>
    <script type="module" async src="/embed.js"></script>${TAGS.map((tag) => `<script type="module" async src="/${tag}.js"></script>`).join('')}`;
  const page = pageOf(`<h1>Our evening</h1>${body}<p>What follows.</p>`, head);
  const site = await openSite({ pages: { '/': page }, hold });
  const tab = await browser.newPage();
  try {
    await tab.setViewport({ width, height: 800 });
    await tab.goto(`${site.url}/`, { waitUntil: 'domcontentloaded' });
    await tab.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await tab.evaluate(() => {
      const all = { sum: 0 };
      Object.assign(globalThis, { moved: all });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) all.sum += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const visible = await tab.evaluate(() =>
      [...document.querySelectorAll('em')].some((it) => getComputedStyle(it).visibility === 'visible'),
    );
    release();
    await tab.waitForFunction(
      (tags) => tags.some((tag) => document.querySelector(tag)?.shadowRoot?.textContent?.trim()),
      {},
      TAGS,
    );
    // what has moved is told after the next frame
    await tab.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const sum = await tab.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum);
    return { sum, visible };
  } finally {
    release();
    await tab.close();
    site.close();
  }
}

const inner = '<em>This sheet needs JavaScript.</em>';

describe('a page on which an element comes late', () => {
  for (const tag of TAGS) {
    const game = tag.replace('-score', '');
    const bodies: readonly (readonly [string, string])[] = [
      ['a match', `<${tag} players="Ada, Bo, Cy, Di">${inner}</${tag}>`],
      ['a calculator', `<${tag} view="round" players="Ada, Bo, Cy, Di">${inner}</${tag}>`],
      ['a place', `<div data-card-score="${game}" data-view="round">${inner}</div>`],
    ];
    for (const [what, body] of bodies) {
      for (const width of [360, 1024]) {
        it(`does not move, with two rules of its own: <${tag}> as ${what}, ${width} px wide`, async () => {
          expect((await shift(body, LINES, width)).sum).to.equal(0);
        });
      }
    }

    it(`shows nothing of <${tag}> before it comes, and moves without those rules`, async () => {
      const [, [, body]] = bodies as [(typeof bodies)[number], (typeof bodies)[number]];
      expect((await shift(body, LINES, 360)).visible).to.equal(false);
      const without = await shift(body, '', 360);
      expect(without.visible).to.equal(true);
      expect(without.sum).to.be.above(0);
    });
  }
});
