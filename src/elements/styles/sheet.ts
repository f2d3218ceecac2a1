import { css } from 'lit';

/** The sheet: a row a round, sticky head and foot, marks and legend, and the sections under the toolbar. */
export const sheet = css`
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(2 * var(--_space));
    border-block-start: 1px solid var(--_line);
  }
  .toolbar > :first-child {
    margin-inline-end: auto;
  }
  .sheet {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    table-layout: fixed;
  }
  .sheet col.nr {
    inline-size: 2.75em;
  }
  .sheet > * > tr > * {
    block-size: 2.25em;
    padding: 0 0.5em;
    font-weight: 400;
    text-align: end;
    border-block-end: 1px solid var(--_line);
    border-inline-start: 1px solid var(--_line);
    position: relative;
  }
  .sheet > * > tr > :first-child {
    border-inline-start: 0;
  }
  .sheet > * > tr > :nth-child(2) {
    border-inline-start: 1px solid var(--_edge);
  }
  .sheet > * > tr > td {
    font-family: var(--_figures);
  }
  .sheet > thead > tr > th {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    background: var(--_paper);
    border-block: 1px solid var(--_ink);
    font-weight: 600;
    block-size: 2.5em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .sheet > thead > tr > :first-child {
    font-weight: 400;
    font-size: var(--_s);
    color: var(--_pencil);
    text-align: center;
    padding: 0;
  }
  .sheet > tbody > tr > th {
    padding: 0;
    text-align: center;
  }
  .sheet > tbody > tr > th > button {
    inline-size: 100%;
    min-block-size: 2.25em;
    color: var(--_pencil);
    cursor: pointer;
    font-variant-numeric: inherit;
  }
  .sheet > tbody > tr > th > button:focus-visible {
    outline-offset: -2px;
  }
  .sheet :is(.d, .t) {
    direction: ltr;
    unicode-bidi: isolate;
  }
  .sheet .plus {
    font-weight: 600;
  }
  .sheet .t {
    display: none;
  }
  .sheet.sum .d {
    display: none;
  }
  .sheet.sum .t {
    display: inline;
  }
  .sheet > tbody > tr.fresh > * {
    background: var(--_chosen);
  }
  .sheet > tbody > tr.open > * {
    background: var(--_tint);
    border-block-start: 1px solid var(--_ink);
  }
  .sheet > tbody > tr.detail > td {
    background: var(--_tint);
    padding: 0.25em 0.75em 0.5em;
    text-align: start;
    border-block-end: 1px solid var(--_ink);
    border-inline-start: 0;
    font-family: inherit;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(2 * var(--_space));
    justify-content: flex-end;
  }
  .sheet tr.detail p {
    padding-block: 0.4em;
    overflow-wrap: anywhere;
  }
  .sheet > tbody > tr.note > td {
    font-family: inherit;
    text-align: start;
    padding: 1em 0.75em;
    border-inline-start: 0;
    color: var(--_pencil);
  }
  .sheet > tfoot > tr > * {
    position: sticky;
    inset-block-end: 0;
    z-index: 2;
    background: var(--_paper);
    border-block-start: 1px solid var(--_ink);
    border-block-end: 3px double var(--_ink);
    block-size: 3.5em;
    padding-block: 0.4em;
    line-height: 1.15;
    vertical-align: middle;
  }
  .sheet > tfoot b {
    direction: ltr;
    unicode-bidi: isolate;
  }
  .sheet > tfoot > tr > td b {
    font-size: var(--_l);
  }
  .sheet > tfoot > tr > td small {
    display: block;
    font-size: var(--_s);
    color: var(--_pencil);
    font-family: var(--_font);
  }
  .sheet > tfoot > tr > .lead small {
    color: var(--_ink);
    font-weight: 600;
  }
  .sheet > tfoot > tr > th {
    text-align: center;
    padding: 0;
  }
  /* small text in small: the em of the sticky offset must be the row's */
  .sheet > tfoot > tr > th small {
    display: block;
    font-size: 0.75em;
    color: var(--_pencil);
  }
  .sheet:is(.seats-6, .seats-7) > tfoot > tr > td b {
    font-size: var(--_m);
  }
  .sheet:is(.seats-6, .seats-7) > * > tr > * {
    padding-inline: 0.25em;
  }
  .has-dock .sheet > tfoot > tr > * {
    inset-block-end: calc(1.1 * var(--_row) + 2 * var(--_space) + 1px + var(--_notice, 0px));
  }
  .has-notice {
    --_notice: calc(var(--_row) + 0.5 * var(--_space));
  }
  .notice {
    display: flex;
    align-items: center;
    gap: var(--_space);
    padding-block-end: calc(0.5 * var(--_space));
  }
  .notice > span {
    flex: 1;
  }
  .bar > .do.full {
    flex: 1;
  }

  /* marks */
  .dealer::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border: 0.28em solid var(--_pencil);
    border-block-end-color: transparent;
    border-inline-end-color: transparent;
  }
  .solo {
    float: inline-start;
    display: grid;
    place-items: center;
    inline-size: 1.3em;
    block-size: 1.3em;
    margin-block-start: 0.1em;
    font-weight: 600;
    font-size: 0.75em;
    line-height: 1;
    border: 1px solid var(--_ink);
    border-radius: 50%;
    font-style: normal;
  }
  .solo.p {
    border-radius: 0;
    background: var(--_ink);
    color: var(--_paper);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1.25em;
    font-size: var(--_s);
    color: var(--_pencil);
    padding-block: var(--_space);
  }
  .legend > span {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  .legend .dealer {
    position: relative;
    inline-size: 1em;
    block-size: 1em;
    border: 1px solid var(--_line);
  }
  .legend .solo {
    float: none;
    margin: 0;
    font-size: 0.9em;
    color: var(--_ink);
  }
  .legend .solo.p {
    color: var(--_paper);
  }
  .before {
    border-block-start: 1px solid var(--_line);
    padding-block: var(--_space);
  }
  .before + .q {
    border-block-start: 1px solid var(--_line);
  }
  .panel .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--_space);
  }
  .panel h3 {
    font-size: var(--_m);
    font-weight: 600;
  }
  .panel h3 small,
  .hint {
    font-size: var(--_s);
    font-weight: 400;
    color: var(--_pencil);
  }
  .acts.start {
    justify-content: flex-start;
  }
  .lines > .line {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--_space));
    border-block-start: 1px solid var(--_line);
    padding-block: calc(0.25 * var(--_space));
  }
  .lines > .line:first-child {
    border: 0;
  }
  .lines .nm {
    flex: 1;
  }
  .lines .num {
    inline-size: 5.5em;
    block-size: var(--_row);
    flex: none;
  }
  .text {
    flex: 1;
    inline-size: 100%;
    min-inline-size: 4em;
    min-block-size: var(--_row);
    font-size: max(1em, 16px);
    border-block-end: 2px solid var(--_edge);
  }
  .text[aria-invalid='true'] {
    border-block-end: 3px solid var(--_alert);
  }
  .field.wide {
    flex: 1;
    margin-block-end: var(--_space);
  }
  .sub {
    padding-block-end: calc(1.5 * var(--_space));
  }
  .stack {
    display: block;
    margin-block-end: var(--_space);
  }
  .stack > :is(input, textarea) {
    display: block;
    inline-size: 100%;
    min-block-size: var(--_row);
    font: inherit;
    font-size: max(1em, 16px);
    color: inherit;
    background: transparent;
  }
  .line.wrap {
    flex-wrap: wrap;
  }
  .line.wrap > .nm {
    flex: 1 1 100%;
    white-space: normal;
  }
  .shared {
    border-block-end: 2px solid var(--_ink);
    background: var(--_chosen);
    padding-block-start: var(--_space);
  }
  .shared h3 {
    font-size: var(--_m);
    font-weight: 600;
  }
  .sub > legend {
    font-size: var(--_s);
    color: var(--_pencil);
    padding-block-end: calc(0.5 * var(--_space));
  }
  .bar > .btn.full {
    flex: 1;
  }
  .foot {
    font-size: var(--_s);
    color: var(--_pencil);
    padding-block-end: calc(1.5 * var(--_space));
  }

  @container score (inline-size >= 43.75em) {
    .bar > .do.full {
      flex: 0 1 20em;
      margin-inline-start: auto;
    }
    .cols.match > .side {
      grid-row: 1 / span 2;
    }
    .cols.alone {
      display: block;
    }
    .cols.alone > .side {
      border: 0;
    }
    .cols.match > .entry > .dock .dup {
      visibility: visible;
    }
    .root .tightonly {
      display: none;
    }
    .has-dock .sheet > tfoot > tr > * {
      inset-block-end: 0;
    }
    .root .narrowonly {
      display: none;
    }
    .sheet .t,
    .sheet.sum .d {
      display: inline-block;
    }
    .sheet tbody td .t {
      min-inline-size: 2.75em;
      color: var(--_pencil);
      font-weight: 400;
    }
  }
  @container score (inline-size < 43.75em) {
    .root .wideonly,
    .cols.match:not(.entering) > .entry,
    .cols.match.entering > .side {
      display: none;
    }
  }
  @container score (inline-size >= 20em) {
    .root .tightonly {
      display: none;
    }
  }
  @container score (inline-size < 20em) {
    .lines > .line {
      flex-wrap: wrap;
    }
    .sheet > * > tr > * {
      padding-inline: 0.25em;
    }
    .sheet > thead > tr > th {
      text-overflow: clip;
    }
    .sheet > tfoot > tr > td b {
      font-size: var(--_m);
    }
    .toolbar .roomy {
      display: none; /* also under “More” */
    }
  }
  @container score (inline-size < 14em) {
    .sheet {
      font-size: var(--_s);
    }
    .sheet > * > tr > * {
      padding-inline: 0.1em;
    }
    .sheet .solo {
      float: none;
      display: inline-grid;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .sheet tr.fresh > * {
      transition: background-color 1.5s linear;
    }
  }
  @media (forced-colors: active) {
    .dealer::before {
      border-color: CanvasText Canvas Canvas CanvasText;
    }
  }
  @media print {
    .toolbar,
    .acts,
    .notice {
      display: none !important;
    }
    .root .narrowonly {
      display: block;
    }
    .sheet > :is(thead, tfoot) > tr > * {
      position: relative;
      inset: auto;
    }
    .sheet > tbody > tr.fresh > * {
      background: none;
    }
    .sheet tr {
      break-inside: avoid;
    }
    .sheet thead {
      display: table-header-group;
    }
  }
`;
