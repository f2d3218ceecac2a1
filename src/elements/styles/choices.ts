import { css } from 'lit';

/** Joined boxes: every choice of one or more out of few. */
export const choices = css`
  /* joined boxes: every choice of one out of few; the count is a class, so that no row ends in an orphan */
  .opts {
    display: grid;
    grid-template-columns: repeat(var(--_n, 3), minmax(0, 1fr));
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    overflow: clip;
  }
  .n2 {
    --_n: 2;
  }
  .n3,
  .n9 {
    --_n: 3;
  }
  .n4 {
    --_n: 4;
  }
  .n5 {
    --_n: 5;
  }
  .n6 {
    --_n: 6;
  }
  .n7 {
    --_n: 7;
  }
  .names.n6 {
    --_n: 3;
  }
  .wordy.n4 {
    --_n: 2;
  }
  .names.n7 {
    --_n: 4;
  }
  .opt {
    position: relative;
    display: grid;
    min-inline-size: 0;
  }
  .opt > input {
    appearance: none;
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    cursor: pointer;
    z-index: 2;
  }
  .opt > span {
    display: grid;
    grid-template-columns: minmax(0, 1fr); /* or a long name widens it */
    align-content: center;
    justify-items: center;
    text-align: center;
    min-inline-size: 0;
    min-block-size: calc(var(--_row) + 1px); /* its neighbour lies over the last of it */
    padding: 0.125em;
    line-height: 1.15;
    border: 0 solid var(--_line);
    border-inline-end-width: 1px;
    border-block-end-width: 1px;
    margin: 0 0 -1px;
    margin-inline-end: -1px;
  }
  .opt > span small {
    font-size: var(--_s);
    color: var(--_pencil);
  }
  .opt > input:checked + span {
    background: var(--_pen, var(--_accent));
    color: var(--_on);
    border-color: var(--_pen, var(--_accent));
    font-weight: 600;
  }
  .opt > input:checked + span small {
    color: inherit;
    font-weight: 400;
  }
  .opt > input:disabled {
    cursor: not-allowed;
  }
  .opt > input:disabled + span {
    color: var(--_pencil);
    background: var(--_tint);
    font-weight: 400;
  }
  .opt:not(.none) > input:disabled:checked + span {
    background: var(--_pencil);
    color: var(--_paper);
    border-color: var(--_pencil);
  }
  .opt.none > input:checked:enabled + span {
    background: var(--_tint);
    color: var(--_ink);
    border-color: var(--_line);
    font-weight: 400;
  }
  .opt > input:focus-visible {
    outline: none;
  }
  .opt > input:focus-visible + span {
    outline: 2px solid var(--_accent);
    outline-offset: -4px;
  }
  .opt > input:focus-visible:checked + span {
    outline-color: var(--_on);
  }
  .opt.none > input:focus-visible:checked + span {
    outline-color: var(--_accent);
  }
  .names .opt > span,
  .keys .opt > span {
    min-block-size: calc(1.1 * var(--_row));
  }
  .kinds .opt > span {
    font-size: var(--_s);
  }
  .nm {
    display: inline-block;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  @media (hover: hover) {
    .opt > input:enabled:not(:checked):hover + span,
    .step > button:enabled:hover {
      background: var(--_tint);
    }
  }
  @container score (inline-size < 20em) {
    .names.n4,
    .kinds.n4 {
      --_n: 2;
    }
    .names:is(.n5, .n6, .n7) {
      --_n: 3;
    }
    .keys .opt > span {
      font-size: var(--_s);
    }
    .keys .opt > span small {
      font-size: 1em;
    }
  }
  @container score (inline-size < 17em) {
    .kinds.n4 {
      --_n: 1;
    }
  }
  /* 200 % text on a small phone */
  @container score (inline-size < 14em) {
    .opts.keys {
      --_n: 2;
    }
    .opts.keys > :last-child {
      grid-column: 1 / -1;
    }
    .opts:is(.names:is(.n4, .n5, .n6, .n7), .figs.n4) {
      --_n: 2;
    }
    .opts.wordy {
      --_n: 1;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .opt > span {
      transition: background-color 80ms linear;
    }
  }
  @media (forced-colors: active) {
    .opt:not(.none) > input:checked + span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    /* a tint is not there: the quiet choice has a line inside */
    .opt.none > input:checked:not(:focus-visible) + span {
      outline: 1px solid CanvasText;
      outline-offset: -4px;
    }
    .opt > input:disabled + span {
      color: GrayText;
    }
    .opt:not(.none) > input:disabled:checked + span {
      background: GrayText;
      color: Canvas;
    }
  }
`;
