import { html, type TemplateResult } from 'lit';

/**
 * A figure: never mirrored, never translated. Bound as text content, because a page translator replaces text nodes
 * and a later value would be written into one that is no longer shown.
 */
export const figure = (text: string, part = ''): TemplateResult =>
  html`<span class="fig ${part}" translate="no" .textContent=${text}></span>`;
