import type { Issue, Seat } from '../../core/round.js';
import type { RummyItem, RummyResult, RummyRound, RummyRules } from '../../core/rummy/types.js';
import { cardPoints, JOKER, SEATS } from '../../core/rummy/values.js';
import { isRead } from '../../localization/card-reading.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as cards from '../../localization/messages/cards.js';
import * as words from '../../localization/messages/rummy.js';
import { badAttribute, badPlayerCount } from '../../localization/messages/shared.js';
import { spokenCard, type OwnNames } from '../views/cards.js';
import type { EntryView } from '../views/entry.js';
import { handOf, model, type RummyDraft } from './draft.js';
import type { HouseParts } from './house.js';
import type { Typing } from './typed.js';

/** What the form is drawn from, with what comes late. */
export interface View extends EntryView<RummyDraft> {
  /** Where the family’s rules are in force, once it is there. */
  readonly house: HouseParts | null | undefined;
  readonly typing: Typing;
}

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
  const why = finish === 'blocked' ? words.stockOut(l) : words.othersCount(l);
  return items.some(({ code }) => code === 'surcharge')
    ? `${why} ${words.unmelded(l, rules.surcharge)}`
    : why;
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

/** How the points of who pays add up; nothing where they are what the hand comes to. */
export const sumTexts = (
  l: Localizer,
  items: readonly RummyItem[],
  rules: RummyRules,
  house: HouseParts | null | undefined,
): readonly string[] => house?.sumTexts(l, items, rules) ?? [additionText(l, items)].filter(Boolean);

/** 84 + 25 = 109, at most 100 */
export function additionText(l: Localizer, lines: readonly RummyItem[]): string {
  const pointsOf = (code: RummyItem['code']) => lines.find((item) => item.code === code)?.points ?? 0;
  const [own, surcharge, cap] = [pointsOf('hand'), pointsOf('surcharge'), pointsOf('cap')];
  const sum = own + surcharge;
  const sign = own < 0 ? '−' : '+';
  const added = `${l.number(own)} ${sign} ${l.number(Math.abs(surcharge))} = ${l.number(sum)}`;
  if (cap === 0) return surcharge === 0 ? '' : added;
  return words.most(l, surcharge === 0 ? l.number(own) : added, l.number(Math.abs(sum + cap)));
}

/** What is wrong about an entry: says what is wanted. */
export function errorText(
  l: Localizer,
  issue: Issue,
  of: Pick<View, 'draft' | 'rules' | 'house'>,
  names: readonly string[],
): string {
  const { code, path, seat } = issue;
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
      return badCard(l, path, of);
    case 'finish':
      return words.badFinish(l);
    case 'melded':
      return words.badMelded(l);
    case 'drop':
      return of.house?.dropError(l, issue) ?? badAttribute(l, path);
    case 'player-count':
      return badPlayerCount(l, SEATS.min, SEATS.max);
    case 'property':
      return words.badProperty(l, path);
    default:
      return badAttribute(l, path);
  }
}

/** Why a piece of text, or what was handed in, is no card. */
function badCard(l: Localizer, path: string, { draft, rules }: Pick<View, 'draft' | 'rules'>): string {
  const [, seat = '', at = ''] = path.split('.');
  const { hands } = model.round(draft, rules) as { hands: readonly (readonly unknown[])[] };
  const card = hands[Number(seat)]?.[Number(at)];
  const text = typeof card === 'string' ? card : JSON.stringify(card);
  const reading = handOf(draft, Number(seat)).typed?.readings?.find((it) => it.text === text);
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
