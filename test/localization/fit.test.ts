import { expect } from 'chai';
import { loaders } from '../../src/localization/generated/locales.js';
import { forEachScreen } from '../support/elements.js';
import { FONT } from '../support/font.js';
import { brokenWords, overflowing } from '../support/geometry.js';
import { settled } from '../support/page.js';

forEachScreen('in every language', (open, { least = 0 }) => {
  it('has nothing that sticks out, is cut off or breaks within a word, from 260 to 1024 px', async () => {
    const element = await open({ css: FONT });
    for (const code of ['en', ...loaders.keys()]) {
      element.parentElement!.lang = code;
      await settled(element);
      for (const width of [260, 360, 720, 1024].filter((it) => it >= least * 16)) {
        element.parentElement!.style.inlineSize = `${width}px`;
        const root = element.shadowRoot!;
        expect([...overflowing(root), ...brokenWords(root)], `${code}, ${width} px`).to.deep.equal([]);
      }
    }
  });
});
