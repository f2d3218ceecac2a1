import { html, nothing, type TemplateResult } from 'lit';
import { isWhole, type Seat } from '../../../core/round.js';
import * as match from '../../../localization/messages/match.js';
import * as words from '../../../localization/messages/late/panels.js';
import { fault, field, flipped, MINUS, nameOf } from './field.js';
import type { SectionPage } from './panels.js';
import { writeAdjustment } from './steps.js';

/** Points as they were typed, with any kind of minus; null for nothing, NaN for what is no whole number. */
function typedPoints(text = ''): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^[-−–+]?\d+$/.test(typed)
    ? (MINUS.test(typed) ? -1 : 1) * Number(typed.replace(/^\D/, '')) || 0
    : NaN;
}

/** A penalty or a correction by hand: points by player, and why. */
export function adjust(page: SectionPage): TemplateResult {
  const { l, names, sections, summary, state, act, disabled } = page;
  const { penalty } = sections;
  const corrected = page.lines.find(({ entry }) => entry.id === state.adjusting);
  // who joined later has no place in an older entry
  const seats = [...names.keys()].slice(0, corrected?.points.length);
  const present = summary.order.filter((seat) => seats.includes(seat));
  const fill = (offender: Seat) => {
    const points = penalty!.points(offender, present);
    act.set({
      fields: {
        ...state.fields,
        ...Object.fromEntries([...points].map(([seat, n]) => [`p${seat}`, l.signed(n)])),
      },
    });
  };
  const flip = (key: string) => {
    act.set({ fields: { ...state.fields, [key]: flipped(state.fields[key] ?? '') }, fault: null });
  };
  const save = () => {
    const typed = seats.map((seat) => typedPoints(state.fields[`p${seat}`]));
    const wrong = typed.findIndex((n) => n !== null && !isWhole(n, -Infinity));
    const none = typed.every((n) => n === null);
    if (wrong >= 0 || none) {
      act.set({ fault: { field: `p${Math.max(0, wrong)}`, text: () => words.badPoints(l) } });
      return;
    }
    writeAdjustment(
      page,
      new Map(typed.flatMap((n, seat) => (n === null ? [] : [[seat, n] as const]))),
      (state.fields.reason ?? '').trim(),
    );
  };
  return html`
    ${
      penalty
        ? html`<p class="hint">${penalty.name(l)}</p>
            <div class="acts start">
              ${present.map(
                (seat) =>
                  html`<button
                    class="word"
                    type="button"
                    translate="no"
                    aria-label=${words.actOn(l, penalty.name(l), nameOf(page, seat))}
                    @click=${() => fill(seat)}
                  >
                    ${names[seat]}
                  </button>`,
              )}
            </div>`
        : nothing
    }
    <div class="lines">
      ${seats.map(
        (seat) => html`
          <div class="line">
            <span class="nm" dir="auto" translate="no" .textContent=${names[seat] ?? ''}></span>
            <button
              class="btn"
              type="button"
              aria-label=${words.changeSign(l, nameOf(page, seat))}
              @click=${() => flip(`p${seat}`)}
            >
              ±
            </button>
            ${field(page, `p${seat}`, { label: words.pointsOf(l, nameOf(page, seat)), figures: true, enter: save })}
          </div>
        `,
      )}
    </div>
    ${fault(page)}
    <label class="field wide"
      ><span class="lab">${words.reason(l)}</span
      >${field(page, 'reason', { label: words.reason(l), enter: save })}</label
    >
    <div class="acts">
      <button class="do" type="button" ?disabled=${disabled} @click=${save}>
        ${corrected ? match.correct(l) : match.save(l)}
      </button>
    </div>
  `;
}
