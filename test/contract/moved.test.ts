/** An element that is moved into another document: into a frame, as page builders do, or a window of its own. */
import { expect } from 'chai';
import { matchScreen, forEachTag, open } from '../support/elements.js';
import { container, settled, type Shown } from '../support/page.js';
import { openSection } from '../support/sections.js';

const WIDTH = 380;

/** The body of an empty page in a frame. */
async function frame(): Promise<HTMLElement> {
  const it = document.createElement('iframe');
  it.style.cssText = `border: 0; width: ${WIDTH + 16}px; height: 3000px`; // a body has a margin
  it.srcdoc = '<!doctype html><html lang="en">';
  const loaded = new Promise((resolve) => it.addEventListener('load', resolve));
  container().append(it);
  await loaded;
  const { body } = it.contentDocument!;
  body.style.font = getComputedStyle(document.body).font;
  return body;
}

async function moved(element: Shown, place: ParentNode): Promise<void> {
  place.append(element);
  await settled(element);
}

/** How large everything is; where what sticks to a window stands differs. */
const sizes = ({ shadowRoot }: Shown, within = '') =>
  [...shadowRoot!.querySelectorAll(`${within} *`)].map((it) => {
    const { width, height } = it.getBoundingClientRect();
    return `${it.localName} ${it.className}: ${Math.round(width)} ${Math.round(height)}`;
  });

forEachTag('in another document', (of) => {
  before(of.register);

  it('looks as it did and is what it was, also when it comes back', async () => {
    const element = await open(of.tag, matchScreen(of), { width: WIDTH });
    const home = element.parentElement!;
    const text = element.shadowRoot!.textContent;
    const there = sizes(element);
    await moved(element, await frame());
    expect(element.shadowRoot!.textContent).to.equal(text);
    expect(sizes(element)).to.deep.equal(there);
    expect(element).to.be.instanceOf(customElements.get(of.tag)); // not so in Firefox 140 by itself
    await moved(element, home);
    expect(sizes(element)).to.deep.equal(there);
  });

  it('gets what comes late, with its sheets', async () => {
    const reference = await open(of.tag, matchScreen(of), { width: WIDTH });
    await openSection(reference, 'chart');
    const element = await open(of.tag, matchScreen(of), { width: WIDTH });
    await moved(element, await frame());
    await openSection(element, 'chart');
    const chart = '[data-panel=chart]';
    expect(sizes(element, chart)).to.deep.equal(sizes(reference, chart));
    expect(sizes(element, chart)).to.have.length.above(10);
  });

  it('is shown there where it was made here', async () => {
    const reference = await open(of.tag, { what: '', attributes: of.view }, { width: WIDTH });
    const element = document.createElement(of.tag) as Shown;
    for (const [name, value] of Object.entries(of.view)) element.setAttribute(name, value);
    await moved(element, await frame());
    expect(sizes(element)).to.deep.equal(sizes(reference));
  });
});
