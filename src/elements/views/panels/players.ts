import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../../core/round.js';
import * as words from '../../../localization/messages/panels.js';
import type { MatchPage } from '../../match-page.js';
import { fault, field, nameOf } from './field.js';

/** Who plays, and how they sit: names, order, who goes, who is back, who comes. */
export function players(page: MatchPage): TemplateResult {
  const { l, names, summary, state, act } = page;
  const { order } = summary;
  const gone = names.map((_, seat) => seat).filter((seat) => !order.includes(seat));
  const move = (at: number, by: number) => {
    const next = [...order];
    next.splice(at + by, 0, ...next.splice(at, 1));
    act.reorder(next);
  };
  const rename = (seat: Seat) => () => {
    const name = (state.fields[`name${seat}`] ?? names[seat] ?? '').trim();
    if (name === '') act.set({ fault: `name${seat}:${words.badName(l)}` });
    else if (name !== names[seat]) act.rename(seat, name);
  };
  const button = (seat: Seat, label: string, spoken: string, press: () => void, disabled = false) =>
    html`<button
      class="word"
      type="button"
      aria-label=${words.actOn(l, spoken, nameOf(page, seat))}
      ?disabled=${disabled}
      @click=${press}
    >
      ${label}
    </button>`;
  const join = () => {
    const name = (state.fields.join ?? '').trim();
    if (name === '') act.set({ fault: `join:${words.badName(l)}` });
    else act.join(name);
  };
  return html`
    <div class="lines">
      ${order.map(
        (seat, at) => html`
          <div class="line" @change=${rename(seat)}>
            ${field(page, `name${seat}`, words.nameOf(l, nameOf(page, seat)), names[seat])}
            ${button(seat, '↑', words.earlier(l), () => move(at, -1), at === 0)}
            ${button(seat, '↓', words.later(l), () => move(at, 1), at === order.length - 1)}
            ${button(seat, words.leave(l), words.leave(l), () => act.leave(seat))}
          </div>
        `,
      )}
      ${gone.map(
        (seat) => html`
          <div class="line dim">
            <span class="nm" dir="auto" translate="no" .textContent=${names[seat] ?? ''}></span>
            ${button(seat, words.comeBack(l), words.comeBack(l), () => act.reorder([...order, seat]))}
          </div>
        `,
      )}
      <div class="line">
        <label class="field wide"
          ><span class="lab">${words.name(l)}</span>${field(page, 'join', words.name(l))}</label
        >
        <button class="btn" type="button" @click=${join}>${words.add(l)}</button>
      </div>
    </div>
    ${fault(page)}
  `;
}
