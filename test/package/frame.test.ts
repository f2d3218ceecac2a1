import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Frame, Page } from 'puppeteer-core';
import { root } from '../support/build/entries.mjs';
import { openBrowser, openSite, pageOf, visit, type Site } from '../support/site.js';
import { press, recordGame } from '../support/visitor.js';

/** The lines for the page around a frame, as docs/pages.md shows them. */
const [, GUIDE = ''] =
  /^```html\n(<iframe.*?)^```$/ms.exec(readFileSync(join(root, 'docs/pages.md'), 'utf8')) ?? [];
const PLAYERS = 'Anna, Bernd, Clara, Dieter';

let browser: Browser;
let cards: Site;
let club: Site;
const pages: Record<string, string> = {};

before(async () => {
  browser = await openBrowser();
  cards = await openSite({ shared: false });
  club = await openSite({ pages });
});
after(async () => {
  await browser.close();
  cards.close();
  club.close();
});

interface Told {
  readonly origin: string;
  readonly data: {
    source: string;
    type: string;
    height?: number;
    detail?: { game: string; points?: number[] };
  };
}

/** Keeps everything that a page is told. */
const ears = `<script>told = []; addEventListener('message', ({ origin, data }) => told.push({ origin, data }));</script>`;

interface Around {
  readonly query: Readonly<Record<string, string>>;
  readonly sandbox?: string | undefined;
  readonly width?: number;
}

/** A page of the club with the frame of the guide. */
async function open({ query, sandbox, width = 380 }: Around) {
  const address = `${cards.url}/embed-frame.html?${new URLSearchParams(query).toString()}`;
  const lines = GUIDE.replace(/(?<= src=").*?(?=")/s, address.replaceAll('&', '&amp;')).replace(
    /\n *sandbox=".*?"/,
    sandbox === undefined ? '' : ` sandbox="${sandbox}"`,
  );
  pages['/'] = pageOf(lines, ears);
  const { page, complaints } = await visit(browser, club.url);
  await page.setViewport({ width, height: 700 });
  const frame = page.frames().find((it) => it !== page.mainFrame())!;
  const told = () => page.evaluate(() => (globalThis as unknown as { told: Told[] }).told);
  return { page, frame, complaints, told };
}

/** Waits until the frame is as high as what it shows. */
const fits = (page: Page) =>
  page.waitForFunction(() => {
    const frame = document.querySelector('iframe')!;
    const told = (globalThis as unknown as { told: Told[] }).told.filter(
      ({ data }) => data.type === 'height',
    );
    return told.length > 0 && frame.clientHeight === told.at(-1)!.data.height;
  });

/** What the address made of the element, and of everything else. */
const made = (frame: Frame) =>
  frame.evaluate(() => ({
    elements: [...document.body.querySelectorAll('*')].map(({ localName }) => localName),
    attributes: [...(document.querySelector('doko-score')?.attributes ?? [])].map(({ name, value }) => [
      name,
      value,
    ]),
    lang: document.documentElement.lang,
    shown: document.querySelector('doko-score')?.shadowRoot?.textContent?.trim() !== '',
  }));

describe('embed-frame.html, in the frame that docs/pages.md shows', () => {
  for (const sandbox of [undefined, 'allow-scripts', 'allow-scripts allow-same-origin']) {
    const where = sandbox === undefined ? 'without a sandbox' : `in sandbox="${sandbox}"`;

    it(`keeps score ${where}, and tells the page around it of its height and of the game`, async () => {
      const { page, frame, complaints, told } = await open({
        query: { game: 'doko', players: PLAYERS, origin: club.url },
        sandbox,
      });
      await fits(page);
      await recordGame(frame, 1);
      await page.waitForFunction(() =>
        (globalThis as unknown as { told: Told[] }).told.some(({ data }) => data.type === 'round-scored'),
      );
      await fits(page);
      const words = await told();
      const [scored, ...more] = words.filter(({ data }) => data.type !== 'height');
      expect(more).to.deep.equal([]);
      expect(scored!.data.detail).to.deep.include({ game: 'doko' });
      expect(scored!.data.source).to.equal('card-score');
      expect(scored!.origin).to.equal(sandbox === 'allow-scripts' ? 'null' : cards.url);
      const heights = words.flatMap(({ data }) => (data.type === 'height' ? [data.height!] : []));
      expect(new Set(heights), 'it changes with what is shown').to.have.property('size').above(1);
      expect(
        await frame.evaluate(() => {
          const { scrollHeight, clientHeight } = document.documentElement;
          return scrollHeight - clientHeight;
        }),
        'nothing to scroll inside',
      ).to.equal(0);
      expect(complaints.filter((text) => !text.startsWith('round-scored'))).to.deep.equal([]);
      await page.close();
    });
  }

  it('is as high as it needs to be when the page gets narrower, and no higher when it gets wider again', async () => {
    const { page } = await open({
      query: { game: 'doko', players: PLAYERS, origin: club.url, view: 'round' },
    });
    const height = async (width: number) => {
      await page.setViewport({ width, height: 700 });
      await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      await page.waitForNetworkIdle({ idleTime: 100 });
      await fits(page);
      return page.$eval('iframe', ({ clientHeight }) => clientHeight);
    };
    const wide = await height(1000);
    expect(await height(320)).to.be.above(wide);
    expect(await height(1000)).to.equal(wide);
    await page.close();
  });

  it('takes the attributes of the element from its address, and nothing else', async () => {
    const own = { players: 'Ayşe, <b>Bo</b>, "Cy", Di', view: 'round', disabled: '' };
    const foreign = {
      onclick: 'alert(1)',
      onload: 'alert(1)',
      style: 'color: red',
      class: 'x',
      id: 'x',
      slot: 'heading',
      srcdoc: '<script>alert(1)</script>',
      'data-view': 'match',
      'card-score': 'rummy',
      'a b': 'x',
      '<img src=x onerror=alert(1)>': 'x',
      __proto__x: 'x',
    };
    const { page, frame, complaints } = await open({
      query: { game: 'doko', lang: 'tr', ...own, ...foreign },
    });
    await frame.waitForFunction(() =>
      document.querySelector('doko-score')?.shadowRoot?.textContent?.includes('Ayşe'),
    );
    const { elements, attributes, lang } = await made(frame);
    expect(elements).to.deep.equal(['noscript', 'div', 'doko-score']);
    expect(attributes).to.have.deep.members(Object.entries(own));
    expect(lang).to.equal('tr');
    expect(complaints).to.deep.equal([]);
    await page.close();
  });

  it('tells nobody where it is told no origin, and no page but the one it is told', async () => {
    for (const origin of [undefined, 'https://club.example', cards.url]) {
      const { page, frame, told } = await open({
        query: { game: 'doko', players: PLAYERS, ...(origin && { origin }) },
      });
      await recordGame(frame, 1);
      await page.waitForNetworkIdle();
      expect(await told(), String(origin)).to.deep.equal([]);
      await page.close();
    }
  });

  it('takes nothing for an origin that is none: it says so and is silent', async () => {
    for (const origin of [
      '*',
      'null',
      '',
      `${club.url}/page`,
      club.url.replace('//', '//me@'),
      'javascript:alert(1)',
    ]) {
      const { page, frame, complaints, told } = await open({
        query: { game: 'doko', players: PLAYERS, origin },
        sandbox: 'allow-scripts',
      });
      await press(frame, 'button', 'Record game 1');
      expect(complaints).to.deep.equal([
        `card-score: origin="${origin}" is no origin such as https://club.example: it is told nothing.`,
      ]);
      expect(await told()).to.deep.equal([]);
      await page.close();
    }
  });

  it('keeps a match where it has storage, and says that it cannot where it has none', async () => {
    const query = { game: 'doko', players: PLAYERS, storage: 'frame', origin: club.url };
    const kept = await open({ query });
    await recordGame(kept.frame, 1);
    await kept.page.reload({ waitUntil: 'networkidle0' });
    const again = kept.page.frames().find((it) => it !== kept.page.mainFrame())!;
    await press(again, 'button', 'Record game 2');
    await kept.page.close();

    const { page, frame, told } = await open({ query, sandbox: 'allow-scripts' });
    await recordGame(frame, 1);
    await page.waitForFunction(() =>
      (globalThis as unknown as { told: Told[] }).told.some(({ data }) => data.type === 'storage-failed'),
    );
    expect((await told()).map(({ data }) => data.type)).to.include('round-scored');
    await page.close();
  });

  it('of a game that there is not stays empty, and says why', async () => {
    const { page, frame, complaints } = await open({ query: { game: 'skat', origin: club.url } });
    expect(await made(frame)).to.deep.include({ elements: ['noscript', 'div'] });
    expect(complaints).to.have.lengthOf(1);
    expect(complaints[0]).to.include('"skat" is none of');
    await page.close();
  });
});
