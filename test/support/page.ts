/** A page for one test: its language, a container of a given width, and everything put back afterwards. */
import './failed-nodes.js';

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

/** Waits until an element shows what it was given, in the language of the page, with what its rules ask for. */
export async function settled(element: Shown): Promise<void> {
  const wanted = (element.closest('[lang]')?.getAttribute('lang') ?? 'en').split('-')[0];
  await until(() => element.locale === wanted, `${element.localName} in ${wanted}`);
  while (!(await element.updateComplete));
  await until(() => !element.shadowRoot?.querySelector('[aria-busy]'), `all of ${element.localName}`);
}

/** Waits for the one element of ours in a container. */
async function shownIn<E extends Shown>(box: HTMLElement): Promise<E> {
  const element = [...box.querySelectorAll<E>('*')].find((it) => it.localName.endsWith('-score'))!;
  await customElements.whenDefined(element.localName);
  await settled(element);
  return element;
}

/** Puts markup on the page and waits for the one element of ours in it. */
export function show<E extends Shown>(markup: string, place?: Place): Promise<E> {
  const box = container(place);
  box.innerHTML = markup;
  return shownIn(box);
}

/** Puts an element on the page as a script does that writes no markup, and waits for it. */
export function showCreated(tag: string, attributes: Attributes, place?: Place): Promise<Shown> {
  const box = container(place);
  const element = document.createElement(tag);
  for (const [name, value] of written(attributes)) element.setAttribute(name, value);
  box.append(element);
  return shownIn(box);
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

type Attributes = Readonly<Record<string, unknown>>;

/** Attributes as they are written; objects become JSON. */
const written = (attributes: Attributes): [name: string, value: string][] =>
  Object.entries(attributes).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    if (value === true) return [[name, '']];
    return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
  });

/** Markup of an element. */
export function markup(tag: string, attributes: Attributes, inner = ''): string {
  const texts = written(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<${tag}${texts.join('')}>${inner}</${tag}>`;
}

/** Everything that goes wrong without being caught, until the end of the test. */
export function failures(): unknown[] {
  const failed: unknown[] = [];
  const onError = ({ error, message }: ErrorEvent): void => void failed.push(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => void failed.push(reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  afterwards(() => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  });
  return failed;
}

afterEach(() => {
  while (undo.length > 0) undo.pop()!();
});
