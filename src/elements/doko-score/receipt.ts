import { html, nothing, type TemplateResult } from 'lit';
import { PARTIES } from '../../core/doko/calls.js';
import type { DokoResult, DokoRound, Party } from '../../core/doko/types.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/doko.js';
import { figure } from '../views/figure.js';
import { mark, marked } from './marks.js';
import type { HouseParts } from './house.js';
import { itemLabel, partyName } from './words.js';

/** What a party's players get. */
const valueFor = (party: Party, { value }: DokoResult) => (party === 're' ? value : 0 - value);

/** Every point with its paragraph, in a column of the party that got it; the sum only where both have some. */
export function ledger(
  l: Localizer,
  result: DokoResult,
  round: DokoRound,
  names: readonly string[],
  house: HouseParts | null | undefined,
): TemplateResult {
  const sum = (party: Party) =>
    result.items.reduce((n, item) => n + (item.party === party ? item.points : 0), 0);
  const sums = PARTIES.map(sum);
  const cell = (text: string) => html`<td translate="no" .textContent=${text}></td>`;
  const line = (name: string, sum: string, rule: string, party: Party, text: string) => html`
    <tr>
      <th scope="row">
        <span .textContent=${name}></span> ${sum ? figure(sum, 'sum') : nothing}
        ${rule ? figure(rule, 'par') : nothing}
      </th>
      ${PARTIES.map((it) => cell(it === party ? text : ''))}
    </tr>
  `;
  const kind = house?.kindFactor(l, result, round);
  return html`
    <table class="ledger" part="ledger">
      <thead>
        <tr>
          <th scope="col">${words.points(l)}<span class="long">${words.withParagraph(l)}</span></th>
          ${PARTIES.map((party) => html`<th scope="col">${marked(l, party)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${result.items.map((item) =>
          line(
            house ? house.label(l, item, result, round) : itemLabel(l, item),
            house?.sum(l, item, result, round) ?? '',
            item.rule === 'house' ? '' : item.rule,
            item.party,
            house?.times(l, item) || l.number(item.points),
          ),
        )}
        ${kind ? line(kind.name, '', '', kind.party, kind.text) : nothing}
      </tbody>
      <tfoot>
        ${
          sums.every((n) => n > 0)
            ? html`<tr>
                <th scope="row">${words.sum(l)}</th>
                ${sums.map((n) => cell(l.number(n)))}
              </tr>`
            : nothing
        }
        <tr>
          <th scope="row">${words.value(l)}</th>
          ${PARTIES.map((party) => html`<td>${figure(l.signed(valueFor(party, result)))}</td>`)}
        </tr>
      </tfoot>
    </table>
    ${house?.written(l, result, round, names).map((text) => html`<p class="small" .textContent=${text}></p>`)}
  `;
}

/** The value of the game, for the dock. */
export const reading = (l: Localizer, result: DokoResult): TemplateResult => html`
  <span class="small dim">${words.value(l)}</span>
  <span class="big">
    ${PARTIES.map((party) => html`<span>${mark(party)}<span class="vh" lang="de">${partyName(l, party)}</span>${figure(l.signed(valueFor(party, result)))}</span>`)}
  </span>
`;
