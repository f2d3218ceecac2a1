import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/cards.js';
import { lost } from './lost.js';

/** A field in which cards are typed and pasted. */
export interface CardField {
  readonly l: Localizer;
  readonly text: string;
  /** The id of what is said about it; absent = nothing is wrong. */
  readonly error?: string | undefined;
  readonly disabled: boolean;
  /** An example; absent: of cards whose suits may be left out. */
  readonly example?: string;
  /** What stands there waits to be read: what understands it is on its way, or did not arrive. */
  readonly waits: 'coming' | 'lost' | undefined;
  /** Somebody is here and may type: also to try again what did not arrive. */
  readonly wake: () => void;
  readonly type: (text: string) => void;
  /** What stands there is whole: Enter was pressed, something was pasted, or the focus has gone elsewhere. */
  readonly finish: (text: string) => void;
}

export function cardField({
  l,
  text,
  error,
  disabled,
  waits,
  wake,
  example = `${words.rankIndex(l, 'K')}♥ 10 ${words.rankIndex(l, 'A')}`,
  type,
  finish,
}: CardField): TemplateResult {
  const valueOf = (event: Event) => (event.currentTarget as HTMLInputElement).value;
  const input = (event: InputEvent) => {
    const isWhole = event.inputType === 'insertFromPaste' || event.inputType === 'insertFromDrop';
    (isWhole ? finish : type)(valueOf(event));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault(); // of a form around the element
    finish(valueOf(event));
  };
  return html`
    <label class="field wide">
      <span class="lab">${words.typeCards(l)}</span>
      <input
        class="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        placeholder=${example}
        .value=${live(text)}
        ?disabled=${disabled}
        aria-busy=${waits === 'coming' ? 'true' : nothing}
        aria-invalid=${error ? 'true' : nothing}
        aria-describedby=${error ?? nothing}
        @focus=${wake}
        @input=${input}
        @keydown=${press}
        @change=${(event: Event) => finish(valueOf(event))}
      />
    </label>
    ${waits === 'lost' ? lost(l, (event) => retry(event, wake)) : nothing}
  `;
}

/** The button goes with what it says: the focus goes to the field, where what was typed stands until it can be read. */
function retry(event: Event, wake: () => void): void {
  (event.currentTarget as HTMLElement).parentElement!.querySelector<HTMLElement>('.text')?.focus();
  wake();
}
