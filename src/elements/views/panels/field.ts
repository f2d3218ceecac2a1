import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Seat } from '../../../core/round.js';
import { isolate } from '../../../localization/localizer.js';
import { numberRange } from '../../../localization/messages/late/rules.js';
import { range } from '../../../localization/messages/shared.js';
import type { MatchPage } from '../../match-page.js';
import type { NumberRange } from '../../settings/setting.js';

/** What a field of a panel is besides its name. */
export interface Field {
  /** Spoken. */
  readonly label: string;
  /** What it holds as long as nothing is typed. */
  readonly preset?: string | undefined;
  readonly figures?: boolean;
  readonly disabled?: boolean;
  /** The id of what explains it. */
  readonly help?: string | undefined;
  /** What the Enter key does. */
  readonly enter?: () => void;
}

/** A text field of the panel, by the name under which the page keeps what is typed. */
export const field = (
  { state, act }: MatchPage,
  key: string,
  { label, preset = '', figures = false, disabled = false, help, enter }: Field,
) => html`
  <input
    class=${figures ? 'num' : 'text'}
    inputmode=${figures ? 'numeric' : 'text'}
    autocomplete="off"
    aria-label=${label}
    aria-invalid=${state.fault?.field === key ? 'true' : nothing}
    aria-describedby=${[help, state.fault?.field === key && 'e-panel'].filter(Boolean).join(' ') || nothing}
    .value=${live(state.fields[key] ?? preset)}
    ?disabled=${disabled}
    @keydown=${(event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.isComposing) enter?.();
    }}
    @input=${(event: Event) =>
      act.set({ fields: { ...state.fields, [key]: (event.target as HTMLInputElement).value }, fault: null })}
  />
`;

/** A minus as it is typed, or as a text has it. */
export const MINUS = /^[-−–]/;

/** A number as it is typed, with the other sign: the keypads of phones have no minus. */
export function flipped(text: string): string {
  const typed = text.trim();
  return MINUS.test(typed) ? typed.slice(1) : `−${typed.replace(/^\+/, '')}`;
}

/** Takes what was typed in a field for numbers, undefined where it was emptied; or says what may stand there. */
export function saveNumber(
  { l, state, act }: MatchPage,
  key: string,
  { min, max, parts = 1 }: NumberRange,
  save: (typed: number | undefined) => void,
  written = state.fields[key],
): void {
  const text = written?.trim().replace(',', '.').replace(MINUS, '-');
  if (text === undefined) return;
  const typed = Number(text);
  if (text === '') save(undefined);
  else if (typed >= min && typed <= max && Math.round(typed * parts) / parts === typed) save(typed);
  else act.set({ fault: { field: key, text: () => (parts > 1 ? numberRange : range)(l, min, max) } });
}

/** What is wrong about the fields of the section. */
export const fault = ({ state }: MatchPage) =>
  state.fault === null
    ? nothing
    : html`<p class="err" id="e-panel"><span .textContent=${state.fault.text()}></span></p>`;

/** A player's name, isolated. */
export const nameOf = ({ names }: MatchPage, seat: Seat) => isolate(names[seat] ?? '');
