import { css } from 'lit';

/** Head and columns of an element, what stands above them, and what of all that is printed. */
export const layout = css`
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--_space);
    padding-block: calc(1.25 * var(--_space));
  }
  .top h2 {
    font-size: var(--_l);
    font-weight: 600;
    line-height: 1.2;
  }
  .top h2 .of {
    font-weight: 400;
    color: var(--_pencil);
  }
  .top p {
    color: var(--_pencil);
    margin-inline-start: auto;
  }
  .top p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1em;
  }
  .top p b {
    color: var(--_ink);
  }

  /* what the page handed in and cannot be used */
  .problems {
    padding-block-start: var(--_space);
  }

  @container score (inline-size >= 43.75em) {
    .cols {
      display: grid;
      grid-template-columns: minmax(20em, 25em) minmax(21.75em, 1fr);
      grid-template-rows: auto 1fr;
    }
    .cols > * {
      min-inline-size: 0;
    }
    .cols > .entry {
      grid-row: 1 / span 2;
    }
    .cols > .side {
      border-inline-start: 1px solid var(--_line);
    }
    .cols > .side.stick > .in {
      position: sticky;
      inset-block-start: 0;
    }
    .cols > .dock {
      grid-column: 2;
      align-self: start;
      position: static;
      border: 0;
      border-inline-start: 1px solid var(--_line);
      block-size: 100%;
      padding-block: calc(2 * var(--_space));
    }
    .cols > .dock .dup {
      visibility: hidden;
    }
  }
  @media print {
    .entry,
    .dock,
    .panel,
    .problems,
    .shared,
    .top:not(.end) {
      display: none !important;
    }
    .cols.match > .side {
      display: block !important; /* also where the form has taken its place */
    }
    .cols {
      display: block;
    }
    .cols > .side {
      border: 0;
    }
  }
`;
