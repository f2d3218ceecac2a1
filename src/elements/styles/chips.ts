import { css } from 'lit';

/** The chips of a hand, and the keys of the ranks that add to it. */
export const chips = css`
  .face {
    white-space: nowrap;
    direction: ltr;
    unicode-bidi: isolate;
  }
  .chip {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: 44px;
    min-block-size: 44px;
    padding: 0 0.5em;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    font-family: var(--_figures);
  }
  button.chip,
  .key {
    cursor: pointer;
  }
  .chip.coming {
    border-style: dashed;
  }
  :is(.chip, .key):disabled {
    color: var(--_pencil);
    background: var(--_tint);
    cursor: not-allowed;
  }
  /* thirteen ranks and a joker: two rows of seven */
  .rank-keys {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    overflow: clip;
  }
  .rank-keys > .key {
    min-block-size: var(--_row);
    border: 0 solid var(--_line);
    border-inline-end-width: 1px;
    border-block-end-width: 1px;
    margin: 0 0 -1px;
    margin-inline-end: -1px;
    font-family: var(--_figures);
    overflow-wrap: anywhere;
  }
  /* a word, not a letter */
  .rank-keys > .key > :not(.face) {
    font-size: var(--_s);
  }
  /* three rows, whose last has room for the word on the last key */
  @container score (inline-size < 20em) {
    .rank-keys {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    .rank-keys > .key {
      font-size: var(--_s);
    }
    .rank-keys > .key:last-child {
      grid-column-end: span 2;
    }
  }
  .rank-keys > .key:focus-visible {
    outline-offset: -4px;
  }
  @media (hover: hover) {
    button.chip:enabled:hover,
    .key:enabled:hover {
      background: var(--_tint);
    }
  }
  @container score (inline-size < 14em) {
    .rank-keys {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
