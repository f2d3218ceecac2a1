import { css } from 'lit';

/** One strong button, the rest are words; and the dock with the next thing to do. */
export const buttons = css`
  /* one strong button, the rest are words */
  .do,
  .btn,
  .word {
    cursor: pointer;
  }
  .do {
    min-block-size: calc(1.1 * var(--_row));
    padding: 0.35em 1.25em;
    border: 1px solid var(--_action);
    border-radius: var(--_radius);
    background: var(--_action);
    color: var(--_on);
    font-weight: 600;
  }
  .do[aria-disabled='true'],
  .do:disabled {
    background: transparent;
    color: var(--_pencil);
    border-color: var(--_edge);
    cursor: not-allowed;
  }
  .btn {
    min-block-size: var(--_row);
    padding: 0.35em 1em;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
  }
  .word {
    min-block-size: var(--_row);
    min-inline-size: 24px;
    padding: 0 0.25em;
    margin-inline: -0.25em;
    text-decoration: underline;
    text-decoration-color: var(--_edge);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  .word[aria-pressed='true'] {
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 3px;
    font-weight: 600;
  }
  .word:disabled {
    color: var(--_pencil);
    text-decoration: none;
    cursor: not-allowed;
  }
  @media (hover: hover) {
    .btn:enabled:hover {
      background: var(--_tint);
    }
    .word:enabled:hover {
      text-decoration-color: currentColor;
      text-decoration-thickness: 2px;
    }
  }

  /* the dock: live reading and the next thing to do, under the thumb; never fixed to the page */
  .dock {
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
    background: var(--_paper);
    border-block-start: 2px solid var(--_ink);
    padding-block: var(--_space);
    padding-block-end: max(var(--_space), env(safe-area-inset-bottom));
  }
  .bar {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--_space));
  }
  .bar > :is(.btn, .do) {
    flex: 0 1 55%;
  }
  .bar > .btn {
    min-block-size: calc(1.1 * var(--_row));
    border-color: var(--_ink);
    font-weight: 600;
  }
  .bar > .read {
    flex: 1 1 auto;
    min-inline-size: 0;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .big {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75em;
    font-family: var(--_figures);
    font-size: var(--_l);
    font-weight: 600;
  }
  .big > span {
    white-space: nowrap;
    display: inline-flex;
    align-items: baseline;
    gap: 0.3em;
    direction: ltr;
    unicode-bidi: isolate;
  }
  @container score (inline-size < 20em) {
    .bar {
      flex-wrap: wrap;
    }
    .bar > :is(.do, .btn) {
      flex: 1 1 100%;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .do,
    .btn {
      transition: background-color 80ms linear;
    }
  }
  @media (forced-colors: active) {
    .do {
      forced-color-adjust: none;
    }
    .do:is([aria-disabled='true'], :disabled) {
      color: GrayText;
    }
  }
`;
