import { expect } from 'chai';
import { DokoHarness } from '../support/doko-harness.js';
import { downloads, panel, sectionText } from '../support/files.js';
import { settled } from '../support/page.js';
import { all, textOf } from '../support/roles.js';
import type { DokoScore } from '../../src/doko-score.js';
import { aside, augen, emptyStorage, KEY, keys, open, reload, round } from '../support/stored.js';

emptyStorage();

const BROKEN = '{"version":1,"game":"do';
const BUTTON = 'Export what was put aside';

/** A window with two games. */
async function played(): Promise<DokoScore> {
  const element = await open();
  for (const n of [100, 150]) element.addRound(round(n));
  return element;
}

/** Damages the head, as no window does. */
const damage = () => localStorage.setItem(KEY, BROKEN);

async function damaged(): Promise<DokoHarness> {
  (await played()).remove();
  damage();
  return new DokoHarness(await open());
}

describe('stored text that cannot be read', () => {
  it('is put aside, said with what it means for the match, and exported by a button beside that', async () => {
    const page = await damaged();
    expect(page.errors).to.eql([
      'What was stored here cannot be read. It was put aside; this is a new match.',
    ]);
    const files = downloads();
    await page.press('button', BUTTON);
    expect(files[0]!.name).to.equal('doko-unreadable.txt');
    const text = await files[0]!.text;
    expect(text).to.equal(aside()[0]);
    expect((JSON.parse(text) as Record<string, string>)[''], 'as it was').to.equal(BROKEN);
    expect(text).to.contain('150');
  });

  it('in mid-match is put aside, and the match is saved again', async () => {
    const element = await played();
    const page = new DokoHarness(element);
    damage();
    element.addRound(round(200));
    await settled(element);
    expect(page.errors).to.eql([
      'What was stored here cannot be read. It was put aside; this match was saved again.',
    ]);
    expect(page.has('button', BUTTON)).to.equal(true);
    expect(aside()).to.have.length(1);
    expect(augen((await reload(element)).match)).to.eql([100, 150, 200]);
  });

  it('of a single entry is put aside, and the rest is as it was', async () => {
    (await played()).remove();
    localStorage.setItem(
      keys().find((key) => key.includes(':e:'))!,
      'half of an ent',
    );
    const page = new DokoHarness(await open());
    expect(page.errors).to.eql(['One entry of what was stored here cannot be read. It was put aside.']);
    expect(page.element.match.entries).to.have.length(1);
    const files = downloads();
    await page.press('button', BUTTON);
    expect(await files[0]!.text).to.contain('half of an ent');
  });

  it('is listed with the others of its kind, whenever they came, until it is removed', async () => {
    const page = await damaged();
    await panel(page);
    expect(sectionText(page)).to.contain('Put aside: cannot be read');
    const files = downloads();
    const act = (name: RegExp) =>
      page.press('button', name, page.root.querySelector('[data-panel=files] .lines')!);
    await act(/^Export as file: /);
    expect(await files[0]!.text).to.equal(aside()[0]);
    const text = aside();
    await act(/^Remove: /);
    expect(aside()).to.eql([]);
    expect(page.has('button', BUTTON), 'nor is it offered beside the note').to.equal(false);
    expect(sectionText(page)).not.to.contain('Put aside');
    await page.press('button', 'Undo', page.root.querySelector('[data-panel=files]')!);
    expect(aside()).to.eql(text);
    expect(page.has('button', BUTTON)).to.equal(true);
    await page.press('button', 'Close', page.root.querySelector('.problems')!);
    expect(page.errors).to.eql([]);
    expect(page.has('button', BUTTON), 'the note is gone').to.equal(false);
    expect(sectionText(page), 'the list is not').to.contain('Put aside');
  });

  it('shows its day in the language of the page', async () => {
    const element = await open();
    localStorage.setItem(`${KEY}:x:${Date.UTC(2026, 0, 31, 12)}-0`, 'one');
    localStorage.setItem(`${KEY}:x:${Date.UTC(2026, 1, 1, 12)}-0`, 'two');
    const page = new DokoHarness(element);
    await panel(page);
    const names = [...page.root.querySelectorAll('[data-panel=files] .lines .nm')].map(textOf);
    expect(
      names.map((it) => it.split(',')[0]),
      'the latest first',
    ).to.eql(['2/1/2026', '1/31/2026']);
  });

  it('is not spoken of where there is none', async () => {
    const element = await played();
    const page = new DokoHarness(element);
    localStorage.clear();
    element.addRound(round(30));
    await settled(element);
    expect(page.errors, 'another fault').to.have.length(1);
    expect(all(page.root, 'button', BUTTON)).to.eql([]);
    await panel(page);
    expect(sectionText(page)).not.to.contain('Put aside');
  });
});
