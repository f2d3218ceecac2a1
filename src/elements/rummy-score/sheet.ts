import { bestOf } from '../../core/rummy/rules.js';
import type { RummyResult, RummyRules } from '../../core/rummy/types.js';
import * as words from '../../localization/messages/rummy.js';
import type { SheetView } from '../game-view.js';
import { gauge } from '../views/gauge.js';
import { headline } from './words.js';

/** A tie for the best total. */
export const extra: NonNullable<SheetView<RummyResult>['extra']> = {
  mark: words.extra,
  title: words.tie,
  reason: words.tied,
};

/** What the sheet of rummy shows (rules/rummy "Game"). */
export const sheet: SheetView<RummyResult> = {
  name: words.sheet,
  nth: words.nth,
  of: words.of,
  recordNth: words.recordNth,
  correctNth: words.correctNth,
  empty: words.noRounds,
  newMatch: words.newMatch,
  marks: [],
  extra,

  brief: (l, result, names, round) => headline(l, result, round as never, names),
  mark: () => null,
  before: () => [],

  above: ({ l, summary, names, rules }) => gauge(l, summary, names, bestOf(rules as RummyRules)),

  foot(l, { played, ended, limit }, rules) {
    const { rounds, end, limit: fixed } = rules as RummyRules;
    const isIdle = end === 'rounds' || rounds !== null;
    return [
      ...(rounds !== null && !ended ? [words.roundsLeft(l, rounds - played)] : []),
      ...(limit === undefined || end === 'elimination'
        ? []
        : isIdle
          ? [words.limitShown(l, limit)]
          : fixed === null
            ? [words.limitIs(l, limit)]
            : []),
    ];
  },

  usualRules: words.rami,

  warning: (_, code) => code,
};
