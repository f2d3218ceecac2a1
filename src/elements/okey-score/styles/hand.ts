import { css } from 'lit';

/** A hand as it is arranged: groups framed, loose cards apart. */
export const hand = css`
  /* groups framed, loose cards apart */
  .qh {
    font-size: var(--_m);
    font-weight: 600;
    padding-block-end: calc(0.75 * var(--_space));
  }
  .qh small {
    font-size: var(--_s);
    font-weight: 400;
    color: var(--_pencil);
  }
  .hand {
    display: flex;
    flex-wrap: wrap;
    gap: calc(1.5 * var(--_space)) var(--_space);
    align-items: flex-end;
  }
  .grp {
    display: grid;
    gap: 0.2em;
    min-inline-size: 0;
  }
  .grp > .cap {
    font-size: var(--_s);
    color: var(--_pencil);
  }
  .grp > .run {
    display: flex;
    flex-wrap: wrap;
    border: 2px solid var(--_ink);
    border-radius: var(--_radius);
    overflow: clip;
    inline-size: fit-content;
  }
  .grp > .loose {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em;
  }
  .card {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.1em;
    inline-size: 2.1em;
    block-size: 3.125em;
    line-height: 1;
    font-family: var(--_figures);
    background: var(--_paper);
  }
  button.card {
    cursor: pointer;
  }
  button.card:disabled {
    cursor: not-allowed;
  }
  .card:focus-visible {
    outline-offset: -3px;
  }
  .run > .card + .card {
    border-inline-start: 1px solid var(--_line);
  }
  .loose > .card {
    border: 1px dashed var(--_edge);
    border-radius: var(--_radius);
  }
  .card .suit {
    font-size: 0.9em;
    margin: 0;
  }
  .card.ok {
    background: var(--_chosen);
    gap: 0;
  }
  .card.ok > small {
    font-size: 0.6875em;
    font-weight: 600;
    color: var(--_accent);
  }
  .sumline {
    padding-block-start: var(--_space);
    font-variant-numeric: inherit;
    overflow-wrap: anywhere;
  }
  .sumline > .small {
    display: block;
  }
  @container score (inline-size < 14em) {
    .card {
      inline-size: 1.8em;
    }
  }
`;
