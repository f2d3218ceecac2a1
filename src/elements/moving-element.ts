import { LitElement, type CSSResult } from 'lit';
import { sheetsFor } from './sheets.js';

/**
 * An element that stays what it is when it is moved into another document, as into a frame or a window of its own:
 * browsers take off its sheets then, and Firefox 140 its class too.
 */
export abstract class MovingElement extends LitElement {
  readonly #class = Object.getPrototypeOf(this) as object;
  #styles: readonly CSSResult[] = [];

  protected override createRenderRoot(): ShadowRoot {
    const { shadowRootOptions, elementStyles } = this.constructor as typeof LitElement;
    const root = this.shadowRoot ?? this.attachShadow(shadowRootOptions);
    this.wear(elementStyles as CSSResult[]);
    return root;
  }

  /** Adds styles to its own, each once. @param at before which of them; absent: after all */
  wear(styles: readonly CSSResult[], at = Infinity): void {
    const own = this.#styles;
    if (styles.every((style) => own.includes(style))) return;
    this.#styles = [...new Set([...own.slice(0, at), ...styles, ...own.slice(at)])];
    this.#dress();
  }

  // both are called when everything has happened already

  override disconnectedCallback(): void {
    this.#restore();
    super.disconnectedCallback();
  }

  adoptedCallback(): void {
    this.#restore();
    this.#dress();
  }

  #restore(): void {
    if (Object.getPrototypeOf(this) !== this.#class) Object.setPrototypeOf(this, this.#class);
  }

  #dress(): void {
    const root = this.shadowRoot;
    // a document that is not shown, as that of a template, has no sheets
    if (root && this.ownerDocument.defaultView) root.adoptedStyleSheets = sheetsFor(root, this.#styles);
  }
}
