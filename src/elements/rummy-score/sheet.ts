import type { RummyResult, RummyRules } from '../../core/rummy/types.js';
import { bestOf } from '../../core/rummy/rules.js';
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

  above: (l, summary, names, rules) => [
    callOut(l, summary, names, sheet),
    gauge(l, summary, names, bestOf(rules as RummyRules)),
  ],

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
  const { preset, joker, ace, face, handFinish, handTimes, blockedTie, blockedUnmelded } = rules;
  return [
    preset === 'rami' ? words.rami(l) : ownRules(l),
    words.cardValues(l, [joker, ace, face]),
    ...(rules.handCap === null ? [] : [words.handCapIs(l, rules.handCap)]),
    ...endOf(l, rules, limit),
    ...unmeldedOf(l, rules, limit),
    ...(handFinish === null ? [] : [words.handFinishIs(l, handFinish)]),
    ...(handFinish === null && handTimes > 1 ? [words.handTimesIs(l, handTimes)] : []),
    ...(rules.drops ? [words.dropsAre(l, rules.drops.first, rules.drops.middle)] : []),
    ...winOf(l, rules),
    ...(rules.direction === 'high' ? [words.highWins(l)] : []),
    ...(blockedTie === 'none' ? [words.tieOfNobody(l)] : []),
    ...(blockedUnmelded === 'cards' && rules.unmelded !== 'cards' ? [words.blockedByCards(l)] : []),
  ];
}

/** What the limit does. */
function endOf(l: Localizer, { end, rounds, reEntry }: RummyRules, limit: number | null): readonly string[] {
  if (limit === null) return [];
  if (end === 'limit') return [rounds === null ? words.limitIs(l, limit) : words.limitShown(l, limit)];
  if (end === 'rounds') return [words.limitShown(l, limit)];
  return [words.outAt(l, limit), ...(reEntry ? [words.reEntryUpTo(l, reEntry.upTo)] : [])];
}

/** What who has not melded pays, where that is more than the cards. */
function unmeldedOf(l: Localizer, rules: RummyRules, limit: number | null): readonly string[] {
  const { unmelded, surcharge } = rules;
  if (unmelded === 'cards') return [];
  if (unmelded === 'fixed') return [words.fixedIs(l, rules.unmeldedFixed)];
  if (unmelded === 'times') return [words.unmeldedTimesIs(l, rules.unmeldedTimes)];
  const cap = capOf(limit, rules);
  return [cap === null ? words.surchargeIs(l, surcharge) : words.surchargeAndCap(l, surcharge, cap)];
}

/** What the winner gets. */
function winOf(
  l: Localizer,
  { winnerGets, winBonus, handBonus, handBonusLate }: RummyRules,
): readonly string[] {
  if (winnerGets === 'sum') return [words.winnerTakes(l)];
  return [
    ...(winBonus === 0 ? [] : [words.winBonusIs(l, l.signed(winBonus))]),
    ...(handBonus === 0 ? [] : [words.handBonusIs(l, l.signed(handBonus))]),
    ...(handBonusLate === handBonus ? [] : [words.handBonusLateIs(l, l.signed(handBonusLate))]),
  ];
}
