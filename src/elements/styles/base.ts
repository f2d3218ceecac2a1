import { css } from 'lit';

/** The guest in the page: what leaks in is put back; then the root, its parts, buttons and the dock. */
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
    -webkit-text-fill-color: currentcolor;
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

  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--_space);
    padding-block: calc(1.25 * var(--_space));
  }
  .top h2 {
    font-size: var(--_l);
    font-weight: 600;
    line-height: 1.2;
  }
  .top h2 .of {
    font-weight: 400;
    color: var(--_pencil);
  }
  .top p {
    color: var(--_pencil);
    margin-inline-start: auto;
  }
  .top p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 1em;
  }
  .top p b {
    color: var(--_ink);
  }

  /* one strong button, the rest are words */
  .do,
  .btn,
  .word {
    cursor: pointer;
  }
  .do {
    min-block-size: calc(1.1 * var(--_row));
    padding: 0.35em 1.25em;
    border: 1px solid var(--_action);
    border-radius: var(--_radius);
    background: var(--_action);
    color: var(--_on);
    font-weight: 600;
  }
  .do[aria-disabled='true'],
  .do:disabled {
    background: transparent;
    color: var(--_pencil);
    border-color: var(--_edge);
    cursor: not-allowed;
  }
  .btn {
    min-block-size: var(--_row);
    padding: 0.35em 1em;
    border: 1px solid var(--_edge);
    border-radius: var(--_radius);
  }
  .word {
    min-block-size: var(--_row);
    min-inline-size: 24px;
    padding: 0 0.25em;
    margin-inline: -0.25em;
    text-decoration: underline;
    text-decoration-color: var(--_edge);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  .word[aria-pressed='true'] {
    text-decoration-color: var(--_accent);
    text-decoration-thickness: 3px;
    font-weight: 600;
  }
  .word:disabled {
    color: var(--_pencil);
    text-decoration: none;
    cursor: not-allowed;
  }
  @media (hover: hover) {
    .btn:enabled:hover {
      background: var(--_tint);
    }
    .word:enabled:hover {
      text-decoration-color: currentColor;
      text-decoration-thickness: 2px;
    }
  }

  /* the dock: live reading and the next thing to do, under the thumb; never fixed to the page */
  .dock {
    position: sticky;
    inset-block-end: 0;
    z-index: 4;
    background: var(--_paper);
    border-block-start: 2px solid var(--_ink);
    padding-block: var(--_space);
    padding-block-end: max(var(--_space), env(safe-area-inset-bottom));
  }
  .bar {
    display: flex;
    align-items: center;
    gap: calc(1.5 * var(--_space));
  }
  .bar > :is(.btn, .do) {
    flex: 0 1 55%;
  }
  .bar > .btn {
    min-block-size: calc(1.1 * var(--_row));
    border-color: var(--_ink);
    font-weight: 600;
  }
  .bar > .read {
    flex: 1 1 auto;
    min-inline-size: 0;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  .big {
    display: flex;
    gap: 0.75em;
    font-family: var(--_figures);
    font-size: var(--_l);
    font-weight: 600;
  }
  .big > span {
    display: inline-flex;
    align-items: baseline;
    gap: 0.3em;
    direction: ltr;
    unicode-bidi: isolate;
  }

  /* what the page handed in and cannot be used */
  .problems {
    padding-block-start: var(--_space);
  }

  @container score (inline-size >= 43.75em) {
    .pad {
      padding-inline: calc(2.5 * var(--_space));
    }
    .cols {
      display: grid;
      grid-template-columns: minmax(20em, 25em) minmax(21.75em, 1fr);
      grid-template-rows: auto 1fr;
    }
    .cols > * {
      min-inline-size: 0;
    }
    .cols > .entry {
      grid-row: 1 / span 2;
    }
    .cols > .side {
      border-inline-start: 1px solid var(--_line);
    }
    .cols > .side.stick > .in {
      position: sticky;
      inset-block-start: 0;
    }
    .cols > .dock {
      grid-column: 2;
      align-self: start;
      position: static;
      border: 0;
      border-inline-start: 1px solid var(--_line);
      block-size: 100%;
      padding-block: calc(2 * var(--_space));
    }
    .cols > .dock .dup {
      visibility: hidden;
    }
  }
  @container score (inline-size < 20em) {
    .bar {
      flex-wrap: wrap;
    }
    .bar > :is(.do, .btn) {
      flex: 1 1 100%;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .do,
    .btn {
      transition: background-color 80ms linear;
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
    .entry,
    .dock,
    .panel,
    .problems,
    .shared {
      display: none !important;
    }
    .cols.match > .side {
      display: block !important; /* also where the form has taken its place */
    }
    .cols {
      display: block;
    }
    .cols > .side {
      border: 0;
    }
  }
`;
