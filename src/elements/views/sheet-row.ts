import { html, nothing, type TemplateResult } from 'lit';
import type { Line } from '../../core/match.js';
import type { Seat } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/match.js';
import type { Mark } from '../game-view.js';
import type { MatchPage } from '../match-page.js';
import { shownPoints } from './points.js';
import { lineName } from './standing.js';

/** A round or an adjustment: its number, a cell a player, and beneath, while it is open, how its points arose. */
export function row(page: MatchPage, line: Line): TemplateResult {
  const { names, state, readonly } = page;
  const { id } = line.entry;
  const open = state.opened.has(id);
  const isDeal = line.entry.type === 'redeal';
  const label = isDeal ? '–' : line.game === null ? '±' : String(line.game);
  const toggle = () => {
    const opened = new Set(state.opened);
    if (!opened.delete(id)) opened.add(id);
    page.act.set({ opened });
  };
  const beside = page.game.sheet.beside?.(page.l, line);
  const name = [lineName(page, line), beside?.spoken].filter(Boolean).join(': ');
  return html`
    <tr class="${open ? 'open' : ''} ${state.fresh === id ? 'fresh' : ''}">
      <th scope="row">
        ${
          readonly
            ? html`<span translate="no" .textContent=${label}></span>${
                  beside
                    ? html`<span aria-hidden="true">${beside.shown}</span
                        ><span class="vh" .textContent=${beside.spoken}></span>`
                    : nothing
                }`
            : html`<button
                type="button"
                translate="no"
                data-row=${id}
                aria-label=${name}
                aria-expanded=${open}
                @click=${toggle}
              >
                <span .textContent=${label}></span>${beside?.shown ?? nothing}
              </button>`
        }
      </th>
      ${
        isDeal
          ? html`<td
              class="wide"
              colspan=${names.length}
              dir="auto"
              .textContent=${lineName(page, line)}
            ></td>`
          : names.map((_, seat) => cell(page, line, seat))
      }
    </tr>
    ${open ? detail(page, line) : nothing}
  `;
}

function cell(page: MatchPage, line: Line, seat: Seat): TemplateResult {
  const { l, game, summary } = page;
  const points = line.points[seat] ?? null;
  const dealer = line.dealer === seat ? 'dealer' : '';
  const spoken = dealer ? html`<span class="vh">${words.dealerMark(l)} </span>` : nothing;
  if (points === null) {
    const out = line.entry.type === 'round' && line.context.present?.includes(seat);
    return html`<td class="out ${dealer}">
      ${spoken}${out ? html`<span class="vh">${words.satOut(l)}</span>` : nothing}
    </td>`;
  }
  const shown = line.result
    ? shownPoints(l, game.game, line.result, seat)
    : { points: l.signed(points), isGood: points > 0 };
  const its = game.sheet.mark(line, seat);
  const total = line.totals[seat] ?? 0;
  // the round that took the player to the limit or over it has the limit's line under it
  const crossed = summary.limit !== undefined && total >= summary.limit && total - points < summary.limit;
  return html`
    <td class="${shown.isGood ? 'plus' : ''} ${dealer} ${crossed ? 'crossed' : ''}">
      ${spoken}${its ? mark(l, its) : nothing}<span
        class="d"
        translate="no"
        .textContent=${shown.points}
      ></span>
      <span class="t" translate="no" .textContent=${l.number(total)}></span>${
        crossed ? html`<span class="vh"> ${words.limitReached(l)}</span>` : nothing
      }
    </td>
  `;
}

const mark = (l: Localizer, its: Mark) =>
  html`<i class="solo ${its.filled ? 'p' : ''}" aria-hidden="true">${its.text}</i
    ><span class="vh" lang=${its.lang ?? nothing}>${its.title(l)} </span>`;

function detail(page: MatchPage, line: Line): TemplateResult {
  const { l, game, names, state, disabled, act, later } = page;
  const { entry } = line;
  const notes = [
    ...line.warnings.map((code) => game.sheet.warning(l, code)),
    ...(line.result ? game.warnings(l, line.result, names, (entry as { round?: unknown }).round) : []),
    ...(line.afterEnd ? [words.afterEnd(l)] : []),
  ];
  const acts = () => html`
    <div class="acts">
      <button class="word" type="button" ?disabled=${disabled} @click=${() => act.remove(entry.id)}>
        ${words.remove(l)}
      </button>
      ${
        entry.type === 're-entry'
          ? nothing
          : html`<button
              class="word"
              type="button"
              ?disabled=${disabled}
              @click=${() => act.correct(entry.id)}
            >
              ${words.correct(l)}
            </button>`
      }
    </div>
  `;
  return html`
    <tr class="detail">
      <td colspan=${names.length + 1}>
        ${
          entry.type === 'round'
            ? html`
                <p>
                  <b .textContent=${`${game.headline(l, line.result!, entry.round, names)}.`}></b>
                  <span .textContent=${game.reason(l, line.result!, entry.round)}></span>
                </p>
                ${game.ledger(l, line.result!, entry.round, names, false)}
              `
            : html`<p dir="auto" .textContent=${lineName(page, line)}></p>`
        }
        ${notes.map((text) => html`<p class="small" .textContent=${text}></p>`)}
        ${state.removing === entry.id ? later : acts()}
      </td>
    </tr>
  `;
}
