import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Line } from '../../core/match.js';
import type { Seat } from '../../core/round.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/match.js';
import type { Mark } from '../game-view.js';
import type { MatchPage } from '../match-page.js';
import { extraText } from './call-out.js';
import { figure } from './figure.js';
import { shownPoints } from './points.js';

/** How an entry is called: “Game 12”, or the reason of an adjustment. */
export function lineName({ l, game }: Pick<MatchPage, 'l' | 'game'>, line: Line): string {
  if (line.entry.type === 'round') return game.sheet.nth(l, line.game ?? 0);
  return (line.entry.type === 'adjustment' && line.entry.reason) || words.adjustment(l);
}

/** The sheet: a row for each round and adjustment, totals and ranks in the foot. Drawn anew only where it differs. */
export function sheet(page: MatchPage) {
  const { l, game, lines, names, state, readonly, disabled } = page;
  const { totals, opened, fresh } = state;
  return guard(
    [game.sheet, lines, names.join('\0'), l.locale, l.words, totals, opened, fresh, readonly, disabled],
    () => table(page),
  );
}

function table(page: MatchPage): TemplateResult {
  const { l, game, names, state, summary, lines } = page;
  const rows = lines.filter(({ entry }) => entry.type === 'round' || entry.type === 'adjustment');
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
          ${names.map((name) => html`<th scope="col" title=${name}><span dir="auto" translate="no" .textContent=${name}></span></th>`)}
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
            return html`
              <td class=${rank === 1 && summary.played > 0 ? 'lead' : ''}>
                <b translate="no" .textContent=${l.number(summary.totals[seat] ?? 0)}></b>
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

function row(page: MatchPage, line: Line): TemplateResult {
  const { names, state, readonly } = page;
  const { id } = line.entry;
  const open = state.opened.has(id);
  const label = line.game === null ? '±' : String(line.game);
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
      ${names.map((_, seat) => cell(page, line, seat))}
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
  const { l, game, names, disabled, act } = page;
  const { entry } = line;
  const notes = [
    ...line.warnings.map((code) => game.sheet.warning(l, code)),
    ...(line.result ? game.warnings(l, line.result, names, (entry as { round?: unknown }).round) : []),
    ...(line.afterEnd ? [words.afterEnd(l)] : []),
  ];
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
        <div class="acts">
          <button class="word" type="button" ?disabled=${disabled} @click=${() => act.remove(entry.id)}>
            ${words.remove(l)}
          </button>
          <button class="word" type="button" ?disabled=${disabled} @click=${() => act.correct(entry.id)}>
            ${words.correct(l)}
          </button>
        </div>
      </td>
    </tr>
  `;
}

/** What the marks mean, and what stands under the sheet. */
export function legend({ l, game, summary, names, rules }: MatchPage): TemplateResult {
  return html`
    <div class="legend pad">
      <span><i class="dealer"></i>${words.dealerMark(l)}</span>
      ${summary.limit === undefined ? nothing : html`<span><i class="limit"></i>${words.limit(l, summary.limit)}</span>`}
      ${game.sheet.marks.map(
        (its) =>
          html`<span
            ><i class="solo ${its.filled ? 'p' : ''}" aria-hidden="true">${its.text}</i
            ><span lang=${its.lang ?? nothing}>${its.title(l)}</span></span
          >`,
      )}
      <span class="wideonly"
        >${game.game.best === 'lowest' ? figure(l.number(3)) : html`<b>${figure(l.signed(3))}</b>`}${words.points(l)}</span
      >
      <span class="wideonly">${figure(l.number(18))} ${words.totalMark(l)}</span>
    </div>
    <p class="foot pad" part="foot" .textContent=${game.sheet.foot(l, summary, rules, names).join(' ')}></p>
  `;
}

/** Who leads or has won, in a sentence; two where a tie asks for another round. */
export function standing({
  l,
  game,
  summary,
  names,
}: Pick<MatchPage, 'l' | 'game' | 'summary' | 'names'>): string {
  const { leaders, ended, totals, played } = summary;
  const list = l.list(leaders.map((seat) => isolate(names[seat] ?? '')));
  if (ended) return leaders.length === 1 ? words.end(l, list) : words.endMany(l, list);
  if (played === 0) return '';
  const extra = extraText(l, summary, names, game.sheet);
  if (extra) return `${extra.title} ${extra.reason}`;
  const total = l.number(totals[leaders[0] ?? 0] ?? 0);
  if (leaders.length > 1) return words.tieLead(l, list, total);
  return game.game.best === 'lowest' ? words.leadsFewest(l, list, total) : words.leads(l, list, total);
}
