import { html, nothing, type TemplateResult } from 'lit';
import type { Archived, Aside } from '../../controllers/storage.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/late/files.js';
import { remove } from '../../localization/messages/match.js';
import { copied } from '../views/copied.js';
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
    ${copied(l, tools)} ${disabled ? nothing : importing(l, tools)} ${archive(l, tools, disabled)}
    ${aside(l, tools, disabled)}
  `;
}

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
          aria-describedby=${tools.fault === null ? nothing : 'e-import'}
          @input=${type}
          @change=${type}
        ></textarea>
      </label>
      ${
        tools.fault === null
          ? nothing
          : html`<p class="err" id="e-import"><span .textContent=${tools.fault(l)}></span></p>`
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

/** The matches that were put away. */
function archive(l: Localizer, tools: FileTools, disabled: boolean): TemplateResult | typeof nothing {
  const name = ({ date, match }: Archived) =>
    words.archived(l, new Date(date).toLocaleDateString(l.locale), l.list(match.players.map(isolate)));
  const lines = tools.archive.map((it) => {
    const called = name(it);
    return line(l, called, [
      { label: words.open(l), press: () => tools.openArchived(it), off: disabled },
      { label: words.asFile(l), press: () => tools.exportFile(it.match) },
      { label: remove(l), press: () => tools.removeArchived(it, called), off: disabled },
    ]);
  });
  return listing(words.archive(l), lines);
}

/** What is stored and cannot be read. */
function aside(l: Localizer, tools: FileTools, disabled: boolean): TemplateResult | typeof nothing {
  const name = ({ at }: Aside) => new Date(at).toLocaleString(l.locale);
  const lines = tools.aside.map((it) => {
    const called = name(it);
    return line(l, called, [
      { label: words.asFile(l), press: () => tools.exportAside(it) },
      { label: remove(l), press: () => tools.removeAside(it, called), off: disabled },
    ]);
  });
  return listing(words.aside(l), lines);
}

const listing = (title: string, lines: readonly TemplateResult[]): TemplateResult | typeof nothing =>
  lines.length === 0
    ? nothing
    : html`<fieldset class="sub">
        <legend>${title}</legend>
        <div class="lines">${lines}</div>
      </fieldset>`;

interface Act {
  readonly label: string;
  readonly press: () => void;
  readonly off?: boolean;
}

/** What it is called, and what can be done with it. */
const line = (l: Localizer, name: string, acts: readonly Act[]): TemplateResult => html`
  <div class="line wrap">
    <span class="nm wide" .textContent=${name}></span>
    ${acts.map(
      ({ label, press, off = false }) =>
        html`<button
          class="word"
          type="button"
          aria-label=${words.actOn(l, label, name)}
          ?disabled=${off}
          @click=${press}
        >
          ${label}
        </button>`,
    )}
  </div>
`;
