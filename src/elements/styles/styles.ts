import type { CSSResultGroup } from 'lit';
import { base } from './base.js';
import { buttons } from './buttons.js';
import { choices } from './choices.js';
import { form } from './form.js';
import { layout } from './layout.js';
import { marks } from './marks.js';
import { page } from './page.js';
import { result } from './result.js';
import { sheetFit } from './sheet-fit.js';
import { sheet } from './sheet.js';
import { tokens } from './tokens.js';

/** What all games share, in the order in which one goes before another. */
export const styles: CSSResultGroup = [
  tokens,
  base,
  buttons,
  layout,
  form,
  choices,
  result,
  sheet,
  marks,
  sheetFit,
  page,
];
