import type { OkeyItem } from '../../../core/okey/types.js';
import type { Issue } from '../../../core/round.js';
import type { Localizer } from '../../../localization/localizer.js';
import * as says from '../../../localization/messages/late/okey-house.js';
import { nameOf } from '../words.js';

const EXTRAS: Readonly<Partial<Record<OkeyItem['code'], (l: Localizer) => string>>> = {
  shown: says.indicatorShown,
  'both-okeys': says.bothOkeysHeld,
  spared: says.partnerSpared,
};

/** What a line is for that comes on top of what a seat pays or gets for the finish; empty for that itself. */
export const extraText = (l: Localizer, { code }: OkeyItem): string => EXTRAS[code]?.(l) ?? '';

/** What counts nothing by these rules; empty about all else. */
export function warningText(l: Localizer, { code, seat = 0 }: Issue, names: readonly string[]): string {
  if (code === 'shown-off') return says.shownOff(l);
  if (code === 'both-okeys-off') return says.bothOkeysOff(l);
  return code === 'held-back-off' ? says.heldBackOff(l, nameOf(l, names, seat)) : '';
}
