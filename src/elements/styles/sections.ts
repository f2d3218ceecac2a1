import { css } from 'lit';

/** What stands in a section: lines of fields, questions, words with what they mean. Comes with the first section. */
export const sections = css`
  .lines > .line {
    display: flex;
    flex-wrap: wrap;
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
  .panel .field.wide {
    flex: 1 1 12em;
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
  .signed {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: var(--_space);
    align-items: end;
  }
  /* as high as a label of several lines */
  :is(.sub, .signed) > .field {
    block-size: auto;
    min-block-size: var(--_row);
  }
  :is(.sub, .signed) > .field > .lab {
    max-inline-size: 65%;
  }
  :is(.sub, .signed) > .field > .num {
    flex: 1 1 4em;
    inline-size: 4em;
    block-size: var(--_row);
    align-self: end;
  }
  .signed > .field > .lab {
    flex-shrink: 1;
  }
  .signed > .field > .num {
    flex-shrink: 0;
  }
  .terms {
    display: grid;
    grid-template-columns: minmax(auto, max-content) minmax(0, 1fr);
    gap: 0.35em calc(1.5 * var(--_space));
  }
  .terms > dt {
    font-weight: 600;
  }
  @container score (inline-size < 20em) {
    .terms {
      display: block;
    }
    .terms > dd {
      padding-block-end: 0.5em;
    }
  }
  .sub > legend {
    font-size: var(--_s);
    color: var(--_pencil);
    padding-block-end: calc(0.5 * var(--_space));
  }
`;
