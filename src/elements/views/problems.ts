import { html, nothing, type TemplateResult } from 'lit';

/** What the page handed in and cannot be used, one line each. */
export const problemLines = (texts: readonly string[]): TemplateResult | typeof nothing =>
  texts.length === 0
    ? nothing
    : html`<div class="pad problems">
        ${texts.map((text) => html`<p class="err"><span .textContent=${text}></span></p>`)}
      </div>`;
