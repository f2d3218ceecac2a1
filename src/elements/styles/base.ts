import { css } from 'lit';

/** The guest in the page: what leaks in is put back; then the root, the common helpers and the focus. */
export const base = css`
  :host {
    display: block;
    inline-size: 100%;
    min-inline-size: 0;
    margin: 0;
  }
  /* a page's rule for * reaches the host and beats it there, so the root says it again */
  :host,
  .root {
    font-style: normal;
    font-weight: 400;
    letter-spacing: normal;
    word-spacing: normal;
    word-break: normal;
    overflow-wrap: normal;
    text-transform: none;
    text-indent: 0;
    text-align: start;
    text-align-last: auto;
    text-shadow: none;
    text-emphasis: none;
    -webkit-text-fill-color: currentcolor;
    -webkit-text-stroke: 0;
    white-space: normal;
    line-height: 1.35;
    hyphens: manual;
    cursor: auto;
    user-select: text; /* auto would still follow a page that says none */
    -webkit-user-select: text;
  }
  :host([hidden]) {
    display: none;
  }
  .root {
    container: score / inline-size;
    contain-intrinsic-inline-size: 22em; /* or a flex page collapses the container */
    font-family: var(--_font);
    font-size: var(--_size);
    font-variant: lining-nums tabular-nums;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: var(--_paper);
    color: var(--_ink);
    accent-color: var(--_accent);
    border-block-start: 2px solid var(--_ink);
    border-block-end: 1px solid var(--_line);
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  .root *,
  .root *::before,
  .root *::after {
    box-sizing: border-box;
  }
  :where(.root) :where(p, h2, h3, ul, ol, dl, dd, fieldset, legend, table, figure, output) {
    margin: 0;
    padding: 0;
  }
  :where(.root) :where(ul, ol) {
    list-style: none;
  }
  :where(.root) :where(fieldset) {
    border: 0;
    min-inline-size: 0;
  }
  :where(.root) :where(button, input, select, textarea) {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  :where(.root) :where(strong, b) {
    font-weight: 600;
  }
  .root [hidden] {
    display: none !important;
  }
  .vh {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .pad {
    padding-inline: calc(1.5 * var(--_space));
  }
  .padb {
    padding-block-end: calc(2.5 * var(--_space));
  }
  .small {
    font-size: var(--_s);
  }
  .dim {
    color: var(--_pencil);
  }
  /* figures never mirror */
  .fig {
    font-family: var(--_figures);
    direction: ltr;
    unicode-bidi: isolate;
  }

  /* focus: one ring, clear of the sticky head and the dock */
  .root :is(input, button, select, textarea) {
    scroll-margin-block: 3.5em 8em;
  }
  .root :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  @container score (inline-size >= 43.75em) {
    .pad {
      padding-inline: calc(2.5 * var(--_space));
    }
  }
  @media (prefers-contrast: more) {
    .root {
      --_line: var(--_edge);
      --_pencil: var(--_ink);
    }
  }
  @media print {
    .root {
      color-scheme: light;
    }
  }
`;
