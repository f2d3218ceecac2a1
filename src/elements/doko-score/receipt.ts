import { html, nothing, type TemplateResult } from 'lit';
import { PARTIES } from '../../core/doko/calls.js';
import type { DokoResult, Party } from '../../core/doko/types.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/doko.js';
import { figure } from '../views/figure.js';
import { mark, marked } from './entry.js';
import { itemLabel, partyName } from './words.js';

/** What a party's players get. */
const valueFor = (party: Party, { value }: DokoResult) => (party === 're' ? value : 0 - value);

/** Every point with its paragraph, in a column of the party that got it; the sum only where both have some. */
export function ledger(l: Localizer, result: DokoResult): TemplateResult {
  const sum = (party: Party) =>
    result.items.reduce((n, item) => n + (item.party === party ? item.points : 0), 0);
  const sums = PARTIES.map(sum);
  const cell = (show: boolean, points: number) =>
    html`<td translate="no" .textContent=${show ? l.number(points) : ''}></td>`;
  return html`
    <table class="ledger" part="ledger">
      <thead>
        <tr>
          <th scope="col">${words.points(l)}<span class="long">${words.withParagraph(l)}</span></th>
          ${PARTIES.map((party) => html`<th scope="col">${marked(l, party)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${result.items.map(
          (item) => html`
            <tr>
              <th scope="row">
                <span .textContent=${itemLabel(l, item)}></span> ${figure(item.rule, 'par')}
              </th>
              ${PARTIES.map((party) => cell(item.party === party, item.points))}
            </tr>
          `,
        )}
      </tbody>
      <tfoot>
        ${
          sums.every((n) => n > 0)
            ? html`<tr>
                <th scope="row">${words.sum(l)}</th>
                ${sums.map((n) => cell(true, n))}
              </tr>`
            : nothing
        }
        <tr>
          <th scope="row">${words.value(l)}</th>
          ${PARTIES.map((party) => html`<td>${figure(l.signed(valueFor(party, result)))}</td>`)}
        </tr>
      </tfoot>
    </table>
  `;
}

/** The value of the game, for the dock. */
export const reading = (l: Localizer, result: DokoResult): TemplateResult => html`
  <span class="small dim">${words.value(l)}</span>
  <span class="big">
    ${PARTIES.map((party) => html`<span>${mark(party)}<span class="vh" lang="de">${partyName(l, party)}</span>${figure(l.signed(valueFor(party, result)))}</span>`)}
  </span>
`;
