import { rankOf } from '../../core/cards.js';
import { copiesOf, SEATS } from '../../core/okey/input.js';
import type { OkeyItem, OkeyResult, OkeyRound, OkeyRules } from '../../core/okey/types.js';
import type { Issue, Seat } from '../../core/round.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import type { RefusedCard } from '../../localization/card-reading.js';
import {
  notACard,
  rankIndex,
  rankName,
  severalCards,
  suitNeeded,
} from '../../localization/messages/cards.js';
import * as words from '../../localization/messages/okey.js';
import { badAttribute, playerNumber } from '../../localization/messages/shared.js';
import type { EntryView } from '../views/entry.js';
import { textOf } from '../attributes.js';
import { allCards, handOf, type OkeyDraft } from './draft.js';
import { cardText, suitText, type Look } from './look.js';

/** A player's name, or the number of the seat where there is none. */
export const nameOf = (l: Localizer, names: readonly string[], seat: Seat): string =>
  isolate(names[seat] ?? playerNumber(l, seat + 1));

// ---- Results

export const headline = (l: Localizer, { winners }: OkeyResult, names: readonly string[]): string =>
  winners.length === 0 ? words.exhausted(l) : words.finished(l, nameOf(l, names, winners[0]!));

/** How it ended, and the factor of the table. */
export function reason(l: Localizer, look: Look, { factors }: OkeyResult, round: OkeyRound): string {
  const finish = l.number(factors.finish);
  const how = {
    normal: () => words.normalFinish(l),
    pairs: () => words.pairsFinish(l, finish),
    okey: () => words.okeyFinish(l, finish),
    'pairs-okey': () => words.bothFinish(l, finish),
    exhausted: () => words.stockEmpty(l),
  }[round.finish]();
  return `${how} ${words.table(l, suitText(l, look, round.suit), l.number(factors.table))}`;
}

/** Each player with points, for the ear. */
export function spoken(l: Localizer, text: string, { points }: OkeyResult, names: readonly string[]): string {
  const each = points.flatMap((n, seat) =>
    n === null ? [] : [words.pointsOf(l, nameOf(l, names, seat), l.number(n))],
  );
  return words.spoken(l, text, l.list(each));
}

/** What stands small behind the factor of the finish. */
export const finishName = (l: Localizer, { finish }: Pick<OkeyRound, 'finish'>): string =>
  finish === 'pairs' ? words.byPairs(l) : finish === 'okey' ? words.byOkey(l) : words.byBoth(l);

/** The hundreds that come off for who finished, and whether the table multiplies them. */
export function winOf(
  { points, table }: OkeyItem,
  { finish }: OkeyRound,
  { win }: OkeyRules,
): { base: number; byTable: boolean } {
  const byTable = finish !== 'normal' || win.normalTimesTable;
  return byTable ? { base: points / table, byTable } : { base: points, byTable };
}

/** What is odd about a round that was scored; empty where there are no words for it. */
export function warningText(
  l: Localizer,
  { code, seat = 0 }: Issue,
  sizes: readonly number[],
  names: readonly string[],
): string {
  const name = nameOf(l, names, seat);
  if (code === 'hand-size') return words.handSize(l, name, sizes[seat] ?? 0);
  if (code === 'okey-suit') return words.okeySuit(l);
  return code === 'complete-not-held-back' ? words.detected(l, name) : '';
}

// ---- Rules in force

/** What cards count, in a few words. */
export function valuesText(l: Localizer, { tiles }: Look, values: OkeyRules['values']): string {
  if (tiles) {
    if (values === 'pip') return words.tilesPips(l);
    return values === 'ace1' ? words.tilesOne(l) : words.tilesEleven(l);
  }
  const [a, j, q, k] = ['A', 'J', 'Q', 'K'].map((rank) => rankIndex(l, rank)) as [
    string,
    string,
    string,
    string,
  ];
  if (values === 'pip') return words.pips(l, a, j, q, k);
  return values === 'ace1' ? words.aceOne(l, a, j, q, k) : words.aceEleven(l, a, j, q, k);
}

/** What cards count here, as a sentence. */
export const valuesInForce = (l: Localizer, look: Look, { values }: OkeyRules): string =>
  words.valuesAre(l, valuesText(l, look, values));

// ---- Errors

/** The card that a path leads to, `hands.1.3`; as it was read, where it was typed and is none. */
function cardAt(draft: OkeyDraft, path: string): { card: unknown; refused?: RefusedCard | undefined } {
  if (path === 'okey') return { card: draft.okey };
  const [, seat = '', at = ''] = path.split('.');
  const hand = handOf(draft, Number(seat));
  return { card: allCards(hand)[Number(at)], refused: hand.left[Number(at) - hand.cards.length] };
}

/** Why a piece of a text is no card; of a round that was handed in nothing was read. */
function refusedText(l: Localizer, text: string, refused?: RefusedCard): string {
  if (refused?.problem === 'suit' || rankOf(text)) return suitNeeded(l, text);
  if (!refused?.ranks) return notACard(l, text);
  return severalCards(l, text, l.list(refused.ranks.map((rank) => rankName(l, rank))));
}

/** What is wrong about an entry: says what is wanted. */
export function errorText(
  l: Localizer,
  look: Look,
  { code, path }: Issue,
  { draft, rules }: Pick<EntryView<OkeyDraft>, 'draft' | 'rules'>,
): string {
  const { card, refused } = cardAt(draft, path);
  switch (code) {
    case 'card':
      return refusedText(l, textOf(card), refused);
    case 'third-copy':
      return words.third(l, cardText(l, look, card));
    case 'too-many-okeys':
      return words.tooMany(l, cardText(l, look, card), copiesOf(card, rules as OkeyRules));
    case 'okey-card-in-hand':
      return words.isOkey(l, cardText(l, look, card));
    case 'hand-value':
      return words.badPoints(l);
    case 'hand-size':
      return words.tooLong(l);
    case 'winner-missing':
    case 'winner-not-allowed':
    case 'finish':
      return words.badWinner(l);
    case 'player-count':
    case 'length':
      return code === 'player-count' && (rules as OkeyRules).teams !== null
        ? words.fourWanted(l)
        : words.badHands(l, l.number(SEATS.min), l.number(SEATS.max));
    case 'suit':
      return words.badSuit(l);
    case 'held-back':
      return words.badHeld(l);
    case 'property':
      return words.badProperty(l, path);
    default:
      return badAttribute(l, path);
  }
}
