import { isServer } from 'lit';

/** A language tag as the tables know it: lower case, parts joined by `-`. Anything may come in. */
export const codeOf = (tag: unknown): string =>
  typeof tag === 'string' ? tag.trim().toLowerCase().replaceAll('_', '-') : '';

/**
 * The language for a tag by BCP 47 lookup: `de-AT` and `de_CH` → `de`, where only `de` is known.
 * @param tag what the page wrote: anything, even nothing
 * @param isKnown whether there is a language of that code
 * @param fallback what an empty or an unknown tag leads to
 */
export function resolveLocale(tag: unknown, isKnown: (code: string) => boolean, fallback: string): string {
  let code = codeOf(tag);
  while (code && !isKnown(code)) code = code.slice(0, Math.max(code.lastIndexOf('-'), 0));
  return code || fallback;
}

/**
 * The language of an element as the page declares it: its own `lang`, else that of the closest ancestor through any
 * number of shadow roots, the document's last; empty where nobody declares one. An empty `lang` counts, as in HTML:
 * it says that the language is unknown.
 */
export function languageOf(element: Element): string {
  if (isServer) return element.getAttribute('lang') ?? ''; // nothing is around it
  let at: Element | undefined = element;
  while (at) {
    const declared: Element | null = at.closest('[lang]');
    if (declared) return declared.getAttribute('lang') ?? '';
    at = (at.getRootNode() as Partial<ShadowRoot>).host;
  }
  return '';
}
