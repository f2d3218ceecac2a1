import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Seat } from '../../../core/round.js';
import * as words from '../../../localization/messages/late/panels.js';
import { fault, field, nameOf } from './field.js';
import type { SectionPage } from './panels.js';
import { joinAs, leaveSeat, renameSeat, reorderSeats } from './steps.js';

/** Who plays, and how they sit: names, order, who goes, who is back, who comes. */
export function players(page: SectionPage): TemplateResult {
  const { l, names, summary, state, act } = page;
  const { order } = summary;
  const gone = [...names.keys()].filter((seat) => !order.includes(seat));
  const join = () => {
    const name = (state.fields.join ?? '').trim();
    if (name === '') act.set({ fault: { field: 'join', text: () => words.badName(l) } });
    else joinAs(page, name);
  };
  return html`
    <p class="hint">${words.name(l)}</p>
    <div class="lines">
      ${repeat(
        order,
        (seat) => seat,
        (seat, at) => player(page, seat, at),
      )}
      ${gone.map(
        (seat) => html`
          <div class="line dim">
            <span class="nm" dir="auto" translate="no" .textContent=${names[seat] ?? ''}></span>
            ${button(page, seat, words.comeBack(l), () => reorderSeats(page, [...order, seat]))}
          </div>
        `,
      )}
      <div class="line">
        <label class="field wide"
          ><span class="lab">${words.name(l)}</span>${field(page, 'join', {
            label: words.name(l),
            enter: join,
          })}</label
        >
        <button class="btn" type="button" @click=${join}>${words.add(l)}</button>
      </div>
    </div>
    ${fault(page)}
  `;
}

/** One at the table: the name, and where to. */
function player(page: SectionPage, seat: Seat, at: number): TemplateResult {
  const { l, names, summary, state, act } = page;
  const { order } = summary;
  const rename = () => {
    const name = (state.fields[`name${seat}`] ?? names[seat] ?? '').trim();
    if (name === '') act.set({ fault: { field: `name${seat}`, text: () => words.badName(l) } });
    else if (name !== names[seat]) renameSeat(page, seat, name);
  };
  const move = (by: -1 | 1, label: string, spoken: string) => {
    const next = [...order];
    next.splice(at + by, 0, ...next.splice(at, 1));
    return button(page, seat, label, () => reorderSeats(page, next), spoken, order[at + by] === undefined);
  };
  return html`
    <div class="line" @change=${rename}>
      ${field(page, `name${seat}`, { label: words.nameOf(l, nameOf(page, seat)), preset: names[seat] })}
      ${move(-1, '↑', words.earlier(l))} ${move(1, '↓', words.later(l))}
      ${button(page, seat, words.leave(l), () => leaveSeat(page, seat))}
    </div>
  `;
}

const button = (
  page: SectionPage,
  seat: Seat,
  label: string,
  press: () => void,
  spoken = label,
  disabled = false,
) =>
  html`<button
    class="word"
    type="button"
    aria-label=${words.actOn(page.l, spoken, nameOf(page, seat))}
    ?disabled=${disabled}
    @click=${press}
  >
    ${label}
  </button>`;
