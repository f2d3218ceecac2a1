import { html, isServer, nothing, type TemplateResult } from 'lit';
import { game } from '../../core/okey/index.js';
import type { OkeyItem, OkeyResult, OkeyRound } from '../../core/okey/types.js';
import type { Seat } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/okey.js';
import type { EntryView } from '../views/entry.js';
import { figure } from '../views/figure.js';
import { handOf, isOpen, losers, type OkeyDraft } from './draft.js';
import { arrangement, sumLine } from './hand.js';
import { isExtra, type HouseParts } from './house.js';
import { suitText, type Look } from './look.js';
import { model } from './model.js';
import { finishName, nameOf, valuesInForce, winOf } from './words.js';

/** What a line for each player is drawn from. */
export interface Lines {
  readonly l: Localizer;
  readonly look: Look;
  readonly round: OkeyRound;
  readonly result: OkeyResult;
  readonly names: readonly string[];
  /** Whose hands are not entered yet. */
  readonly open: readonly Seat[];
  /** The arrangement of each hand stands under its line. */
  readonly arranged: boolean;
  /** Undefined while it is on its way, null where there is nothing to add. */
  readonly house: HouseParts | null | undefined;
}

/** A line for each player: raw × table × finish = points. */
export const lines = (it: Lines): TemplateResult => html`
  <table
    class="ledger reckoning"
    part="ledger"
    aria-busy=${it.house === undefined && !isServer ? 'true' : nothing}
  >
    <thead>
      <tr>
        ${[words.player, words.reckoning, words.pointsHead].map(
          (head) => html`<th scope="col"><span class="vh">${head(it.l)}</span></th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${it.result.items.map((item, i, { [i + 1]: next }) => [line(it, item), next?.seat === item.seat ? nothing : sum(it, item.seat)])}
    </tbody>
  </table>
  ${
    it.arranged && it.result.hands.some(Boolean)
      ? html`<p class="small dim" .textContent=${valuesInForce(it.l, it.look, it.result.rules)}></p>`
      : nothing
  }
`;

function line(it: Lines, item: OkeyItem): TemplateResult {
  const { l, look, names, open, result, round } = it;
  const isOpen = open.includes(item.seat) && !isExtra(item);
  const hand = isExtra(item) ? null : result.hands[item.seat];
  return html`
    <tr class=${item.code === 'win' ? 'plus' : ''}>
      <th scope="row" dir="auto" translate="no" .textContent=${nameOf(l, names, item.seat)}></th>
      ${
        isOpen
          ? html`<td class="math dim" .textContent=${words.notEntered(l)}></td>
              <td class="dim">–</td>`
          : html`<td class="math">${math(it, item)}</td>
              <td class="pts">${figure(l.number(item.points))}</td>`
      }
    </tr>
    ${
      it.arranged && hand && !isOpen
        ? html`<tr class="arranged">
            <td colspan="3">
              ${arrangement({ l, look, okey: round.okey, rules: result.rules }, hand)}
              ${sumLine({ l, look, okey: round.okey, rules: result.rules }, hand)}
            </td>
          </tr>`
        : nothing
    }
  `;
}

/** What several lines of a seat come to. */
function sum({ l, names, result, open }: Lines, seat: Seat): TemplateResult | typeof nothing {
  if (open.includes(seat) || result.items.filter((item) => item.seat === seat).length < 2) return nothing;
  return html`<tr class="sum">
    <th scope="row" dir="auto" translate="no" .textContent=${nameOf(l, names, seat)}></th>
    <td class="math"><span class="wh" .textContent=${words.inAll(l)}></span></td>
    <td class="pts">${figure(l.number(result.points[seat] ?? 0))}</td>
  </tr>`;
}

/** 36 × 3 spades × 2 pairs */
function math({ l, look, round, result, house }: Lines, item: OkeyItem): TemplateResult {
  const { code, raw = 0, table, finish } = item;
  const extra = house?.extraText(l, item);
  const win = code === 'win' ? winOf(item, round, result.rules) : undefined;
  const base = l.number(win?.base ?? raw);
  const byTable = win?.byTable ?? true;
  const times = (factor: number, what: string) =>
    html` <span class="op">×</span> ${figure(l.number(factor))}
      <span class="wh" .textContent=${what}></span>`;
  return html`${extra ? html`<span class="wh" .textContent=${extra}></span> ` : nothing}${figure(base)}${byTable ? times(table, suitText(l, look, round.suit)) : nothing}${
    !win && finish > 1 ? times(finish, finishName(l, round)) : nothing
  }`;
}

/** The round as far as it is entered, with 0 for the hands that are not; null where nothing can be said yet. */
export function preview({ draft, rules, context, errors }: EntryView<OkeyDraft>): {
  round: OkeyRound;
  result: OkeyResult;
  open: readonly Seat[];
} | null {
  if (errors.size > 0 || draft.suit === undefined || draft.winner === undefined) return null;
  const open = losers(draft).filter((seat) => isOpen(handOf(draft, seat)));
  const made = model.round(draft, rules) as OkeyRound;
  const round = { ...made, hands: made.hands.map((hand, seat) => (open.includes(seat) ? 0 : hand)) };
  return game.validate(round, rules, context).errors.length > 0
    ? null
    : { round, open, result: game.score(round, rules, context) };
}

/** What the winner gets, for the dock; nothing to count where nobody finished. */
export function reading(l: Localizer, { winners, points }: OkeyResult, names: readonly string[]) {
  const [winner] = winners;
  if (winner === undefined) return html`<span class="small dim" .textContent=${words.exhausted(l)}></span>`;
  return bigReading(nameOf(l, names, winner), l.number(points[winner] ?? 0));
}

export const bigReading = (name: string, points: string): TemplateResult => html`
  <span class="small dim" dir="auto" translate="no" .textContent=${name}></span>
  <span class="big">${figure(points)}</span>
`;
