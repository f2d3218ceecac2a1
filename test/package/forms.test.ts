import { expect } from 'chai';
import type { Browser } from 'puppeteer-core';
import { match } from '../../src/core.js';
import { afterwards, ROUNDS, TAGS } from '../support/built.js';
import { openBrowser, openSite, pageOf, visit } from '../support/site.js';

/** What the page of a club has: a form around an element. */
const formOf = (tag: string, attributes: string, enctype = 'application/x-www-form-urlencoded') =>
  pageOf(
    `<form method="post" action="/sent" enctype="${enctype}">
      <label for="us">Our evening</label><${tag} id="us" name="sheet" players="Ada, Bo, Cy, Di" ${attributes}></${tag}>
      <button id="send">Send</button>
    </form>`,
    `<script type="module" src="/${tag}.js"></script>`,
  );

interface Control extends HTMLElement {
  match: match.Match;
  round: object;
  addRound(round: object): void;
}

let browser: Browser;
before(async () => (browser = await openBrowser()));
after(() => browser.close());

for (const tag of TAGS) {
  const round = ROUNDS[tag]!;

  /** Opens a page with a form. */
  async function open(attributes: string, { enctype = '', keeps = true } = {}) {
    const site = await openSite({
      pages: { '/': formOf(tag, attributes, enctype || undefined), '/sent': pageOf('Thanks.') },
      keeps,
    });
    afterwards(() => site.close());
    const { page, complaints } = await visit(browser, `${site.url}/`);
    afterwards(() => page.close());
    /** What the element shows. */
    const rows = () =>
      page.$eval(tag, (it) =>
        (it as unknown as Control).match.entries.map((entry) => ('round' in entry ? entry.round : null)),
      );
    const record = async () => {
      await page.$eval(tag, (it, round) => (it as unknown as Control).addRound(round), round);
    };
    const send = () => Promise.all([page.waitForNavigation(), page.click('#send')]);
    /** Puppeteer's own `goBack` loses a page that the browser kept. */
    const back = async () => {
      await page.evaluate(() => history.back());
      await page.waitForFunction((tag) => !!document.querySelector(tag)?.shadowRoot, {}, tag);
      await page.waitForNetworkIdle();
    };
    return { site, page, complaints, rows, record, send, back };
  }

  describe(`<${tag}> in a form`, () => {
    for (const enctype of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      it(`is posted as ${enctype}`, async () => {
        const { site, record, send } = await open('required', { enctype });
        await record();
        await send();
        const { body, type } = site.posted[0]!;
        const data = await new Response(new Uint8Array(body), {
          headers: { 'content-type': type },
        }).formData();
        const sheet = match.fromJSON(data.get('sheet'));
        expect(sheet.players).to.deep.equal(['Ada', 'Bo', 'Cy', 'Di']);
        expect(match.sheet(sheet)).to.have.lengthOf(1);
        expect(sheet.entries[0]).to.deep.include({ type: 'round', round });
      });
    }

    it('is not posted while it is required and empty: the first thing to do has the focus', async () => {
      const { site, page, complaints } = await open('required');
      await page.click('#send');
      const focused = await page.$eval(tag, (it) => it.shadowRoot!.activeElement?.localName);
      expect(focused).to.match(/^(input|button)$/);
      expect(site.posted).to.deep.equal([]);
      expect(complaints).to.deep.equal([]);
    });

    for (const keeps of [true, false]) {
      it(`is as it was sent, when one goes back${keeps ? '' : ' and the page is loaded again'}`, async () => {
        const { rows, record, send, back } = await open('', { keeps });
        await record();
        const before = await rows();
        await send();
        await back();
        expect(before).to.have.lengthOf(1);
        expect(await rows()).to.deep.equal(before);
      });
    }

    it('as a calculator is as it was sent, when one goes back and the page is loaded again', async () => {
      const { site, page, send, back } = await open('view="round"', { keeps: false });
      await page.$eval(tag, (it, round) => ((it as unknown as Control).round = round), round);
      await send();
      await back();
      await send();
      expect(
        site.posted.map(({ body }) => String(new URLSearchParams(body.toString()).get('sheet'))),
      ).to.satisfy(([first, second]: string[]) => first !== '' && first === second);
    });

    it('is a group by the name of its label', async () => {
      const { page } = await open('');
      expect(await page.$('aria/Our evening[role="group"]')).not.to.equal(null);
    });
  });
}
