import type { CSSResult } from 'lit';
import { base } from './base.js';
import { buttons } from './buttons.js';
import { choices } from './choices.js';
import { form } from './form.js';
import { layout } from './layout.js';
import { result } from './result.js';
import { tokens } from './tokens.js';

/** What all games share, in the order in which one goes before another. */
export const styles: readonly CSSResult[] = [tokens, base, buttons, layout, form, choices, result];
