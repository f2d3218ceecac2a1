import { expect } from 'chai';
import { forEachElement } from '../support/elements.js';
import { container, failures, settled, type Shown } from '../support/page.js';

let tags = 0;

forEachElement('over what a server wrote', ({ load, view, players, round }) => {
  it('leaves that until it can show the same, in its language', async () => {
    const ElementClass = await load();
    const tag = `served-${++tags}-score`;
    const box = container({ lang: 'de' });
    const element = document.createElement(tag) as Shown;
    for (const [name, value] of Object.entries({ ...view, players, round: JSON.stringify(round) }))
      element.setAttribute(name, value);
    const written = element.attachShadow({ mode: 'open' });
    written.innerHTML = '<style>p { color: red }</style><p part="root">Geschrieben</p>';
    box.append(element);
    const failed = failures();
    const seen: (string | undefined)[] = [];
    const observer = new MutationObserver(() =>
      seen.push(written.querySelector<HTMLElement>('[lang]')?.lang),
    );
    observer.observe(written, { childList: true });
    customElements.define(tag, class extends (ElementClass as unknown as new () => HTMLElement) {});
    expect(written.textContent).to.include('Geschrieben');
    await settled(element);
    observer.disconnect();
    expect(element.locale).to.equal('de');
    expect(seen, 'it changed once').to.deep.equal(['de']);
    expect(written.textContent).to.include('Anna').and.not.to.include('Geschrieben');
    expect(written.querySelector('style')).to.equal(null);
    expect(written.querySelectorAll('[part=root]')).to.have.lengthOf(1);
    expect(failed).to.deep.equal([]);
  });
});
