import type { CSSResult } from 'lit';

/** A sheet holds in the document it was made in: what it is in other ones. */
const copies = new WeakMap<CSSResult, WeakMap<Document, CSSStyleSheet>>();

/** Styles as sheets for a tree of any document that is shown. */
export const sheetsFor = ({ ownerDocument }: ShadowRoot, styles: readonly CSSResult[]): CSSStyleSheet[] =>
  ownerDocument === document
    ? styles.flatMap(({ styleSheet }) => styleSheet ?? [])
    : styles.map((style) => copyIn(ownerDocument, style));

// from the text: what a sheet says of its rules leaves out shorthands with a variable
function copyIn(there: Document, style: CSSResult): CSSStyleSheet {
  const known = copies.get(style) ?? new WeakMap<Document, CSSStyleSheet>();
  copies.set(style, known);
  let copy = known.get(there);
  if (!copy) {
    const view = there.defaultView as unknown as Pick<typeof globalThis, 'CSSStyleSheet'>;
    copy = new view.CSSStyleSheet();
    copy.replaceSync(style.cssText);
    known.set(there, copy);
  }
  return copy;
}
