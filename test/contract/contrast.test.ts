import { expect } from 'chai';
import { emulateMedia } from '../support/browser.js';
import { alikeStates, finishAnimations, weakest } from '../support/contrast.js';
import { allScreens, forEachScreen } from '../support/elements.js';
import { addCss, afterwards } from '../support/page.js';

/** Pages that dress everything in colours of their own, which come down to an element by inheritance or by `*`. */
const HOSTILE = {
  'white on black': '* { background: black; color: white }',
  'yellow on yellow': '* { background: yellow; color: yellow; caret-color: yellow; accent-color: yellow }',
  'filled and outlined letters':
    '* { -webkit-text-fill-color: white; -webkit-text-stroke: 2px white; text-emphasis: dot white; fill: white; stroke: white }',
  'paper that is the page’s': 'body { --card-score-paper: Canvas }',
} as const;

forEachScreen(
  'in its colours',
  (open) => {
    it('is clear to see on light pages and on dark ones, and shows what is chosen', async () => {
      const { shadowRoot } = await open({ width: 380 });
      for (const scheme of ['light', 'dark']) {
        addCss(`:root { color-scheme: ${scheme} }`);
        finishAnimations(shadowRoot!);
        expect(weakest(shadowRoot!), scheme).to.deep.equal([]);
        expect(alikeStates(shadowRoot!), scheme).to.deep.equal([]);
      }
    });
  },
  allScreens,
);

forEachScreen('on a page with colours of its own', (open) => {
  for (const [what, css] of Object.entries(HOSTILE)) {
    it(`is clear to see: ${what}`, async () => {
      addCss(css);
      const { shadowRoot } = await open({ width: 380 });
      for (const scheme of ['light', 'dark']) {
        addCss(`:root { color-scheme: ${scheme} }`);
        finishAnimations(shadowRoot!);
        expect(weakest(shadowRoot!), scheme).to.deep.equal([]);
      }
    });
  }
});

const pretends = await emulateMedia({});

if (pretends) {
  forEachScreen(
    'in forced colours (Chromium alone can pretend them)',
    (open) => {
      it('is clear to see, dark on light and light on dark, and shows what is chosen', async () => {
        afterwards(() => void emulateMedia({}));
        const { shadowRoot } = await open({ width: 380 });
        for (const scheme of ['light', 'dark'] as const) {
          await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
          expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
          finishAnimations(shadowRoot!);
          expect(weakest(shadowRoot!), scheme).to.deep.equal([]);
          expect(alikeStates(shadowRoot!), scheme).to.deep.equal([]);
        }
      });
    },
    allScreens,
  );
}
