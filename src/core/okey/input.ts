import { cardIndex, SUITS } from '../cards.js';
import { findEndingIssues, findHandIssues, findListIssues, isIn, listOf } from '../hands.js';
import { isRecord, unknownProperties, type Issue } from '../round.js';
import { FALSE_OKEY, OKEY } from './tally.js';
import type { HandOptions, OkeyRules } from './types.js';

/** How many may play ("Bad input"). */
export const SEATS = Object.freeze({ min: 2, max: 4 });

/** Two teams are four players. */
export const FOUR = Object.freeze({ min: 4, max: 4 });

/** Two packs of everything: of each card, of real and of false Okeys. */
const PACKS = 2;

/** More cards than two hands have are no hand, and too many to be searched. */
const MOST_CARDS = 28;

const PROPERTIES = ['suit', 'okey', 'finish', 'winner', 'hands', 'heldBack', 'shown', 'bothOkeys'];

const isHeldBack = (value: unknown) => value === null || typeof value === 'boolean';

/** What is wrong with a round ("Bad input"). */
export function findErrors(round: unknown, rules: OkeyRules): Issue[] {
  if (!isRecord(round)) return [{ code: 'round', path: '' }];
  const { hands, heldBack } = round;
  return [
    ...unknownProperties(round, PROPERTIES),
    ...(isIndicator(round.suit, rules) ? [] : [{ code: 'suit', path: 'suit' }]),
    ...findHandIssues(hands, rules.teams === null ? SEATS : FOUR),
    ...listOf(hands).flatMap((hand, seat) => findSizeIssues(hand, { path: `hands.${seat}`, seat })),
    ...findCardIssues(
      listOf(hands).map((hand, seat) => ({ cards: listOf(hand), path: `hands.${seat}`, seat })),
      round.okey,
      rules,
    ),
    ...(heldBack === undefined
      ? []
      : findListIssues(heldBack, hands, { at: 'heldBack', code: 'held-back', isRight: isHeldBack })),
    ...findEndingIssues(round, {
      won: ['normal', 'pairs', 'okey', 'pairs-okey'],
      open: 'exhausted',
      isOut: (hand) => Array.isArray(hand) && hand.length === 0,
      outWhenOpen: 'loser-without-cards',
    }),
    ...findSeatIssues(round.shown, hands, { code: 'shown', path: 'shown' }),
    ...findSeatIssues(round.bothOkeys, hands, { code: 'both-okeys', path: 'bothOkeys' }),
  ];
}

const isIndicator = (suit: unknown, { falseOkeyFactor }: OkeyRules): boolean =>
  (SUITS as readonly unknown[]).includes(suit) || (suit === 'J' && falseOkeyFactor !== null);

/** The issue of a seat that is named and was not in the round. */
const findSeatIssues = (seat: unknown, hands: unknown, issue: Issue): Issue[] =>
  seat === undefined || isIn(hands, seat) ? [] : [issue];

/** What is wrong with a single hand, its paths beginning with `hand`, and with what goes with it. */
export function findHandErrors(
  hand: unknown,
  { okey, heldBack }: Pick<HandOptions, 'okey' | 'heldBack'>,
  rules: OkeyRules,
): Issue[] {
  return [
    ...(Array.isArray(hand) ? [] : [{ code: 'hand-value', path: 'hand' }]),
    ...findSizeIssues(hand, { path: 'hand' }),
    ...findCardIssues([{ cards: listOf(hand), path: 'hand' }], okey, rules),
    ...(heldBack === undefined || isHeldBack(heldBack) ? [] : [{ code: 'held-back', path: 'heldBack' }]),
  ];
}

const findSizeIssues = (hand: unknown, where: Omit<Issue, 'code'>): Issue[] =>
  listOf(hand).length > MOST_CARDS ? [{ code: 'hand-size', ...where }] : [];

/** The cards of a hand, and where it stands. */
interface Placed extends Omit<Issue, 'code'> {
  readonly cards: readonly unknown[];
}

/** How many there are of a card in all, by complete rules: printed jokers that are wild are entered as Okeys too. */
export const copiesOf = (code: unknown, { jokersWild }: OkeyRules): number =>
  code === OKEY && jokersWild ? 2 * PACKS : PACKS;

/** Cards that do not exist or of which there are too many, and an Okey card that is none or is not told. */
function findCardIssues(hands: readonly Placed[], okey: unknown, rules: OkeyRules): Issue[] {
  const { jokersWild } = rules;
  const seen = new Map<unknown, number>();
  const isOkey = (code: unknown) => code === OKEY || (code === FALSE_OKEY && !jokersWild);
  const wrong = (code: unknown): string | undefined => {
    const count = (seen.get(code) ?? 0) + 1;
    seen.set(code, count);
    if (isOkey(code)) return count > copiesOf(code, rules) ? 'too-many-okeys' : undefined;
    if (cardIndex(code) < 0) return 'card';
    if (code === okey) return 'okey-card-in-hand';
    return count > copiesOf(code, rules) ? 'third-copy' : undefined;
  };
  const issues = hands.flatMap(({ cards, path, ...seat }) => {
    const found: Issue[] = [];
    cards.forEach((card, i) => {
      const code = wrong(card);
      if (code !== undefined) found.push({ code, path: `${path}.${i}`, ...seat });
    });
    return found;
  });
  if (okey !== undefined && cardIndex(okey) < 0) issues.push({ code: 'card', path: 'okey' });
  if (okey === undefined && (seen.has(OKEY) || (seen.has(FALSE_OKEY) && !jokersWild))) {
    issues.push({ code: 'okey-card-missing', path: 'okey' });
  }
  return issues;
}
