/**
 * A language in which every message stands between ⟦ and ⟧: what an element shows outside the marks is a word that no
 * translator will ever see.
 */
import { str, type Templates } from '../../src/localization/message.js';
import { registerLocale } from '../../src/localization/tables.js';

/** Its tag, for `lang`. Numbers, lists and plurals are English ones. */
export const PSEUDO = 'en-x-pseudo';

/** The English of a `<source>`, marked, with its values in their places. */
function marked(source: Element): Templates[string] {
  const strings = ['⟦'];
  const values: number[] = [];
  const add = (text: string) => strings.push(strings.pop()! + text);
  for (const node of source.childNodes) {
    if (!(node instanceof Element)) {
      add(node.textContent ?? '');
      continue;
    }
    // one placeholder may hold several values with space between them
    for (const [i, part] of (node.getAttribute('equiv-text') ?? '').split(/\$\{[^}]*\}/).entries()) {
      if (i > 0) {
        values.push(values.length);
        strings.push('');
      }
      add(part);
    }
  }
  add('⟧');
  return values.length === 0 ? strings[0]! : str(strings as never, ...values);
}

/** The messages of the pseudo-language, by id, made from what translators have before them. */
export async function pseudoTemplates(): Promise<Templates> {
  const response = await fetch(new URL('../../locales/de.xlf', import.meta.url));
  if (!response.ok) throw new Error(`de.xlf: ${response.status}`);
  const file = new DOMParser().parseFromString(await response.text(), 'text/xml');
  const units = [...file.querySelectorAll('trans-unit')];
  if (units.length === 0) throw new Error('de.xlf holds no message');
  return Object.fromEntries(units.map((unit) => [unit.id, marked(unit.querySelector('source')!)]));
}

/** Makes {@link PSEUDO} a language of the page. */
export async function registerPseudoLocale(): Promise<void> {
  registerLocale(PSEUDO, await pseudoTemplates());
}

/** Attributes whose text somebody sees or hears. */
const SPOKEN = [
  'alt',
  'aria-braillelabel',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'summary',
  'title',
];

/** The texts below a node, in shadow roots too, one by one. */
function* textsOf(node: Node): Generator<string> {
  if (node instanceof Text) yield node.data;
  if (node instanceof Element) {
    if (['SCRIPT', 'STYLE', 'TEMPLATE'].includes(node.tagName.toUpperCase())) return;
    for (const name of SPOKEN) yield node.getAttribute(name) ?? '';
    if (node instanceof HTMLInputElement && /^(button|submit|reset)$/.test(node.type)) yield node.value;
    if (node.shadowRoot) yield* textsOf(node.shadowRoot);
  }
  for (const child of node.childNodes) yield* textsOf(child);
}

/** What is left of a text without its messages, which may stand inside each other. */
function outsideMarks(text: string): string {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  return without === text ? text : outsideMarks(without);
}

/**
 * The words that an element in the pseudo-language shows or speaks outside its messages.
 * @param root the element, or its shadow root where its light children are the page's
 * @param names what is no word of ours: names of players, words of the page
 */
export function wordsOutsideMessages(root: Node, names: Iterable<string> = []): string[] {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return [...textsOf(root)]
    .map((text) => longestFirst.reduce((rest, name) => rest.replaceAll(name, ' '), outsideMarks(text)))
    .map((text) => text.replace(/[\u2068\u2069]/g, '').trim())
    .filter((text) => /\p{L}/u.test(text));
}
