import { html, nothing, type TemplateResult } from 'lit';
import type { Summary } from '../../core/match.js';
import type { Seat } from '../../core/round.js';
import type { RummyResult, RummyRound } from '../../core/rummy/types.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/rummy.js';
import { figure } from '../views/figure.js';
import { bestOf } from '../../core/rummy/rules.js';
import type { HouseParts } from './house.js';
import { cardsText, sumTexts } from './words.js';

/** How a player's points arose, in words or as sums. */
function howOf(
  l: Localizer,
  result: RummyResult,
  round: RummyRound,
  seat: Seat,
  house: HouseParts | null | undefined,
): readonly string[] {
  const { items, rules } = result;
  const own = items.filter((item) => item.seat === seat);
  if (own[0]?.code === 'from-hand') return [];
  if (own[0]?.code === 'drop') return house ? [house.dropName(l, round.drop?.[seat])] : [];
  if (own[0]?.code !== 'win')
    return [cardsText(l, round.hands[seat], rules), ...sumTexts(l, own, rules, house)].filter(Boolean);
  return [outText(l, round), house?.gainText(l, result, seat) ?? ''].filter(Boolean);
}

function outText(l: Localizer, { finish }: RummyRound): string {
  if (finish === 'blocked') return words.lowest(l);
  return finish === 'hand' ? words.outFromHand(l) : words.out(l);
}

/** A row for each player: the name, how the points arose, as far as the words for it are there, and their sum. */
export function ledger(
  l: Localizer,
  result: RummyResult,
  round: RummyRound,
  names: readonly string[],
  house: HouseParts | null | undefined,
): TemplateResult {
  // as in the sheet: with a sign where points are won and lost
  const shown = (points: number) => (bestOf(result.rules) === 'lowest' ? l.number(points) : l.signed(points));
  return html`
    <table class="ledger" part="ledger" aria-busy=${house === undefined ? 'true' : nothing}>
      <thead>
        <tr>
          <th scope="col">${words.player(l)}</th>
          <th scope="col">${words.points(l)}</th>
        </tr>
      </thead>
      <tbody>
        ${result.points.map((points, seat) =>
          points === null
            ? nothing
            : html`
                <tr>
                  <th scope="row">
                    <span dir="auto" translate="no" .textContent=${names[seat] ?? ''}></span>
                    ${howOf(l, result, round, seat, house).map(
                      (text) => html`<span class="how" translate="no" .textContent=${text}></span>`,
                    )}
                  </th>
                  <td translate="no" .textContent=${shown(points)}></td>
                </tr>
              `,
        )}
      </tbody>
    </table>
  `;
}

/** In a match who leads after this round, in a calculator who won it. */
export function reading(
  l: Localizer,
  { points, winners, rules }: RummyResult,
  names: readonly string[],
  summary?: Summary,
): TemplateResult {
  const list = (seats: readonly Seat[]) => l.list(seats.map((seat) => isolate(names[seat] ?? '')));
  if (!summary) {
    return winners.length === 0
      ? html`<span class="dim" .textContent=${words.nobody(l)}></span>`
      : html`<span class="small dim">${words.winsRound(l)}</span>
          <span class="big"><bdi translate="no" .textContent=${list(winners)}></bdi></span>`;
  }
  const { out = [] } = summary;
  const order = summary.order.filter((seat) => !out.includes(seat));
  const totals = order.map((seat) => (summary.totals[seat] ?? 0) + (points[seat] ?? 0));
  const best = bestOf(rules) === 'lowest' ? Math.min(...totals) : Math.max(...totals);
  const leaders = order.filter((_, i) => totals[i] === best);
  return html`
    <span class="small dim">${words.leadsAfter(l)}</span>
    <span class="big"
      ><bdi translate="no" .textContent=${list(leaders)}></bdi> ${figure(l.number(best))}</span
    >
  `;
}
