import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { entries, inBrowsers, root } from '../support/build/entries.mjs';
import { openBrowser, openSite, pageOf, visit, type Site, type SiteOptions } from '../support/site.js';

const CDN = join(root, 'dist/cdn');
const TAGS = entries().filter((name) => name.endsWith('-score'));
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; trusted-types lit-html; require-trusted-types-for 'script'";

const module = (src: string) => `<script type="module" src="${src}"></script>`;
const classic = (src: string) => `<script src="${src}"></script>`;
const all = TAGS.map((tag) => `<${tag}></${tag}>`).join('');
const places = TAGS.map(
  (tag) => `<div data-card-score="${tag.replace('-score', '')}" data-players="Ada, Bo, Cy, Di"></div>`,
).join('');

let browser: Browser;
const sites: Site[] = [];

before(async () => (browser = await openBrowser()));
after(() => browser.close());
afterEach(() => sites.splice(0).forEach((site) => site.close()));

async function site(options: SiteOptions): Promise<Site> {
  const opened = await openSite(options);
  sites.push(opened);
  return opened;
}

/** The tags of the elements that show something, each as often as it does. */
const drawn = (tags: readonly string[]) =>
  tags.flatMap((tag) =>
    [...document.querySelectorAll(tag)].filter((it) => it.shadowRoot?.textContent?.trim()).map(() => tag),
  );

/** The same button in each language. */
const UNDO = { de: 'Rückgängig', sk: 'Vrátiť späť', hu: 'Visszavonás', tr: 'Geri al', en: 'Undo' };

/** Waits until every element has a button with that text. */
const waitForButtons = (page: Page, text: string) =>
  page.waitForFunction(
    (wanted, tags) =>
      tags.every((tag) =>
        [...document.querySelector(tag)!.shadowRoot!.querySelectorAll('button')].some(
          (button) => button.textContent?.trim() === wanted,
        ),
      ),
    {},
    text,
    TAGS,
  );

/** Shows a page: what it draws, what anybody complains of, and what it asked for. */
async function look(
  body: string,
  { head = '', lang, ...options }: SiteOptions & { head?: string; lang?: string } = {},
) {
  const { url, asked } = await site({ pages: { '/': pageOf(body, head, lang) }, ...options });
  const { page, complaints } = await visit(browser, url);
  const sinceThen = () => asked.slice(1);
  return { drawn: await page.evaluate(drawn, TAGS), complaints, asked: sinceThen(), page, sinceThen };
}

describe('the files for pages without a bundler', () => {
  for (const [name, tagOf] of [
    ['card-score.js', module],
    ['card-score.classic.js', classic],
  ] as const) {
    it(`${name} draws every element on a page with a strict policy, and asks for nothing else`, async () => {
      const seen = await look(all, { head: tagOf(`/${name}`), policy: STRICT });
      expect(seen).to.deep.include({ drawn: TAGS, complaints: [], asked: [`/${name}`] });
    });

    it(`${name} brings every language along`, async () => {
      const { page, sinceThen } = await look(all, { head: tagOf(`/${name}`) });
      for (const [lang, text] of Object.entries(UNDO)) {
        await page.evaluate((it) => void (document.documentElement.lang = it), lang);
        await waitForButtons(page, text);
      }
      expect(sinceThen()).to.deep.equal([`/${name}`]);
    });

    it(`${name} fills the places of a page, before the markup and after it`, async () => {
      for (const [body, head] of [
        [places, tagOf(`/${name}`)],
        [places + tagOf(`/${name}`), ''],
      ] as const) {
        expect(await look(body, { head, policy: STRICT })).to.deep.include({ drawn: TAGS, complaints: [] });
      }
    });
  }

  for (const tag of TAGS) {
    it(`${tag}.js draws that element and brings no other, with its parts and its language beside it`, async () => {
      const seen = await look(all, { head: module(`/here/${tag}.js`), policy: STRICT, lang: 'tr' });
      expect(seen).to.deep.include({ drawn: [tag], complaints: [] });
      const others = TAGS.filter((it) => it !== tag);
      expect(seen.asked.filter((path) => others.some((it) => path.includes(it)))).to.deep.equal([]);
      const words = seen.asked.flatMap((path) => /\/chunks\/tr-(.*)-.{8}\.js$/.exec(path)?.[1] ?? []);
      expect(words).to.include.members(['shared', tag.replace('-score', '')]);
      expect(
        words.filter((part) => part.endsWith('-late')),
        'nothing of what comes late',
      ).to.deep.equal([]);
      expect(seen.asked.every((path) => path.startsWith('/here/'))).to.equal(true);
    });
  }

  it('embed.js loads the elements that the page has a place for', async () => {
    const seen = await look('<div data-card-score="rummy"></div>', {
      head: module('/embed.js'),
      policy: STRICT,
    });
    expect(seen).to.deep.include({ drawn: ['rummy-score'], complaints: [] });
    expect(seen.asked).to.include('/rummy-score.js').and.not.include('/doko-score.js');
  });

  it('embed.js takes the calculator alone where the place wants no more', async () => {
    const seen = await look('<div data-card-score="rummy" data-view="round"></div>', {
      head: module('/embed.js'),
      policy: STRICT,
    });
    expect(seen).to.deep.include({ drawn: ['rummy-score'], complaints: [] });
    expect(seen.asked.filter((path) => /match-parts|rummy-score\.js/.test(path))).to.deep.equal([]);
  });

  it('embed.js has the parts of an element fetched along with it', async () => {
    const { url } = await site({
      pages: { '/': pageOf('<div data-card-score="doko"></div>', module('/embed.js')) },
    });
    const page = await browser.newPage();
    await page.setRequestInterception(true);
    let partsAsked = () => {};
    const parts = new Promise<void>((resolve) => (partsAsked = resolve));
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/match-parts-')) partsAsked();
      if (pathname === '/doko-score.js') void parts.then(() => request.continue());
      else void request.continue();
    });
    await page.goto(url, { waitUntil: 'networkidle0' });
    expect(await page.evaluate(drawn, TAGS)).to.deep.equal(['doko-score']);
    expect(await page.$$('link[rel=modulepreload]'), 'nothing is left of that').to.deep.equal([]);
  });

  for (const tag of TAGS) {
    const calculator = `${tag.replace('-score', '-round')}.js`;

    it(`${calculator} draws a calculator without anything of a match, and a match with it`, async () => {
      const head = module(`/here/${calculator}`);
      const rounds = await look(`<${tag} view="round"></${tag}>`, { head, policy: STRICT, lang: 'hu' });
      expect(rounds).to.deep.include({ drawn: [tag], complaints: [] });
      expect(rounds.asked.filter((path) => path.includes('match-parts'))).to.deep.equal([]);
      const both = await look(`<${tag} view="round"></${tag}><${tag}></${tag}>`, { head, policy: STRICT });
      expect(both).to.deep.include({ drawn: [tag, tag], complaints: [] });
      expect(both.asked.filter((path) => path.includes('match-parts'))).to.have.lengthOf(1);
    });
  }

  it('core.js scores where there is no element, and registers none', async () => {
    const seen = await look(
      `<p id="points"></p><script type="module">
        import { doko } from '/core.js';
        const round = { kind: 'normal', reAugen: 148, re: { players: [0, 1], call: '90' }, kontra: { call: 'none' } };
        document.querySelector('p').textContent = doko.score(round).points.join(' ');
      </script>`,
    );
    expect(seen).to.deep.include({ complaints: [], asked: ['/core.js'] });
    expect(await seen.page.$eval('p', (it) => it.textContent)).to.match(/^-?\d+( -?\d+){3}$/);
  });

  it('the classic script offers by name what the module exports', async () => {
    const seen = await look('', { head: classic('/card-score.classic.js') + module('/card-score.js') });
    const names = await seen.page.evaluate(async () => {
      const address: string = '/card-score.js';
      const exported = (await import(address)) as object;
      return [Object.keys(exported), Object.keys((globalThis as unknown as { cardScore: object }).cardScore)];
    });
    expect(names[0]).to.not.be.empty;
    expect(names[1]).to.have.members(names[0]!);
  });
});

describe('a page that loads us more than once', () => {
  const heads: readonly (readonly [string, string])[] = [
    ['the same module twice', module('/card-score.js') + module('/card-score.js')],
    ['one build from two addresses', module('/a/card-score.js') + module('/b/card-score.js')],
    ['a module and a classic script', module('/card-score.js') + classic('/card-score.classic.js')],
    ['a classic script twice', classic('/card-score.classic.js').repeat(2)],
    [
      'one file and single elements',
      module('/card-score.js') + TAGS.map((tag) => module(`/x/${tag}.js`)).join(''),
    ],
    ['places twice', module('/a/embed.js') + module('/b/embed.js')],
  ];
  for (const [what, head] of heads) {
    it(`draws every element once: ${what}`, async () => {
      expect(await look(places, { head })).to.deep.include({ drawn: TAGS, complaints: [] });
    });
  }

  it('hears of another version once for each element, and goes on with the first', async () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const seen = await look(all, {
      head: module('/a/card-score.js') + module('/b/card-score.js'),
      change: (path, code) => (path.startsWith('/b/') ? code.replaceAll(`"${version}"`, '"99.0.0"') : code),
    });
    expect(seen.drawn).to.deep.equal(TAGS);
    expect(seen.complaints).to.deep.equal(
      TAGS.map((tag) => `<${tag}> 99.0.0 is not registered: it is already defined, by version ${version}`),
    );
  });
});

describe('a page that loads us from another origin', () => {
  it('draws every element, in its language, with every kind of file', async () => {
    const { url } = await site({});
    for (const tag of [
      module(`${url}/card-score.js`),
      module(`${url}/embed.js`),
      classic(`${url}/card-score.classic.js`),
    ]) {
      expect(await look(places, { head: tag, lang: 'de' })).to.deep.include({ drawn: TAGS, complaints: [] });
    }
  });

  it('may ask for exactly what was built, by the hashes that the build wrote down', async () => {
    const { url } = await site({});
    const integrity = JSON.parse(readFileSync(join(CDN, 'integrity.json'), 'utf8')) as Record<string, string>;
    const tag = (hash: string) =>
      `<script type="module" crossorigin integrity="${hash}" src="${url}/card-score.js"></script>`;
    const right = await look(all, { head: tag(integrity['card-score.js']!) });
    expect(right).to.deep.include({ drawn: TAGS, complaints: [] });
    expect((await look(all, { head: tag(integrity['embed.js']!) })).drawn).to.deep.equal([]);
  });
});

describe('the hashes of what was built', () => {
  it('are those of every file that a page names', () => {
    const integrity = JSON.parse(readFileSync(join(CDN, 'integrity.json'), 'utf8')) as Record<string, string>;
    const files = readdirSync(CDN).filter((name) => name.endsWith('.js'));
    expect(Object.keys(integrity)).to.have.members(files);
    expect(files).to.include.members([
      ...inBrowsers().map((entry) => `${entry}.js`),
      'card-score.js',
      'core.js',
    ]);
    for (const file of files) {
      const hash = createHash('sha384')
        .update(readFileSync(join(CDN, file)))
        .digest('base64');
      expect(integrity[file], file).to.equal(`sha384-${hash}`);
    }
  });

  it('stand in lines to copy', () => {
    const integrity = JSON.parse(readFileSync(join(CDN, 'integrity.json'), 'utf8')) as Record<string, string>;
    const lines = readFileSync(join(CDN, 'README.md'), 'utf8');
    for (const file of ['card-score.js', 'card-score.classic.js']) {
      expect(lines).to.include(`integrity="${integrity[file]}"`);
    }
  });
});
