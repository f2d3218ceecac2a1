import { expect } from 'chai';
import { forEachElement, forEachScreen } from '../support/elements.js';
import { FONT } from '../support/font.js';
import { layout, overflowing } from '../support/geometry.js';
import { addCss, markup, settled, show } from '../support/page.js';

const WIDTHS = [260, 300, 320, 340, 360, 420, 520, 699, 700, 720, 860, 1024, 1200];

forEachScreen('on a page of any width', (open, { least = 0 }) => {
  /** What sticks out, by the width of the container. */
  function sticksOut({ parentElement, shadowRoot }: HTMLElement, widths: readonly number[], em = 16) {
    parentElement!.style.fontSize = `${em}px`;
    const found = widths
      .filter((width) => width >= least * em)
      .map((width) => {
        parentElement!.style.inlineSize = `${width}px`;
        return [width, overflowing(shadowRoot!)] as const;
      });
    return Object.fromEntries(found.filter(([, out]) => out.length > 0));
  }

  it('has nothing that sticks out, from 260 to 1200 px', async () => {
    expect(sticksOut(await open({ css: FONT }), WIDTHS)).to.deep.equal({});
  });

  it('has nothing that sticks out in text of twice the size', async () => {
    expect(sticksOut(await open({ css: FONT }), [320, 360, 700, 1024], 32)).to.deep.equal({});
  });

  it('has nothing that sticks out from right to left, and its figures run from left to right', async () => {
    const element = await open({ css: FONT, dir: 'rtl' });
    expect(sticksOut(element, [260, 360, 1024])).to.deep.equal({});
    const root = element.shadowRoot!.querySelector('[part="root"]')!;
    expect(getComputedStyle(root).direction).to.equal('rtl');
    for (const figure of root.querySelectorAll('.fig')) {
      expect(getComputedStyle(figure).direction).to.equal('ltr');
    }
  });
});

/** What a page says about everything, and what comes down to an element by inheritance. */
const LEAKS = {
  'letter-spacing': '3px',
  'word-spacing': '9px',
  'text-transform': 'uppercase',
  'text-indent': '40px',
  'text-align': 'center',
  'text-shadow': '1px 1px red',
  'white-space': 'nowrap',
  'line-height': '3',
  'font-style': 'italic',
  'font-weight': '900',
  'font-variant': 'small-caps',
  cursor: 'wait',
  hyphens: 'auto',
  'word-break': 'break-all',
  'list-style': 'square inside',
  'user-select': 'none',
  '-webkit-user-select': 'none',
  '-webkit-text-fill-color': 'red',
  '-webkit-text-stroke': '2px red',
  'text-emphasis': 'dot red',
  color: 'red',
};

const INHERITED = [
  ...['letterSpacing', 'wordSpacing', 'textTransform', 'textIndent', 'textAlign', 'textShadow', 'whiteSpace'],
  ...[
    'lineHeight',
    'fontStyle',
    'fontWeight',
    'fontVariantCaps',
    'fontSize',
    'cursor',
    'hyphens',
    'wordBreak',
  ],
  ...['userSelect', 'webkitUserSelect', 'color', 'backgroundColor', 'webkitTextFillColor'],
  ...['webkitTextStrokeWidth', 'textEmphasisStyle'],
] as const;

forEachScreen('on a page with a will of its own', (open) => {
  const rules = Object.entries(LEAKS).map(([name, value]) => `${name}: ${value}`);

  const styles = (root: ShadowRoot) =>
    [...root.querySelectorAll('*:not(slot)')].map((element) => {
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      const name = `${element.localName}.${element.getAttribute('class') ?? ''}`;
      return [name, ...INHERITED.map((property) => `${property}: ${style[property]}`)].join('; ');
    });

  for (const [how, css] of [
    ['on the body', `body { ${rules.join(';')} }`],
    ['on everything', `* { ${rules.join(';')} }`],
    ['in every unit', 'html { font-size: 62.5% } body { font-size: 16px; margin: 0 }'],
  ] as const) {
    it(`looks the same, what the page says ${how}`, async () => {
      addCss('body { font-size: 16px; margin: 0 }');
      const element = await open({ width: 380 });
      const root = element.shadowRoot!;
      const before = { styles: styles(root), layout: layout(root) };
      expect(before.styles.length).to.be.greaterThan(10);
      addCss(css);
      expect(styles(root)).to.deep.equal(before.styles);
      expect(layout(root)).to.deep.equal(before.layout);
    });
  }
});

forEachElement('in its place', ({ tag, view, players, round, register }) => {
  before(register);

  const open = (css?: string) => show(markup(tag, { ...view, players, round }), { ...(css && { css }) });

  it('takes the family and the size of the page’s text', async () => {
    const element = await open(`${tag} { font: 20px "Courier New", monospace }`);
    const { fontFamily, fontSize } = getComputedStyle(element.shadowRoot!.querySelector('[part="root"]')!);
    expect(fontSize).to.equal('20px');
    expect(fontFamily).to.include('Courier New');
  });

  it('is not there when it is hidden', async () => {
    const element = await open();
    expect(element.getClientRects()).to.have.lengthOf(1);
    element.hidden = true;
    expect(element.getClientRects()).to.have.lengthOf(0);
    element.focus();
    expect(document.activeElement).not.to.equal(element);
  });

  for (const [where, css] of [
    ['a flex line', 'div { display: flex }'],
    ['a flex column', 'div { display: flex; flex-direction: column; align-items: flex-start }'],
    ['a grid', 'div { display: grid; justify-content: start }'],
    ['a float', `${tag} { float: left; inline-size: auto }`],
  ] as const) {
    it(`does not collapse in ${where}`, async () => {
      const element = await open(css);
      expect(element.getBoundingClientRect().width).to.be.greaterThan(250);
    });
  }

  it('takes the theme of the page, wherever that is set', async () => {
    const element = await open();
    const ground = () =>
      getComputedStyle(element.shadowRoot!.querySelector('[part="root"]')!).backgroundColor;
    const own = ground();
    addCss('body { --card-score-paper: rgb(1, 2, 3) }');
    await settled(element);
    expect(own).not.to.equal('rgb(1, 2, 3)');
    expect(ground()).to.equal('rgb(1, 2, 3)');
  });
});
