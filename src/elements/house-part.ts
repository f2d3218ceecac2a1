import { html, isServer, type TemplateResult } from 'lit';
import type { Localizer } from '../localization/localizer.js';
import type { Equipped } from './late-part.js';
import { OwnPart } from './own-part.js';
import { lost } from './views/lost.js';

/** What one element needs of its game only by some rules: it loads when it is first asked for. */
export class HousePart<Parts extends Equipped> extends OwnPart<Parts> {
  /** Asked for by whoever needs it: undefined while it is on its way, null where it did not arrive. */
  get parts(): Parts | null | undefined {
    const parts = this.part?.use((it) => it);
    if (parts === undefined && !isServer) this.load().catch(() => {});
    return parts;
  }

  /** In the place of a form that waits for it, so that nothing moves then. */
  waiting(): TemplateResult {
    return html`<div class="waiting" aria-busy="true"></div>`;
  }

  /** It did not arrive: the rest of the form does without. */
  lost(l: Localizer): TemplateResult {
    return html`<div class="q pad">${lost(l, () => void this.load().catch(() => {}))}</div>`;
  }
}
