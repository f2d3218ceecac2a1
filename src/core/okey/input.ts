import { cardIndex, SUITS } from '../cards.js';
import {
  at,
  cardsOf,
  findEndingIssues,
  findHandIssues,
  findListIssues,
  listOf,
  surplus,
  type PlacedCard,
} from '../hands.js';
import { isRecord, unknownProperties, type Issue } from '../round.js';
import { checkRules } from './rules.js';
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
export function findHandErrors(hand: unknown, { okey, rules, heldBack }: HandOptions): Issue[] {
  const { rules: complete, issues } = checkRules(rules);
  const cards = listOf(hand).map((code, i): PlacedCard => ({ code, path: `hand.${i}` }));
  return [
    ...(Array.isArray(hand) ? [] : [{ code: 'hand-value', path: 'hand' }]),
    ...findSizeIssues(hand, { path: 'hand' }),
    ...findCardIssues(cards, okey, complete),
    ...(heldBack === undefined || isHeldBack(heldBack) ? [] : [{ code: 'held-back', path: 'heldBack' }]),
    ...issues,
  ];
}

const findSizeIssues = (hand: unknown, where: Omit<Issue, 'code'>): Issue[] =>
  listOf(hand).length > MOST_CARDS ? [{ code: 'hand-size', ...where }] : [];

/** Cards that do not exist or of which there are too many, and an Okey card that is none or is not told. */
function findCardIssues(cards: readonly PlacedCard[], okey: unknown, { jokersWild }: OkeyRules): Issue[] {
  const isOkey = (code: unknown) => code === OKEY || (code === FALSE_OKEY && !jokersWild);
  const tooMany = new Set(surplus(cards, (code) => (code === OKEY && jokersWild ? 2 * PACKS : PACKS)));
  const own = cardIndex(okey);
  return [
    ...(okey !== undefined && own < 0 ? [{ code: 'card', path: 'okey' }] : []),
    ...(okey === undefined && cards.some(({ code }) => isOkey(code))
      ? [{ code: 'okey-card-missing', path: 'okey' }]
      : []),
    ...cards.flatMap((card) => {
      if (isOkey(card.code)) return tooMany.has(card) ? [at('too-many-okeys', card)] : [];
      if (cardIndex(card.code) < 0) return [at('card', card)];
      if (card.code === okey) return [at('okey-card-in-hand', card)];
      return tooMany.has(card) ? [at('third-copy', card)] : [];
    }),
  ];
}
