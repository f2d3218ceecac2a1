import { css } from 'lit';

/**
 * The whole public vocabulary, `--card-score-…`: read with a fallback, never declared on `:host`, so that a
 * theme on `body` works. Every other rule uses the private aliases `--_…` and nothing else.
 */
export const tokens = css`
  .root {
    --_paper: var(--card-score-paper, light-dark(#fdfbf5, #1c1b18));
    --_ink: var(--card-score-ink, light-dark(#25221c, #ece7db));
    --_pencil: var(--card-score-pencil, light-dark(#655e51, #b0a898));
    --_line: var(--card-score-line, light-dark(#ddd6c6, #3c3931));
    --_edge: var(--card-score-edge, light-dark(#8a8172, #857d6e));
    --_accent: var(--card-score-accent, light-dark(#1d4b8f, #8db3f0));
    --_alert: var(--card-score-alert, light-dark(#a8281d, #ff9f93));
    --_action: var(--card-score-action, var(--_ink));
    --_font: var(--card-score-font, inherit);
    --_figures: var(--card-score-figures, inherit);
    --_size: var(--card-score-size, 1em);
    --_row: max(var(--card-score-row, 2.75em), 44px); /* the finger's line */
    --_space: var(--card-score-space, 0.5em);
    --_radius: var(--card-score-radius, 0.1875em);

    --_on: light-dark(#ffffff, #161510); /* text on a fill */
    --_tint: color-mix(in srgb, var(--_ink) 5%, var(--_paper));
    --_chosen: color-mix(in srgb, var(--_accent) 10%, var(--_paper));
    --_s: 0.8125em;
    --_m: 1em;
    --_l: 1.375em;
    --_xl: 2.125em;
  }
  /* the system's colours before the page's: an SVG and a fill of ours would keep what was said above */
  @media (forced-colors: active) {
    .root {
      --_paper: Canvas;
      --_ink: CanvasText;
      --_pencil: CanvasText;
      --_line: CanvasText;
      --_edge: CanvasText;
      --_accent: Highlight;
      --_alert: CanvasText;
      --_action: Highlight;
      --_on: HighlightText;
    }
  }
`;
