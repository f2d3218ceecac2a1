import { opponent } from '../../../core/doko/calls.js';
import type { DokoItem, DokoResult, DokoRound, Party } from '../../../core/doko/types.js';
import { isolate, type Localizer } from '../../../localization/localizer.js';
import * as says from '../../../localization/messages/late/doko-factors.js';
import * as words from '../../../localization/messages/doko.js';
import { augenOf, itemLabel as plainLabel, partyName, reason as plainReason } from '../words.js';
import { bockText, kindName } from './bock.js';
import { specialName } from './errors.js';

/** What a solo of a kind is worth by itself, if the rules say so. */
const kindOf = ({ soloKind = '', kind }: DokoRound, { solo }: DokoResult['rules']) =>
  kind === 'solo' && Object.hasOwn(solo.kinds, soloKind) ? solo.kinds[soloKind] : undefined;

/** What a point was for. */
export function label(l: Localizer, item: DokoItem, result: DokoResult, round: DokoRound): string {
  const { bock, rules, flipped } = result;
  switch (item.code) {
    case 'feigheit':
      return says.feigheit(l);
    case 'backdoor':
      return says.backdoor(l);
    case 'bock':
      return says.bockGame(l, bockText(l, bock.layers, rules.bock));
    case 'soloFixed':
      return kindOf(round, rules)?.fixed ? says.soloOf(l, kindName(l, round.soloKind!)) : says.soloFixed(l);
    default:
      if (Object.hasOwn(rules.points, item.code) && item.code !== 'fuchs' && item.code !== 'againstQueens')
        return specialName(l, item.code);
      // what was handed over is still said of who made it
      return plainLabel(l, flipped ? { ...item, party: opponent(item.party) } : item);
  }
}

/** What an item counted before anything multiplied it. */
function plainPoints(item: DokoItem, { rules, factors }: DokoResult, round: DokoRound): number {
  const { code, points } = item;
  if (Object.hasOwn(rules.points, code)) return rules.points[code as keyof typeof rules.points];
  switch (code) {
    case 'bock':
    case 'backdoor':
      return points;
    case 'feigheit':
      return points / factors.bock;
    case 'soloFixed': {
      const fixed = kindOf(round, rules)?.fixed ?? rules.solo.fixed!;
      return item.party === 're' ? fixed.won : fixed.lost;
    }
    case 'saidRe':
    case 'saidKontra':
      return rules.calls === 'plus2' ? 2 : points;
    default:
      return 1;
  }
}

/** How a point came to count more than once: “1 × 4”; empty where it did not. */
export function sum(l: Localizer, item: DokoItem, result: DokoResult, round: DokoRound): string {
  const plain = plainPoints(item, result, round);
  return item.points === plain || item.points === 0 ? '' : says.multiplied(l, plain, item.points / plain);
}

/** What multiplies all of it and is no point by itself: a kind of solo. */
export function kindFactor(
  l: Localizer,
  { items, rules }: DokoResult,
  round: DokoRound,
): { readonly name: string; readonly party: Party; readonly text: string } | undefined {
  const { times = 1 } = kindOf(round, rules) ?? {};
  const [first] = items;
  if (times === 1 || !first) return undefined;
  return { name: kindName(l, round.soloKind!), party: first.party, text: says.times(l, times) };
}

/** What is written beside the value, or is not written. */
export function written(
  l: Localizer,
  { rules, factors: { bock } }: DokoResult,
  round: DokoRound,
  names: readonly string[],
): readonly string[] {
  const { hochzeit, solo } = round;
  const { writing } = rules;
  const fee = rules.hochzeitFee * bock;
  const texts: string[] = [];
  if (hochzeit !== undefined && solo !== 'stille-hochzeit' && fee > 0) {
    const name = isolate(names[hochzeit] ?? '');
    const [gain, loss] = [l.signed(3 * fee), l.signed(-fee)];
    if (writing === 'plus') texts.push(says.feeGain(l, name, gain));
    else texts.push(writing === 'minus' ? says.feeLoss(l, name, loss) : says.fee(l, name, gain, loss));
  }
  if (writing !== 'plus-minus') texts.push((writing === 'plus' ? says.plusOnly : says.minusOnly)(l));
  return texts;
}

/** That a game starts a Bockrunde, and why; empty where it does not. */
function startsText(l: Localizer, { bock: { starts, triggers, layers }, rules }: DokoResult): string {
  const ignored = rules.bock?.inBock === 'ignore' && layers > 0;
  if (starts === 0 || ignored) return '';
  const reasons = triggers.flatMap((code) => says.REASONS[code]?.(l) ?? []);
  return says.starts(l, reasons.length === 0 ? says.byHand(l) : l.list(reasons), starts);
}

/** Why somebody won, and what it leads to. */
export function reason(l: Localizer, result: DokoResult, round: DokoRound): string {
  const { flipped, winner } = result;
  const first = flipped && winner !== 'none' ? opponent(winner) : null;
  const why = first
    ? [
        says.tooHigh(l, partyName(l, first), augenOf(round, first)),
        ...(round.kind === 'solo' ? [words.tripled(l)] : []),
      ]
    : [plainReason(l, result, round)];
  return [...why, startsText(l, result)].filter(Boolean).join(' ');
}

/** What is said after who won and with how many points. */
export const spoken = (l: Localizer, result: DokoResult): readonly string[] =>
  [
    result.bock.layers > 0 ? says.bockGame(l, bockText(l, result.bock.layers, result.rules.bock)) : '',
    result.flipped ? says.feigheit(l) : '',
    startsText(l, result).replace(/\.$/, ''),
  ].filter(Boolean);

/** What multiplies stands in the column of a party. */
export const times = (l: Localizer, { times: n }: DokoItem): string =>
  n === undefined ? '' : says.times(l, n);
