import { expect } from 'chai';
import { alikeStates, finishAnimations, weakest } from '../support/contrast.js';
import { forEachScreen } from '../support/elements.js';
import { addCss, afterwards } from '../support/page.js';

const textOf = async (path: string): Promise<string> => (await fetch(path)).text();

const css = await textOf('/demo/themes.css');
const THEMES = [...css.matchAll(/^\.(\w+) \{/gm)].map(([, name]) => name!);

describe('the themes', () => {
  it('are three, and the README has the same to copy', async () => {
    expect(THEMES).to.have.lengthOf(3);
    const fences = (await textOf('/README.md')).matchAll(/^```css\n(.*?)^```/gms);
    expect([...fences].map(([, content]) => content)).to.include(css);
  });
});

forEachScreen('in a theme', (open) => {
  for (const theme of THEMES) {
    it(`is clear to see, light and dark, and shows what is chosen: ${theme}`, async () => {
      addCss(css);
      document.body.classList.add(theme);
      afterwards(() => document.body.classList.remove(theme));
      const { shadowRoot } = await open({ width: 380 });
      for (const scheme of ['light', 'dark']) {
        addCss(`:root { color-scheme: ${scheme} }`);
        finishAnimations(shadowRoot!);
        expect(weakest(shadowRoot!), scheme).to.deep.equal([]);
        expect(alikeStates(shadowRoot!), scheme).to.deep.equal([]);
      }
    });
  }
});
