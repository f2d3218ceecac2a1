import { css } from 'lit';

/** The sheet: a row a round, sticky head and foot, marks and legend. */
export const sheet = css`
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
    line-height: 1.15;
  }
  .sheet > thead > tr > th > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  /* in line with the figures, whichever way a name runs */
  .sheet:dir(ltr) > thead > tr > th > span {
    text-align: right;
  }
  .sheet:dir(rtl) > thead > tr > th > span {
    text-align: left;
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
  .sheet .go.over {
    color: var(--_alert);
    font-weight: 600;
  }
  /* the limit: under the round in which a total came to it */
  .sheet > tbody > tr > .crossed {
    border-block-end: 2px solid var(--_alert);
  }
  .legend .limit {
    inline-size: 1.25em;
    border-block-end: 2px solid var(--_alert);
  }
  .sheet > tfoot > tr > .lead small:not(.go) {
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
  .sheet.many > tfoot > tr > td b {
    font-size: var(--_m);
  }
  .sheet.many > * > tr > * {
    padding-inline: 0.25em;
  }
  .has-dock .sheet > tfoot > tr > * {
    /* the dock's height, in the em of the sheet's text */
    inset-block-end: calc(
      (1.1 * var(--_row) + 2 * var(--_space)) / var(--_small, 1) + 1px + var(--_notice, 0px)
    );
  }
  .has-notice .sheet > tfoot > tr > * {
    --_notice: calc((var(--_row) + 0.5 * var(--_space)) / var(--_small, 1));
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
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
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
  .foot {
    font-size: var(--_s);
    color: var(--_pencil);
    padding-block-end: calc(1.5 * var(--_space));
  }

  @container score (inline-size >= 43.75em) {
    .has-dock .sheet > tfoot > tr > * {
      inset-block-end: 0;
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
    /* the figure itself runs left to right */
    .sheet:dir(rtl) tbody td .t {
      text-align: left;
    }
  }
  /* beside the form, five players or more have no room for two figures in a cell */
  @container score (43.75em <= inline-size < 54em) {
    .match:not(.alone) .sheet:not(.sum):has(> thead > tr > :nth-child(6)) tbody .t,
    .match:not(.alone) .sheet.sum:has(> thead > tr > :nth-child(6)) .d {
      display: none;
    }
  }
  @container score (54em <= inline-size < 68em) {
    .match:not(.alone) .sheet.many:not(.sum) tbody .t,
    .match:not(.alone) .sheet.many.sum .d {
      display: none;
    }
  }
  /* narrow columns: smaller names, and marks in the corner, clear of the figures */
  @container score (inline-size < 43.75em) {
    .sheet.long > thead > tr > :not(:first-child) {
      font-size: var(--_s);
      block-size: calc(2.5em / 0.8125);
    }
    .sheet.many .solo {
      position: absolute;
      inset-block-start: 1px;
      inset-inline-start: 1px;
      margin: 0;
      font-size: 0.625em;
    }
    .sheet.many .dealer > .solo {
      inset-inline-start: 1em;
    }
    .sheet.crowd {
      --_small: 0.8125;
      font-size: var(--_s);
    }
    .sheet.crowd > * > tr > * {
      padding-inline: 0.1em;
    }
  }
  @container score (inline-size < 20em) {
    .sheet > thead > tr > :not(:first-child) {
      padding-inline: 0.1em;
      font-size: var(--_s);
      block-size: calc(2.5em / 0.8125);
    }
    .sheet .solo {
      position: absolute;
      inset-block-start: 1px;
      inset-inline-start: 1px;
      margin: 0;
      font-size: 0.625em;
    }
    .sheet .dealer > .solo {
      inset-inline-start: 1em;
    }
    .sheet > * > tr > * {
      padding-inline: 0.25em;
    }
    .sheet > tfoot > tr > td b {
      font-size: var(--_m);
    }
  }
  @container score (inline-size < 21em) {
    .sheet.many {
      --_small: 0.8125;
      font-size: var(--_s);
    }
    .sheet.many > * > tr > * {
      padding-inline: 0.1em;
    }
  }
  @container score (inline-size < 14em) {
    .sheet {
      --_small: 0.8125;
      font-size: var(--_s);
    }
    .sheet > * > tr > * {
      padding-inline: 0.1em;
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
    .sheet > :is(thead, tfoot) > tr > * {
      position: relative;
      inset: auto;
    }
    .sheet > thead > tr > th {
      overflow: visible;
      white-space: normal;
      overflow-wrap: anywhere;
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
