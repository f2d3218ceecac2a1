import { expect } from 'chai';
import type { DokoScore } from '../../src/doko-score.js';
import { doko, match } from '../../src/core.js';
import { late } from '../../src/elements/late.js';
import { DokoHarness } from '../support/doko-harness.js';
import { clipboard, evening, open, OWN, panel } from '../support/files.js';
import { afterwards, container, settled, until } from '../support/page.js';
import { one, textOf } from '../support/roles.js';

afterEach(() => history.replaceState(null, '', location.href.split('#')[0]));

describe('a link to a match', () => {
  const OTHER = evening([1, 1, -1, -1]);
  const go = async (name: string, text: string, game = 'doko') => {
    location.hash = `#card-score=${game}/${name}/${text}`;
    await new Promise((done) => addEventListener('hashchange', done, { once: true }));
  };
  const shown = (page: DokoHarness) => page.root.querySelector('[data-shared]');

  it('shows it beside the own one, takes its place when asked to, and undo brings the own one back', async () => {
    const page = await open();
    await go('own', await match.toShareText(OTHER));
    await until(() => shown(page) !== null, 'the shared match');
    expect(page.element.match).to.eql(OWN);
    await page.press('button', 'Take its place');
    expect(page.element.match).to.eql(OTHER);
    expect(location.hash).to.equal('');
    page.element.undo();
    expect(page.element.match).to.eql(OWN);
  });

  it('says by which rules it is played before it takes the place', async () => {
    const page = await open();
    const rules = { calls: 'double' } as const;
    await go(
      'own',
      await match.toShareText(match.create({ game: doko.game, players: ['A', 'B', 'C', 'D'], rules })),
    );
    await until(
      () => shown(page)?.textContent?.includes('Rules: TSR.') ?? false,
      'the rules of the other match',
    );
    expect(textOf(shown(page)!)).to.include('Changed: Re and Kontra: double.');
    expect(textOf(page.root.querySelector('[part=root]')!)).to.include(
      'Scored by the tournament rules (TSR).',
    );
  });

  it('is made by the button, and opens in a page of its own', async () => {
    const page = await open();
    const texts = clipboard();
    await panel(page);
    await page.press('button', 'Share link');
    await until(() => texts.length > 0, 'the link in the clipboard');
    page.element.remove();
    location.hash = new URL(texts[0]!).hash;
    const other = await DokoHarness.show({ view: undefined, id: 'own' });
    await until(() => shown(other) !== null, 'the shared match');
    await other.press('button', 'Close');
    expect(shown(other)).to.equal(null);
    expect(location.hash).to.equal('');
  });

  it('that is cut or altered says so', async () => {
    const page = await open();
    const text = await match.toShareText(OTHER);
    await go('own', text.slice(0, -3));
    await until(() => page.errors.includes('This link holds no whole match.'), 'what is wrong');
    expect(page.element.match).to.eql(OWN);
  });

  it('for another element, another game or the page itself changes nothing', async () => {
    const page = await open();
    const text = await match.toShareText(OTHER);
    await go('other', text);
    await go('own', text, 'okey');
    location.hash = '#/chapter/2';
    await new Promise((done) => addEventListener('hashchange', done, { once: true }));
    await settled(page.element);
    expect(shown(page)).to.equal(null);
    expect(page.errors).to.eql([]);
    expect(location.hash).to.equal('#/chapter/2');
  });

  it('can be looked at, and no more, where the sheet is readonly', async () => {
    const page = await open({ readonly: true });
    await go('own', await match.toShareText(OTHER));
    await until(() => shown(page) !== null, 'the shared match');
    expect(page.has('button', 'Take its place')).to.equal(false);
  });

  it('whose reader does not load says so, and is opened by the next try', async () => {
    const { files } = late;
    let tries = 0;
    late.files = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError('Failed to fetch')) : files();
    };
    afterwards(() => (late.files = files));
    const page = await open();
    await go('own', await match.toShareText(OTHER));
    await until(() => page.errors.length > 0, 'what is wrong');
    expect(page.errors).to.eql(['The match of this link did not load.']);
    await page.press('button', 'Try again');
    await until(() => shown(page) !== null, 'the shared match');
    expect(page.errors).to.eql([]);
    expect(page.element.match).to.eql(OWN);
  });

  it('whose reader does not load has another try also where the page took it out of its address', async () => {
    const { files } = late;
    late.files = () => Promise.reject(new TypeError('Failed to fetch'));
    afterwards(() => (late.files = files));
    const page = await open();
    await go('own', await match.toShareText(OTHER));
    await until(() => page.errors.length > 0, 'what is wrong');
    history.replaceState(null, '', '#/chapter/1');
    late.files = files;
    await page.press('button', 'Try again');
    await until(() => shown(page) !== null, 'the shared match');
  });

  it('is shown also where the page takes it out of its address at once', async () => {
    const page = await open();
    const router = () => history.replaceState(null, '', '#/chapter/1');
    addEventListener('hashchange', router);
    afterwards(() => removeEventListener('hashchange', router));
    await go('own', await match.toShareText(OTHER));
    await until(() => shown(page) !== null, 'the shared match');
    expect(location.hash).to.equal('#/chapter/1');
    await page.press('button', 'Close');
    expect(location.hash, 'what is the page’s own stays').to.equal('#/chapter/1');
    expect(shown(page)).to.equal(null);
  });

  it('leaves a page alone that finds its way by fragments of its own', async () => {
    const page = await open();
    const heard: string[] = [];
    const router = () => heard.push(location.hash);
    addEventListener('hashchange', router);
    afterwards(() => removeEventListener('hashchange', router));
    for (const route of ['#/chapter/2', '#card', '#card-score', '#card-score=', '#card-score=%E0%A4/x/y']) {
      const arrived = new Promise((done) => addEventListener('hashchange', done, { once: true }));
      location.hash = route;
      await arrived;
      await settled(page.element);
      expect(location.hash).to.equal(route);
      expect(page.errors).to.eql([]);
    }
    expect(heard).to.have.length(5);
  });

  it('is for one of two elements of a game, in whichever it was made', async () => {
    const box = container();
    box.innerHTML = '<doko-score></doko-score><doko-score></doko-score>';
    const pages = [...box.querySelectorAll<DokoScore>('doko-score')].map((it) => new DokoHarness(it));
    for (const page of pages) {
      page.element.match = OWN;
      await settled(page.element);
    }
    for (const [n, page] of pages.entries()) {
      const texts = clipboard();
      await panel(page);
      await page.press('button', 'Share link');
      await until(() => texts.length > 0, 'the link in the clipboard');
      const arrived = new Promise((done) => addEventListener('hashchange', done, { once: true }));
      location.hash = new URL(texts[0]!).hash;
      await arrived;
      await until(() => shown(page) !== null, 'the shared match');
      await settled(pages[1 - n]!.element);
      expect(pages.map(shown).indexOf(null), 'it is shown in that one only').to.equal(1 - n);
      await page.press('button', 'Close', shown(page)!);
    }
  });

  it('cannot take the place of a match that is blocked', async () => {
    const page = await open({ disabled: true });
    await go('own', await match.toShareText(OTHER));
    await until(() => shown(page) !== null, 'the shared match');
    expect(one(page.root, 'button', 'Take its place').matches(':disabled')).to.equal(true);
  });

  it('of a game of another element’s is refused, whatever its name says', async () => {
    const page = await open();
    const okey = match.create({ game: 'okey', players: ['A', 'B', 'C', 'D'] });
    await go('own', await match.toShareText(okey));
    await until(() => page.errors.length > 0, 'what is wrong');
    expect(page.errors).to.eql(['This link holds no whole match.']);
  });
});
