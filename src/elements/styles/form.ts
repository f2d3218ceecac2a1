import { css } from 'lit';

/** Questions, number fields, steppers, ticks and errors: the form is a ruled sheet too. */
export const form = css`
  /* what its rules ask is on its way: as high as a form, about */
  .waiting {
    min-block-size: 38em;
  }

  .q {
    border-block-start: 1px solid var(--_line);
    padding-block: var(--_space) calc(1.5 * var(--_space));
  }
  .entry > .q:first-child {
    border: 0;
  }
  .q > legend {
    float: inline-start; /* or it sits on the rule */
  }
  .q > legend + * {
    clear: both;
  }
  .q > legend {
    inline-size: 100%;
    font-weight: 600;
    padding-block-end: calc(0.75 * var(--_space));
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--_space);
  }
  .q > legend small,
  .hint {
    font-size: var(--_s);
    font-weight: 400;
    color: var(--_pencil);
  }
  details.q > summary {
    min-block-size: 24px;
    padding-block: 0.35em;
    cursor: pointer;
    color: var(--_pencil);
  }
  details.q[open] > summary {
    margin-block-end: calc(0.5 * var(--_space));
  }
  /* always one finger's line: nothing below it jumps */
  .say {
    min-block-size: calc(var(--_row) + 2px); /* a row of boxes with its edges */
    margin-block-start: calc(0.75 * var(--_space));
    overflow-wrap: anywhere;
  }

  .field {
    display: flex;
    align-items: stretch;
    gap: 0.5em;
    min-inline-size: 0;
    block-size: var(--_row);
  }
  .field > .lab {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: 0.35em;
  }
  .num {
    inline-size: 100%;
    min-inline-size: 2.25em;
    block-size: 100%;
    padding: 0 0.25em;
    text-align: end;
    line-height: 1.2;
    font-family: var(--_figures);
    font-size: max(var(--_l), 16px); /* below 16px a phone zooms the page */
    font-variant-numeric: inherit;
    background: transparent;
    border: 0;
    border-block-end: 2px solid var(--_edge);
    appearance: textfield;
  }
  .root ::placeholder {
    color: var(--_pencil);
    opacity: 1;
  }
  .num:focus-visible {
    border-block-end-color: var(--_accent);
  }
  .num:disabled {
    color: var(--_pencil);
    border-block-end-style: dotted;
  }
  .num[aria-invalid='true'] {
    border-block-end-color: var(--_alert);
    border-block-end-width: 3px;
    color: var(--_alert);
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

  .step {
    display: grid;
    grid-template-columns: 2.75em 1.75em 2.75em;
    align-items: center;
    block-size: var(--_row);
  }
  .step > button {
    block-size: 100%;
    font-size: var(--_l);
    line-height: 1;
    cursor: pointer;
  }
  .step > .count {
    text-align: center;
    font-family: var(--_figures);
    font-size: var(--_l);
    line-height: 1;
  }
  .step.zero > button:first-child {
    visibility: hidden;
  }
  .step > button[aria-disabled='true'],
  .step > button:disabled {
    color: var(--_pencil);
    cursor: not-allowed;
  }
  .step.zero > .count {
    color: var(--_pencil);
    font-size: var(--_m);
  }
  .step:not(.zero) > .count {
    font-weight: 600;
    color: var(--_pen, var(--_accent));
  }

  /* a box you tick, with the whole line as target */
  .tick {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.6em;
    min-block-size: var(--_row);
    overflow-wrap: anywhere;
  }
  .tick > input {
    appearance: none;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    cursor: pointer;
  }
  .tick > .box {
    flex: none;
    inline-size: 1.375em;
    block-size: 1.375em;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    background: var(--_paper);
    display: grid;
    place-items: center;
  }
  .tick > input:checked + .box {
    background: var(--_accent);
    border-color: var(--_accent);
  }
  .tick > input:checked + .box::after {
    content: '';
    inline-size: 0.4em;
    block-size: 0.75em;
    margin-block-end: 0.15em;
    border: solid var(--_on);
    border-width: 0 0.14em 0.14em 0;
    transform: rotate(42deg);
  }
  .tick > input:disabled + .box {
    background: var(--_tint);
  }
  .tick > input:disabled:checked + .box {
    background: var(--_pencil);
    border-color: var(--_pencil);
  }
  .tick > input:focus-visible {
    outline: none;
  }
  .tick > input:focus-visible + .box {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  .err {
    color: var(--_alert);
    display: flex;
    gap: 0.5em;
    align-items: baseline;
    padding-block: 0.25em calc(1.5 * var(--_space));
    overflow-wrap: anywhere;
  }
  .err::before {
    content: '!';
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
    display: inline-grid;
    place-items: center;
    border: 2px solid currentColor;
    border-radius: 50%;
    font-weight: 700;
    font-size: 0.8125em;
    line-height: 1;
  }
  /* 200 % text on a small phone */
  @container score (inline-size < 14em) {
    .step {
      grid-template-columns: 1.75em 1.25em 1.75em;
    }
  }
  @media (forced-colors: active) {
    .tick > input:checked + .box {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    .tick > input:disabled ~ * {
      color: GrayText;
    }
    .tick > input:disabled:checked + .box {
      background: GrayText;
      color: Canvas;
    }
  }
`;
