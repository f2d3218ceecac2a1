import { bestOf } from '../../../core/rummy/rules.js';
import type { RummyResult, RummyRules } from '../../../core/rummy/types.js';
import * as says from '../../../localization/messages/late/rummy-house.js';
import type { SheetView } from '../../game-view.js';
import { extra, sheet as plain } from '../sheet.js';
import { out } from './out.js';

/** The sheet of rummy with what the family’s rules make of it. */
export const sheet: SheetView<RummyResult> = {
  ...plain,

  extra: {
    ...extra,
    title: (l, rules) =>
      bestOf(rules as RummyRules) === 'lowest' ? extra.title(l, rules) : says.tieHighest(l),
  },

  out: { said: says.outOfMatch, meaning: says.outMark },

  ended(l, { order, out = [], leaders }, _rules, names) {
    if (order.length - out.length > 1 || out.length === 0) return '';
    return out.length === order.length
      ? says.endOfAll(l, names, leaders.length > 1)
      : says.endByLast(l, names);
  },

  above: (page) => [plain.above?.(page), out(page)],

  foot: (l, summary, rules, names) => [
    ...plain.foot(l, summary, rules, names),
    ...((rules as RummyRules).end === 'elimination' && summary.limit !== undefined
      ? [says.outAt(l, summary.limit)]
      : []),
  ],
};
