import type { Issue, Seat } from '../../core/round.js';
import type { RummyItem, RummyResult, RummyRound, RummyRules } from '../../core/rummy/types.js';
import { cardPoints, JOKER, SEATS } from '../../core/rummy/values.js';
import { isRead } from '../../localization/cards.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as cards from '../../localization/messages/cards.js';
import * as words from '../../localization/messages/rummy.js';
import { badAttribute, badPlayerCount } from '../../localization/messages/shared.js';
import { spokenCard, type OwnNames } from '../views/cards.js';
import { handOf, model, type RummyDraft } from './draft.js';

/** The joker is no card of the 52. */
export const ownName: OwnNames = (l, code) => (code === JOKER ? cards.joker(l) : undefined);

const nameOf = (names: readonly string[], seat: Seat | undefined) => isolate(names[seat ?? -1] ?? '');

const listOf = (l: Localizer, names: readonly string[], seats: readonly Seat[]) =>
  l.list(seats.map((seat) => nameOf(names, seat)));

/** Who won, as a headline without a full stop. */
export function headline(
  l: Localizer,
  { winners }: RummyResult,
  { finish }: RummyRound,
  names: readonly string[],
): string {
  if (winners.length === 0) return words.nobody(l);
  if (finish === 'blocked') return words.fewest(l, listOf(l, names, winners));
  const name = nameOf(names, winners[0]);
  return finish === 'hand' ? words.wentOutFromHand(l, name) : words.wentOut(l, name);
}

/** Why the others pay what they pay. */
export function reason(l: Localizer, { items, rules }: RummyResult, { finish }: RummyRound): string {
  if (finish === 'hand' && rules.handFinish !== null) return words.handFor(l, rules.handFinish);
  const surcharge = items.some(({ code }) => code === 'surcharge');
  return [
    finish === 'blocked' ? words.stockOut(l) : words.othersCount(l),
    ...(surcharge ? [words.unmelded(l, rules.surcharge)] : []),
  ].join(' ');
}

/** “Jana 0, Marek 7”: what everybody got. */
export const pointsText = (l: Localizer, { points }: RummyResult, names: readonly string[]): string =>
  l.list(points.flatMap((n, seat) => (n === null ? [] : [`${nameOf(names, seat)} ${l.number(n)}`])));

/** What a card counts: “ace 11”; where it is its number, that alone. */
function cardText(l: Localizer, code: string, rules: RummyRules): string {
  const points = l.number(cardPoints(code, rules));
  return /^\d/.test(code) ? points : `${spokenCard(l, code.replace(/[CSDH]$/, ''), ownName)} ${points}`;
}

/** What the cards of a hand count, one after the other; empty where it is given as a number. */
export const cardsText = (l: Localizer, hand: unknown, rules: RummyRules): string =>
  Array.isArray(hand) ? hand.map((code: string) => cardText(l, code, rules)).join(' + ') : '';

/** What is added to the hand of a seat and what is taken off; empty where it is what the hand comes to. */
export function sumText(l: Localizer, items: readonly RummyItem[]): string {
  const pointsOf = (code: RummyItem['code']) => items.find((item) => item.code === code)?.points;
  const [own, surcharge = 0, cap] = [pointsOf('hand'), pointsOf('surcharge'), pointsOf('cap')];
  if (own === undefined) return '';
  const sum = own + surcharge;
  const [a, b, c] = [own, surcharge, sum].map((n) => l.number(n)) as [string, string, string];
  if (cap !== undefined) {
    const most = l.number(sum + cap);
    return surcharge > 0 ? words.capped(l, a, b, c, most) : words.most(l, a, most);
  }
  return surcharge > 0 ? `${a} + ${b} = ${c}` : '';
}

/** What is wrong about an entry: says what is wanted. */
export function errorText(
  l: Localizer,
  { code, path, seat }: Issue,
  draft: RummyDraft,
  names: readonly string[],
): string {
  const name = nameOf(names, seat);
  switch (code) {
    case 'hand-but-opponent-melded':
      return words.hasMelded(l, name);
    case 'loser-without-cards':
    case 'blocked-empty-hand':
      return words.needsCards(l, name);
    case 'winner-with-cards':
      return words.outHasCards(l, name);
    case 'winner-not-melded':
      return words.outHasMelded(l, name);
    case 'winner-missing':
      return words.badWinner(l);
    case 'winner-not-allowed':
      return words.noWinner(l);
    case 'hand-value':
      return words.badHand(l);
    case 'card':
      return badCard(l, path, draft);
    case 'finish':
      return words.badFinish(l);
    case 'melded':
      return words.badMelded(l);
    case 'player-count':
      return badPlayerCount(l, SEATS.min, SEATS.max);
    case 'property':
      return words.badProperty(l, path);
    default:
      return badAttribute(l, path);
  }
}

/** Why a piece of text, or what was handed in, is no card. */
function badCard(l: Localizer, path: string, draft: RummyDraft): string {
  const [, seat = '', at = ''] = path.split('.');
  const { hands } = model.round(draft) as { hands: readonly (readonly unknown[])[] };
  const card = hands[Number(seat)]?.[Number(at)];
  const text = typeof card === 'string' ? card : JSON.stringify(card);
  const reading = handOf(draft, Number(seat)).typed?.readings.find((it) => it.text === text);
  return reading && !isRead(reading) && reading.ranks
    ? cards.severalCards(l, text, l.list(reading.ranks.map((rank) => cards.rankName(l, rank))))
    : cards.notACard(l, text);
}

/** What is odd about a round that was scored all the same: each card once. */
export const warningTexts = (
  l: Localizer,
  warnings: readonly Issue[],
  round: RummyRound,
  names: readonly string[],
): readonly string[] => [
  ...new Set(
    warnings.map(({ path, seat }) => {
      const [, at = '', i = ''] = path.split('.');
      const code = (round.hands[Number(at)] as readonly string[])[Number(i)];
      return words.tooManyCopies(l, nameOf(names, seat), spokenCard(l, code, ownName));
    }),
  ),
];
