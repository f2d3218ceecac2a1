import type { Seat } from '../../../core/round.js';
import type { RummyItem, RummyResult, RummyRound, RummyRules } from '../../../core/rummy/types.js';
import type { Localizer } from '../../../localization/localizer.js';
import * as says from '../../../localization/messages/late/rummy-house.js';
import { additionText, reason as plainReason } from '../words.js';

/** Why the others pay what they pay. */
export function reason(l: Localizer, result: RummyResult, round: RummyRound): string {
  const { items, rules } = result;
  const has = (code: RummyItem['code'], rule: string) =>
    items.some((it) => it.code === code && it.rule === rule);
  return [
    plainReason(l, result, round),
    ...(has('fixed', 'unmelded') ? [says.fixedIs(l, rules.unmeldedFixed)] : []),
    ...(has('times', 'unmelded') ? [says.unmeldedTimesIs(l, rules.unmeldedTimes)] : []),
    ...(has('times', 'from-hand') ? [says.handTimesIs(l, rules.handTimes)] : []),
    ...(has('sum', 'sum') ? [says.winnerTakes(l)] : []),
  ].join(' ');
}

/**
 * How the points of who pays add up: what is added to the hand and taken off, then what multiplies that. Nothing where
 * they are what the hand comes to.
 */
export function sumTexts(l: Localizer, items: readonly RummyItem[], rules: RummyRules): readonly string[] {
  const lines = items.filter(({ code }) => code !== 'times');
  const factors = items.flatMap(({ code, rule }) =>
    code !== 'times' ? [] : rule === 'unmelded' ? rules.unmeldedTimes : rules.handTimes,
  );
  const fixed = lines.some(({ code }) => code === 'fixed') ? says.fixedIs(l, rules.unmeldedFixed) : '';
  const once = lines.reduce((sum, { points }) => sum + points, 0);
  const all = items.reduce((sum, { points }) => sum + points, 0);
  const product = [once, ...factors].map((n) => l.number(n)).join(' × ');
  return [
    fixed || additionText(l, lines),
    ...(factors.length > 0 ? [`${product} = ${l.number(all)}`] : []),
  ].filter(Boolean);
}

/** What the winner gets beside nothing: a bonus, or all that the others pay. */
export function gainText(l: Localizer, { items, winners }: RummyResult, seat: Seat): string {
  const own = items.find((item) => item.seat === seat && item.code !== 'win');
  if (own?.code === 'bonus') return says.bonusIs(l, l.signed(own.points));
  if (own?.code !== 'sum') return '';
  const paid = items.filter((item) => !winners.includes(item.seat));
  const seats = [...new Set(paid.map((item) => item.seat))];
  const each = seats.map((it) => paid.reduce((sum, item) => (item.seat === it ? sum - item.points : sum), 0));
  const sum = each.reduce((a, b) => a + b, 0);
  const terms = each.map((n) => l.number(n)).join(' + ');
  const total = each.length > 1 ? `${terms} = ${l.number(sum)}` : terms;
  return winners.length > 1 ? says.shareOf(l, total) : says.allOf(l, total);
}
