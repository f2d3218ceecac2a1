/** A page for one test: its language, a container of a given width, and everything put back afterwards. */

/** What an element of ours has that tests rely on. */
export interface Shown extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly locale: string;
  readonly result: unknown;
  round: unknown;
  players: unknown;
  rules: unknown;
  requestUpdate(): void;
  reset(): void;
}

export interface Place {
  /** Of the container, in px. */
  readonly width?: number;
  /** Of the document. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** CSS of the page around. */
  readonly css?: string;
}

const undo: (() => void)[] = [];

/** Asks again at each frame until `ready` holds. @throws {Error} after `most` milliseconds */
export async function until(ready: () => boolean, what: string, most = 5000): Promise<void> {
  for (const end = performance.now() + most; !ready();) {
    if (performance.now() > end) throw new Error(`Not within ${most} ms: ${what}`);
    await new Promise(requestAnimationFrame);
  }
}

/** Gives the document an attribute until the test is over. */
export function setPage(name: 'lang' | 'dir', value: string): void {
  const root = document.documentElement;
  const before = root.getAttribute(name);
  root.setAttribute(name, value);
  undo.push(() => (before === null ? root.removeAttribute(name) : root.setAttribute(name, before)));
}

/** Adds CSS to the page until the test is over. */
export function addCss(css: string): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  undo.push(() => style.remove());
}

/** Does `change` at the end of the test. */
export const afterwards = (change: () => void): void => void undo.push(change);

/** An empty container on the page. */
export function container({ width, lang = 'en', dir = 'ltr', css }: Place = {}): HTMLElement {
  setPage('lang', lang);
  setPage('dir', dir);
  if (css) addCss(css);
  const box = document.createElement('div');
  if (width) box.style.inlineSize = `${width}px`;
  document.body.append(box);
  undo.push(() => box.remove());
  return box;
}

/** Waits until an element shows what it was given, in the language of the page. */
export async function settled(element: Shown): Promise<void> {
  const wanted = (element.closest('[lang]')?.getAttribute('lang') ?? 'en').split('-')[0];
  await until(() => element.locale === wanted, `${element.localName} in ${wanted}`);
  while (!(await element.updateComplete));
}

/** Puts markup on the page and waits for the one element of ours in it. */
export async function show<E extends Shown>(markup: string, place?: Place): Promise<E> {
  const box = container(place);
  box.innerHTML = markup;
  const element = [...box.querySelectorAll<E>('*')].find((it) => it.localName.endsWith('-score'))!;
  await customElements.whenDefined(element.localName);
  await settled(element);
  return element;
}

/** What is written to the console as a warning about an element, until the end of the test; Lit's own is not meant. */
export function warnings(): () => string[] {
  const { warn } = console;
  const heard: string[] = [];
  console.warn = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    if (/lit\.dev\/msg/.test(text)) warn(...parts);
    else heard.push(text);
  };
  afterwards(() => (console.warn = warn));
  return () => [...heard];
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Markup of an element; objects become JSON. */
export function markup(tag: string, attributes: Readonly<Record<string, unknown>>, inner = ''): string {
  const written = Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [` ${name}`];
    return [` ${name}="${escape(typeof value === 'string' ? value : JSON.stringify(value))}"`];
  });
  return `<${tag}${written.join('')}>${inner}</${tag}>`;
}

afterEach(() => {
  while (undo.length > 0) undo.pop()!();
});
