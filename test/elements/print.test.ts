import { expect } from 'chai';
import { emulateMedia } from '../support/browser.js';
import { DokoHarness } from '../support/doko-harness.js';
import { OWN } from '../support/files.js';
import { afterwards, settled } from '../support/page.js';
import { all, isVisible } from '../support/roles.js';

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
