import { css } from 'lit';

/** The sheet: a row a round, sticky head and foot. */
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
  .sheet > thead > tr > .gone > span {
    color: var(--_pencil);
    text-decoration: line-through;
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
  .sheet :is(.d, .t, .go > :first-child) {
    direction: ltr;
    unicode-bidi: isolate;
  }
  .sheet > tbody > tr > .wide {
    font-family: inherit;
    text-align: start;
    color: var(--_pencil);
    overflow-wrap: anywhere;
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
  @media (prefers-reduced-motion: no-preference) {
    .sheet tr.fresh > * {
      transition: background-color 1.5s linear;
    }
  }
  @media print {
    .root .sheet > :is(thead, tfoot) > tr > * {
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
    .sheet tfoot {
      display: table-row-group; /* the totals are those of the end: not on every page */
    }
    .sheet tfoot > tr {
      break-before: avoid;
    }
    .root .sheet > caption {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
      padding-block: calc(1.25 * var(--_space));
      font-size: var(--_l);
      font-weight: 600;
      text-align: start;
    }
  }
`;
