/** The closing statement: loads when it is first asked for. */
import { css, html, type TemplateResult } from 'lit';
import { settlement } from '../../core/match.js';
import type { Seat } from '../../core/round.js';
import { loaders } from '../../localization/generated/shared-late.js';
import { MODE } from '../../localization/messages/late/money.js';
import * as says from '../../localization/messages/late/settlement.js';
import { done } from '../../localization/messages/match.js';
import type { Part } from '../../localization/tables.js';
import type { MatchPage } from '../match-page.js';
import { moneyIn, type Write } from '../money.js';

const sheet = css`
  .money {
    inline-size: 100%;
    border-collapse: collapse;
    margin-block-end: calc(1.5 * var(--_space));
  }
  .money > caption {
    text-align: start;
    font-weight: 600;
    padding-block-end: calc(0.5 * var(--_space));
  }
  .money :is(th, td) {
    text-align: start;
    font-weight: 400;
    padding: 0.4em 0;
    padding-inline-end: 0.5em;
    overflow-wrap: anywhere;
    border-block-end: 1px solid var(--_line);
  }
  .money > thead th {
    font-size: var(--_s);
    color: var(--_pencil);
    border-block-end: 1px solid var(--_edge);
  }
  .money .n {
    text-align: end;
    padding-inline-end: 0;
    font-family: var(--_figures);
    overflow-wrap: normal;
    white-space: nowrap;
  }
  .money .gain {
    font-weight: 600;
  }
  .money > tfoot > tr > * {
    border-block-start: 1px solid var(--_ink);
    border-block-end: 3px double var(--_ink);
  }
  @media print {
    .root .panel[data-panel='settlement'] {
      display: block !important;
      break-inside: avoid;
    }
    .panel[data-panel='settlement'] .head button {
      display: none;
    }
  }
`;

export const styles = [sheet];
export const words: readonly Part[] = [loaders];

const MODES = {
  balance: MODE.balance,
  pairs: MODE.pairs,
  'kitty-top': MODE.top,
  'kitty-minus': MODE.minus,
};

/** What each gets or pays, and the fewest payments that settle it. @param currency as the page gives it */
export function settlementView(page: MatchPage, currency: string | undefined): TemplateResult {
  const { l, match, rules, game } = page;
  const money = game.game.match?.money?.(rules);
  const settled = settlement(match);
  if (!money || !settled) return html`<p class="dim" .textContent=${says.nobody(l)}></p>`;
  const write = moneyIn(l.locale, currency, page.language);
  return html`
    <p class="hint" translate="no" .textContent=${says.price(l, write(money.perPoint))}></p>
    <p class="hint" .textContent=${done(l, MODE.label(l), MODES[money.mode](l))}></p>
    ${balances(page, settled, write)}
    ${
      settled.payments.length === 0
        ? html`<p class="dim" .textContent=${says.nobody(l)}></p>`
        : payments(page, settled, write)
    }
  `;
}

type Settled = NonNullable<ReturnType<typeof settlement>>;

const nameCell = (name: string) => html`<span dir="auto" translate="no" .textContent=${name}></span>`;

const figures = (text: string, isGain = false) =>
  html`<td class="n ${isGain ? 'gain' : ''}" translate="no" .textContent=${text}></td>`;

const balances = ({ l, names, summary }: MatchPage, { balances, kitty }: Settled, write: Write) => html`
  <table class="money">
    <caption>
      ${says.balances(l)}
    </caption>
    <thead>
      <tr>
        <th scope="col">${says.player(l)}</th>
        <th scope="col" class="n">${says.total(l)}</th>
        <th scope="col" class="n">${says.balance(l)}</th>
      </tr>
    </thead>
    <tbody>
      ${balances.map((cents, seat) =>
        cents === null
          ? ''
          : html`<tr>
              <th scope="row">${nameCell(names[seat] ?? '')}</th>
              ${figures(l.number(summary.totals[seat] ?? 0))} ${figures(write(cents, true), cents > 0)}
            </tr>`,
      )}
    </tbody>
    ${
      kitty === 0
        ? ''
        : html`<tfoot>
            <tr>
              <th scope="row" colspan="2">${says.kitty(l)}</th>
              ${figures(write(kitty, true), true)}
            </tr>
          </tfoot>`
    }
  </table>
`;

const payments = ({ l, names }: MatchPage, { payments: all }: Settled, write: Write) => {
  const name = (to: Seat | 'kitty') =>
    to === 'kitty' ? html`<span>${says.kitty(l)}</span>` : nameCell(names[to] ?? '');
  return html`
    <table class="money">
      <caption>
        ${says.payments(l)}
      </caption>
      <thead>
        <tr>
          <th scope="col">${says.from(l)}</th>
          <th scope="col">${says.to(l)}</th>
          <th scope="col" class="n">${says.amount(l)}</th>
        </tr>
      </thead>
      <tbody>
        ${all.map(
          ({ from, to, amount }) => html`
            <tr>
              <th scope="row">${name(from)}</th>
              <td>${name(to)}</td>
              ${figures(write(amount))}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
};
