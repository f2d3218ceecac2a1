import { css } from 'lit';

/** Suits, and the field for typed cards. For the games that have hands. */
export const cards = css`
  .root {
    --_clubs: var(--card-score-clubs, var(--_ink));
    --_spades: var(--card-score-spades, var(--_ink));
    --_diamonds: var(--card-score-diamonds, var(--_alert));
    --_hearts: var(--card-score-hearts, var(--_alert));
  }
  .suit {
    font-family:
      'Segoe UI Symbol', 'Apple Symbols', 'Noto Sans Symbols', 'Noto Sans Symbols 2', 'DejaVu Sans',
      sans-serif;
    font-variant-emoji: text;
    font-weight: 400;
    line-height: 1;
    margin-inline-start: 0.15em;
  }
  .suit.C {
    color: var(--_clubs);
  }
  .suit.S {
    color: var(--_spades);
  }
  .suit.D {
    color: var(--_diamonds);
  }
  .suit.H {
    color: var(--_hearts);
  }
  @container score (inline-size < 14em) {
    .field:has(> .text) {
      flex-wrap: wrap;
    }
    .field > .text {
      flex: 1 0 100%;
    }
  }
`;
