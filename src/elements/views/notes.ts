import { html, nothing, type TemplateResult } from 'lit';
import type { Localizer } from '../../localization/localizer.js';
import { close } from '../../localization/messages/match.js';
import { exportMatch } from '../../localization/messages/storage.js';

/** What the page handed in and cannot be used, one line each. */
export const problemLines = (texts: readonly string[]): TemplateResult | typeof nothing =>
  texts.length === 0
    ? nothing
    : html`<div class="pad problems">
        ${texts.map((text) => html`<p class="err"><span .textContent=${text}></span></p>`)}
      </div>`;

/** What went wrong with keeping the match, and the way out: a file. */
export const notes = (
  l: Localizer,
  texts: readonly string[],
  save: () => void,
  dismiss: () => void,
): TemplateResult | typeof nothing =>
  texts.length === 0
    ? nothing
    : html`<div class="pad problems" role="group">
        ${texts.map((text) => html`<p class="err"><span .textContent=${text}></span></p>`)}
        <div class="acts">
          <button class="word" type="button" @click=${save}>${exportMatch(l)}</button>
          <button class="word" type="button" @click=${dismiss}>${close(l)}</button>
        </div>
      </div>`;
