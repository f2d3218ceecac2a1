import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Summary } from '../../core/match.js';
import type { Best } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';
import { figure } from './figure.js';
import { leads } from './leads.js';

/** How many parts of the way to the limit are marked at most. */
const PARTS = 5;

/** The parts that end on round figures. */
function partsOf(limit: number): number {
  const isRound = (n: number) => /^[125]0*$/.test(String(n));
  return [5, 4, 3, 2].find((parts) => parts <= PARTS && isRound(limit / parts)) ?? 1;
}

/**
 * How far everybody still in is from the limit, as bars to one line, and in words who leads. The bars are not spoken: the same
 * numbers are in the sheet. Nothing in a match without a limit, or where nobody is left.
 */
export function gauge(
  l: Localizer,
  summary: Summary,
  names: readonly string[],
  best: Best,
): TemplateResult | typeof nothing {
  const { limit, totals, leaders, out = [], played, ended } = summary;
  const order = summary.order.filter((seat) => !out.includes(seat));
  if (limit === undefined || order.length === 0) return nothing;
  const parts = partsOf(limit);
  const marks = Array.from({ length: parts + 1 }, (_, i) => (limit / parts) * i);
  return html`
    <div class="q pad" part="gauge">
      ${played > 0 && !ended ? html`<p class="leads" .textContent=${leads(l, best, summary, names)}></p>` : nothing}
      <div class="gauge" aria-hidden="true">
        ${order.map((seat) => {
          const points = totals[seat] ?? 0;
          const isLead = played > 0 && leaders.includes(seat);
          return html`
            <span class="nm" dir="auto" translate="no" .textContent=${names[seat] ?? ''}></span>
            <div class="track ${isLead ? 'lead' : ''}">
              <svg viewBox="0 0 ${limit} 10" preserveAspectRatio="none">
                ${marks.slice(1, -1).map((x) => svg`<line class="grid" x1=${x} x2=${x} y1="0" y2="10" />`)}
                <rect x="0" y="3" width=${Math.min(Math.max(points, 0), limit)} height="4" />
              </svg>
            </div>
            ${figure(l.number(points), `v ${isLead ? 'first' : ''} ${points >= limit ? 'over' : ''}`)}
          `;
        })}
        <div class="ax">${marks.map((n) => figure(l.number(n)))}</div>
      </div>
    </div>
  `;
}
