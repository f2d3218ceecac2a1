import { css } from 'lit';

/** Suits with their factors, how a round was finished, and hand after hand. */
export const form = css`
  .opt > input:checked + span .suit,
  .opt > input:checked + span .shape {
    color: inherit;
  }
  .suits .opt > span {
    min-block-size: 4em;
    gap: 0.15em;
  }
  .suits .f,
  .suits .suit,
  .suits .shape {
    font-size: var(--_l);
  }
  .suits .suit {
    margin: 0;
    line-height: 1;
  }
  .suits .f {
    font-weight: 600;
  }
  .how {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 calc(3 * var(--_space));
    margin-block-start: calc(0.5 * var(--_space));
  }
  .tick > .x {
    margin-inline-start: auto;
    white-space: nowrap;
    font-family: var(--_figures);
    direction: ltr;
    unicode-bidi: isolate;
  }

  /* hand after hand */
  .tabs .opt > span {
    min-block-size: calc(1.2 * var(--_row));
  }
  .tabs.n1 {
    --_n: 1;
  }
  .okrow {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: calc(2 * var(--_space));
    align-items: center;
    padding-block: var(--_space);
  }
  .okbtn {
    min-inline-size: 4em;
    white-space: nowrap;
  }
  .okbtn[aria-pressed='true'] {
    background: var(--_chosen);
    border: 2px solid var(--_accent);
  }
  .cnt {
    border: 0;
    align-content: center;
    white-space: nowrap;
  }
  .colorrow {
    display: grid;
    grid-template-columns: 2.5em 1fr;
    align-items: center;
  }
  .colorrow + .colorrow {
    margin-block-start: calc(0.5 * var(--_space));
  }
  @container score (inline-size >= 43.75em) {
    .cols:not(.alone) {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    }
    .cols.match:not(.alone) {
      grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
    }
  }
  @container score (inline-size < 20em) {
    .suits.n4 {
      --_n: 2;
    }
    .how {
      grid-template-columns: 1fr;
    }
    .okrow {
      gap: var(--_space);
    }
  }
  @container score (inline-size < 17em) {
    .okrow {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @container score (inline-size < 14em) {
    .tick {
      gap: 0.3em;
      hyphens: auto;
    }
    .tabs {
      --_n: 1;
    }
  }
`;
