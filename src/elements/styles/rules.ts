import { css } from 'lit';

/** The rules among the settings: ways to play, groups of options, and what a change moves. Comes with the sections. */
export const rules = css`
  .n1 {
    --_n: 1;
  }
  .ways .opt > span {
    display: block;
    justify-items: normal; /* it holds for blocks too */
    padding: calc(0.75 * var(--_space)) var(--_space);
    text-align: start;
    line-height: 1.35;
  }
  .ways b {
    font-weight: 600;
  }
  .ways small {
    display: block;
  }
  .ticks {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr));
    gap: 0 calc(2 * var(--_space));
  }
  .group {
    border-block-start: 1px solid var(--_line);
  }
  .group > summary,
  .further > summary {
    min-block-size: var(--_row);
    padding-block: 0.65em;
    cursor: pointer;
  }
  .group > summary {
    font-weight: 600;
  }
  .group + .sub {
    border-block-start: 1px solid var(--_line);
    padding-block-start: var(--_space);
  }
  .group[open] > summary > small {
    display: none; /* it would move what is below while that is changed */
  }
  .sub > .hint {
    padding-block-start: calc(0.5 * var(--_space));
  }
  .ask {
    margin-block-start: var(--_space);
    border-block: 1px solid var(--_ink);
    background: var(--_chosen);
    padding: var(--_space);
  }
  .worths {
    border-collapse: collapse;
  }
  .worths th {
    text-align: start;
    font-weight: 400;
    overflow-wrap: break-word;
    padding-inline-end: var(--_space);
  }
  .worths thead th {
    text-align: end;
    font-size: var(--_s);
    color: var(--_pencil);
  }
  .worths td {
    padding: 0.15em;
    padding-inline-end: var(--_space);
  }
  .worths input {
    inline-size: 2.6em;
    block-size: var(--_row);
  }
  @container score (inline-size < 20em) {
    .worths,
    .worths > * {
      display: block;
    }
    .worths tr {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    .worths th {
      padding-inline-end: calc(0.5 * var(--_space));
    }
    .worths tr > :first-child {
      grid-column: 1 / -1;
    }
    .worths input {
      inline-size: 100%;
    }
  }
  .moves {
    inline-size: 100%;
    max-inline-size: 24em;
    margin-block: var(--_space);
    border-collapse: collapse;
  }
  .moves caption {
    text-align: start;
  }
  .moves :is(th, td) {
    border-block-start: 1px solid var(--_line);
    padding: 0.25em 0;
    padding-inline-end: calc(2 * var(--_space));
    text-align: end;
    font-weight: 400;
  }
  .moves thead th {
    border: 0;
    font-size: var(--_s);
    color: var(--_pencil);
  }
  .moves tr > th:first-child {
    text-align: start;
    overflow-wrap: anywhere;
  }
  .moves .moved > td:last-child {
    font-weight: 600;
  }
`;
