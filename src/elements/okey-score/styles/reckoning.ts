import { css } from 'lit';

/** What a round comes to: raw × table × finish = points; and its sign in the sheet. */
export const reckoning = css`
  /* raw × table × finish = points */
  .reckoning {
    table-layout: fixed;
  }
  .reckoning > thead th {
    padding: 0;
    border: 0;
  }
  .reckoning > thead th:first-child {
    inline-size: 6.5em;
  }
  /* thousands with their sign */
  .reckoning > thead th:last-child {
    inline-size: 7.25em;
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
  @container score (inline-size < 20em) {
    .reckoning > thead th:last-child {
      inline-size: 5.5em;
    }
    .ledger.reckoning td.pts {
      font-size: var(--_m);
    }
  }
  @container score (inline-size < 17em) {
    .reckoning > thead th:first-child {
      inline-size: 4.75em;
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
  }
`;
