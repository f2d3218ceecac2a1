import { expect } from 'chai';
import { collectGarbage } from '../support/browser.js';
import { forEachElement, forEachTag, matchScreen } from '../support/elements.js';
import { Harness } from '../support/harness.js';
import { watchPage } from '../support/leaks.js';
import { afterwards, container, markup, settled, setPage, show, until, type Shown } from '../support/page.js';
import { all } from '../support/roles.js';
import { openEverySection } from '../support/sections.js';

/** All that is on the screen: the markup without Lit's marks, and what the controls hold. What is open may differ. */
function shown(element: Shown): string {
  const root = element.shadowRoot!;
  const controls = [...root.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`);
  const markup = root.innerHTML.replace(/<!--.*?-->/gs, '').replaceAll(' open=""', '');
  return `${markup}\n${controls.join('\n')}`;
}

const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, i) =>
        orders([...items.slice(0, i), ...items.slice(i + 1)]).map((rest) => [first, ...rest]),
      );

let tags = 0;

forEachElement('in its life', ({ tag, load, register, view, players, round, settings }) => {
  const usual = () => show(markup(tag, { ...view, players, round }));
  const names = Object.keys(settings) as (keyof typeof settings)[];
  const set = (element: Shown, name: keyof typeof settings) => (element[name] = settings[name]);

  /** Anything that a user may do: the first box that can be tapped. */
  async function enterSomething(element: Shown): Promise<void> {
    const harness = new Harness(element);
    const [box] = [...all(harness.root, 'checkbox'), ...all(harness.root, 'radio')];
    await harness.hand.press(box!);
    await settled(element);
  }

  before(register);

  describe('shows the same, whether what it is given comes', () => {
    let expected: string;

    before(async () => {
      const element = await show(markup(tag, { ...view, ...settings }));
      expected = shown(element);
      expect(element.result, 'the settings are a whole round').not.to.equal(null);
    });

    it('as attributes one after the other, or as properties', async () => {
      const element = await show(markup(tag, view));
      for (const name of names) set(element, name);
      await settled(element);
      expect(shown(element)).to.equal(expected);
    });

    it('before the element is attached', async () => {
      const box = container();
      const element = document.createElement(tag) as Shown;
      for (const name of names) set(element, name);
      for (const [name, value] of Object.entries(view)) element.setAttribute(name, value);
      box.append(element);
      await settled(element);
      expect(shown(element)).to.equal(expected);
    });

    it('before the element is defined', async () => {
      const ElementClass = await load();
      const early = `early-${++tags}-score`;
      const box = container();
      const element = document.createElement(early) as Shown;
      for (const [name, value] of Object.entries(view)) element.setAttribute(name, value);
      for (const name of names) set(element, name);
      box.append(element);
      customElements.define(early, class extends ElementClass {});
      await settled(element);
      expect(shown(element)).to.equal(expected);
      element.round = round; // the property of the class, not one left over from before
      element.players = players;
      await settled(element);
      expect(shown(element)).not.to.equal(expected);
    });

    for (const order of orders(names)) {
      it(`later, ${order.join(' before ')}`, async () => {
        const element = await usual();
        for (const name of order) {
          set(element, name);
          await settled(element);
        }
        expect(shown(element)).to.equal(expected);
      });
    }
  });

  it('forgets a round that is taken away again', async () => {
    const empty = shown(await show(markup(tag, { ...view, players })));
    const element = await usual();
    element.round = undefined;
    await settled(element);
    expect(shown(element)).to.equal(empty);
  });

  it('keeps what was entered when it is moved, also out of the page and back', async () => {
    const element = await show(markup(tag, { ...view, players }));
    const empty = shown(element);
    await enterSomething(element);
    const entered = shown(element);
    expect(entered).not.to.equal(empty);

    const elsewhere = container();
    const host = elsewhere.appendChild(document.createElement('div'));
    const places = [elsewhere, host.attachShadow({ mode: 'open' }), document.createElement('div'), elsewhere];
    for (const place of places) {
      place.append(element);
      await element.updateComplete;
      expect(shown(element)).to.equal(entered);
    }
    await enterSomething(element);
    expect(shown(element), 'one tap is still one tap').not.to.equal(entered);
  });

  it('keeps what was entered when its names, its rules or the language change', async () => {
    const element = await show(markup(tag, { ...view, players }));
    await enterSomething(element);
    const chosen = new Harness(element).chosen().length;
    expect(chosen).to.be.greaterThan(0);
    element.rules = settings.rules;
    await settled(element);
    setPage('lang', 'de');
    await settled(element);
    element.players = players.split(', ').reverse();
    await settled(element);
    expect(new Harness(element).chosen()).to.have.lengthOf(chosen);
  });

  it('leaves no listener, observer or node behind', async () => {
    const box = container();
    const before = document.documentElement.outerHTML;
    const sheets = document.adoptedStyleSheets.length;
    const elements: Shown[] = [];
    const left = watchPage(() => elements.map(({ shadowRoot }) => shadowRoot));
    const host = box.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    for (const place of [box, box, host]) {
      const element = document.createElement(tag) as Shown;
      Object.assign(element, { players, round });
      elements.push(element);
      place.append(element);
      await settled(element);
      await enterSomething(element);
    }
    expect(left(), 'while they are there they follow the language').not.to.be.empty;
    for (const element of elements) element.remove();
    host.host.remove();
    await Promise.all(elements.map(({ updateComplete }) => updateComplete));
    expect(left()).to.deep.equal([]);
    expect(document.documentElement.outerHTML).to.equal(before);
    expect(document.adoptedStyleSheets).to.have.lengthOf(sheets);
  });

  it('shares one observer among all that are on the page', async () => {
    const { MutationObserver } = window;
    let made = 0;
    window.MutationObserver = class extends MutationObserver {
      constructor(callback: MutationCallback) {
        super(callback);
        made++;
      }
    };
    try {
      const box = container();
      box.innerHTML = markup(tag, { ...view, players }).repeat(12);
      for (const element of box.children) await settled(element as Shown);
    } finally {
      window.MutationObserver = MutationObserver;
    }
    expect(made).to.equal(1);
  });

  it('follows the language where it is, and no longer where it was', async () => {
    const element = await usual();
    const english = shown(element);
    element.remove();
    setPage('lang', 'de');
    await element.updateComplete;
    expect(shown(element)).to.equal(english);
    container({ lang: 'de' }).append(element);
    await until(() => element.locale === 'de', 'German');
    await settled(element);
    expect(shown(element)).not.to.equal(english);
  });

  it('can be asked for the focus and a new start at any time', async () => {
    const element = document.createElement(tag) as Shown;
    element.focus();
    element.reset();
    expect(element.result).to.equal(null);
    container().append(element);
    element.reset();
    element.focus();
    await settled(element);
    element.focus();
    expect(element.shadowRoot!.activeElement).not.to.equal(null);
    element.remove();
    element.reset();
    element.focus();
  });
});

forEachTag('with a match, when it is removed', (its) => {
  const { tag, register } = its;
  before(register);

  /** An element that was used for everything it can do, the browser's storage and the screen included. */
  async function used(box: HTMLElement): Promise<Shown> {
    const element = document.createElement(tag) as Shown;
    element.setAttribute('storage', 'life');
    Object.assign(element, matchScreen(its).properties);
    box.append(element);
    await settled(element);
    await openEverySection(element);
    return element;
  }

  beforeEach(() => afterwards(() => localStorage.clear()));

  it('leaves no listener, observer or node behind, whatever was opened', async () => {
    const box = container();
    await used(box); // what loads late comes with the first
    box.replaceChildren();
    const before = document.documentElement.outerHTML;
    const elements: Shown[] = [];
    const left = watchPage(() => elements.map(({ shadowRoot }) => shadowRoot));
    elements.push(await used(box));
    expect(left().join(), 'while it is there').to.include('storage');
    if ('wakeLock' in navigator) expect(left().join()).to.include('visibilitychange');
    elements[0]!.remove();
    await elements[0]!.updateComplete;
    expect(left()).to.deep.equal([]);
    expect(document.documentElement.outerHTML).to.equal(before);
  });

  it('is held by nobody (where garbage can be collected: Chromium)', async () => {
    const box = container();
    const refs = await Promise.all([1].map(async () => new WeakRef(await used(box))));
    expect(refs[0]!.deref()?.isConnected).to.equal(true);
    box.replaceChildren();
    let collects = true;
    for (let round = 0; collects && round < 20 && refs[0]!.deref(); round++) {
      await new Promise((resolve) => setTimeout(resolve)); // a WeakRef holds until the task is over
      collects = await collectGarbage();
    }
    if (collects) expect(refs[0]!.deref() === undefined, 'it is gone').to.equal(true);
  });
});
