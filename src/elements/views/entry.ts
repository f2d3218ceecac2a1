import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Issue, RoundContext, Rules } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';
import { less, more } from '../../localization/messages/shared.js';

/** What an entry form is drawn from, and how it says that something was entered. */
export interface EntryView<Draft> {
  readonly l: Localizer;
  /** By seat. */
  readonly names: readonly string[];
  readonly draft: Draft;
  /** In force for the round in the form, complete. */
  readonly rules: Rules;
  /** What earlier rounds decided. */
  readonly context: RoundContext;
  readonly errors: ReadonlyMap<string, readonly Issue[]>;
  readonly disabled: boolean;
  /** @param said what changed, where the controls themselves do not say it */
  change(draft: Draft, said?: string): void;
  /** The form as it is by then: for what goes on when something has come late. */
  now(): EntryView<Draft>;
}

/** One box of a joined row. The real input lies over the whole cell. */
export interface Option {
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly checked: boolean;
  readonly label: unknown;
  readonly disabled: boolean;
  /** Spoken instead of the label. */
  readonly spoken?: string;
  /** The quiet choice that nothing was made of. */
  readonly none?: boolean;
  readonly choose: () => void;
}

export const option = (o: Option): TemplateResult => html`
  <label class=${o.none ? 'opt none' : 'opt'}>
    <input
      type=${o.type}
      name=${o.name}
      .checked=${live(o.checked)}
      ?disabled=${o.disabled}
      aria-label=${o.spoken ?? nothing}
      @change=${o.choose}
    /><span>${o.label}</span>
  </label>
`;

/** A term that is German in every language. */
export const term = (text: string): TemplateResult => html`<span lang="de">${text}</span>`;

/** A line with a box to tick. */
export const tick = (
  label: string,
  checked: boolean,
  disabled: boolean,
  choose: (checked: boolean) => void,
  extra: unknown = nothing,
  describedBy: string | undefined = undefined,
) => html`
  <label class="tick">
    <input
      type="checkbox"
      aria-describedby=${describedBy ?? nothing}
      .checked=${live(checked)}
      ?disabled=${disabled}
      @change=${(event: Event) => choose((event.target as HTMLInputElement).checked)}
    />
    <span class="box"></span><span .textContent=${label}></span>${extra}
  </label>
`;

/** A field for a whole number, which may hold anything until it is right. */
export interface NumberField {
  readonly value: string;
  /** The id of what is said about it; absent = nothing is wrong. */
  readonly error?: string | undefined;
  readonly disabled: boolean;
  /** Spoken, where no label stands beside it. */
  readonly spoken?: string;
  readonly type: (text: string) => void;
}

export const numberField = ({ value, error, disabled, spoken, type }: NumberField): TemplateResult => html`
  <input
    class="num"
    inputmode="numeric"
    autocomplete="off"
    placeholder="–"
    translate="no"
    .value=${live(value)}
    ?disabled=${disabled}
    aria-label=${spoken ?? nothing}
    aria-invalid=${error ? 'true' : nothing}
    aria-describedby=${error ?? nothing}
    @input=${(event: Event) => type((event.target as HTMLInputElement).value)}
  />
`;

/** A count with a minus and a plus button; the minus is there once there is something to take away. */
export interface Stepper {
  readonly l: Localizer;
  readonly count: number;
  /** What is counted, as it is spoken. */
  readonly what: string;
  readonly full: boolean;
  readonly disabled: boolean;
  readonly pen: string;
  readonly set: (count: number) => void;
}

export function stepper({ l, count, what, full, disabled, pen, set }: Stepper): TemplateResult {
  const minus = (event: Event) => {
    if (count === 0) return;
    // the last minus hides the button: the focus goes to its neighbour
    if (count === 1)
      ((event.currentTarget as HTMLElement).parentElement?.lastElementChild as HTMLElement).focus();
    set(count - 1);
  };
  const plus = () => {
    if (!full) set(count + 1);
  };
  return html`
    <div class="step ${pen} ${count === 0 ? 'zero' : ''}">
      <button type="button" aria-label=${less(l, what)} ?disabled=${disabled} @click=${minus}>−</button>
      <span class="count" translate="no" .textContent=${count === 0 ? '·' : l.number(count)}></span>
      <button
        type="button"
        aria-label=${more(l, what)}
        aria-disabled=${full ? 'true' : nothing}
        ?disabled=${disabled}
        @click=${plus}
      >
        +
      </button>
    </div>
  `;
}

/** The errors of a question, each one once, tied to its field by `id`. */
export const errorLines = (id: string, texts: readonly string[]) =>
  texts.length === 0
    ? nothing
    : html`<div id=${id}>
        ${[...new Set(texts)].map((text) => html`<p class="err"><span .textContent=${text}></span></p>`)}
      </div>`;
