import { expect } from 'chai';
import { forEachElement, forEachTag, matchScreen, open } from '../support/elements.js';
import { markup, settled, show, type Shown } from '../support/page.js';
import { isVisible } from '../support/roles.js';
import { translate } from '../support/translator.js';

/** Every number that can be seen, in the order of the page. */
function figures({ shadowRoot }: Shown): string[] {
  const walker = document.createTreeWalker(shadowRoot!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement && isVisible(parentElement)) found.push(...(textContent!.match(/[+−]?\d+/g) ?? []));
  }
  return found;
}

forEachElement('and a page translator', ({ tag, register, view, players, round, other }) => {
  before(register);

  it('shows the figures of the next round all the same', async () => {
    const fresh = figures(await show(markup(tag, { ...view, players, round: other })));
    const element = await show(markup(tag, { ...view, players, round }));
    expect(figures(element)).not.to.deep.equal(fresh);
    expect(translate(element.shadowRoot!)).to.be.greaterThan(20);
    element.round = other;
    await settled(element);
    expect(figures(element)).to.deep.equal(fresh);
  });

  it('says its language', async () => {
    const element = await show(markup(tag, { ...view, players, lang: 'de' }), { lang: 'en' });
    expect(element.shadowRoot!.querySelector('[part="root"]')!.getAttribute('lang')).to.equal('de');
  });
});

forEachTag('with a match and a page translator', (its) => {
  const { tag, register } = its;
  before(register);

  for (const width of [380, 1000]) {
    it(`shows the figures of another match all the same, ${width} px wide`, async () => {
      const match = matchScreen(its);
      const fresh = figures(await open(tag, match, { width }));
      const element = await open(
        tag,
        { what: 'an empty match', attributes: { players: its.players } },
        { width },
      );
      expect(figures(element)).not.to.deep.equal(fresh);
      expect(translate(element.shadowRoot!)).to.be.greaterThan(5);
      Object.assign(element, match.properties);
      await settled(element);
      expect(figures(element)).to.deep.equal(fresh);
    });
  }
});
