import { expect } from 'chai';
import { host, language, settled, slowLanguage } from './host.js';

describe('what watches the page', () => {
  const Native = window.MutationObserver;
  let made: number;
  const active = new Set<MutationObserver>();

  /** An observer that tells whether it is at work. */
  class Counted extends Native {
    constructor(callback: MutationCallback) {
      super(callback);
      made++;
    }
    override observe(target: Node, options: MutationObserverInit): void {
      super.observe(target, options);
      active.add(this);
    }
    override disconnect(): void {
      super.disconnect();
      active.delete(this);
    }
  }

  beforeEach(() => {
    made = 0;
    active.clear();
    window.MutationObserver = Counted;
  });
  afterEach(() => {
    window.MutationObserver = Native;
  });

  it('is nothing while no element is in the page', () => {
    host('de');
    expect(made).to.equal(0);
  });
  it('is one observer for all elements, in whatever tree', async () => {
    const code = language();
    const outer = document.createElement('div');
    const elements = [host(), host(), host()];
    outer.attachShadow({ mode: 'open' }).append(elements[2]!);
    document.body.append(elements[0]!, elements[1]!, outer);
    outer.lang = code;
    await settled(...elements);
    expect(elements.map((element) => element.l.locale)).to.deep.equal(['en', 'en', code]);
    expect(made).to.equal(1);
    expect(active.size).to.equal(1);
    outer.remove();
    elements[0]!.remove();
    expect(active.size, 'one element is left').to.equal(1);
    elements[1]!.remove();
    expect(active.size, 'none is left').to.equal(0);
  });
  it('leaves nothing behind after many elements that come, move and go', async () => {
    const elements = Array.from({ length: 20 }, () => host());
    const places = [document.createElement('div'), document.createElement('div')];
    document.body.append(...places);
    for (let round = 0; round < 5; round++) {
      for (const element of elements) places[round % 2]!.append(element);
      await settled(...elements);
      expect(active.size).to.equal(1);
    }
    places[0]!.replaceChildren();
    places[1]!.replaceChildren();
    expect(active.size).to.equal(0);
    for (const place of places) place.remove();
  });
  it('leaves nothing behind when the element goes while its language loads', async () => {
    const slow = slowLanguage();
    const element = host(slow.code);
    document.body.append(element);
    element.remove();
    slow.arrive();
    await settled(element);
    expect(active.size).to.equal(0);
  });
  it('asks nothing for an element that has left', async () => {
    const [stays, slow] = [host(), slowLanguage()];
    const element = host();
    const place = document.createElement('div');
    document.body.append(stays, place);
    place.append(element);
    await settled(element);
    element.remove();
    element.lang = slow.code;
    place.lang = slow.code;
    await settled(stays, element);
    expect(slow.requests()).to.equal(0);
    stays.remove();
    place.remove();
  });
  it('starts again with the next element', async () => {
    const code = language();
    for (let round = 1; round <= 3; round++) {
      const element = host();
      document.body.append(element);
      expect(active.size).to.equal(1);
      element.lang = code;
      await settled(element);
      expect(element.l.locale).to.equal(code);
      element.remove();
      expect(active.size).to.equal(0);
      expect(made).to.equal(round);
    }
  });
});
