import { html, noChange, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { DokoRules } from '../../../core/doko/types.js';
import { isWhole } from '../../../core/round.js';
import * as asks from '../../../localization/messages/late/doko-fields.js';
import { armut, bock, SOLO_KINDS } from '../../../localization/messages/late/doko-specials.js';
import * as words from '../../../localization/messages/doko.js';
import { errorLines, option, term, tick, type EntryView } from '../../views/entry.js';
import { answer, isSolo, type DokoDraft, type HouseField } from '../draft.js';
import { bockText, kindName } from './bock.js';
import { errorText } from './errors.js';

type View = EntryView<DokoDraft>;

const rulesOf = ({ rules }: View) => rules as DokoRules;

/** Whether a round says something, or something wrong, so that it is in reach whatever the rules. */
const has = ({ draft, errors }: View, field: HouseField): boolean =>
  draft.house[field] !== undefined || errors.has(field);

const errorsOf = ({ l, errors, rules }: View, question: string) =>
  errorLines(
    `e-${question}`,
    (errors.get(question) ?? []).map((issue) => errorText(l, issue, rules as DokoRules) ?? ''),
  );

const describedBy = ({ errors }: View, question: string) =>
  errors.has(question) ? `e-${question}` : undefined;

/** What a row of boxes is drawn from: a choice of a value, or of none. */
interface Row {
  readonly field: HouseField;
  readonly spoken: string;
  readonly none: unknown;
  readonly values: readonly { readonly value: unknown; readonly label: unknown; readonly spoken: string }[];
  readonly disabled?: boolean;
  readonly look: string;
  /** The id of what is said about it, where the question itself does not say. */
  readonly error?: string | undefined;
}

function row(
  view: View,
  { field, spoken, none, values, disabled = false, look, error }: Row,
): TemplateResult {
  const now = view.draft.house[field];
  const box = (value: unknown, label: unknown, said: string, isNone = false, off = false) =>
    option({
      type: 'radio',
      name: field,
      checked: now === value,
      label,
      spoken: said,
      none: isNone,
      disabled: view.disabled || disabled || off,
      choose: () => view.change(answer(view.draft, field, value)),
    });
  return html`
    <div
      class="opts ${look} n${values.length + 1}"
      role="radiogroup"
      aria-label=${spoken}
      aria-describedby=${error ?? nothing}
    >
      ${box(undefined, none, none === '–' ? asks.notNamed(view.l) : String(none), true)}
      ${values.map((it) => box(it.value, it.label, it.spoken, false, it.value === null))}
    </div>
  `;
}

/** What is trump in a solo, where that decides its worth. It is there before anybody is, so that nothing moves. */
export function soloKind(view: View): TemplateResult | typeof nothing {
  const { l, draft } = view;
  const kinds = Object.keys(rulesOf(view).solo.kinds);
  const now = draft.house.soloKind;
  if (typeof now === 'string' && !kinds.includes(now)) kinds.push(now);
  if (kinds.length === 0 && !has(view, 'soloKind')) return nothing;
  return html`
    <fieldset class="q pad" data-q="soloKind" aria-describedby=${describedBy(view, 'soloKind') ?? nothing}>
      <legend>${words.soloKind(l)} <small>${asks.soloTrump(l)}</small></legend>
      ${row(view, {
        field: 'soloKind',
        spoken: words.soloKind(l),
        none: '–',
        values: kinds.map((kind) => ({
          value: kind,
          label: Object.hasOwn(SOLO_KINDS, kind)
            ? term(kindName(l, kind))
            : html`<span translate="no" .textContent=${kind}></span>`,
          spoken: kindName(l, kind),
        })),
        disabled: !isSolo(draft),
        look: 'kinds many',
      })}
      ${errorsOf(view, 'soloKind')}
    </fieldset>
  `;
}

/** Who had both Kreuz-Damen, where that has a fee: nobody, or one of Re. */
function hochzeit(view: View): TemplateResult | typeof nothing {
  const { l, names, draft } = view;
  if (rulesOf(view).hochzeitFee === 0 && !has(view, 'hochzeit')) return nothing;
  const label = (seat: unknown) => names[seat as number] ?? '·';
  const holders = [0, 1].map((i) => {
    const seat = draft.re[i] ?? null;
    return {
      value: seat,
      label: html`<span class="nm" dir="auto" translate="no" .textContent=${label(seat)}></span>`,
      spoken: label(seat),
    };
  });
  return html`
    <fieldset class="q pad" data-q="hochzeit" aria-describedby=${describedBy(view, 'hochzeit') ?? nothing}>
      <legend>${term(words.TERMS.hochzeit(l))} <small>${asks.whoHeld(l)}</small></legend>
      ${row(view, {
        field: 'hochzeit',
        spoken: words.TERMS.hochzeit(l),
        none: '–',
        values: holders,
        look: 'names re-pen',
      })}
      ${errorsOf(view, 'hochzeit')}
    </fieldset>
  `;
}

/** Somebody gave trumps away, where that costs Kontra a point. */
function poor(view: View): TemplateResult | typeof nothing {
  const { l, draft, disabled } = view;
  if (rulesOf(view).queensInArmut && !has(view, 'special')) return nothing;
  return html`
    <div class="q pad tight" data-q="special">
      ${tick(
        armut(l),
        draft.house.special === 'armut',
        disabled || isSolo(draft),
        (on) => view.change(answer(draft, 'special', on ? 'armut' : undefined)),
        nothing,
        describedBy(view, 'special'),
      )}
      ${errorsOf(view, 'special')}
    </div>
  `;
}

/** More than these are only shown where a round has them. */
const MOST = 3;

/** A factor of more layers has no room. */
const WRITTEN = 6;

const upTo = (most: number, now: unknown): number[] =>
  Array.from({ length: Math.max(most, isWhole(now) ? now : 0) + 1 }, (_, n) => n).filter(
    (n) => n <= most || n === now,
  );

/** What the table says of Bock games, where it says something else than the rules. It never closes under the finger. */
function bockGame(view: View): TemplateResult | typeof nothing {
  const { l, draft, errors } = view;
  const { bock: rules } = rulesOf(view);
  const { bockStarts, bockLayers } = draft.house;
  const pinned = bockStarts !== undefined || bockLayers !== undefined || errors.has('bock');
  if (!rules && !pinned) return nothing;
  const counts = (n: number) => (n > WRITTEN ? l.number(n) : bockText(l, n, rules));
  return html`
    <details
      class="q pad bock"
      data-q="bock"
      ?open=${pinned || rules?.triggers.length === 0 ? live(true) : noChange}
    >
      <summary>${term(bock(l))}</summary>
      ${[
        { field: 'bockStarts' as const, name: asks.bockStarts(l), text: (n: number) => l.number(n) },
        { field: 'bockLayers' as const, name: asks.bockLayers(l), text: counts },
      ].map(
        ({ field, name, text }) => html`
          <p class="hint" aria-hidden="true" .textContent=${name}></p>
          ${row(view, {
            field,
            spoken: name,
            none: asks.byRules(l),
            values: upTo(MOST, draft.house[field]).map((n) => ({
              value: n,
              label: text(n),
              spoken: text(n),
            })),
            look: 'figs first-wide',
            error: describedBy(view, 'bock'),
          })}
        `,
      )}
      ${errorsOf(view, 'bock')}
    </details>
  `;
}

/** What comes after the Sonderpunkte. */
export const more = (view: View): TemplateResult => html`${hochzeit(view)} ${poor(view)} ${bockGame(view)}`;
