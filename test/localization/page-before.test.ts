import { expect } from 'chai';
import { configureLocalization, LOCALE_STATUS_EVENT, msg } from '@lit/localize';

describe('a page that configures @lit/localize itself before the elements are there', () => {
  const german = { templates: { 'b.undo': 'der Seite' } };
  const page = () => msg('of the page', { id: 'b.undo' });
  const configure = () =>
    configureLocalization({
      sourceLocale: 'en',
      targetLocales: ['de', 'fr'],
      loadLocale: () => Promise.resolve(german),
    });

  it('is not disturbed and disturbs nobody', async () => {
    const heard: Event[] = [];
    const listen = (event: Event) => heard.push(event);
    window.addEventListener(LOCALE_STATUS_EVENT, listen);
    const localization = configure();
    const { host, settled } = await import('./host.js');
    const elements = [host('de'), host('en')];
    document.body.append(...elements);
    await settled(...elements);
    const ours = () => elements.map((element) => [element.l.locale, element.shipped]);
    const expected = [
      ['de', 'Rückgängig'],
      ['en', 'Undo'],
    ];
    expect(ours()).to.deep.equal(expected);
    expect([localization.getLocale(), page()]).to.deep.equal(['en', 'of the page']);
    expect(heard).to.have.length(0);

    await localization.setLocale('de');
    await settled(...elements);
    expect(ours()).to.deep.equal(expected);
    expect(page()).to.equal('der Seite');

    elements[0]!.lang = 'en';
    elements[1]!.lang = 'de';
    await settled(...elements);
    expect(ours()).to.deep.equal(expected.reverse());
    expect([localization.getLocale(), page()]).to.deep.equal(['de', 'der Seite']);
    expect(heard).to.have.length(2); // loading and ready, both the page's own
    window.removeEventListener(LOCALE_STATUS_EVENT, listen);
    for (const element of elements) element.remove();
  });
});
