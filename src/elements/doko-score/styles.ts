import { css } from 'lit';

/** What only Doppelkopf has: the parties' pens and marks, Augen, calls and Sonderpunkte. */
export const styles = css`
  .root {
    --_re: var(--card-score-re, var(--_accent));
    --_kontra: var(--card-score-kontra, light-dark(#8c4a04, #dfa75f));
  }
  /* colour and shape: Re is a filled disc, Kontra a hollow diamond */
  .mk {
    display: inline-block;
    flex: none;
    inline-size: 0.7em;
    block-size: 0.7em;
    vertical-align: baseline;
  }
  .mk.re {
    border-radius: 50%;
    background: var(--_re);
    border: 0.35em solid var(--_re);
  }
  .mk.kontra {
    border: 0.14em solid var(--_kontra);
    transform: rotate(45deg) scale(0.88);
  }
  .re-pen {
    --_pen: var(--_re);
  }
  .kontra-pen {
    --_pen: var(--_kontra);
  }
  .opt > input:checked + span .mk.re {
    border-color: var(--_on);
    background: var(--_on);
  }
  .opt > input:checked + span .mk.kontra {
    border-color: var(--_on);
  }
  .opt > input:disabled:checked + span .mk.re {
    border-color: var(--_paper);
    background: var(--_paper);
  }
  .nmk {
    display: inline-flex;
    align-items: baseline;
    gap: 0.35em;
    max-inline-size: 100%;
  }
  .big .mk {
    font-size: 0.8em;
  }

  /* two numbers that make 240 */
  .versus {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
    gap: var(--_space);
    align-items: center;
    margin-block-end: var(--_space);
  }
  .callrow {
    display: grid;
    grid-template-columns: 1.25em minmax(0, 1fr);
    align-items: center;
  }
  .callrow + .callrow {
    margin-block-start: var(--_space);
  }
  .calls.n6 {
    grid-template-columns: repeat(5, minmax(0, 1fr)) minmax(0, 1.25fr); /* “schwarz” is the long one */
  }
  .extras {
    display: grid;
    grid-template-columns: minmax(5em, 1fr) auto auto;
    gap: 0 var(--_space);
    align-items: center;
  }
  .extras > .h {
    font-size: var(--_s);
    color: var(--_pencil);
    display: flex;
    gap: 0.35em;
    align-items: baseline;
    justify-content: center;
    padding-block-end: 0.25em;
  }
  .extras > .n {
    grid-column: 1;
  }

  @container score (inline-size < 22em) {
    .extras {
      grid-template-columns: 1fr 1fr;
    }
    .extras > .n {
      grid-column: 1 / -1;
    }
    .extras > .h.void {
      display: none;
    }
    .step {
      justify-content: center;
    }
  }
  @container score (inline-size < 21.5em) or (43.75em <= inline-size < 44.5em) {
    .calls.n6 {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @container score (inline-size < 20em) {
    .versus {
      grid-template-columns: 1fr;
      gap: 0;
    }
    .versus > .dim {
      display: none;
    }
    .versus .lab {
      inline-size: 5.5em;
    }
    .step {
      grid-template-columns: 2.5em 1.5em 2.5em;
    }
  }
  @container score (inline-size < 14em) {
    .step {
      grid-template-columns: 1.5em 1em 1.5em;
    }
    .calls.n6 {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (forced-colors: active) {
    .mk.re {
      background: CanvasText;
      border-color: CanvasText;
    }
    .mk.kontra {
      border-color: CanvasText;
    }
  }
`;
