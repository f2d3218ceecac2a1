import { cardIndex, SUITS } from '../cards.js';
import {
  at,
  cardsOf,
  findEndingIssues,
  findHandIssues,
  findListIssues,
  listOf,
  type PlacedCard,
} from '../hands.js';
import { isRecord, unknownProperties, type Issue } from '../round.js';
import { FALSE_OKEY, OKEY } from './tally.js';
import type { HandOptions, OkeyRules } from './types.js';

/** How many may play ("Bad input"). */
export const SEATS = Object.freeze({ min: 2, max: 4 });

/** Two packs of everything: of each card, of real and of false Okeys. */
const PACKS = 2;

/** More cards than two hands have are no hand, and too many to be searched. */
const MOST_CARDS = 28;

const PROPERTIES = ['suit', 'okey', 'finish', 'winner', 'hands', 'heldBack'];

const isHeldBack = (value: unknown) => value === null || typeof value === 'boolean';

/** What is wrong with a round ("Bad input"). */
export function findErrors(round: unknown, rules: OkeyRules): Issue[] {
  if (!isRecord(round)) return [{ code: 'round', path: '' }];
  const { hands, heldBack } = round;
  return [
    ...unknownProperties(round, PROPERTIES),
    ...((SUITS as readonly unknown[]).includes(round.suit) ? [] : [{ code: 'suit', path: 'suit' }]),
    ...findHandIssues(hands, SEATS),
    ...listOf(hands).flatMap((hand, seat) => findSizeIssues(hand, { path: `hands.${seat}`, seat })),
    ...findCardIssues(cardsOf(hands), round.okey, rules),
    ...(heldBack === undefined
      ? []
      : findListIssues(heldBack, hands, { at: 'heldBack', code: 'held-back', isRight: isHeldBack })),
    ...findEndingIssues(round, {
      won: ['normal', 'pairs', 'okey', 'pairs-okey'],
      open: 'exhausted',
      isOut: (hand) => Array.isArray(hand) && hand.length === 0,
      outWhenOpen: 'loser-without-cards',
    }),
  ];
}

/** What is wrong with a single hand, its paths beginning with `hand`, and with what goes with it. */
export function findHandErrors(
  hand: unknown,
  { okey, heldBack }: Pick<HandOptions, 'okey' | 'heldBack'>,
  rules: OkeyRules,
): Issue[] {
  const cards = listOf(hand).map((code, place): PlacedCard => ({ code, hand: 'hand', place }));
  return [
    ...(Array.isArray(hand) ? [] : [{ code: 'hand-value', path: 'hand' }]),
    ...findSizeIssues(hand, { path: 'hand' }),
    ...findCardIssues(cards, okey, rules),
    ...(heldBack === undefined || isHeldBack(heldBack) ? [] : [{ code: 'held-back', path: 'heldBack' }]),
  ];
}

const findSizeIssues = (hand: unknown, where: Omit<Issue, 'code'>): Issue[] =>
  listOf(hand).length > MOST_CARDS ? [{ code: 'hand-size', ...where }] : [];

/** Cards that do not exist or of which there are too many, and an Okey card that is none or is not told. */
function findCardIssues(cards: readonly PlacedCard[], okey: unknown, { jokersWild }: OkeyRules): Issue[] {
  const seen = new Map<unknown, number>();
  const issues: Issue[] = [];
  let needed = false;
  for (const card of cards) {
    const { code } = card;
    const isOkey = code === OKEY || (code === FALSE_OKEY && !jokersWild);
    const count = (seen.get(code) ?? 0) + 1;
    const isSurplus = count > (isOkey && jokersWild ? 2 * PACKS : PACKS);
    seen.set(code, count);
    needed ||= isOkey;
    if (!isOkey && cardIndex(code) < 0) issues.push(at('card', card));
    else if (!isOkey && code === okey) issues.push(at('okey-card-in-hand', card));
    else if (isSurplus) issues.push(at(isOkey ? 'too-many-okeys' : 'third-copy', card));
  }
  if (okey === undefined ? needed : cardIndex(okey) < 0) {
    issues.push({ code: okey === undefined ? 'okey-card-missing' : 'card', path: 'okey' });
  }
  return issues;
}
