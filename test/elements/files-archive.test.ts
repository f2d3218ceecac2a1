import { expect } from 'chai';
import { match, type Match } from '../../src/core.js';
import type { DokoScore } from '../../src/doko-score.js';
import { DokoHarness } from '../support/doko-harness.js';
import { downloads, evening, panel, sectionText } from '../support/files.js';
import { settled } from '../support/page.js';
import { all, focused, nameOf, textOf } from '../support/roles.js';
import { archived, emptyStorage, open, reload } from '../support/stored.js';

emptyStorage();

const ANNA = evening([2, 2, -2, -2]);
const EVA = match.adjust(match.create({ game: 'doko', players: ['Eva', 'Finn', 'Gesa', 'Hanno'] }), {
  points: [1, 1, -1, -1],
  played: true,
});
const NOW = match.adjust(match.create({ game: 'doko', players: ['I', 'J', 'K', 'L'] }), {
  points: [3, -1, -1, -1],
  played: true,
});

/** A match with two others in its archive, and the section open that lists them. */
async function shown(attributes: object = {}): Promise<DokoHarness> {
  const element = await open();
  for (const it of [ANNA, EVA, NOW]) element.match = it;
  Object.assign(element, attributes);
  const page = new DokoHarness(element);
  await settled(element);
  await panel(page);
  return page;
}

const lines = (page: DokoHarness): string[] =>
  [...page.root.querySelectorAll('[data-panel=files] .lines .nm')].map(textOf);
const entries = (all: readonly Match[]) => all.map((it) => JSON.stringify(it.entries)).sort();

describe('the earlier matches', () => {
  it('are listed with the day and the names, the latest first', async () => {
    const page = await shown();
    const day = new Date().toLocaleDateString('en');
    expect(lines(page)).to.eql([
      `${day}: Eva, Finn, Gesa, and Hanno`,
      `${day}: Anna, Bernd, Clara, and Dieter`,
    ]);
  });

  it('are nowhere where nothing is stored', async () => {
    const page = await DokoHarness.show({ view: undefined });
    await panel(page);
    expect(lines(page)).to.eql([]);
    expect(sectionText(page)).not.to.contain('Earlier');
  });

  it('can be opened, and the one that was shown takes the place in the list; undo brings it back', async () => {
    const page = await shown();
    await page.press('button', /^Open: .*Anna/);
    expect(page.element.match).to.eql(ANNA);
    expect(page.status).to.equal('Opened');
    expect(lines(page).map((it) => it.replace(/^.*: /, ''))).to.eql([
      'I, J, K, and L',
      'Eva, Finn, Gesa, and Hanno',
    ]);
    page.element.undo();
    expect(page.element.match).to.eql(NOW);
    const again = await reload(page.element);
    expect(again.match).to.eql(NOW);
    expect(entries(archived())).to.eql(entries([ANNA, EVA]));
  });

  it('can be exported', async () => {
    const page = await shown();
    const files = downloads();
    await page.press('button', /^Export as file: .*Eva/);
    expect(match.fromJSON(await files[0]!.text)).to.eql(EVA);
    expect(page.element.match, 'nothing else happens').to.eql(NOW);
  });

  it('can be removed, and that can be undone', async () => {
    const page = await shown();
    await page.press('button', /^Remove: .*Anna/);
    expect(entries(archived())).to.eql(entries([EVA]));
    expect(page.status).to.match(/^Removed: .*Anna/);
    expect(sectionText(page)).to.match(/Removed: .*Anna/);
    await page.press('button', 'Undo', page.root.querySelector('[data-panel=files]')!);
    expect(entries(archived())).to.eql(entries([ANNA, EVA]));
    expect(lines(page)).to.have.length(2);
    expect(page.status).to.match(/^Undone: .*Anna/);
  });

  it('leave the focus in the section when one of them is opened, removed or back', async () => {
    const page = await shown();
    const press = async (name: RegExp) => {
      const button = all(page.root, 'button', name).filter((it) => it.closest('[data-panel=files]'))[0]!;
      button.focus();
      button.click();
      await settled(page.element);
      await page.element.updateComplete;
      const at = focused();
      expect(at?.closest('[data-panel=files]'), `after ${nameOf(button)}`).not.to.equal(undefined);
      expect(at?.closest('[data-panel=files]'), `after ${nameOf(button)}`).not.to.equal(null);
    };
    await press(/^Open: .*Anna/);
    await press(/^Remove: .*Eva/);
    await press(/^Remove: /);
    expect(lines(page)).to.eql([]);
    await press(/^Undo$/);
    expect(lines(page)).to.have.length(1);
  });

  it('leave the focus in the section also when the last of them is opened', async () => {
    const page = await shown();
    page.element.match = match.create({ game: 'doko', players: ['M', 'N', 'O', 'P'] });
    await settled(page.element);
    await panel(page);
    for (const name of [/^Remove: /, /^Remove: /, /^Open: /]) {
      const [button] = all(page.root, 'button', name).filter((it) => it.closest('[data-panel=files]'));
      button!.focus();
      button!.click();
      await settled(page.element);
      await page.element.updateComplete;
    }
    expect(lines(page)).to.eql([]);
    expect(focused()?.closest('[data-panel=files]')).to.be.instanceOf(HTMLElement);
  });

  it('can be looked at and exported, and no more, where nobody may change anything', async () => {
    const page = await shown({ disabled: true });
    const able = all(page.root, 'button', /Eva/).filter((it) => it.matches(':enabled'));
    expect(able.map((it) => textOf(it))).to.eql(['Export as file']);
  });

  it('are those of this browser’s key alone', async () => {
    const page = await shown();
    const other = page.element.cloneNode() as DokoScore;
    other.storage = 'other';
    page.element.parentElement!.append(other);
    await settled(other);
    const there = new DokoHarness(other);
    await panel(there);
    expect(lines(there)).to.eql([]);
  });
});
