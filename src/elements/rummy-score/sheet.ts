import type { RummyResult, RummyRules } from '../../core/rummy/types.js';
import { capOf } from '../../core/rummy/values.js';
import type { Localizer } from '../../localization/localizer.js';
import { ownRules } from '../../localization/messages/match.js';
import * as words from '../../localization/messages/rummy.js';
import type { SheetView } from '../game-view.js';
import { callOut } from '../views/call-out.js';
import { gauge } from '../views/gauge.js';
import { headline } from './words.js';

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
  extra: { mark: words.extra, title: words.tie, reason: words.tied },

  brief: (l, result, names, round) => headline(l, result, round as never, names),
  mark: () => null,
  before: () => [],

  above: (l, summary, names) => [callOut(l, summary, names, sheet), gauge(l, summary, names)],

  foot(l, { played, ended, limit }, rules) {
    const { rounds } = rules;
    return [
      ...(rounds !== null && !ended ? [words.roundsLeft(l, rounds - played)] : []),
      ...inForce(l, rules as RummyRules, limit ?? null),
    ];
  },

  warning: (_, code) => code,
};

/** The rules that hold, in sentences; what is as everywhere goes without saying. */
function inForce(l: Localizer, rules: RummyRules, limit: number | null): readonly string[] {
  const { preset, rounds, joker, ace, face, handFinish, surcharge, blockedTie, blockedUnmelded } = rules;
  const cap = capOf(limit, rules);
  return [
    preset === 'rami' ? words.rami(l) : ownRules(l),
    words.cardValues(l, [joker, ace, face]),
    ...(limit === null ? [] : [rounds === null ? words.limitIs(l, limit) : words.limitShown(l, limit)]),
    cap === null ? words.surchargeIs(l, surcharge) : words.surchargeAndCap(l, surcharge, cap),
    ...(handFinish === null ? [] : [words.handFinishIs(l, handFinish)]),
    ...(blockedTie === 'none' ? [words.tieOfNobody(l)] : []),
    ...(blockedUnmelded === 'cards' ? [words.blockedByCards(l)] : []),
  ];
}
