import { expect } from 'chai';
import { expect as audit } from '@open-wc/testing';
import { allScreens, forEachScreen } from '../support/elements.js';
import { setPage, settled } from '../support/page.js';

forEachScreen(
  'for axe',
  (open) => {
    it('has nothing to object to, in English and in German', async () => {
      const element = await open({ width: 380 });
      await audit(element).to.be.accessible();
      setPage('lang', 'de');
      await settled(element);
      await audit(element).to.be.accessible();
    });
  },
  allScreens,
);
