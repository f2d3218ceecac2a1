/** What runs out of its place, is cut off, or is too small for a finger. */
import { isVisible, nameOf, textOf } from './roles.js';

/** Half a pixel is rounding; one is the edge that joined boxes share. */
const SLACK = 1.5;

const describe = (element: Element): string =>
  `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${textOf(element).slice(0, 30)}”`;

const isOut = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.width > 0 && (inner.left < outer.left - SLACK || inner.right > outer.right + SLACK);

/** Ancestors from the inside out, no further than the shadow root. */
function* above(element: Element): Generator<Element> {
  for (let at = element.parentElement; at; at = at.parentElement) yield at;
}

/** Only for those who hear the page. */
const isSpoken = (element: Element): boolean =>
  [element, ...above(element)].some((it) => it.matches('.vh, .w'));

/** Ways in which a text may end before its end, or be scrolled to: with three dots, or with a bar. */
const mayBeCut = (element: Element): boolean =>
  [element, ...above(element)].some((it) => {
    const { overflowX, textOverflow } = getComputedStyle(it);
    return (
      overflowX === 'auto' ||
      overflowX === 'scroll' ||
      (textOverflow === 'ellipsis' && overflowX !== 'visible')
    );
  });

/** Boxes of their own: what stands in one must not run into the next. */
const CELLS = '.opt, button, td, th, dd, dt, label, legend';

/** Everything visible in a shadow root that sticks out of the element, or a text out of its box, sideways. */
export function overflowing(root: ShadowRoot): string[] {
  const sheet = root.querySelector('[part="root"]')!.getBoundingClientRect();
  const elements = [...root.querySelectorAll('*')].filter(
    (it) => isVisible(it) && !isSpoken(it) && !mayBeCut(it),
  );
  const wide = elements.filter((it) => isOut(it.getBoundingClientRect(), sheet));
  // the innermost are the cause
  const out = wide.filter((it) => !wide.some((other) => it !== other && it.contains(other))).map(describe);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const cell = parent?.closest(CELLS);
    if (!parent || !cell || !elements.includes(parent) || (walker.currentNode as Text).data.trim() === '')
      continue;
    range.selectNodeContents(walker.currentNode);
    if (isOut(range.getBoundingClientRect(), cell.getBoundingClientRect()))
      out.push(`text of ${describe(cell)}`);
  }
  return out;
}

/** Every word that goes on in the next line, as no word does unless it is a name: at a hyphen it may. */
export function brokenWords(root: ShadowRoot): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || parent.closest('[dir="auto"], style') || !isVisible(parent) || isSpoken(parent)) continue;
    const text = node.data.replace(/\u2068[^\u2069]*\u2069/g, (name) => ' '.repeat(name.length));
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}\d]{2,}/gu)) {
      // after a hyphen the edge of a word is in both lines
      range.setStart(node, index + Number(/[^\s]$/.test(text.slice(0, index))));
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${word} in ${describe(parent)}`);
    }
  }
  return broken;
}

export const CONTROLS = 'input, button, select, summary, textarea';

/** Every control that can be pressed, and how large it is. */
export const targets = (root: ShadowRoot) =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(isVisible).map((control) => {
    const { width, height } = control.getBoundingClientRect();
    return { control, name: nameOf(control), width, height };
  });

/** Where everything stands, seen from the corner of the element. */
export function layout(root: ShadowRoot): Record<string, string> {
  const corner = root.host.getBoundingClientRect();
  const entries = [...root.querySelectorAll('*')].map((element, i) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x - corner.x, y - corner.y, width, height].map((n) => Math.round(n * 10) / 10);
    return [`${i} ${element.localName}.${element.getAttribute('class') ?? ''}`, place.join(' ')] as const;
  });
  return Object.fromEntries(entries);
}
