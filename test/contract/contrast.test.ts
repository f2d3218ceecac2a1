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
    for (const scheme of ['light', 'dark'] as const) {
      it(`is clear to see on a ${scheme} page`, async () => {
        addCss(`:root { color-scheme: ${scheme} }`);
        const { shadowRoot } = await open({ width: 380 });
        finishAnimations(shadowRoot!);
        expect(weakest(shadowRoot!)).to.deep.equal([]);
        expect(alikeStates(shadowRoot!)).to.deep.equal([]);
      });
    }
  },
  allScreens,
);

forEachScreen('on a page with colours of its own', (open) => {
  for (const [what, css] of Object.entries(HOSTILE)) {
    it(`is clear to see: ${what}`, async () => {
      for (const scheme of ['light', 'dark'] as const) {
        addCss(`:root { color-scheme: ${scheme} } ${css}`);
        const { shadowRoot } = await open({ width: 380 });
        finishAnimations(shadowRoot!);
        expect(weakest(shadowRoot!)).to.deep.equal([]);
      }
    });
  }
});

const pretends = await emulateMedia({});

if (pretends) {
  forEachScreen(
    'in forced colours (Chromium alone can pretend them)',
    (open) => {
      for (const scheme of ['light', 'dark'] as const) {
        it(`is clear to see, ${scheme}, and shows what is chosen`, async () => {
          await emulateMedia({ 'forced-colors': 'active', 'prefers-color-scheme': scheme });
          afterwards(() => void emulateMedia({}));
          expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
          const { shadowRoot } = await open({ width: 380 });
          finishAnimations(shadowRoot!);
          expect(weakest(shadowRoot!)).to.deep.equal([]);
          expect(alikeStates(shadowRoot!)).to.deep.equal([]);
        });
      }
    },
    allScreens,
  );
}
