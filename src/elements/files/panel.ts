import { html, nothing, type TemplateResult } from 'lit';
import type { Archived } from '../../controllers/storage.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/files.js';
import { remove } from '../../localization/messages/match.js';
import type { FileTools } from './tools.js';

/** The section about files and links. */
export function filesPanel(l: Localizer, tools: FileTools, disabled: boolean): TemplateResult {
  const word = (label: string, press: () => unknown) =>
    html`<button class="word" type="button" @click=${press}>${label}</button>`;
  return html`
    <div class="acts start">
      ${word(words.shareLink(l), () => tools.share())} ${word(words.asText(l), () => tools.copyText())}
      ${word(words.asFile(l), () => tools.exportFile())} ${word(words.asTable(l), () => tools.exportTable())}
      ${word(words.print(l), () => window.print())}
    </div>
    ${
      tools.toCopy === null
        ? nothing
        : html`<label class="stack"
            ><span class="hint">${tools.toCopy.label(l)}</span
            ><textarea
              class="text"
              readonly
              rows="3"
              .value=${tools.toCopy.text}
              @focus=${selectAll}
            ></textarea>
          </label>`
    }
    ${disabled ? nothing : importing(l, tools)} ${archive(l, tools, disabled)}
  `;
}

const selectAll = (event: Event) => (event.target as HTMLTextAreaElement).select();

function importing(l: Localizer, tools: FileTools): TemplateResult {
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) void tools.importFile(file);
    else void tools.importText(event.dataTransfer?.getData('text/plain') ?? '');
  };
  const choose = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    field.value = ''; // or the same file could not be chosen again
    void tools.importFile(file);
  };
  const type = (event: Event) => {
    const field = event.target as HTMLTextAreaElement;
    const text = field.value;
    if (event instanceof InputEvent && event.inputType !== 'insertFromPaste') return;
    if (text === '') return;
    field.value = '';
    void tools.importText(text);
  };
  return html`
    <fieldset class="sub drop" @dragover=${(event: Event) => event.preventDefault()} @drop=${drop}>
      <legend>${words.importTitle(l)}</legend>
      <label class="stack"
        ><span class="hint">${words.chooseFile(l)}</span>
        <input type="file" accept=".json,.csv,.txt,application/json,text/csv,text/plain" @change=${choose} />
      </label>
      <label class="stack"
        ><span class="hint">${words.paste(l)}</span>
        <textarea
          class="text"
          rows="2"
          aria-describedby=${tools.fault === '' ? nothing : 'e-import'}
          @input=${type}
          @change=${type}
        ></textarea>
      </label>
      ${
        tools.fault === ''
          ? nothing
          : html`<p class="err" id="e-import"><span .textContent=${tools.fault}></span></p>`
      }
      ${
        tools.list
          ? html`<p>${words.whichReading(l)}</p>
              <div class="acts start">
                <button class="btn" type="button" @click=${() => tools.takeReading('points')}>
                  ${words.readPoints(l)}
                </button>
                <button class="btn" type="button" @click=${() => tools.takeReading('totals')}>
                  ${words.readTotals(l)}
                </button>
              </div>`
          : nothing
      }
    </fieldset>
  `;
}

function archive(l: Localizer, tools: FileTools, disabled: boolean): TemplateResult | typeof nothing {
  const all = tools.archive;
  if (all.length === 0) return nothing;
  const name = ({ date, match }: Archived) =>
    words.archived(l, new Date(date).toLocaleDateString(l.locale), l.list(match.players.map(isolate)));
  return html`
    <fieldset class="sub">
      <legend>${words.archive(l)}</legend>
      <div class="lines">
        ${all.map((it) => {
          const button = (label: string, press: () => void, off = false) =>
            html`<button
              class="word"
              type="button"
              aria-label=${words.actOn(l, label, name(it))}
              ?disabled=${off}
              @click=${press}
            >
              ${label}
            </button>`;
          return html`<div class="line wrap">
            <span class="nm wide" .textContent=${name(it)}></span>
            ${button(words.open(l), () => tools.openArchived(it), disabled)}
            ${button(words.asFile(l), () => tools.exportFile(it.match))}
            ${button(remove(l), () => tools.removeArchived(it), disabled)}
          </div>`;
        })}
      </div>
    </fieldset>
  `;
}
