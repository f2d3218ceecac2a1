import { expect } from 'chai';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { wordpressPlugin } from '../support/build/wordpress.mjs';
import { openBrowser } from '../support/site.js';
import { endAll, folder } from './support/services.js';
import { attributesOf, openVisitor, scoresAndStays, sheet, type Visitor } from './support/visitor.js';
import { Author } from './wordpress/editor.js';
import { startWordPress, type WordPress } from './wordpress/site.js';

const PLAYERS = 'Anna, Bernd, Clara, Dieter';
const PLACE = `<div data-card-score="doko" data-players="${PLAYERS}" data-storage="club">For readers without JavaScript</div>`;
const TAG = `<doko-score players="${PLAYERS}" storage="evening"></doko-score>`;

describe('WordPress', function () {
  this.timeout(120_000);
  let site: WordPress;
  let browser: Browser;
  let admin: Author;
  let contributor: Author;
  let visitor: Visitor;

  before(async () => {
    [site, browser] = await Promise.all([startWordPress(), openBrowser()]);
    console.log(`    version ${site.version}`);
    admin = await Author.login(browser, site.url, 'admin');
    contributor = await Author.login(browser, site.url, 'contributor');
  });
  after(async () => {
    await browser?.close();
    await endAll();
  });
  beforeEach(async () => (visitor = await openVisitor(browser)));
  afterEach(() => visitor.leave());

  const post = (id: number) => `${site.url}/?p=${id}`;

  it('without a plugin: an administrator’s HTML block may hold the script and the element', async () => {
    await admin.begin('The evening');
    await admin.html(`<script type="module" src="/card-score/doko-score.js"></script>\n${TAG}`);
    const id = await admin.publish();
    expect(await admin.kept(id)).to.include(TAG);
    await scoresAndStays(visitor, post(id));
  });

  it('takes the plugin as a zip archive', async () => {
    const zip = join(folder('plugin'), 'card-score.zip');
    writeFileSync(zip, wordpressPlugin());
    await admin.addPlugin(zip);
    expect(await admin.page.$eval('body', (body) => body.textContent)).to.include('Plugin activated');
  });

  it('with the plugin: of a contributor’s tag and place, the place is kept, and is a sheet', async () => {
    await contributor.begin('A contribution');
    await contributor.html(`${TAG}\n${PLACE}`);
    const id = await contributor.publish();
    const kept = await contributor.kept(id);
    expect(kept).to.include(PLACE).and.not.include('<doko-score');
    site.publish(id);
    await scoresAndStays(visitor, post(id));
  });

  it('with the plugin: an administrator’s element needs no script beside it', async () => {
    await admin.begin('The element alone');
    await admin.html(TAG);
    await scoresAndStays(visitor, post(await admin.publish()));
  });

  it('with the plugin: the shortcode is a sheet, with what stands in it for readers without JavaScript', async () => {
    await contributor.begin('A shortcode');
    await contributor.write(
      `[card-score game="doko" players="${PLAYERS}" storage="short"]No script, no sheet[/card-score]`,
    );
    const id = await contributor.publish();
    site.publish(id);
    await scoresAndStays(visitor, post(id));
    await visitor.page.setJavaScriptEnabled(false);
    await visitor.page.reload();
    expect(await visitor.page.$eval('[data-card-score]', (place) => place.textContent)).to.equal(
      'No script, no sheet',
    );
  });

  it('with the plugin: a shortcode sets nothing but the element’s own attributes', async () => {
    await contributor.begin('A hostile shortcode');
    await contributor.write(
      `[card-score game="okey" lang="tr" readonly players='"><b>Ali</b>, Can' view="round" onclick="alert(1)" style="color:red" id="x" onfocus]`,
    );
    const id = await contributor.publish();
    site.publish(id);
    await visitor.page.goto(post(id));
    await visitor.page.waitForSelector('[data-card-score]');
    expect(await attributesOf(visitor.page, '[data-card-score]')).to.deep.equal({
      ...{ 'data-card-score': 'okey', 'data-view': 'round', 'data-lang': 'tr', 'data-readonly': '' },
      'data-players': '"><b>Ali</b>, Can',
    });
    expect(visitor.complaints).to.deep.equal([]);
  });

  it('with the plugin: the block shows its element in the editor, and is a sheet', async () => {
    await admin.begin('A block');
    await admin.insert('Score sheet', 'card-score/sheet');
    await admin.fill('Players', PLAYERS);
    await admin.fill('Keep under this name', 'block');
    const canvas = await admin.canvas();
    await canvas.waitForFunction(
      (name) => document.querySelector('doko-score')?.shadowRoot?.textContent?.includes(name),
      {},
      'Dieter',
    );
    const id = await admin.publish();
    await scoresAndStays(visitor, post(id));
  });

  it('with the plugin: a round stands in the block as JSON, with all its brackets', async () => {
    const round = { finish: 'normal', winner: 0, hands: [[], ['K', '7'], 12], melded: [true, true, true] };
    const attributes = {
      game: 'rummy',
      view: 'round',
      players: 'Jana, "M" & <b>, Zuza',
      round: JSON.stringify(round),
    };
    const id = site.write(
      `<!-- wp:card-score/sheet ${JSON.stringify(attributes).replaceAll('<', '\\u003c').replaceAll('&', '\\u0026')} /-->`,
    );
    await visitor.page.goto(post(id));
    await sheet(visitor.page, 'rummy-score');
    const shown = (it: Element) => [it.getAttribute('round'), it.getAttribute('players')];
    expect(await visitor.page.$eval('rummy-score', shown)).to.deep.equal([
      attributes.round,
      attributes.players,
    ]);
    expect(visitor.complaints).to.deep.equal([]);
  });

  it('with the plugin: a page without a sheet gets no script of it, one with a sheet no more than it needs', async () => {
    const scripts = async (url: string) => {
      await visitor.page.goto(url, { waitUntil: 'networkidle0' });
      return visitor.page.$$eval('script[src*="card-score"]', (all) =>
        all.map((it) => ({
          file: new URL(it.src).pathname.split('/').pop(),
          type: it.type,
          defer: it.defer,
        })),
      );
    };
    expect(await scripts(post(site.write('<p>Nothing</p>')))).to.deep.equal([]);
    const modules = site.version >= '6.5';
    expect(await scripts(post(site.write(PLACE)))).to.deep.equal([
      modules
        ? { file: 'embed.js', type: 'module', defer: false }
        : { file: 'card-score.classic.js', type: '', defer: true },
    ]);
  });
});
