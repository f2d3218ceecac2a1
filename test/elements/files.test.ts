import { expect } from 'chai';
import '../../src/doko-score.js';
import { match, type Match } from '../../src/core.js';
import { emulateMedia } from '../support/browser.js';
import { DokoHarness } from '../support/doko-harness.js';
import { afterwards, settled, until } from '../support/page.js';
import { all, isVisible } from '../support/roles.js';

const PLAYERS = ['Anna', 'Bernd', 'Clara', 'Dieter'];
const evening = (...games: readonly (readonly number[])[]): Match =>
  games.reduce<Match>(
    (sum, points) => match.adjust(sum, { points: [...points], played: true }),
    match.create({ game: 'doko', players: PLAYERS }),
  );
const OWN = evening([2, 2, -2, -2], [-3, 9, -3, -3]);

const open = async (attributes: Record<string, unknown> = {}, lang = 'en'): Promise<DokoHarness> => {
  const page = await DokoHarness.show({ view: undefined, id: 'own', ...attributes }, { lang });
  page.element.match = OWN;
  await settled(page.element);
  return page;
};

async function panel(page: DokoHarness): Promise<void> {
  await page.press('button', /^(More|Mehr)$/);
  await page.press('button', /^(Files and links|Dateien und Links)$/);
  await until(
    () => page.root.querySelector('[data-panel=files] textarea') !== null,
    'the section about files',
  );
}

/** The files that are handed out, from now on. */
function downloads(): { readonly name: string; readonly text: Promise<string> }[] {
  const createObjectURL = URL.createObjectURL.bind(URL);
  const click = Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'click');
  const files: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (it: Blob) => createObjectURL((blob = it));
  HTMLAnchorElement.prototype.click = function () {
    files.push({ name: this.download, text: blob.text() });
  };
  afterwards(() => {
    URL.createObjectURL = createObjectURL;
    if (click) Object.defineProperty(HTMLAnchorElement.prototype, 'click', click);
    else delete (HTMLAnchorElement.prototype as { click?: unknown }).click;
  });
  return files;
}

/** What arrives in a clipboard of the test's own; null: there is none. */
function clipboard(works = true): string[] {
  const texts: string[] = [];
  const writeText = (text: string) => {
    if (!works) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    texts.push(text);
    return Promise.resolve();
  };
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  delete (navigator as { share?: unknown }).share;
  afterwards(() => delete (navigator as { clipboard?: unknown }).clipboard);
  return texts;
}

const paste = async (page: DokoHarness, text: string): Promise<void> => {
  const field = page.root.querySelector<HTMLTextAreaElement>('[data-panel=files] .drop textarea')!;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
  await new Promise((done) => setTimeout(done, 0));
  await settled(page.element);
};

afterEach(() => history.replaceState(null, '', location.href.split('#')[0]));

describe('the files of a match', () => {
  it('hold the whole match as JSON', async () => {
    const page = await open();
    const files = downloads();
    await panel(page);
    await page.press('button', 'Export as file');
    expect(match.fromJSON(await files[0]!.text)).to.eql(OWN);
    expect(files[0]!.name).to.equal('doko.json');
  });

  for (const [lang, separator, label] of [
    ['en', ',', /CSV/],
    ['de', ';', /CSV/],
  ] as const) {
    it(`hold a table with “${separator}” between its cells in ${lang}`, async () => {
      const page = await open({}, lang);
      const files = downloads();
      await panel(page);
      await page.press('button', label);
      const lines = (await files[0]!.text).replace('\uFEFF', '').split('\r\n');
      expect(lines[0]).to.equal(PLAYERS.join(separator));
      expect(lines[1]).to.equal(`${['2', '2', '-2', '-2', ''].join(separator)}`);
    });
  }

  it('are copied as text whose columns are in line', async () => {
    const page = await open();
    const texts = clipboard();
    await panel(page);
    await page.press('button', 'Copy as text');
    const rows = texts[0]!.split('\n');
    expect(rows).to.have.length(4);
    expect(new Set(rows.map((row) => row.length)).size).to.equal(1);
    expect(rows.at(-1)).to.match(/\u22121\s+11\s+\u22125\s+\u22125$/);
    expect(page.status).to.contain('Copied');
  });

  it('are to be copied by hand where there is no clipboard', async () => {
    const page = await open();
    clipboard(false);
    await panel(page);
    await page.press('button', 'Copy as text');
    await until(() => page.root.querySelector('textarea[readonly]') !== null, 'a field to copy from');
    expect(page.root.querySelector<HTMLTextAreaElement>('textarea[readonly]')!.value).to.contain('Anna');
  });
});

describe('what is imported', () => {
  it('takes the place of the match, and undo brings it back', async () => {
    const page = await open();
    await panel(page);
    const other = evening([1, 1, -1, -1]);
    await paste(page, `\uFEFF${JSON.stringify(other)}\n`);
    expect(page.element.match).to.eql(other);
    page.element.undo();
    expect(page.element.match).to.eql(OWN);
  });

  it('may be a link in the midst of a message', async () => {
    const page = await open();
    await panel(page);
    const other = evening([1, 1, -1, -1]);
    await paste(page, `Look: https://x.example/#card-score=doko/0/${await match.toShareText(other)} bye`);
    await until(() => page.element.match.entries.length === 1, 'the match of the link');
  });

  it('may be a file that a spreadsheet wrote in its own encoding', async () => {
    const page = await open();
    await panel(page);
    const text = 'J\xfcrgen;B;C;D;W\r\n-3;1;1;1;1\r\n3;-1;-1;-1;1\r\n';
    const bytes = Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'list.csv'));
    const box = page.root.querySelector('.drop')!;
    box.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    await until(() => page.element.match.players[0] === 'Jürgen', 'the dropped list');
  });

  it('is asked about where a list fits both ways', async () => {
    const page = await open();
    await panel(page);
    await paste(page, 'A,B,C,D\n2,2,-2,-2\n2,-2,2,-2');
    expect(page.element.match).to.eql(OWN);
    await page.press('button', 'Running totals');
    expect(match.summary(page.element.match).totals).to.eql([2, -2, 2, -2]);
  });

  for (const text of ['hello', '{"version":1', '{"version":2}', '<b>', 'A,B\n1,2', 'x'.repeat(40)]) {
    it(`is no match file: ${text.slice(0, 12)}`, async () => {
      const page = await open();
      await panel(page);
      await paste(page, text);
      await until(() => page.errors.includes('This is not a match file.'), 'what is wrong');
      expect(page.element.match).to.eql(OWN);
    });
  }
});

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
});

describe('on paper', () => {
  for (const width of [360, 1000]) {
    it(`is the sheet and nothing else, from a page ${width} px wide`, async () => {
      if (!(await emulateMedia({ media: 'print' }))) return; // this engine cannot pretend paper
      afterwards(() => void emulateMedia({}));
      const page = await DokoHarness.show({ view: undefined }, { width });
      page.element.match = OWN;
      await settled(page.element);
      page.root.querySelector<HTMLElement>('[data-enter]')?.click();
      await settled(page.element);
      expect(all(page.root, 'button').filter((it) => !it.closest('.sheet'))).to.eql([]);
      const sheet = page.root.querySelector('.sheet')!;
      expect(isVisible(sheet)).to.equal(true);
      expect(getComputedStyle(sheet.querySelector('thead')!).display).to.equal('table-header-group');
      const { scrollWidth, clientWidth } = sheet.parentElement!;
      expect(scrollWidth, 'nothing is cut').to.be.at.most(clientWidth);
    });
  }
});
