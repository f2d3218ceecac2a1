/** Finds things as a user does: by what they are and what they are called, inside open shadow roots. */

const INPUTS: Readonly<Record<string, string>> = { checkbox: 'checkbox', radio: 'radio', text: 'textbox' };

const TAGS: Readonly<Record<string, string>> = {
  button: 'button',
  summary: 'button', // that opens what follows it
  fieldset: 'group',
  table: 'table',
  tr: 'row',
  td: 'cell',
  h2: 'heading',
  h3: 'heading',
  dt: 'term',
  dd: 'definition',
  select: 'combobox',
  p: 'paragraph',
};

/** The role that an element has by itself or by its `role`; empty for one without. */
export function roleOf(element: Element): string {
  const own = element.getAttribute('role');
  if (own !== null) return own;
  if (element instanceof HTMLInputElement) return INPUTS[element.type] ?? '';
  if (element.localName === 'th')
    return element.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader';
  return TAGS[element.localName] ?? '';
}

/** Isolation marks around names and doubled spaces are nothing that a user sees. */
const tidy = (text: string): string =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const isHidden = (element: Element): boolean =>
  element.getAttribute('aria-hidden') === 'true' || getComputedStyle(element).display === 'none';

function textIn(node: Node): string {
  if (node instanceof Element) {
    if (node instanceof HTMLInputElement || isHidden(node)) return '';
    return [...node.childNodes].map(textIn).join('');
  }
  return node instanceof Text ? node.data : '';
}

/** What stands in an element, as it is read. */
export const textOf = (element: Element): string => tidy(textIn(element));

/** Its accessible name: its label, its legend, or what stands in it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return tidy(label);
  if (element instanceof HTMLInputElement) return [...(element.labels ?? [])].map(textOf).join(' ');
  const legend = element.localName === 'fieldset' && element.querySelector('legend');
  return textOf(legend || element);
}

export type Name = string | RegExp;

const fits = (name: string, wanted: Name): boolean =>
  typeof wanted === 'string' ? name === wanted : wanted.test(name);

export const isVisible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

/** Everything visible of a role, in the order of the page; with a name, only what is called that. */
export const all = (root: ParentNode, role: string, name?: Name): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].filter(
    (it) => roleOf(it) === role && isVisible(it) && (name === undefined || fits(nameOf(it), name)),
  );

/** @throws {Error} that lists what there is, unless exactly one thing is called that */
export function one(root: ParentNode, role: string, name?: Name): HTMLElement {
  const found = all(root, role, name);
  if (found.length === 1) return found[0]!;
  const there = all(root, role).map((it) => `“${nameOf(it)}”`);
  throw new Error(
    `${found.length} of ${role} ${String(name ?? '')}. There is: ${there.join(', ') || 'none'}`,
  );
}

/** Where the focus is, through shadow roots. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at;
}
