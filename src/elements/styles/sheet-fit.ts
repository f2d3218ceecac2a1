import { css } from 'lit';

/** How the sheet fits any width: one figure in a cell or two, smaller names, marks out of the way. */
export const sheetFit = css`
  @container score (inline-size >= 43.75em) {
    .has-dock .sheet > tfoot > tr > * {
      inset-block-end: 0;
    }
    .sheet .t,
    .sheet.sum .d {
      display: inline-block;
    }
    .sheet tbody td .t {
      min-inline-size: 2.75em;
      color: var(--_pencil);
      font-weight: 400;
    }
    /* the figure itself runs left to right */
    .sheet:dir(rtl) tbody td .t {
      text-align: left;
    }
  }
  /* beside the form, five players or more have no room for two figures in a cell */
  @container score (43.75em <= inline-size < 54em) {
    .match:not(.alone) .sheet:not(.sum):has(> thead > tr > :nth-child(6)) tbody .t,
    .match:not(.alone) .sheet.sum:has(> thead > tr > :nth-child(6)) .d {
      display: none;
    }
  }
  @container score (inline-size < 68em) {
    .match:not(.alone) .sheet.long.many > thead > tr > :not(:first-child) {
      font-size: var(--_s);
      block-size: calc(2.5em / 0.8125);
    }
  }
  @container score (54em <= inline-size < 68em) {
    .match:not(.alone) .sheet.many:not(.sum) tbody .t,
    .match:not(.alone) .sheet.many.sum .d {
      display: none;
    }
  }
  /* narrow columns: smaller names, and marks in the corner, clear of the figures */
  @container score (inline-size < 43.75em) {
    /* a name may use the room that figures leave free, or it breaks */
    .sheet > thead > tr > :not(:first-child) {
      padding-inline-start: 0.1em;
    }
    .sheet.long > thead > tr > :not(:first-child) {
      font-size: var(--_s);
      block-size: calc(2.5em / 0.8125);
    }
    .sheet.many .solo {
      position: absolute;
      inset-block-start: 1px;
      inset-inline-start: 1px;
      margin: 0;
      font-size: 0.625em;
    }
    .sheet.many .dealer > .solo {
      inset-inline-start: 1em;
    }
    .sheet.crowd {
      --_small: 0.8125;
      font-size: var(--_s);
    }
    .sheet.crowd > * > tr > * {
      padding-inline: 0.1em;
    }
  }
  /* thousands with their sign */
  @container score (inline-size < 30em) {
    .sheet > tfoot > tr > td:has(> .wide) {
      padding-inline: 0.25em;
    }
    .sheet > tfoot > tr > td .wide {
      font-size: var(--_m);
    }
  }
  /* five columns */
  @container score (inline-size < 24em) {
    .sheet:has(> thead > tr > :nth-child(6)) > thead > tr > :not(:first-child) {
      font-size: var(--_s);
      block-size: calc(2.5em / 0.8125);
    }
    .sheet:has(> thead > tr > :nth-child(6)) .solo {
      position: absolute;
      inset-block-start: 1px;
      inset-inline-start: 1px;
      margin: 0;
      font-size: 0.625em;
    }
    .sheet:has(> thead > tr > :nth-child(6)) .dealer > .solo {
      inset-inline-start: 1em;
    }
  }
  @container score (inline-size < 20em) {
    .sheet > thead > tr > :not(:first-child) {
      padding-inline: 0.1em;
      font-size: var(--_s);
      block-size: calc(2.5em / 0.8125);
    }
    .sheet .solo {
      position: absolute;
      inset-block-start: 1px;
      inset-inline-start: 1px;
      margin: 0;
      font-size: 0.625em;
    }
    .sheet .dealer > .solo {
      inset-inline-start: 1em;
    }
    .sheet > * > tr > * {
      padding-inline: 0.25em;
    }
    .sheet > tfoot > tr > td b {
      font-size: var(--_m);
    }
  }
  @container score (inline-size < 21em) {
    .sheet > tfoot > tr > td .wide {
      font-size: var(--_s);
    }
    .sheet.many {
      --_small: 0.8125;
      font-size: var(--_s);
    }
    .sheet.many > * > tr > * {
      padding-inline: 0.1em;
    }
  }
  @container score (inline-size < 14em) {
    .sheet {
      --_small: 0.8125;
      font-size: var(--_s);
    }
    .sheet > * > tr > * {
      padding-inline: 0.1em;
    }
  }
`;
