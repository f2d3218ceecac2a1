import { expect } from 'chai';
import type { Browser } from 'puppeteer-core';
import { afterwards, ROUNDS, TAGS } from '../support/built.js';
import { openBrowser, openSite, pageOf, visit } from '../support/site.js';

let browser: Browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

/** Rules that ask for more than the usual ones. */
const HOUSE: Readonly<Record<string, string>> = {
  'doko-score': 'bock',
  'okey-score': 'cezali',
  'rummy-score': 'romme',
};

/** A picture of a page of calculators, as text. */
async function picture(tag: string, script: string, width: number): Promise<string> {
  const round = JSON.stringify(ROUNDS[tag]);
  const body = ['', `round='${round}'`, `readonly round='${round}'`, 'rules="nix"', `rules="${HOUSE[tag]}"`]
    .map((it) => `<${tag} view="round" players="Ada, Bo, Cy, Di" ${it}></${tag}>`)
    .join('');
  const head = `<style>* { transition: none !important }</style><script type="module" src="/${script}.js"></script>`;
  const site = await openSite({ pages: { '/': pageOf(body, head, 'de') } });
  afterwards(() => site.close());
  const { page } = await visit(browser, site.url);
  afterwards(() => page.close());
  await page.setViewport({ width, height: 900 });
  return page.screenshot({ fullPage: true, encoding: 'base64' });
}

describe('a calculator that a page takes alone', () => {
  for (const tag of TAGS)
    for (const width of [340, 1000])
      it(`looks like one beside matches: <${tag}>, ${width} px`, async () => {
        const whole = await picture(tag, tag, width);
        const alone = await picture(tag, tag.replace('-score', '-round'), width);
        expect(alone === whole).to.equal(true);
      });
});
