import { html, type TemplateResult } from 'lit';
import type { Localizer } from '../../localization/localizer.js';
import { again, lostPart } from '../../localization/messages/shared.js';

/** In the place of what did not load, with another try. */
export const lost = (l: Localizer, retry: (event: Event) => void): TemplateResult => html`
  <p class="err wide"><span .textContent=${lostPart(l)}></span></p>
  <button class="word" type="button" @click=${retry}>${again(l)}</button>
`;
