import { css } from 'lit';

/** Number tiles: colours, and a shape for each. */
export const tiles = css`
  .root {
    --_yellow: light-dark(#8c4a04, #dfa75f);
    --_green: light-dark(#1f6a3c, #8fd0a3);
  }

  /* tiles: colours, and a shape for each */
  .shape {
    display: inline-block;
    inline-size: 0.7em;
    block-size: 0.7em;
    background: currentColor;
  }
  .shape.yellow {
    transform: rotate(45deg) scale(0.85);
  }
  .shape.blue {
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
  }
  .shape.red {
    border-radius: 50%;
  }
  .shape.black {
    scale: 0.9;
  }
  .shape.green {
    clip-path: polygon(
      33% 0,
      67% 0,
      67% 33%,
      100% 33%,
      100% 67%,
      67% 67%,
      67% 100%,
      33% 100%,
      33% 67%,
      0 67%,
      0 33%,
      33% 33%
    );
  }
  .yellow {
    color: var(--_yellow);
  }
  .blue {
    color: var(--_accent);
  }
  .red {
    color: var(--_alert);
  }
  .black {
    color: var(--_ink);
  }
  .green {
    color: var(--_green);
  }
  .card:has(.shape) {
    inline-size: 2.2em;
    font-weight: 600;
    gap: 0.3em;
  }
  .card.ok:has(.shape) {
    gap: 0.1em;
  }
  .card > .shape {
    font-size: 0.7em;
  }
`;
