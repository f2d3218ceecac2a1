import { expect } from 'chai';
import 'lit'; // leaves marks of its own on the page
import { define } from '../../src/elements/define.js';
import { VERSION } from '../../src/elements/version.js';
import { forEachTag } from '../support/elements.js';
import { warnings } from '../support/page.js';

/** What a module may have changed: the page, its globals and its elements. */
const pageState = () => ({
  globals: Object.getOwnPropertyNames(globalThis).sort(),
  html: document.documentElement.outerHTML,
  sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
});

forEachTag('comes into the page', ({ tag, load, register }) => {
  it('by its class without any effect on the page', async () => {
    const before = pageState();
    await load();
    const after = pageState();
    expect(after).to.deep.equal(before);
    expect(customElements.get(tag)).to.equal(undefined);
  });

  it('by its define module as this version, without a warning', async () => {
    const warned = warnings();
    await register();
    const element = await load();
    expect(customElements.get(tag)).to.equal(element);
    expect(element.version).to.equal(VERSION);
    expect(warned()).to.deep.equal([]);
  });

  it('once, however often it is registered', async () => {
    const element = await load();
    const warned = warnings();
    define(tag, element);
    expect(customElements.get(tag)).to.equal(element);
    expect(warned()).to.deep.equal([]);
  });

  it('and another version or a stranger warns once, and leaves it there', async () => {
    const element = await load();
    const warned = warnings();
    define(
      tag,
      class extends HTMLElement {
        static readonly version = '99.0.0';
      },
    );
    define(
      tag,
      class extends HTMLElement {
        static readonly version = '98.0.0';
      },
    );
    expect(customElements.get(tag)).to.equal(element);
    expect(warned()).to.have.lengthOf(1);
    expect(warned()[0]).to.include(tag).and.to.include('99.0.0').and.to.include(VERSION);
  });

  it('with no custom element of its own inside', async () => {
    const element = document.createElement(tag);
    document.body.append(element);
    await (element as unknown as { updateComplete: Promise<unknown> }).updateComplete;
    const tags = [...element.shadowRoot!.querySelectorAll('*')].map(({ localName }) => localName);
    element.remove();
    expect(tags).to.include('slot');
    expect(tags.filter((name) => name.includes('-'))).to.deep.equal([]);
  });
});

describe('the guarded define', () => {
  it('takes a tag of a stranger for taken', () => {
    const stranger = class extends HTMLElement {};
    customElements.define('taken-score', stranger);
    const warned = warnings();
    define(
      'taken-score',
      class extends HTMLElement {
        static readonly version = VERSION;
      },
    );
    expect(customElements.get('taken-score')).to.equal(stranger);
    expect(warned()).to.have.lengthOf(1);
  });

  it('never throws, whatever the tag or the class', () => {
    const warned = warnings();
    const once = class extends HTMLElement {
      static readonly version = VERSION;
    };
    define('once-score', once);
    define('twice-score', once); // one class has one tag
    define(
      'NoTag',
      class extends HTMLElement {
        static readonly version = VERSION;
      },
    );
    expect(warned()).to.have.lengthOf(2);
  });

  it('does nothing where there are no custom elements, as on a server', () => {
    const registry = Object.getOwnPropertyDescriptor(window, 'customElements')!;
    Object.defineProperty(window, 'customElements', { configurable: true, value: undefined });
    try {
      const nowhere = class extends HTMLElement {
        static readonly version = VERSION;
      };
      expect(() => define('nowhere-score', nowhere)).not.to.throw();
    } finally {
      Object.defineProperty(window, 'customElements', registry);
    }
    expect(customElements.get('nowhere-score')).to.equal(undefined);
  });
});
