import { expect } from 'chai';
import { emulateMedia } from '../support/browser.js';
import { DokoHarness } from '../support/doko-harness.js';
import { played } from '../support/doko-match.js';
import { OWN } from '../support/files.js';
import { settled } from '../support/page.js';
import { all, isVisible } from '../support/roles.js';

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
});
