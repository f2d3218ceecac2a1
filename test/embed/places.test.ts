import { expect } from 'chai';
import { Embedding } from '../../src/elements/embedding.js';
import { upgrade } from '../../src/embed.js';
import { ELEMENTS } from '../support/elements.js';
import { replace } from '../support/leaks.js';
import { container, settled, until, warnings, type Shown } from '../support/page.js';

const PLAYERS = 'Ada, Bo, Cy, Di';

/** The element in a place, as soon as it shows something. */
async function filled(place: ParentNode, tag: string): Promise<Shown> {
  const element = () => place.querySelector<Shown>(tag);
  await until(() => !!element()?.shadowRoot, `<${tag}> in its place`);
  await settled(element()!);
  return element()!;
}

const gameOf = (tag: string) => tag.replace('-score', '');

/** As long as an observer, and what a page loads for it, may take. */
async function passed(): Promise<void> {
  await import('../../src/doko-score.js');
  await new Promise(requestAnimationFrame);
}

for (const { tag, players, round } of ELEMENTS) {
  describe(`a place for <${tag}>`, () => {
    it('becomes the element, which reads each attribute from its data- form', async () => {
      const box = container({ lang: 'en' });
      const place = document.createElement('div');
      const data = {
        view: 'round',
        players,
        round: JSON.stringify(round),
        readonly: '',
        lang: 'de',
        cards: 'tiles',
      };
      for (const [name, value] of Object.entries(data)) place.setAttribute(`data-${name}`, value);
      place.setAttribute('data-card-score', gameOf(tag));
      box.append(place);
      const element = await filled(box, tag);
      expect(element.parentElement).to.equal(place);
      expect(element.locale).to.equal('de');
      const { observedAttributes } = customElements.get(tag) as unknown as { observedAttributes: string[] };
      const known = Object.entries(data).filter(
        ([name]) => name === 'lang' || observedAttributes.includes(name),
      );
      expect(known).to.have.length.above(4);
      expect(element.getAttributeNames()).to.have.members(known.map(([name]) => name));
      for (const [name, value] of known) expect(element.getAttribute(name)).to.equal(value);
      expect(element.shadowRoot!.querySelector('button:not([class*="row"])')).to.equal(null);
    });

    it('is found however its name is written', async () => {
      for (const name of [tag, gameOf(tag).toUpperCase(), ` ${gameOf(tag)} `]) {
        const box = container();
        box.innerHTML = `<div data-card-score="${name}"></div>`;
        await filled(box, tag);
      }
    });
  });
}

describe('places for elements', () => {
  const [{ tag }] = ELEMENTS as unknown as [(typeof ELEMENTS)[number]];
  const place = (inner = '', more = '') =>
    `<div data-card-score="${gameOf(tag)}" data-players="${PLAYERS}" ${more}>${inner}</div>`;

  it('may hold what an editor leaves in them, and what readers see without JavaScript', async () => {
    for (const inner of [
      '&nbsp;',
      '<br>',
      '<p>&nbsp;</p>',
      '<p><br data-mce-bogus="1"></p>',
      'The evening of the club.',
    ]) {
      const box = container({ width: 380 });
      box.innerHTML = place(inner);
      const element = await filled(box, tag);
      const range = document.createRange();
      range.selectNodeContents(element);
      expect(range.getClientRects(), inner).to.have.lengthOf(0);
      expect([...element.parentElement!.childNodes]).to.deep.equal([element]);
      expect(element.textContent).to.equal(box.textContent);
    }
  });

  it('keep a heading and a footer in the element’s slots', async () => {
    const box = container();
    box.innerHTML = place('<h2 slot="heading">Tuesday</h2><p slot="footer">Thanks</p>');
    const element = await filled(box, tag);
    for (const child of element.children) expect(child.assignedSlot?.name).to.equal(child.slot);
    expect(element.children).to.have.lengthOf(2);
  });

  it('are found when they arrive later, also deep in something, and when they become places', async () => {
    const box = container();
    const deep = document.createElement('section');
    deep.innerHTML = `<div><div>${place()}</div></div>${place()}`;
    box.append(deep, document.createElement('div'));
    await until(() => box.querySelectorAll(tag).length === 2, 'two elements');
    box.lastElementChild!.setAttribute('data-card-score', gameOf(tag));
    await until(() => box.querySelectorAll(tag).length === 3, 'three elements');
  });

  it('hold one element, whoever else fills them, wherever they move, and when they are copied', async () => {
    const box = container();
    box.innerHTML = place();
    new Embedding({ [gameOf(tag)]: () => import('../../src/doko-score.js') }).upgrade(box);
    upgrade(box);
    const element = await filled(box, tag);
    await passed();
    const copy = box.firstElementChild!.cloneNode(true);
    box.append(copy);
    box.prepend(element.parentElement!);
    await passed();
    expect(box.querySelectorAll(tag)).to.have.lengthOf(2);
    expect(element.parentElement!.querySelectorAll(tag)).to.have.lengthOf(1);
  });

  it('in a shadow root are filled when the page says so', async () => {
    const box = container();
    const root = box.attachShadow({ mode: 'open' });
    root.innerHTML = place();
    await passed();
    expect(root.querySelector(tag)).to.equal(null);
    upgrade(root);
    await filled(root, tag);
  });

  it('give an element nothing but its own attributes', async () => {
    const box = container();
    const data =
      'data-onclick="x" data-onfocus="x" data-style="color: red" data-class="x" data-id="x" data-slot="heading" data-is="x"';
    box.innerHTML = place('', data);
    const element = await filled(box, tag);
    expect(element.getAttributeNames()).to.deep.equal(['players']);
  });

  it('of an unknown game stay as they are, with one warning', async () => {
    const warned = warnings();
    const box = container();
    const names = ['skat', 'constructor', ''];
    box.innerHTML = [...names, ...names]
      .map((name) => `<div data-card-score="${name}"><p>The rules</p></div>`)
      .join('');
    await passed();
    expect(warned()).to.deep.equal(
      names.map((name) => `card-score: data-card-score="${name}" is none of doko, okey, rummy.`),
    );
    expect(box.querySelectorAll('p')).to.have.lengthOf(6);
    expect(box.querySelectorAll('div > p:only-child')).to.have.lengthOf(6);
  });

  it('stay as they are where the element does not load, with one warning, and are filled by the next try', async () => {
    const warned = warnings();
    const box = container();
    let online = false;
    const { upgrade: fill } = new Embedding({
      offline: () => (online ? Promise.resolve() : Promise.reject(new Error('no network'))),
    });
    box.attachShadow({ mode: 'open' }).innerHTML =
      '<div data-card-score="offline"><p>The rules</p></div>'.repeat(2);
    fill(box.shadowRoot!);
    await passed();
    expect(warned()).to.deep.equal(['card-score: offline could not be loaded: Error: no network']);
    expect(box.shadowRoot!.querySelectorAll('div > p')).to.have.lengthOf(2);
    online = true;
    fill(box.shadowRoot!);
    await until(
      () => box.shadowRoot!.querySelectorAll('div > offline-score > p').length === 2,
      'both filled',
    );
  });

  it('that are gone or something else by the time it loads are left alone', async () => {
    const box = container();
    let arrive = () => {};
    const { upgrade: fill } = new Embedding({
      slow: () => new Promise<void>((resolve) => (arrive = resolve)),
    });
    box.attachShadow({ mode: 'open' }).innerHTML = '<div data-card-score="slow"><p>The rules</p></div>';
    fill(box.shadowRoot!);
    box.shadowRoot!.querySelector('div')!.removeAttribute('data-card-score');
    arrive();
    await passed();
    expect(box.shadowRoot!.querySelector('slow-score')).to.equal(null);
  });

  it('cost the page one observer', async () => {
    const observed: (MutationObserverInit | undefined)[] = [];
    replace(
      MutationObserver.prototype,
      'observe',
      (observe) =>
        function (this: MutationObserver, node, options) {
          if (options?.attributeFilter?.includes('data-card-score')) observed.push(options);
          observe.call(this, node, options);
        },
    );
    new Embedding({}).follow();
    const box = container();
    box.innerHTML = place().repeat(5);
    await until(() => box.querySelectorAll(tag).length === 5, 'five elements');
    expect(observed).to.have.lengthOf(1);
  });
});
