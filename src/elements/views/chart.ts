import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { isRow, type Line, type Summary } from '../../core/match.js';
import type { Best, Seat } from '../../core/round.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import { loaders } from '../../localization/generated/shared-late.js';
import type { Part } from '../../localization/tables.js';
import { limit as limitText } from '../../localization/messages/match.js';
import { chartLine, chartSpoken } from '../../localization/messages/late/chart.js';
import { chart as sheet } from '../styles/chart.js';
import { sections } from '../styles/sections.js';
import { option } from './entry.js';

export const styles = [sections, sheet];
export const words: readonly Part[] = [loaders];

/** What the chart is drawn from. */
export interface Chart {
  readonly l: Localizer;
  /** By seat. */
  readonly names: readonly string[];
  readonly lines: readonly Line[];
  readonly summary: Summary;
  readonly best: Best;
  /** Whose line somebody has chosen; null: nobody's, so that the leader's stands out. */
  readonly chosen: Seat | null;
  /** Whose line the mouse is at. */
  readonly over: Seat | null;
  readonly choose: (seat: Seat) => void;
  readonly point: (seat: Seat | null) => void;
}

/** About so many lines of the grid. */
const GRID = 4;

/** Least distance of two names, in percent of the height, where so many have room. */
const NAME = 8;

/** The end marks, one a line: what tells them apart without colour, with the dashes. */
const MARKS: readonly SVGTemplateResult[] = [
  svg`<circle class="full" r="4"/>`,
  svg`<rect class="hollow" x="-4" y="-4" width="8" height="8"/>`,
  svg`<circle class="full" r="3.5"/>`,
  svg`<path class="hollow" d="M0-5 5 4H-5z"/>`,
  svg`<path class="full" d="M0-5 5 0 0 5-5 0z"/>`,
  svg`<circle class="hollow" r="4"/>`,
  svg`<rect class="full" x="-4" y="-4" width="8" height="8"/>`,
];

/** The running totals as lines, one of them in accent; names at the ends, pushed apart where they meet. */
export function chart(it: Chart): TemplateResult {
  const { l, names, lines, summary, best } = it;
  const rows = lines.filter(isRow);
  const totals = [[], ...rows.map((line) => line.totals)];
  const all = [0, ...totals.flat(), ...(summary.limit === undefined ? [] : [summary.limit])];
  const { low, high, step } = scale(Math.min(...all), Math.max(...all));
  const y = (points: number) => (100 * (high - points)) / (high - low);
  const x = (at: number) => (100 * at) / Math.max(1, totals.length - 1);
  const grid = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, i) => low + i * step);
  const last = (seat: Seat) => totals.at(-1)?.[seat] ?? 0;
  const better = best === 'highest' ? 1 : -1;
  const order = [...names.keys()].sort((a, b) => better * (last(b) - last(a)));
  const labels = spread(order.map((seat) => y(last(seat))));
  const shown = it.chosen ?? summary.leaders[0] ?? order[0] ?? 0;
  const on = it.over ?? shown;
  // a line begins at 0 where the player was not there yet
  const path = (seat: Seat) =>
    totals
      .map((row, at) => [at, row[seat] ?? (totals[at + 1]?.[seat] === undefined ? undefined : 0)] as const)
      .flatMap(([at, total]) => (total === undefined ? [] : [`${round(x(at))},${round(y(total))}`]))
      .join(' ');
  const styled = order.map((seat, i) => ({
    seat,
    i,
    style: `l${(i % MARKS.length) + 1} ${seat === on ? 'on' : ''}`,
  }));
  // what is drawn last lies above the others
  const drawn = [...styled].sort((a, b) => Number(a.seat === on) - Number(b.seat === on));
  return html`
    <figure
      class="chart"
      @pointerup=${(event: Event) => seatAt(event, it.choose)}
      @pointerover=${(event: PointerEvent) => pointed(event, it)}
      @pointerleave=${() => it.point(null)}
    >
      <div class="gut">
        <svg class="plot" role="img" aria-label=${chartSpoken(l)}>
          ${grid.map((n) => svg`<text class="ax" x="0" y="${y(n)}%" dx="-8" dy="0.35em">${l.number(n)}</text>`)}
          <svg
            x="0"
            y="0"
            width="100%"
            height="100%"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            overflow="visible"
          >
            ${grid.map((n) => svg`<line class=${n === 0 ? 'zero' : 'grid'} x1="0" x2="100" y1=${y(n)} y2=${y(n)} />`)}
            ${summary.limit === undefined ? '' : svg`<line class="limit" x1="0" x2="100" y1=${y(summary.limit)} y2=${y(summary.limit)} />`}
            ${drawn.map(({ seat, style }) => svg`<polyline class=${style} points=${path(seat)} />`)}
            ${order.map((seat) => svg`<polyline class="hit" data-seat=${seat} points=${path(seat)} />`)}
          </svg>
          ${summary.limit === undefined ? '' : svg`<text class="lim" x="0" y="${y(summary.limit)}%" dx="4" dy="-0.35em">${limitText(l, summary.limit)}</text>`}
          ${drawn.map(({ seat, i, style }) => svg`<svg class="end ${style}" x="100%" y="${y(last(seat))}%" overflow="visible">${MARKS[i % MARKS.length]}</svg>`)}
          ${styled.map(
            ({ seat, i }) => svg`
              <text
                class="name ${summary.leaders.includes(seat) ? 'lead' : ''} ${seat === on ? 'on' : ''}"
                x="100%"
                y="${labels[i]}%"
                dx="9"
                dy="0.35em"
              >${isolate(short(names[seat] ?? ''))} ${l.number(last(seat))}</text>
              <svg x="100%" y="${labels[i]}%" overflow="visible">
                <rect class="hit" data-seat=${seat} x="0.5em" y="-0.6em" width="6.5em" height="1.2em" />
              </svg>
            `,
          )}
        </svg>
      </div>
      <fieldset class="sub">
        <legend>${chartLine(l)}</legend>
        <div class="opts names n${names.length}">
          ${[...styled]
            .sort((a, b) => a.seat - b.seat)
            .map(({ seat, i }) =>
              option({
                type: 'radio',
                name: 'line',
                label: html`<span
                    class="nm"
                    dir="auto"
                    translate="no"
                    .textContent=${names[seat] ?? ''}
                  ></span
                  >${key(i)}`,
                checked: seat === shown,
                disabled: false,
                choose: () => it.choose(seat),
              }),
            )}
        </div>
      </fieldset>
    </figure>
  `;
}

/** What a line looks like by itself: dash and end mark. */
const key = (i: number): TemplateResult => html`
  <svg class="key" viewBox="-24 -6 30 12" aria-hidden="true">
    <polyline class="l${(i % MARKS.length) + 1}" points="-24,0 0,0" />
    ${MARKS[i % MARKS.length]}
  </svg>
`;

/** Calls with the player whose line or name an event happened at. */
function seatAt({ target }: Event, then: (seat: Seat) => void): void {
  const { seat } = target instanceof SVGElement ? target.dataset : {};
  if (seat !== undefined) then(Number(seat));
}

/** A finger that scrolls past points at nothing. */
function pointed(event: PointerEvent, { over, point }: Chart): void {
  if (event.pointerType !== 'mouse') return;
  let at: Seat | null = null;
  seatAt(event, (seat) => (at = seat));
  if (at !== over) point(at);
}

const round = (n: number) => Math.round(n * 10) / 10;

/** A name as there is room for it at the end of a line. */
const short = (name: string) => (name.length > 10 ? `${name.slice(0, 9)}…` : name);

/** Round ends and a round step that hold 0 and both values. */
function scale(least: number, most: number): { low: number; high: number; step: number } {
  const rough = Math.max(1, (Math.max(0, most) - Math.min(0, least)) / GRID);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10);
  const low = step * Math.floor(Math.min(0, least) / step);
  const high = step * Math.ceil(Math.max(0, most) / step);
  return { low, high: high === low ? low + step : high, step };
}

/** Places in percent, each at least a name's height from the next, as near as can be to where they belong. */
function spread(places: readonly number[]): number[] {
  const gap = Math.min(NAME, 100 / Math.max(1, places.length - 1));
  const order = [...places.keys()].sort((a, b) => places[a]! - places[b]!);
  const out = [...places];
  order.forEach((at, i) => {
    if (i > 0) out[at] = Math.max(out[at]!, out[order[i - 1]!]! + gap);
  });
  [...order].reverse().forEach((at, i, all) => {
    const below = i === 0 ? 100 : out[all[i - 1]!]! - gap;
    out[at] = Math.min(out[at]!, below);
  });
  return out.map(round);
}
