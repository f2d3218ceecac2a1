import { css } from 'lit';

/** The page of a match around the sheet: form and sheet side by side or in turn, toolbar, sections, what was done. */
export const page = css`
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
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(2 * var(--_space));
    justify-content: flex-end;
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
  .news {
    flex: 1 1 0;
    min-inline-size: 5em;
    align-self: center;
    margin-block: -0.5em; /* some lines more than the buttons beside it, and nothing moves */
    color: var(--_pencil);
    line-height: 1.15;
  }
  .notice > .news {
    margin-block: 0;
  }
  .top:has(.news) .of {
    display: none; /* makes room for it */
  }
  .done {
    display: flex;
    align-items: center;
    gap: var(--_space);
    min-block-size: var(--_row);
  }
  .done > span {
    flex: 0 1 auto;
  }
  .bar > .do.full {
    flex: 1;
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
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--_space);
  }
  .panel h3 {
    font-size: var(--_m);
    font-weight: 600;
  }
  .panel h3 small {
    font-size: var(--_s);
    font-weight: 400;
    color: var(--_pencil);
  }
  .acts.start {
    justify-content: flex-start;
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
  .bar > .btn.full {
    flex: 1;
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
    .root .narrowonly {
      display: none;
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
    .toolbar .roomy {
      display: none; /* also under “More” */
    }
  }
  /* 200 % text: the dock stays one line, or the foot above it would be covered */
  @container score (inline-size < 14em) {
    .bar > .full {
      min-block-size: calc(1.1 * var(--_row) / 0.8125);
      padding-inline: 0.25em;
      font-size: var(--_s);
      white-space: nowrap;
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
  }
`;
