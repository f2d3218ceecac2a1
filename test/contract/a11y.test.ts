import { expect } from 'chai';
import { expect as audit } from '@open-wc/testing';
import { badTables, looseErrors, misnamed, smallTargets, unlabelled, unnamedGroups } from '../support/accessible.js';
import { allScreens, forEachScreen } from '../support/elements.js';
import { setPage, settled } from '../support/page.js';

forEachScreen(
  'for everybody',
  (open) => {
    for (const lang of ['en', 'de']) {
    it(`own checks ${lang}`, async () => {
      const element = await open({ width: 380 });
      setPage('lang', lang);
      await settled(element);
      const root = element.shadowRoot!;
      expect({
      u: unlabelled(root), g: unnamedGroups(root), m: misnamed(root), t: badTables(root), e: looseErrors(root), s: smallTargets(root)}).to.deep.equal({u:[],g:[],m:[],t:[],e:[],s:[]});
    });
    }
  },
  allScreens,
);
