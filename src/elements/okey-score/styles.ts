import { css } from 'lit';

/** What only Okey has: suits with their factors, the keys of the cards, hands as they are arranged, tiles. */
export const styles = css`
  .root {
    --_yellow: light-dark(#8c4a04, #dfa75f);
    --_green: light-dark(#1f6a3c, #8fd0a3);
  }
  .opt > input:checked + span .suit,
  .opt > input:checked + span .shape {
    color: inherit;
  }
  .suits .opt > span {
    min-block-size: 4em;
    gap: 0.15em;
  }
  .suits .f,
  .suits .suit,
  .suits .shape {
    font-size: var(--_l);
  }
  .suits .suit {
    margin: 0;
    line-height: 1;
  }
  .suits .f {
    font-weight: 600;
  }
  .ticks {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 calc(3 * var(--_space));
    margin-block-start: calc(0.5 * var(--_space));
  }
  .tick > .x {
    margin-inline-start: auto;
    font-family: var(--_figures);
    direction: ltr;
    unicode-bidi: isolate;
  }

  /* hand after hand */
  .tabs .opt > span {
    min-block-size: calc(1.2 * var(--_row));
  }
  .tabs.n1 {
    --_n: 1;
  }
  .okrow {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: calc(2 * var(--_space));
    align-items: center;
    padding-block: var(--_space);
  }
  .okbtn {
    min-inline-size: 4em;
    white-space: nowrap;
  }
  .okbtn[aria-pressed='true'] {
    background: var(--_chosen);
    border: 2px solid var(--_accent);
  }
  .cnt {
    border: 0;
    align-content: center;
    white-space: nowrap;
  }
  .picktext {
    color: var(--_accent);
    font-weight: 600;
    padding-block-end: calc(0.75 * var(--_space));
  }

  /* each suit has 14 places: its sign and 13 ranks. 7 × 2 on a phone, 14 × 1 where there is room */
  .cards {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    overflow: clip;
  }
  .cards.picking {
    border: 2px solid var(--_accent);
  }
  .ck,
  .cards > .sh {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.2em;
    min-block-size: var(--_row);
    min-inline-size: 0;
    padding: 0;
    line-height: 1;
    border: 0 solid var(--_line);
    border-inline-end-width: 1px;
    border-block-end-width: 1px;
    margin: 0 0 -1px;
    margin-inline-end: -1px;
  }
  .ck {
    cursor: pointer;
  }
  .cards > .sh {
    background: var(--_tint);
  }
  .cards > .sh :is(.suit, .shape) {
    font-size: var(--_l);
    margin: 0;
  }
  .cards > .first {
    border-block-start: 1px solid var(--_edge);
    margin-block-start: -1px;
  }
  .ck > .r {
    font-family: var(--_figures);
    font-size: 1.0625em;
  }
  .ck:focus-visible {
    outline-offset: -3px;
  }
  .ck.has {
    background: var(--_chosen);
    font-weight: 600;
  }
  .ck.gone,
  .ck:disabled {
    color: var(--_pencil);
  }
  .ck:is([aria-disabled='true'], :disabled) {
    cursor: not-allowed;
  }
  .ck.wildcard > .r {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .pips {
    display: inline-flex;
    gap: 0.2em;
    min-block-size: 0.4em;
  }
  .pips > i {
    inline-size: 0.4em;
    block-size: 0.4em;
    border: 1px solid var(--_edge);
  }
  .pips > i.in {
    background: var(--_accent);
    border-color: var(--_accent);
  }
  .pips > i.out {
    border-color: transparent;
    background: linear-gradient(to top right, transparent 42%, var(--_edge) 42% 58%, transparent 58%);
  }
  .picking .pips {
    visibility: hidden;
  }
  .wild {
    display: grid;
    grid-template-columns: minmax(5.5em, auto) minmax(0, 1fr) auto;
    gap: var(--_space);
    margin-block: var(--_space);
  }
  .wild > .btn[aria-disabled='true'] {
    color: var(--_pencil);
    cursor: not-allowed;
  }
  .wild > .ck {
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    margin: 0;
    padding-inline: 0.5em;
    grid-auto-flow: column;
    gap: 0.6em;
    align-items: center;
    justify-content: center;
  }

  /* groups framed, loose cards apart */
  .qh {
    font-size: var(--_m);
    font-weight: 600;
    padding-block-end: calc(0.75 * var(--_space));
  }
  .qh small {
    font-size: var(--_s);
    font-weight: 400;
    color: var(--_pencil);
  }
  .hand {
    display: flex;
    flex-wrap: wrap;
    gap: calc(1.5 * var(--_space)) var(--_space);
    align-items: flex-end;
  }
  .grp {
    display: grid;
    gap: 0.2em;
    min-inline-size: 0;
  }
  .grp > .cap {
    font-size: var(--_s);
    color: var(--_pencil);
  }
  .grp > .run {
    display: flex;
    flex-wrap: wrap;
    border: 2px solid var(--_ink);
    border-radius: var(--_radius);
    overflow: clip;
    inline-size: fit-content;
  }
  .grp > .loose {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em;
  }
  .card {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.1em;
    inline-size: 2.1em;
    block-size: 3.125em;
    line-height: 1;
    font-family: var(--_figures);
    background: var(--_paper);
  }
  button.card {
    cursor: pointer;
  }
  button.card:disabled {
    cursor: not-allowed;
  }
  .card:focus-visible {
    outline-offset: -3px;
  }
  .run > .card + .card {
    border-inline-start: 1px solid var(--_line);
  }
  .loose > .card {
    border: 1px dashed var(--_edge);
    border-radius: var(--_radius);
  }
  .card .suit {
    font-size: 0.9em;
    margin: 0;
  }
  .card.ok {
    background: var(--_chosen);
    gap: 0;
  }
  .card.ok > small {
    font-size: 0.6875em;
    font-weight: 600;
    color: var(--_accent);
  }
  .sumline {
    padding-block-start: var(--_space);
    font-variant-numeric: inherit;
    overflow-wrap: anywhere;
  }
  .sumline > .small {
    display: block;
  }

  /* raw × table × finish = points */
  .reckoning {
    table-layout: fixed;
  }
  .reckoning > thead th {
    padding: 0;
    border: 0;
  }
  .reckoning > thead th:first-child {
    inline-size: 5.5em;
  }
  .reckoning > thead th:last-child {
    inline-size: 5.5em;
  }
  .reckoning > tbody th {
    inline-size: auto;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .reckoning td.math {
    text-align: start;
    line-height: 1.5;
    padding-inline-start: 0;
  }
  .reckoning .op {
    color: var(--_pencil);
  }
  .reckoning .wh {
    color: var(--_pencil);
    font-size: var(--_s);
    font-family: var(--_font);
  }
  .ledger.reckoning td.pts {
    font-size: var(--_l);
    font-weight: 600;
    line-height: 1.1;
    white-space: nowrap;
    min-inline-size: 0;
    padding-inline-start: 0.25em;
  }
  .reckoning .arranged > td {
    text-align: start;
    padding-inline-start: 0;
    padding-block-end: var(--_space);
  }
  .reckoning tr:has(+ .arranged) > * {
    border-block-end: 0;
  }

  :is(.worked, .reckoned) + .result {
    border-block-start: 1px solid var(--_line);
  }

  /* the sheet */
  .of-round {
    display: block;
    font-size: 0.6875em;
    line-height: 1.2;
    white-space: nowrap;
    direction: ltr;
    color: var(--_ink);
  }
  .of-round .suit {
    margin: 0;
  }
  .of-round .solo {
    float: none;
    display: inline-grid;
    margin: 0;
    margin-inline-start: 0.2em;
    font-size: 0.8em;
  }
  .colorrow {
    display: grid;
    grid-template-columns: 2.5em 1fr;
    align-items: center;
  }
  .colorrow + .colorrow {
    margin-block-start: calc(0.5 * var(--_space));
  }

  /* tiles: colours, and a shape for each */
  .shape {
    display: inline-block;
    inline-size: 0.7em;
    block-size: 0.7em;
    background: currentColor;
  }
  .shape.yellow {
    transform: rotate(45deg) scale(0.85);
  }
  .shape.blue {
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  .shape.red {
    border-radius: 50%;
  }
  .shape.black {
    scale: 0.9;
  }
  .shape.green {
    clip-path: polygon(
      33% 0,
      67% 0,
      67% 33%,
      100% 33%,
      100% 67%,
      67% 67%,
      67% 100%,
      33% 100%,
      33% 67%,
      0 67%,
      0 33%,
      33% 33%
    );
  }
  .yellow {
    color: var(--_yellow);
  }
  .blue {
    color: var(--_accent);
  }
  .red {
    color: var(--_alert);
  }
  .black {
    color: var(--_ink);
  }
  .green {
    color: var(--_green);
  }
  .card:has(.shape) {
    inline-size: 2.2em;
    font-weight: 600;
    gap: 0.3em;
  }
  .card.ok:has(.shape) {
    gap: 0.1em;
  }
  .card > .shape {
    font-size: 0.7em;
  }

  @media (hover: hover) {
    .ck:enabled:not(.has, [aria-disabled='true']):hover,
    button.card:enabled:hover {
      background: var(--_tint);
    }
  }
  @container score (inline-size >= 43.75em) {
    .cols:not(.alone) {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    }
    .cols.match:not(.alone) {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    }
    .cards {
      grid-template-columns: repeat(14, minmax(0, 1fr));
    }
    .cards > .first {
      border-block-start: 0;
      margin-block-start: 0;
    }
  }
  @container score (inline-size < 20em) {
    .suits.n4 {
      --_n: 2;
    }
    .ticks {
      grid-template-columns: 1fr;
    }
    .okrow {
      gap: var(--_space);
    }
  }
  @container score (inline-size < 17em) {
    .wild {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .wild > .btn {
      grid-column: 1 / -1;
    }
    .okrow {
      grid-template-columns: minmax(0, 1fr);
    }
    .reckoning > thead th:first-child {
      inline-size: 4.75em;
    }
    .reckoning > thead th:last-child {
      inline-size: 4em;
    }
    .ledger.reckoning td.pts {
      font-size: var(--_m);
    }
  }
  @container score (inline-size < 14em) {
    .reckoning {
      font-size: var(--_s);
    }
    .reckoning > thead th:first-child {
      inline-size: 3em;
    }
    .reckoning > thead th:last-child {
      inline-size: 3.5em;
    }
    .reckoning td.math {
      overflow-wrap: anywhere;
    }
    .text {
      min-inline-size: 0;
    }
    .tabs {
      --_n: 1;
    }
    .wild {
      grid-template-columns: minmax(0, 1fr);
    }
    .card {
      inline-size: 1.8em;
    }
  }
  @media (forced-colors: active) {
    .pips > i.in,
    .shape {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .pips > i.in {
      border-color: CanvasText;
    }
  }
`;
