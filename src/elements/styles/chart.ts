import { css } from 'lit';

/** The chart: ink only; dash and end mark tell the lines apart, and the one that stands out is thick. */
export const chart = css`
  .chart {
    padding-block: var(--_space);
  }
  .chart svg {
    display: block;
    overflow: visible;
  }
  /* time runs left to right everywhere */
  .chart .gut {
    padding-inline: 2.75em 7em;
    padding-block: 0.75em;
    direction: ltr;
  }
  .chart .plot {
    inline-size: 100%;
    block-size: 16em;
  }
  .chart :is(line, polyline) {
    vector-effect: non-scaling-stroke;
    stroke: var(--_ink);
  }
  .chart .grid {
    stroke: var(--_line);
  }
  .chart .limit {
    stroke: var(--_alert);
    stroke-width: 2;
  }
  .chart polyline {
    fill: none;
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  .chart polyline.l2 {
    stroke-dasharray: 9 4;
  }
  .chart polyline.l3 {
    stroke-dasharray: 1.5 3.5;
    stroke-width: 2;
  }
  .chart polyline.l4 {
    stroke-dasharray: 9 3 2 3;
    stroke: var(--_pencil);
  }
  .chart polyline.l5 {
    stroke: var(--_pencil);
    stroke-width: 1;
  }
  .chart polyline.l6 {
    stroke-dasharray: 3 3;
  }
  .chart polyline.l7 {
    stroke-dasharray: 12 3 2 3 2 3;
    stroke: var(--_pencil);
  }
  .chart polyline.on {
    stroke: var(--_accent);
    stroke-width: 3;
  }
  /* what is tapped: a text is no target of its own, engines do not agree where it is */
  .chart .hit {
    stroke: transparent;
    stroke-width: 16;
    fill: none;
    pointer-events: stroke;
    cursor: pointer;
  }
  .chart rect.hit {
    stroke: none;
    pointer-events: all;
  }
  .chart :is(.end, .name) {
    pointer-events: none;
  }
  .chart .end {
    color: var(--_ink);
  }
  .chart .end.on {
    color: var(--_accent);
  }
  .chart .full {
    fill: currentColor;
  }
  .chart .hollow {
    fill: var(--_paper);
    stroke: currentColor;
    stroke-width: 1.5;
  }
  .chart .key {
    inline-size: 30px;
    block-size: 12px;
    margin-block-start: 0.25em;
    direction: ltr;
  }
  .chart .key polyline {
    stroke: currentColor;
  }
  .chart .key .hollow {
    fill: var(--_paper);
  }
  .chart :checked + span .hollow {
    fill: var(--_accent);
  }
  .chart text {
    fill: var(--_ink);
    font-size: 0.875em;
  }
  .chart .ax {
    fill: var(--_pencil);
    font-size: var(--_s);
    text-anchor: end;
  }
  .chart .lim {
    fill: var(--_alert);
    font-size: var(--_s);
  }
  .chart .lead {
    font-weight: 600;
  }
  .chart text.on {
    fill: var(--_accent);
  }
  @media (forced-colors: active) {
    .chart .grid {
      stroke: GrayText;
    }
  }
`;
