import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Seat } from '../../../core/round.js';
import { isolate } from '../../../localization/localizer.js';
import type { MatchPage } from '../../match-page.js';

/** A text field of the panel, by the name under which the page keeps what is typed. */
export const field = (
  { state, act }: MatchPage,
  key: string,
  label: string,
  preset = '',
  figures = false,
) => html`
  <input
    class=${figures ? 'num' : 'text'}
    inputmode=${figures ? 'numeric' : 'text'}
    autocomplete="off"
    aria-label=${label}
    aria-invalid=${state.fault !== '' && key === state.fault.split(':')[0] ? 'true' : nothing}
    aria-describedby=${state.fault === '' ? nothing : 'e-panel'}
    .value=${live(state.fields[key] ?? preset)}
    @input=${(event: Event) =>
      act.set({ fields: { ...state.fields, [key]: (event.target as HTMLInputElement).value }, fault: '' })}
  />
`;

/** What is wrong about the fields of the section. */
export const fault = ({ state }: MatchPage) =>
  state.fault === ''
    ? nothing
    : html`<p class="err" id="e-panel">
        <span .textContent=${state.fault.slice(state.fault.indexOf(':') + 1)}></span>
      </p>`;

/** A player's name, isolated. */
export const nameOf = ({ names }: MatchPage, seat: Seat) => isolate(names[seat] ?? '');
