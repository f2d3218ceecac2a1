import { html, nothing, type TemplateResult } from 'lit';
import * as words from '../../localization/messages/match.js';
import type { MatchPage } from '../match-page.js';
import { figure } from './figure.js';

/** What the marks mean, and what stands under the sheet. */
export function legend(page: MatchPage): TemplateResult {
  const { l, game, names, summary, rules, lines } = page;
  const [out] = summary.out ?? [];
  return html`
    <div class="legend pad">
      <span><i class="dealer"></i>${words.dealerMark(l)}</span>
      ${summary.limit === undefined ? nothing : html`<span><i class="limit"></i><span .textContent=${words.limit(l, summary.limit)}></span></span>`}
      ${game.sheet.marks.map((its) =>
        its.when?.(lines) === false
          ? nothing
          : html`<span
              ><i class=${its.isBeside ? 'letters' : its.filled ? 'solo p' : 'solo'} aria-hidden="true"
                >${its.text}</i
              ><span lang=${its.lang ?? nothing}>${its.title(l)}</span></span
            >`,
      )}
      ${
        out === undefined || !game.sheet.out
          ? nothing
          : html`<span
              ><s aria-hidden="true" dir="auto" translate="no" .textContent=${names[out] ?? ''}></s
              ><span .textContent=${game.sheet.out.meaning(l)}></span
            ></span>`
      }
      <span class="wideonly"
        >${game.game.best(rules) === 'lowest' ? figure(l.number(3)) : html`<b>${figure(l.signed(3))}</b>`}${words.points(l)}</span
      >
      <span class="wideonly">${figure(l.number(18))} ${words.totalMark(l)}</span>
    </div>
    ${foot(page)}
  `;
}

/** What stands under the sheet: what is left, what is owed, the rules in force. */
export const foot = ({ l, game, summary, names, rules, rulesText }: MatchPage): TemplateResult =>
  html`<p
    class="foot pad"
    part="foot"
    .textContent=${[...game.sheet.foot(l, summary, rules, names), rulesText].filter(Boolean).join(' ')}
  ></p>`;
