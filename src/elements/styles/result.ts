import { css } from 'lit';

/** The receipt: verdict, reason, a player's entry each, and the ledger of the points. */
export const result = css`
  .verdict {
    padding-block: calc(1.5 * var(--_space));
  }
  .verdict h3 {
    font-size: var(--_l);
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .empty {
    padding-block: calc(3 * var(--_space));
  }
  .who {
    display: grid;
    grid-template-columns: repeat(var(--_n, 4), minmax(0, 1fr));
    border-block: 1px solid var(--_line);
    overflow: clip;
  }
  .who > div {
    padding: var(--_space) 0.25em;
    text-align: center;
    border: 0 solid var(--_line);
    border-inline-end-width: 1px;
    border-block-end-width: 1px;
    margin-block-end: -1px;
    margin-inline-end: -1px;
    min-inline-size: 0;
  }
  .who dt {
    font-size: var(--_s);
    color: var(--_pencil);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .who dd {
    font-family: var(--_figures);
    font-size: var(--_xl);
    line-height: 1.15;
  }
  .who .plus dd {
    font-weight: 600;
  }
  .ledger {
    inline-size: 100%;
    border-collapse: collapse;
  }
  .ledger :is(th, td) {
    padding: 0.4em 0;
    text-align: end;
    font-weight: 400;
    vertical-align: baseline;
    border-block-end: 1px solid var(--_line);
  }
  .ledger th:first-child {
    text-align: start;
    inline-size: 100%;
  }
  .ledger thead th {
    font-size: var(--_s);
    color: var(--_pencil);
    border-block-end: 1px solid var(--_edge);
    white-space: nowrap;
  }
  .ledger thead th:first-child {
    white-space: normal;
  }
  .ledger :is(td, thead th):not(:first-child) {
    min-inline-size: 2.5em;
    padding-inline-start: 0.6em;
  }
  .ledger td {
    font-family: var(--_figures);
  }
  .ledger .par {
    color: var(--_pencil);
    font-size: var(--_s);
    margin-inline-start: 0.5em;
    white-space: nowrap;
  }
  .ledger tfoot :is(th, td) {
    border-block-start: 1px solid var(--_ink);
    border-block-end: 0;
    padding-block: 0.45em 0.1em;
  }
  .ledger tfoot tr:last-child :is(th, td) {
    font-weight: 600;
    border-block-end: 3px double var(--_ink);
    padding-block: 0.35em;
  }
  .ledger tfoot tr + tr:last-child :is(th, td) {
    border-block-start: 0;
    padding-block-start: 0;
  }
  .ledger tfoot tr:last-child td {
    font-size: var(--_l);
    line-height: 1.1;
  }
  .notes {
    padding-block-start: var(--_space);
  }

  @container score (inline-size >= 43.75em) {
    .ledger :is(td, thead th):not(:first-child) {
      padding-inline-start: 1.5em;
    }
  }
  @container score (inline-size < 20em) {
    .who.n4 {
      --_n: 2;
    }
    .who dd {
      font-size: var(--_l);
    }
    .ledger .long {
      display: none;
    }
  }
  @container score (inline-size < 17em) {
    .ledger :is(td, thead th):not(:first-child) {
      min-inline-size: 0;
      padding-inline-start: 0.5em;
    }
    .ledger tfoot tr:last-child td {
      font-size: var(--_m);
    }
    /* the form above has named the marks */
    .ledger .w {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
