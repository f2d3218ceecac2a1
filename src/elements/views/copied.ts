import { html, nothing, type TemplateResult } from 'lit';
import type { Localizer } from '../../localization/localizer.js';
import { undo } from '../../localization/messages/shared.js';
import type { FileTools } from '../files/tools.js';

/** What was copied or done last; a field to copy from where the browser cannot. */
export const copied = (
  l: Localizer,
  tools: Pick<FileTools, 'done' | 'toCopy'> | undefined,
): TemplateResult => html`
  <p class="done hint">
    ${
      tools?.done
        ? html`<span .textContent=${tools.done.text(l)}></span>
            ${tools.done.undo ? html`<button class="word" type="button" @click=${tools.done.undo}>${undo(l)}</button>` : nothing}`
        : nothing
    }
  </p>
  ${
    tools?.toCopy
      ? html`<label class="stack"
          ><span class="hint">${tools.toCopy.label(l)}</span
          ><textarea
            class="text"
            readonly
            rows="3"
            .value=${tools.toCopy.text}
            @focus=${selectAll}
          ></textarea>
        </label>`
      : nothing
  }
`;

const selectAll = (event: Event) => (event.target as HTMLTextAreaElement).select();
