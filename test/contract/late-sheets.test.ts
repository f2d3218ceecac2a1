import { expect } from 'chai';
import { late as doko } from '../../src/elements/doko-score/house.js';
import { late } from '../../src/elements/late.js';
import { late as rummy } from '../../src/elements/rummy-score/house.js';
import { forEachScreen } from '../support/elements.js';
import type { Place, Shown } from '../support/page.js';
import { textOf } from '../support/roles.js';

/** What comes with the sections of one game alone. */
const HOUSES: Readonly<Record<string, typeof doko.house | typeof rummy.house | undefined>> = {
  'doko-score': () => doko.house(),
  'rummy-score': () => rummy.house(),
};

/** Every element and its place, to a tenth of a pixel. */
const places = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('[part="root"] *')].map((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    const place = [left, top, width, height].map((n) => n.toFixed(1)).join(' ');
    return `<${it.localName} class="${it.getAttribute('class') ?? ''}"> “${textOf(it).slice(0, 20)}” ${place}`;
  });

const suite = (open: (place?: Place) => Promise<Shown>): void => {
  for (const width of [280, 380, 1000]) {
    it(`moves nothing: ${width} px`, async () => {
      const element = await open({ width });
      const root = element.shadowRoot!;
      const sections = await Promise.all([late.panels(), late.chart(), late.files(), late.settlement()]);
      const sheets = sections.flatMap(({ styles }) => styles.map(({ styleSheet }) => styleSheet!));
      const house = (await HOUSES[element.localName]?.())?.styles.map(({ styleSheet }) => styleSheet!) ?? [];
      // those that are there by now are taken off; what its own rules show is not
      const own = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
      root.adoptedStyleSheets = own;
      const before = places(root);
      root.adoptedStyleSheets = [...own, ...house.filter((sheet) => !own.includes(sheet)), ...sheets];
      const after = places(root);
      expect(after.filter((place, i) => place !== before[i]).slice(0, 5)).to.deep.equal([]);
    });
  }
};

// what somebody did since may show what came with them
forEachScreen('when the sheets of its sections come', suite, ({ screens }) =>
  screens.filter(({ act }) => !act),
);
