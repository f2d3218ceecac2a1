import { expect } from 'chai';
import { allScreens, forEachScreen, type Screen } from '../support/elements.js';
import { until, type Shown } from '../support/page.js';
import { PSEUDO, registerPseudoLocale, wordsOutsideMessages } from '../support/pseudo-locale.js';

before(registerPseudoLocale);

/** Shows an element in the language of the tests, in which every message is marked. */
async function translate(element: Shown): Promise<void> {
  element.lang = PSEUDO;
  await until(() => element.locale === PSEUDO, 'the language of the tests');
  while (!(await element.updateComplete));
}

/** Where a page hands in names, reasons, and cards that are none, which are shown as they are. */
const OWN = ['players', 'name', 'reason', 'note', 'hands'];

/** What the page itself wrote. */
function textsOf({ attributes, properties }: Screen): string[] {
  const { players } = attributes;
  const texts = typeof players === 'string' ? players.split(/,\s*/) : [];
  JSON.stringify([attributes, properties], (key, value: unknown) => {
    const all = OWN.includes(key) ? [value].flat(2) : [];
    texts.push(...all.filter((it): it is string => typeof it === 'string'));
    if (key === 'kinds') texts.push(...Object.keys(value as object)); // of solo, as a table calls them
    return value;
  });
  return texts.filter((text) => text !== '');
}

/** Signs that stand for a term: in the sheet, where the legend explains each, and on a wild card. */
const SIGNS = ['P', 'S', 'O', 'OK', 'B', 'BB', 'BBB'];

/** What the platform writes between names. */
const JOINS = ['and'];

forEachScreen(
  'in a language that marks every message',
  (open, screen) => {
    it('has no word outside its messages, seen or spoken', async () => {
      const element = await open({ width: 380 });
      await translate(element);
      const root = element.shadowRoot!;
      const spoken = root.querySelector('[role="status"]')!;
      const said = spoken.textContent;
      spoken.textContent = ''; // said before the language changed
      expect(wordsOutsideMessages(root, [...textsOf(screen), ...SIGNS, ...JOINS])).to.deep.equal([]);
      spoken.textContent = said;
    });
  },
  allScreens,
);
