import { defaults } from '../../core/rummy/presets.js';
import type { RummyResult, RummyRules } from '../../core/rummy/types.js';
import type { Rules } from '../../core/round.js';
import { persistent } from '../../localization/persistent.js';
import { HousePart } from '../house-part.js';
import type { RummyDraft } from './draft.js';

/** What only the family’s rules ask, and how it is put into words. */
export type HouseParts = typeof import('./house/parts.js');

/** Loads when rules that need it are in force: Rami does without, whatever its figures. */
export const late = { house: persistent(() => import('./house/parts.js')) };

/** All that Rami has nothing to say of. */
const options = (rules: RummyRules): string => {
  const { handFinish, handOnly, unmelded, handCap, drops, winBonus, handBonus, handBonusLate } = rules;
  const { winnerGets, direction, end } = rules;
  return JSON.stringify([
    ...[handFinish === null, handOnly, unmelded, handCap, drops, winBonus, handBonus, handBonusLate],
    ...[winnerGets, direction, end],
  ]);
};

const RAMI = options(defaults);

/** The family’s part of one element. */
export class House extends HousePart<HouseParts> {
  constructor() {
    super(() => late.house());
  }

  /** For a form in which the family’s rules ask, or were answered. */
  asks(rules: Rules, { drops }: RummyDraft): boolean {
    return options(rules as RummyRules) !== RAMI || Object.keys(drops).length > 0;
  }

  /** For words about a result: undefined while it is on its way, null where there is nothing to add. */
  about({ rules }: RummyResult): HouseParts | null | undefined {
    return options(rules) === RAMI ? null : this.parts;
  }
}
