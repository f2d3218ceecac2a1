import { expect } from 'chai';
import { forEachElement } from '../support/elements.js';
import { Harness } from '../support/harness.js';
import { container, failures, markup, settled, warnings, type Shown } from '../support/page.js';

/** Whether something takes room on the page. */
const isThere = (element: Element): boolean => element.getClientRects().length > 0;

const top = (element: Element): number => element.getBoundingClientRect().top;
const bottom = (element: Element): number => element.getBoundingClientRect().bottom;

let tags = 0;

forEachElement('and what stands inside it or around it', ({ tag, load, register, view, players, round }) => {
  const attributes = { ...view, players, round };

  before(register);

  /** What a page writes, parsed as a page is; the element in it has been drawn. */
  async function written(html: string): Promise<{ box: HTMLElement; element: Shown }> {
    const box = container();
    box.innerHTML = html;
    const element = box.querySelector<Shown>(tag)!;
    await settled(element);
    return { box, element };
  }

  /** The form and the result are there. */
  function works(element: Shown): void {
    const harness = new Harness(element);
    expect(isThere(element)).to.equal(true);
    expect(harness.recordButton.textContent).not.to.equal('');
    expect(element.result).not.to.equal(null);
  }

  const root = ({ shadowRoot }: Shown): Element => shadowRoot!.querySelector('[part="root"]')!;

  it('shows its default content until it runs, and no longer then', async () => {
    const ElementClass = await load();
    const late = `late-${++tags}-score`;
    const box = container();
    box.innerHTML = markup(late, attributes, 'Points: <b>3</b> <p>by hand</p>');
    const [element, bold, line] = ['*', 'b', 'p'].map((selector) => box.querySelector(selector)!);
    expect([bold!, line!].map(isThere), 'as without a script').to.deep.equal([true, true]);
    customElements.define(late, class extends ElementClass {});
    await settled(element as Shown);
    works(element as Shown);
    expect([bold!, line!].map(isThere)).to.deep.equal([false, false]);
    expect(element!.textContent, 'but it is still there').to.equal('Points: 3 by hand');
  });

  it('has the page’s heading above everything, and its footer below', async () => {
    const inner = '<h2 slot="heading">Our game</h2><p>nothing</p><p slot="footer">Thanks</p>';
    const { box, element } = await written(markup(tag, attributes, inner));
    works(element);
    const [heading, rest, footer] = box.querySelectorAll('h2, p');
    expect([heading!, rest!, footer!].map(isThere)).to.deep.equal([true, false, true]);
    const [first] = element.shadowRoot!.querySelectorAll('fieldset, table, button');
    expect(top(heading!)).to.be.at.least(top(root(element)));
    expect(bottom(heading!)).to.be.at.most(top(first!) + 1);
    expect(bottom(footer!)).to.be.at.most(bottom(root(element)));
    expect(top(footer!)).to.be.at.least(bottom(new Harness(element).recordButton) - 1);
  });

  it('takes no room for a heading and a footer that are not there', async () => {
    const { element } = await written(markup(tag, attributes));
    const slots = [...element.shadowRoot!.querySelectorAll('slot')];
    expect(slots.map(({ name }) => name)).to.deep.equal(['heading', 'footer']);
    expect(slots.filter(isThere)).to.have.lengthOf(0);
  });

  it('works where it is never closed, inside the block it stands in', async () => {
    const opened = markup(tag, attributes).replace(/><\/.*$/, ' />');
    const { box, element } = await written(`<div>${opened}<p>one</p> two</div><p class="after">three</p>`);
    works(element);
    expect(isThere(box.querySelector('.after')!), 'what comes after the block').to.equal(true);
  });

  for (const [what, html] of [
    ['a paragraph around it', (it: string) => `<p>before ${it} after</p>`],
    [
      'a paragraph around it that ends too early',
      (it: string) => `<p>${it.replace('></', '><p>x</p></')}</p>`,
    ],
    ['bold and slanted type around it', (it: string) => `<b><i>${it}</i></b>`],
    ['a space that an editor left', (it: string) => it.replace('></', '>&nbsp;</')],
    ['a line break that an editor left', (it: string) => it.replace('></', '><br></')],
    ['a paragraph that an editor left', (it: string) => it.replace('></', '>\n<p>&nbsp;</p>\n</')],
    ['a comment and code', (it: string) => it.replace('></', '><!-- wp:html --><pre><code>x</code></pre></')],
    ['an element of the same kind', (it: string) => it.replace('></', `>${it}</`)],
  ] as const) {
    it(`looks and works the same with ${what}`, async () => {
      const failed = failures();
      const plain = await written(markup(tag, attributes));
      const height = root(plain.element).getBoundingClientRect().height;
      plain.box.remove();
      const warned = warnings();
      const { element } = await written(html(markup(tag, attributes)));
      works(element);
      expect(root(element).getBoundingClientRect().height).to.equal(height);
      expect(failed).to.deep.equal([]);
      expect(warned()).to.deep.equal([]);
    });
  }

  it('keeps what it shows when its light children change later', async () => {
    const failed = failures();
    const { element } = await written(markup(tag, attributes, 'first <b>text</b>'));
    const { result } = element;
    const shown = new Harness(element).text;
    const form = [...element.shadowRoot!.querySelectorAll('input')];
    const heading = document.createElement('h2');
    heading.slot = 'heading';
    heading.textContent = 'Later';
    const changes: (() => void)[] = [
      () => (element.firstChild!.nodeValue = 'second'),
      () => element.append(document.createElement('br'), 'third'),
      () => element.querySelector('b')!.remove(),
      () => element.replaceChildren(),
      () => (element.textContent = 'all new'),
      () => (element.innerHTML = '<p>by an editor</p>'),
    ];
    for (const change of changes) {
      change();
      await settled(element);
      expect(new Harness(element).text).to.equal(shown);
    }
    element.append(heading);
    expect(isThere(heading), 'a heading that comes later').to.equal(true);
    heading.remove();
    await settled(element);
    expect(element.result === result, 'the same result').to.equal(true);
    const after = [...element.shadowRoot!.querySelectorAll('input')];
    expect(after.length === form.length && after.every((field, i) => field === form[i])).to.equal(true);
    expect(failed).to.deep.equal([]);
  });
});

describe('an element whose script never comes', () => {
  it('leaves its default content to be read', () => {
    const box = container();
    box.innerHTML = markup(
      'never-score',
      { view: 'round' },
      '<table><tr><td>Anna</td><td>+3</td></tr></table>',
    );
    expect([...box.querySelectorAll('td')].map(isThere)).to.deep.equal([true, true]);
    expect(box.textContent).to.equal('Anna+3');
  });
});
