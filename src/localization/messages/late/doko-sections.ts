/** What the sections of a match say. */
import type { Localizer } from '../../localizer.js';

/** Penalty by rule 9 of the TSR: −3 for one, +1 for each other. */
export const penalty = (l: Localizer): string =>
  l.msg('Penalty: −3, the others +1', {
    id: 'doko.m.penalty',
    desc: 'Choice above the names: whom to give the penalty',
  });
