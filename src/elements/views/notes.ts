import { html, nothing, type TemplateResult } from 'lit';
import type { Localizer } from '../../localization/localizer.js';
import { close } from '../../localization/messages/match.js';
import { exportAside, exportMatch } from '../../localization/messages/storage.js';

/** What went wrong with keeping the match, and the ways out. */
interface Notes {
  readonly notes: readonly string[];
  readonly hasAside: boolean;
  exportMatch(): void;
  exportAside(): void;
  dismiss(): void;
}

/** What went wrong with keeping the match, and the way out: a file. */
export function notes(l: Localizer, it: Notes): TemplateResult | typeof nothing {
  if (it.notes.length === 0) return nothing;
  const word = (label: string, press: () => void) =>
    html`<button class="word" type="button" @click=${press}>${label}</button>`;
  return html`<div class="pad problems" role="group">
    ${it.notes.map((text) => html`<p class="err"><span .textContent=${text}></span></p>`)}
    <div class="acts">
      ${it.hasAside ? word(exportAside(l), () => it.exportAside()) : nothing}
      ${word(exportMatch(l), () => it.exportMatch())} ${word(close(l), () => it.dismiss())}
    </div>
  </div>`;
}
