/** What loads and registers each element, or its calculator alone, by the name that a page calls its game by. */
export type Loaders = Readonly<Record<string, (calculator: boolean) => Promise<unknown>>>;

const MARK = 'data-card-score';

/** The attributes that an element listens to, and its language. */
const attributesOf = (tag: string): readonly string[] => [
  ...((customElements.get(tag) as { observedAttributes?: string[] } | undefined)?.observedAttributes ?? []),
  'lang',
];

const warned = new Set<string>();
function warnOnce(text: string): void {
  if (warned.has(text)) return;
  warned.add(text);
  console.warn(`card-score: ${text}`);
}

/** The name of the game, however it was typed. */
const nameOf = (place: Element): string =>
  (place.getAttribute(MARK) ?? '')
    .trim()
    .toLowerCase()
    .replace(/-score$/, '');

/** Puts the element into a place that has none yet; what stood there is what readers see without it. */
function fill(place: Element, tag: string): void {
  if ([...place.children].some(({ localName }) => localName === tag)) return;
  const element = document.createElement(tag);
  for (const name of attributesOf(tag)) {
    const value = place.getAttribute(`data-${name}`);
    if (value !== null) element.setAttribute(name, value);
  }
  element.append(...place.childNodes);
  place.append(element);
}

async function upgradeOne(place: Element, loaders: Loaders): Promise<void> {
  const name = nameOf(place);
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (!load) {
    warnOnce(`${MARK}="${place.getAttribute(MARK)}" is none of ${Object.keys(loaders).join(', ')}.`);
    return;
  }
  try {
    await load(place.getAttribute('data-view') === 'round');
  } catch (error) {
    warnOnce(`${name} could not be loaded: ${String(error)}`);
    return;
  }
  if (nameOf(place) === name) fill(place, `${name}-score`);
}

function upgradeAll(root: ParentNode, loaders: Loaders): void {
  const places = [...root.querySelectorAll(`[${MARK}]`)];
  if (root instanceof Element && root.hasAttribute(MARK)) places.unshift(root);
  for (const place of places) void upgradeOne(place, loaders);
}

/**
 * Turns every `<div data-card-score="…">` into an element, for pages whose editor lets no tag of its own through. Each
 * attribute of the element is read from its `data-` form, and no other: whoever may write a `data-` attribute can set
 * nothing else. What stands in the place stays what readers see without JavaScript. An unknown game, or an element that
 * does not load, leaves the place as it is, with one warning.
 */
export class Embedding {
  readonly #loaders: Loaders;

  constructor(loaders: Loaders) {
    this.#loaders = loaders;
  }

  /** Fills the places at and below a root. */
  readonly upgrade = (root: ParentNode): void => upgradeAll(root, this.#loaders);

  /** Fills those of the page as soon as it is parsed, and whatever arrives later; nothing where there is no page. */
  follow(): void {
    const { document: page } = globalThis as { document?: Document };
    if (page?.readyState === 'loading')
      page.addEventListener('DOMContentLoaded', () => this.#follow(page), { once: true });
    else if (page) this.#follow(page);
  }

  #follow(page: Document): void {
    this.upgrade(page);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        for (const node of type === 'attributes' ? [target] : addedNodes)
          if (node instanceof Element && node.isConnected) this.upgrade(node);
      }
    }).observe(page, { childList: true, subtree: true, attributeFilter: [MARK] });
  }
}
