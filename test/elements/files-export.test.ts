import { expect } from 'chai';
import { match } from '../../src/core.js';
import type { DokoHarness } from '../support/doko-harness.js';
import {
  clipboard,
  downloads,
  open,
  OWN,
  panel,
  PLAYERS,
  sectionText,
  shareSheet,
} from '../support/files.js';
import { afterwards, settled, until } from '../support/page.js';

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
      await until(() => files.length > 0, 'a file');
      const lines = (await files[0]!.text).replace('\uFEFF', '').split('\r\n');
      expect(lines[0]).to.match(/TSR/);
      expect(lines[1]).to.equal(PLAYERS.join(separator));
      expect(lines[2]).to.equal(`${['2', '2', '-2', '-2', ''].join(separator)}`);
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
    expect(rows.at(-1)).to.match(/^Total\s+\u22121\s+11\s+\u22125\s+\u22125$/);
    expect(texts[0]!.trim(), 'nothing is lost at its ends').to.equal(texts[0]);
    expect(texts[0], 'nor in it where spaces in a row become one').not.to.match(/ {2}/);
    expect(page.status).to.contain('Copied');
    expect(sectionText(page), 'also for those who see').to.contain('Copied');
    await page.press('button', 'Close');
    await panel(page);
    expect(sectionText(page), 'only until the section is closed').not.to.contain('Copied');
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

describe('“Share link”', () => {
  const share = async (page: DokoHarness) => {
    await panel(page);
    await page.press('button', 'Share link');
  };
  const LINK = /#card-score=doko\/own\/[A-Za-z0-9_-]{40,}$/;

  it('opens the share sheet of the platform with a link that carries the match', async () => {
    const page = await open();
    const texts = clipboard();
    const shared = shareSheet();
    await share(page);
    await until(() => shared.length > 0, 'the share sheet');
    expect(Object.keys(shared[0]!)).to.eql(['url']);
    expect(shared[0]!.url).to.match(LINK);
    const text = shared[0]!.url!.split('/').at(-1)!;
    expect(await match.fromShareText(text)).to.eql(OWN);
    await settled(page.element);
    expect(texts, 'the clipboard is left alone').to.eql([]);
  });

  it('copies the link where there is no share sheet', async () => {
    const page = await open();
    const texts = clipboard();
    await share(page);
    await until(() => sectionText(page).includes('Copied'), '“Copied” in the section');
    expect(texts).to.have.length(1);
    expect(texts[0]).to.match(LINK);
  });

  it('copies the link where the share sheet refuses it', async () => {
    const page = await open();
    const texts = clipboard();
    shareSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await share(page);
    await until(() => texts.length > 0, 'the link in the clipboard');
    expect(texts[0]).to.match(LINK);
  });

  it('does nothing more where somebody closes the share sheet', async () => {
    const page = await open();
    const texts = clipboard();
    let closed = false;
    const shared = shareSheet(async () => {
      await Promise.resolve();
      closed = true;
      throw new DOMException('closed', 'AbortError');
    });
    await share(page);
    await until(() => closed, 'the share sheet to be closed');
    await new Promise((done) => setTimeout(done));
    await settled(page.element);
    expect(shared).to.have.length(1);
    expect(texts).to.eql([]);
    expect(page.root.querySelector('textarea[readonly]')).to.equal(null);
  });

  it('shows the link where it can be neither shared nor copied', async () => {
    const page = await open();
    clipboard(false);
    await share(page);
    await until(() => page.root.querySelector('textarea[readonly]') !== null, 'a field to copy from');
    expect(page.root.querySelector<HTMLTextAreaElement>('textarea[readonly]')!.value).to.match(LINK);
  });
});

describe('“Print”', () => {
  it('prints the page', async () => {
    const page = await open();
    const own = Object.getOwnPropertyDescriptor(window, 'print')!;
    afterwards(() => Object.defineProperty(window, 'print', own));
    let printed = 0;
    Object.defineProperty(window, 'print', { ...own, value: () => void printed++ });
    await panel(page);
    await page.press('button', 'Print');
    expect(printed).to.equal(1);
  });
});
