import { expect } from 'chai';
import { registerLocale, str } from '../../src/index.js';
import { ELEMENTS, forEachTag } from '../support/elements.js';
import { afterwards, container, markup, settled, show, until, type Shown } from '../support/page.js';
import { all, textOf } from '../support/roles.js';

/** “Undo” in each language, which every element has in its toolbar. */
const UNDO = { en: 'Undo', de: 'Rückgängig', sk: 'Vrátiť späť', hu: 'Visszavonás', tr: 'Geri al' } as const;
const LANGUAGES = Object.keys(UNDO) as (keyof typeof UNDO)[];

before(() => Promise.all(ELEMENTS.map(({ register }) => register())));

const buttons = (element: Shown) => all(element.shadowRoot!, 'button').map(textOf);

/** Waits until an element speaks a language, in its buttons too. */
async function speaks(element: Shown, language: keyof typeof UNDO): Promise<void> {
  await until(() => element.locale === language, `${element.localName} in ${language}`);
  await element.updateComplete;
  expect(buttons(element)).to.include(UNDO[language]);
}

const root = (element: Shown) => element.shadowRoot!.querySelector('[part="root"]')!;

describe('a page with three elements', () => {
  it('shows three languages at once, and others as soon as the page says so', async () => {
    const box = container({ lang: 'sk' });
    box.innerHTML = `<section lang="de-AT"><div>${markup('doko-score', {})}</div></section>
      ${markup('okey-score', { lang: 'tr' })} <div id="host"></div>`;
    const shadow = box.querySelector('#host')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = markup('rummy-score', {});
    const [doko, okey] = [box.querySelector<Shown>('doko-score')!, box.querySelector<Shown>('okey-score')!];
    const rummy = shadow.querySelector<Shown>('rummy-score')!;
    await Promise.all([speaks(doko, 'de'), speaks(okey, 'tr'), speaks(rummy, 'sk')]);
    for (const [element, lang] of [
      [doko, 'de'],
      [okey, 'tr'],
      [rummy, 'sk'],
    ] as const) {
      expect(root(element).getAttribute('lang')).to.equal(lang);
    }

    document.documentElement.lang = 'hu';
    box.querySelector('section')!.lang = 'en';
    okey.removeAttribute('lang');
    await Promise.all([speaks(doko, 'en'), speaks(okey, 'hu'), speaks(rummy, 'hu')]);
    shadow.host.setAttribute('lang', 'de_CH');
    await speaks(rummy, 'de');
  });
});

forEachTag('in the languages there are', ({ tag }) => {
  it('speaks each of them', async () => {
    const element = await show<Shown>(markup(tag, {}));
    for (const language of LANGUAGES) {
      element.lang = language;
      await speaks(element, language);
    }
  });

  it('speaks English where it is told nothing that it knows', async () => {
    for (const lang of ['', 'auto', 'xx', 'tlh-Latn', '-', 'de--', '\u0000', '../de']) {
      const box = container({ lang: 'en' });
      box.innerHTML = markup(tag, { lang });
      const element = box.querySelector<Shown>(tag)!;
      await until(() => buttons(element).length > 0, 'an element');
      const known = lang.startsWith('de-') ? 'de' : 'en';
      await speaks(element, known);
    }
  });

  it('takes words of its own, by attribute and as an object, for itself alone', async () => {
    const words = { 'b.undo': 'Take it back', 'r.deals': 'Dealer: {0}', unknown: 'x' };
    const element = await show<Shown & { words: unknown }>(
      markup(tag, { words, players: 'Ada, Bo, Cy, Di' }),
    );
    expect(buttons(element)).to.include('Take it back');
    expect(textOf(root(element)))
      .to.include('Dealer: Ada')
      .and.not.include('Ada deals');
    element.words = { 'b.undo': '← Undo' };
    await settled(element);
    expect(buttons(element)).to.include('← Undo');
    element.words = undefined;
    await settled(element);
    expect(buttons(element)).to.include('Undo');
    const other = await show<Shown>(markup(tag, {}));
    expect(buttons(other)).to.include('Undo');
  });
});

describe('a page that brings words', () => {
  it('adds a language that we do not have, shown in English where it lacks a message', async () => {
    registerLocale('cs', { 'b.undo': 'Zpět', 'r.deals': str`${0} rozdává` });
    for (const { tag, players } of ELEMENTS) {
      const box = container({ lang: 'cs' });
      box.innerHTML = markup(tag, { players });
      const element = box.querySelector<Shown>(tag)!;
      await until(() => element.locale === 'cs', `${tag} in Czech`);
      await element.updateComplete;
      expect(buttons(element)).to.include('Zpět').and.to.include('More');
      expect(textOf(root(element))).to.include(' rozdává');
    }
  });

  it('changes a single message of a language in elements that are there and that come', async () => {
    const [{ tag }] = ELEMENTS as unknown as [(typeof ELEMENTS)[number]];
    const element = await show<Shown>(markup(tag, {}), { lang: 'tr' });
    registerLocale('tr', { 'b.undo': 'Eskisi gibi' });
    afterwards(() => registerLocale('tr', { 'b.undo': UNDO.tr }));
    await until(() => buttons(element).includes('Eskisi gibi'), 'the new word');
    expect(buttons(element)).to.include('Diğer');
    const later = await show<Shown>(markup(tag, {}), { lang: 'tr' });
    expect(buttons(later)).to.include('Eskisi gibi');
  });
});
