import { css } from 'lit';

/** The marks in the sheet, the legend that explains them, and the line under it. */
export const marks = css`
  .legend .limit {
    inline-size: 1.25em;
    border-block-end: 2px solid var(--_alert);
  }

  .dealer::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border: 0.28em solid var(--_pencil);
    border-block-end-color: transparent;
    border-inline-end-color: transparent;
  }
  .solo {
    float: inline-start;
    display: grid;
    place-items: center;
    inline-size: 1.3em;
    block-size: 1.3em;
    margin-block-start: 0.1em;
    margin-inline-end: 0.2em;
    font-weight: 600;
    font-size: 0.75em;
    line-height: 1;
    border: 1px solid var(--_ink);
    border-radius: 50%;
    font-style: normal;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
  }
  .solo.p {
    border-radius: 0;
    background: var(--_ink);
    color: var(--_paper);
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25em 1.25em;
    font-size: var(--_s);
    color: var(--_pencil);
    padding-block: var(--_space);
  }
  .legend > span {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  .legend .dealer {
    position: relative;
    inline-size: 1em;
    block-size: 1em;
    border: 1px solid var(--_line);
  }
  .legend .solo {
    float: none;
    margin: 0;
    font-size: 0.9em;
    color: var(--_ink);
  }
  .legend .solo.p {
    color: var(--_paper);
  }
  .foot {
    font-size: var(--_s);
    color: var(--_pencil);
    padding-block-end: calc(1.5 * var(--_space));
  }
  @media (forced-colors: active) {
    .dealer::before {
      border-color: CanvasText Canvas Canvas CanvasText;
    }
    .solo.p {
      forced-color-adjust: none; /* or there is a plate behind the letter, in the letter's colour */
    }
  }
`;
