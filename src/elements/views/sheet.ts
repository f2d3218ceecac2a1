import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Seat } from '../../core/round.js';
import * as words from '../../localization/messages/match.js';
import type { MatchPage } from '../match-page.js';
import { row } from './sheet-row.js';
import { hasRow } from './standing.js';

/** The sheet: a row for each round and adjustment, totals and ranks in the foot. Drawn anew only where it differs. */
export function sheet(page: MatchPage) {
  const { l, game, lines, names, state, readonly, disabled } = page;
  const { totals, opened, fresh, removing } = state;
  return guard(
    [
      game.sheet,
      lines,
      names.join('\0'),
      l.locale,
      l.words,
      totals,
      opened,
      fresh,
      removing,
      readonly,
      disabled,
    ],
    () => table(page),
  );
}

function table(page: MatchPage): TemplateResult {
  const { l, game, names, state, summary, lines } = page;
  const rows = lines.filter(hasRow);
  return html`
    <table class="sheet ${crowd(names)} ${state.totals ? 'sum' : ''}" part="sheet">
      <caption class="vh">
        ${game.sheet.name(l)}
      </caption>
      <colgroup>
        <col class="nr" />
        ${names.map(() => html`<col />`)}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">${words.number(l)}</th>
          ${names.map((name, seat) => {
            const out = summary.out?.includes(seat) && game.sheet.out?.meaning(l);
            return html`<th class=${out ? 'gone' : nothing} scope="col" title=${name}>
              <span dir="auto" translate="no" .textContent=${name}></span
              >${out ? html`<span class="vh"> ${out}</span>` : nothing}
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${
          rows.length === 0
            ? html`<tr class="note">
                <td colspan=${names.length + 1}>${game.sheet.empty(l)}</td>
              </tr>`
            : repeat(
                rows,
                ({ entry }) => entry.id,
                (line) => row(page, line),
              )
        }
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <small>${words.total(l)}</small><small>${words.rank(l)}</small>${
              summary.limit === undefined ? nothing : html`<small>${words.toGo(l)}</small>`
            }
          </th>
          ${names.map((_, seat) => {
            const rank = summary.ranks[seat];
            const total = l.number(summary.totals[seat] ?? 0);
            return html`
              <td class=${rank === 1 && summary.played > 0 ? 'lead' : ''}>
                <b class=${total.length > SHORT ? 'wide' : ''} translate="no" .textContent=${total}></b>
                <small
                  .textContent=${typeof rank === 'number' && rows.length > 0 ? words.nth(l, rank) : '–'}
                ></small>
                ${toGo(page, seat)}
              </td>
            `;
          })}
        </tr>
      </tfoot>
    </table>
  `;
}

/** A total of so many signs has room in large figures on a phone. */
const SHORT = 4;

/** How little room there is for a player's column: many of them, or long words in the names. */
function crowd(names: readonly string[]): string {
  const longest = Math.max(...names.flatMap((name) => name.split(/[\s-]+/)).map(({ length }) => length));
  return [
    ...(names.length * longest > 32 ? ['long'] : []),
    ...(names.length > 5 ? ['many'] : []),
    ...(names.length > 7 ? ['crowd'] : []),
  ].join(' ');
}

/** How far a total is from the limit; over it, by how much. */
function toGo({ l, summary }: MatchPage, seat: Seat): TemplateResult | typeof nothing {
  const { limit, totals } = summary;
  if (limit === undefined) return nothing;
  const left = limit - (totals[seat] ?? 0);
  return html`<small class="go ${left <= 0 ? 'over' : ''}"
    ><span
      aria-hidden="true"
      translate="no"
      .textContent=${left <= 0 ? l.signed(-left) : l.number(left)}
    ></span
    ><span class="vh" .textContent=${left <= 0 ? words.limitReached(l) : words.toLimit(l, left)}></span
  ></small>`;
}
