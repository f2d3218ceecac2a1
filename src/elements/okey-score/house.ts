import type { OkeyItem, OkeyResult, OkeyRules } from '../../core/okey/types.js';
import type { Rules } from '../../core/round.js';
import { persistent } from '../../localization/persistent.js';
import { HousePart } from '../house-part.js';
import type { OkeyDraft } from './draft.js';

/** What only table rules ask, and how it is put into words. */
export type HouseParts = typeof import('./house/parts.js');

/** Loads when rules that need it are in force. */
export const late = { house: persistent(() => import('./house/parts.js')) };

/** Whether a line is about what comes on top of what a seat pays or gets for the finish. */
export const isExtra = ({ code }: OkeyItem): boolean => ['shown', 'both-okeys', 'spared'].includes(code);

/** The table rules’ part of one element. */
export class House extends HousePart<HouseParts> {
  constructor() {
    super(() => late.house());
  }

  /** For a form in which table rules ask, or were answered. */
  asks(rules: Rules, { shown, bothOkeys }: OkeyDraft): boolean {
    const { showBonus, bothOkeys: bonus } = rules as OkeyRules;
    return showBonus !== null || bonus !== null || shown !== undefined || bothOkeys !== undefined;
  }

  /** For words about a result: undefined while it is on its way, null where there is nothing to add. */
  about({ items, warnings }: OkeyResult): HouseParts | null | undefined {
    return items.some(isExtra) || warnings.some(({ code }) => code.endsWith('-off')) ? this.parts : null;
  }
}
