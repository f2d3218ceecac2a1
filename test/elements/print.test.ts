import { expect } from 'chai';
import { match } from '../../src/core.js';
import { emulateMedia } from '../support/browser.js';
import { DokoHarness } from '../support/doko-harness.js';
import { played } from '../support/doko-match.js';
import { OWN } from '../support/files.js';
import { settled, until } from '../support/page.js';
import { all, isVisible, textOf } from '../support/roles.js';

/** In px, between margins of a centimetre. */
const A4 = 718;

describe('on paper', () => {
  afterEach(() => emulateMedia({}));

  for (const width of [360, 1000]) {
    it(`is the sheet and nothing else, from a page ${width} px wide`, async () => {
      if (!(await emulateMedia({ media: 'print' }))) return; // this engine cannot pretend paper
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

  for (const width of [360, 690, 1000]) {
    it(`has the foot of the sheet under the last game, from a page ${width} px wide`, async () => {
      if (!(await emulateMedia({ media: 'print' }))) return;
      const page = await DokoHarness.show({ view: undefined }, { width });
      page.element.match = played(18);
      await settled(page.element);
      const boxOf = (row: string) => page.root.querySelector(`.sheet ${row}`)!.getBoundingClientRect();
      expect(boxOf('tfoot td').top).to.be.at.least(boxOf('tbody > tr:last-child').bottom - 1);
    });
  }

  it('has the name of the sheet above it, the names on each page and the totals on the last', async () => {
    if (!(await emulateMedia({ media: 'print' }))) return;
    const page = await DokoHarness.show({ view: undefined }, { width: A4 });
    page.element.match = played(18);
    await settled(page.element);
    const sheet = page.root.querySelector('.sheet')!;
    const display = (part: string) => getComputedStyle(sheet.querySelector(part)!).display;
    const { width, height } = sheet.querySelector('caption')!.getBoundingClientRect();
    expect(textOf(sheet.querySelector('caption')!)).to.equal('Score sheet');
    expect([width > 50, height > 15], 'the name can be seen').to.eql([true, true]);
    expect(display('thead'), 'a head is on every page').to.equal('table-header-group');
    expect(display('tfoot'), 'a foot would be, too').to.equal('table-row-group');
    expect(all(page.root, 'heading'), 'the next game is nothing for paper').to.eql([]);
  });

  it('names the rules, and what is otherwise in them', async () => {
    if (!(await emulateMedia({ media: 'print' }))) return;
    const page = await DokoHarness.show({ view: undefined, rules: { calls: 'double' } }, { width: A4 });
    const foot = page.root.querySelector('[part=foot]')!;
    await until(() => textOf(foot).endsWith('Rules: TSR. Changed: Re and Kontra: double.'), 'the rules');
    expect(isVisible(foot)).to.equal(true);
  });

  it('says who has won when the match is over', async () => {
    if (!(await emulateMedia({ media: 'print' }))) return;
    const page = await DokoHarness.show({ view: undefined }, { width: A4 });
    page.element.match = match.setRules(played(18), { rounds: 18 });
    await settled(page.element);
    expect(all(page.root, 'heading').map(textOf).join()).to.match(/wins|win/);
  });

  it('has room for 60 games of seven players with long names', async () => {
    if (!(await emulateMedia({ media: 'print' }))) return;
    const names = ['Anna', 'Bernd-Wolfgang', 'Clara', 'Konstantin', 'Eva', 'Friederike', 'Maximiliane'];
    let m = match.create({ game: 'doko', players: names });
    for (let n = 0; n < 60; n++)
      m = match.adjust(m, { points: names.map((_, seat) => ((n * 7 + seat * 5) % 600) - 300), played: true });
    const page = await DokoHarness.show({ view: undefined }, { width: A4 });
    page.element.match = m;
    await settled(page.element);
    const sheet = page.root.querySelector('.sheet')!;
    const edge = sheet.parentElement!.getBoundingClientRect();
    const cut = [...sheet.querySelectorAll<HTMLElement>('th, td')].filter((cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return left < edge.left - 1 || right > edge.right + 1 || cell.scrollWidth > cell.clientWidth + 1;
    });
    expect(sheet.querySelectorAll('tbody > tr')).to.have.length(60);
    expect(cut.map(textOf)).to.eql([]);
  });
});
