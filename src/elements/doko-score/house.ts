import { defaults } from '../../core/doko/rules.js';
import { SONDERPUNKTE } from '../../core/doko/sonderpunkte.js';
import type { DokoResult } from '../../core/doko/types.js';
import type { Rules } from '../../core/round.js';
import { persistent } from '../../localization/persistent.js';
import { HousePart } from '../house-part.js';
import type { DokoDraft } from './draft.js';

/** What only house rules ask, and how it is put into words. */
export type HouseParts = typeof import('./house/parts.js');

/** Loads when rules that need it are in force: the tournament rules do without. */
export const late = { house: persistent(() => import('./house/parts.js')) };

/** All that decides what a game is worth. */
const options = ({
  preset: _,
  rounds: __,
  money: ___,
  ...rest
}: Rules & { readonly money?: unknown }): string => JSON.stringify(rest);

const TSR = options(defaults);
const known = new WeakMap<Rules, boolean>();

/** Whether more than the tournament rules is played. */
function isHouse(rules: Rules): boolean {
  const is = known.get(rules) ?? options(rules) !== TSR;
  known.set(rules, is);
  return is;
}

/** The house rules’ part of one element. */
export class House extends HousePart<HouseParts> {
  constructor() {
    super(() => late.house());
  }

  /** For a form in which house rules ask, or were answered; undefined where neither is so. */
  asks(rules: Rules, { house, counts, rest }: DokoDraft): boolean {
    const more = [...Object.keys(counts.re), ...Object.keys(counts.kontra)];
    const isOwn = (code: string) => !(SONDERPUNKTE as readonly string[]).includes(code);
    return isHouse(rules) || !!rest || Object.keys(house).length > 0 || more.some(isOwn);
  }

  /** For words about a result; null or undefined where there is nothing to add. */
  about({ rules, warnings }: DokoResult): HouseParts | null | undefined {
    const isAsked = isHouse(rules) || warnings.some(({ code }) => code === 'sonderpunkt-off');
    return isAsked ? this.parts : undefined;
  }
}
