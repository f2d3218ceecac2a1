import { css } from 'lit';

/** What only house rules bring into the form and the sheet. */
export const styles = css`
  .tight {
    padding-block: 0;
  }
  /* three in a row, and no row ends in an orphan */
  .opts.many {
    --_n: 3;
  }
  .opts.many:is(.n4, .n7) > :first-child {
    grid-column: 1 / -1;
  }
  .opts.many:is(.n5, .n8) > :first-child {
    grid-column: span 2;
  }
  .bock .opts + .hint {
    padding-block-start: var(--_space);
  }
  /* words above, figures beneath */
  .opts.first-wide > :first-child {
    grid-column: 1 / -1;
  }
  .opts.first-wide {
    --_n: 4;
  }
  .opts.first-wide.n6 {
    --_n: 5;
  }
  .ledger + p {
    padding-block-start: calc(0.75 * var(--_space));
  }
  .letters {
    color: var(--_ink);
    font-size: 0.75em;
    font-style: normal;
    font-weight: 600;
    letter-spacing: 0.05em;
    margin-inline-start: 0.25em;
  }
  .legend .letters {
    margin: 0;
    font-size: 0.9em;
  }
  .ledger .sum {
    color: var(--_pencil);
    font-size: var(--_s);
    margin-inline-start: 0.5em;
    white-space: nowrap;
  }
  /* WebKit forgets the margin of an inline text where it breaks a line */
  .ledger :is(.sum, .sum ~ .par) {
    display: inline-block;
  }
  /* 200 % text on a small phone */
  @container score (inline-size < 14em) {
    .ledger th:first-child {
      overflow-wrap: anywhere;
    }
    .ledger :is(.sum, .par) {
      display: block;
      margin: 0;
      white-space: normal;
    }
    .ledger td:not(:first-child) {
      white-space: nowrap;
      font-size: var(--_s);
    }
    .opts.first-wide:is(.n5, .n6) {
      --_n: 2;
    }
  }
  @container score (inline-size < 17em) {
    .opts.many {
      --_n: 1;
    }
    .opts.many > :first-child {
      grid-column: auto;
    }
  }
`;
