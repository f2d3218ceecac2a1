import { css } from 'lit';

/** Bars to one line, the limit; and the note of an extra round. For the games that have a limit. */
export const gauge = css`
  .leads {
    font-weight: 600;
    padding-block-end: calc(0.75 * var(--_space));
    overflow-wrap: anywhere;
  }
  .gauge {
    display: grid;
    grid-template-columns: fit-content(35%) minmax(2em, 1fr) auto;
    gap: 0 0.75em;
    align-items: center;
    grid-auto-rows: minmax(2em, auto);
  }
  /* numbers run left to right everywhere */
  .gauge .track {
    direction: ltr;
    position: relative;
    align-self: stretch;
    border-left: 1px solid var(--_ink);
    border-right: 3px solid var(--_alert);
  }
  .gauge svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .gauge line {
    stroke: var(--_line);
    vector-effect: non-scaling-stroke;
  }
  .gauge rect {
    fill: var(--_ink);
  }
  /* thicker too: in some themes the accent is the ink */
  .gauge .lead rect {
    fill: var(--_accent);
    stroke: var(--_accent);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  .gauge .v {
    text-align: end;
  }
  .gauge .v.first {
    font-size: var(--_l);
    font-weight: 600;
  }
  .gauge .v.over {
    color: var(--_alert);
    font-weight: 600;
  }
  .gauge .ax {
    grid-column: 2;
    direction: ltr;
    display: flex;
    justify-content: space-between;
    font-size: var(--_s);
    color: var(--_pencil);
  }
  .called + .q {
    border: 0;
  }
  .call-out {
    border-inline-start: 4px solid var(--_accent);
    padding: var(--_space) calc(1.5 * var(--_space));
    margin-block-end: var(--_space);
    background: var(--_chosen);
    overflow-wrap: anywhere;
  }
  .call-out h3 {
    font-size: var(--_m);
    font-weight: 600;
  }

  @container score (inline-size < 20em) {
    .gauge {
      gap: 0 0.4em;
    }
    .gauge .ax > :not(:first-child, :last-child) {
      display: none;
    }
  }
  @container score (inline-size < 14em) {
    .gauge .v.first {
      font-size: 1em;
    }
  }
  @media (forced-colors: active) {
    .gauge line {
      stroke: GrayText;
    }
  }
`;
