import { html, type TemplateResult } from 'lit';

/** A calculator: the form, what it comes to, and the dock; without the form where it is only shown. */
export const roundView = (
  entry: unknown,
  receipt: unknown,
  dock: unknown,
  readonly: boolean,
): TemplateResult =>
  readonly
    ? html`${receipt}`
    : html`
        <div class="cols">
          <div class="entry" part="entry">${entry}</div>
          <div class="side stick"><div class="in">${receipt}</div></div>
          <div class="dock pad" part="dock"><div class="bar">${dock}</div></div>
        </div>
      `;
