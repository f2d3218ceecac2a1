import { use, type Part } from '../localization/tables.js';

const warned = new Set<string>();

/**
 * Registers an element, never with a throw: a tag that is already taken by the same class or the same version is
 * left alone without a word; by another version or a stranger, with one warning a tag.
 * @param words what it needs of every language
 */
export function define(
  tag: string,
  element: CustomElementConstructor & { readonly version: string },
  words: readonly Part[] = [],
): void {
  use(words);
  const registry = globalThis.customElements;
  if (!registry) return;
  const known = registry.get(tag) as { version?: string } | undefined;
  if (known?.version === element.version) return;
  let why = `it is already defined, by version ${known?.version ?? 'unknown'}`;
  if (!known) {
    try {
      registry.define(tag, element);
      return;
    } catch (error) {
      why = String(error);
    }
  }
  if (warned.has(tag)) return;
  warned.add(tag);
  console.warn(`<${tag}> ${element.version} is not registered: ${why}`);
}
