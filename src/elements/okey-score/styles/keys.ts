import { css } from 'lit';

/** The keys of the cards. Each suit has 14 places, its sign and 13 ranks: 7 × 2 on a phone, 14 × 1 where there is room. */
export const keys = css`
  .picktext {
    color: var(--_accent);
    font-weight: 600;
    padding-block-end: calc(0.75 * var(--_space));
  }

  /* each suit has 14 places: its sign and 13 ranks. 7 × 2 on a phone, 14 × 1 where there is room */
  .cards {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    overflow: clip;
  }
  .cards.picking {
    border: 2px solid var(--_accent);
  }
  .ck,
  .cards > .sh {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 0.2em;
    min-block-size: var(--_row);
    min-inline-size: 0;
    padding: 0;
    line-height: 1;
    border: 0 solid var(--_line);
    border-inline-end-width: 1px;
    border-block-end-width: 1px;
    margin: 0 0 -1px;
    margin-inline-end: -1px;
  }
  .ck {
    cursor: pointer;
  }
  .cards > .sh {
    background: var(--_tint);
  }
  .cards > .sh :is(.suit, .shape) {
    font-size: var(--_l);
    margin: 0;
  }
  .cards > .first {
    border-block-start: 1px solid var(--_edge);
    margin-block-start: -1px;
  }
  .ck > .r {
    font-family: var(--_figures);
    font-size: 1.0625em;
  }
  .ck:focus-visible {
    outline-offset: -3px;
  }
  .ck.has {
    background: var(--_chosen);
    font-weight: 600;
  }
  .ck.gone,
  .ck:disabled {
    color: var(--_pencil);
  }
  .ck:is([aria-disabled='true'], :disabled) {
    cursor: not-allowed;
  }
  .ck.wildcard > .r {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .pips {
    display: inline-flex;
    gap: 0.2em;
    min-block-size: 0.4em;
  }
  .pips > i {
    inline-size: 0.4em;
    block-size: 0.4em;
    border: 1px solid var(--_edge);
  }
  .pips > i.in {
    background: var(--_accent);
    border-color: var(--_accent);
  }
  .pips > i.out {
    border-color: transparent;
    background: linear-gradient(to top right, transparent 42%, var(--_edge) 42% 58%, transparent 58%);
  }
  .picking .pips {
    visibility: hidden;
  }
  .wild {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space);
    margin-block: var(--_space);
  }
  .wild > * {
    flex: 1 1 auto;
  }
  .wild > .btn[aria-disabled='true'] {
    color: var(--_pencil);
    cursor: not-allowed;
  }
  .wild > .ck {
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
    margin: 0;
    min-inline-size: min-content;
    padding-inline: 0.5em;
    grid-auto-flow: column;
    gap: 0.6em;
    align-items: center;
    justify-content: center;
    font-weight: inherit; /* as wide with a card in it */
  }

  @media (hover: hover) {
    .ck:enabled:not(.has, [aria-disabled='true']):hover,
    button.card:enabled:hover {
      background: var(--_tint);
    }
  }
  @container score (inline-size >= 43.75em) {
    .cards {
      grid-template-columns: repeat(14, minmax(0, 1fr));
    }
    .cards > .first {
      border-block-start: 0;
      margin-block-start: 0;
    }
  }
  @media (forced-colors: active) {
    .pips > i.in,
    .shape {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .pips > i.in {
      border-color: CanvasText;
    }
    .opt > input:checked + span .shape {
      background: HighlightText;
    }
  }
`;
