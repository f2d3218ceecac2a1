import { css } from 'lit';

/** What only rummy has: a player's line, with a tick, a hand and what it comes to. */
export const styles = css`
  .plist > .pl {
    border-block-start: 1px solid var(--_line);
    padding-block: 0.35em var(--_space);
    display: grid;
    grid-template-columns: minmax(4.5em, 1fr) auto 5.5em;
    gap: 0 calc(1.5 * var(--_space));
    align-items: center;
  }
  .plist > .pl.flat {
    grid-template-columns: minmax(4.5em, 1fr) auto auto;
  }
  .plist > .pl:first-child {
    border: 0;
    padding-block-start: 0;
  }
  .pl > .nmx {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .pl > .wide {
    grid-column: 1 / -1;
    min-inline-size: 0;
  }
  /* as high as the field whose place it takes */
  .pl > .sum {
    display: grid;
    align-items: center;
    justify-content: end;
    min-block-size: var(--_row);
    padding-inline-end: 0.35em;
  }
  .pl > .sum > * {
    font-size: var(--_l);
  }
  .comes {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--_space);
    min-block-size: var(--_row);
  }
  .pl .math {
    font-size: var(--_s);
    overflow-wrap: anywhere;
  }
  .res {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em;
  }
  .held > .math {
    padding-block: 0.25em;
  }
  /* three words have room */
  .kinds.n3 .opt > span {
    font-size: var(--_m);
  }
  .pl .rank-keys {
    margin-block: var(--_space);
  }
  .ledger .how {
    display: block;
    color: var(--_pencil);
    font-size: var(--_s);
  }

  @container score (inline-size < 20em) {
    .kinds.n3 {
      grid-template-columns: repeat(3, auto);
    }
    .kinds.n3 .opt > span {
      font-size: var(--_s);
    }
    .plist > :is(.pl, .pl.flat) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .pl > .res {
      grid-column: 1 / -1;
    }
    .pl > :is(.field, .sum) {
      grid-column: 1 / -1;
      inline-size: 50%;
      justify-self: end;
    }
  }
  @container score (inline-size < 14em) {
    .plist > :is(.pl, .pl.flat) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
