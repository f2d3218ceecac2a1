import type { CSSResultGroup } from 'lit';
import { form } from './styles/form.js';
import { hand } from './styles/hand.js';
import { keys } from './styles/keys.js';
import { reckoning } from './styles/reckoning.js';
import { tiles } from './styles/tiles.js';

/** What only Okey has. */
export const styles: CSSResultGroup = [form, keys, hand, reckoning, tiles];
