import { html, type TemplateResult } from 'lit';
import * as match from '../../../localization/messages/match.js';
import * as words from '../../../localization/messages/late/panels.js';
import { field } from './field.js';
import type { SectionPage } from './panels.js';
import { writeRedeal } from './steps.js';

/** Cards were thrown in: no game, the same dealer, and why. */
export function redeal(page: SectionPage): TemplateResult {
  const { l, state, disabled } = page;
  const save = () => writeRedeal(page, (state.fields.reason ?? '').trim());
  return html`
    <p class="hint">${words.redealHint(l)}</p>
    <label class="field wide"
      ><span class="lab">${words.reason(l)}</span
      >${field(page, 'reason', { label: words.reason(l), enter: save })}</label
    >
    <div class="acts">
      <button class="do" type="button" ?disabled=${disabled} @click=${save}>${match.save(l)}</button>
    </div>
  `;
}
