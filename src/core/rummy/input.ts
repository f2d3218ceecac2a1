import { rankOf, RANKS, SUITS } from '../cards.js';
import {
  at,
  cardsOf,
  findEndingIssues,
  findHandIssues,
  findListIssues,
  listOf,
  type PlacedCard,
  winnerOf,
} from '../hands.js';
import {
  freeze,
  isRecord,
  isWhole,
  plain,
  presentIssues,
  unknownProperties,
  type Findings,
  type Issue,
} from '../round.js';
import { checkRules } from './rules.js';
import type { RummyContext, RummyRules } from './types.js';
import { isCard, JOKER, SEATS } from './values.js';

/** What the cards that are played with hold ("Bad input"): two packs and six jokers. */
const PACKS = 2;
const JOKERS = 6;

const PROPERTIES = ['finish', 'winner', 'hands', 'melded', 'drop'];

/**
 * What is wrong with a round and with rules ("Bad input"), and what is odd about it. Never throws.
 * Warnings are only looked for where nothing is wrong.
 */
export function validate(round: unknown, rules?: unknown, context?: RummyContext): Findings {
  return freeze(findIssues(plain(round), rules, plain(context)));
}

/** What `validate` finds in a round and a context that are plain data already. */
export function findIssues(round: unknown, rules: unknown, context?: RummyContext): Findings {
  const { rules: complete, issues } = checkRules(rules);
  const errors = [
    ...findErrors(round, complete),
    ...presentIssues(context),
    ...findLimitIssues(context),
    ...issues,
  ];
  return { errors, warnings: errors.length === 0 ? findWarnings(round as { hands: unknown }) : [] };
}

function findLimitIssues(context?: RummyContext): Issue[] {
  return context?.limit === undefined || isWhole(context.limit, 1) ? [] : [{ code: 'rule', path: 'limit' }];
}

function findErrors(round: unknown, rules: RummyRules): Issue[] {
  if (!isRecord(round)) return [{ code: 'round', path: '' }];
  const { hands, melded } = round;
  return [
    ...unknownProperties(round, PROPERTIES),
    ...findHandIssues(hands, SEATS),
    ...cardsOf(hands).flatMap((card) => (isCard(card.code) ? [] : [at('card', card)])),
    ...findListIssues(melded, hands, {
      at: 'melded',
      code: 'melded',
      isRight: (it) => typeof it === 'boolean',
    }),
    ...findDropIssues(round, rules),
    ...findEndingIssues(withoutDropped(round), {
      won: ['normal', 'hand'],
      open: 'blocked',
      isOut: (hand) => hand === 0 || (Array.isArray(hand) && hand.length === 0),
      outWhenOpen: 'blocked-empty-hand',
    }),
    ...findMeldIssues(round, rules),
  ];
}

/** Code `drop`: what is no way to drop out by these rules, of who went out or was not there, and of everybody. */
function findDropIssues({ drop, hands, ...round }: Record<string, unknown>, rules: RummyRules): Issue[] {
  if (drop === undefined) return [];
  const ways = rules.drops ? ['first', 'middle', ...(rules.handCap === null ? [] : ['wrong'])] : [];
  const winner = winnerOf({ hands, ...round });
  const issues = findListIssues(drop, hands, {
    at: 'drop',
    code: 'drop',
    isRight: (it) => it === null || ways.includes(it as string),
  });
  const strange = listOf(drop).flatMap((way, seat) =>
    way !== null && (seat === winner || listOf(hands)[seat] === null)
      ? [{ code: 'drop', path: `drop.${seat}`, seat }]
      : [],
  );
  const all =
    listOf(hands).length > 0 &&
    listOf(hands).every((hand, seat) => hand === null || (listOf(drop)[seat] ?? null) !== null);
  return [...issues, ...strange, ...(all ? [{ code: 'drop', path: 'drop' }] : [])];
}

/** The round as if who dropped out still held a card: none has to be told. */
function withoutDropped(round: Record<string, unknown>): Record<string, unknown> {
  const drop = listOf(round.drop);
  const hands = listOf(round.hands).map((hand, seat) =>
    (drop[seat] ?? null) === null || seat === round.winner ? hand : 1,
  );
  return { ...round, hands };
}

/** Who goes out has melded; from hand he does so while nobody else has ("Round"), unless the rules let him. */
function findMeldIssues(round: Record<string, unknown>, { handOnly }: RummyRules): Issue[] {
  const hands = listOf(round.hands);
  const winner = winnerOf(round);
  return listOf(round.melded).flatMap((melded, seat) => {
    const issue = (code: string): Issue[] => [{ code, path: `melded.${seat}`, seat }];
    if (winner === undefined || seat >= hands.length || hands[seat] === null) return [];
    if (round.finish === 'normal' && seat === winner && melded === false) return issue('winner-not-melded');
    if (round.finish === 'hand' && seat !== winner && melded === true && handOnly !== 'any')
      return issue('hand-but-opponent-melded');
    return [];
  });
}

/** More equal cards in all hands together than there are. A card given by its rank alone can be of any suit. */
function findWarnings({ hands }: { hands: unknown }): Issue[] {
  const cards = cardsOf(hands);
  const ofCard = new Set(surplus(cards, ({ code }) => code, most));
  const ofRank = new Set(
    surplus(
      cards,
      ({ code }) => rankOf(code),
      (rank) => (rank ? PACKS * SUITS.length : Infinity),
    ),
  );
  return cards
    .filter((card) => ofCard.has(card) || ofRank.has(card))
    .map((card) => at('too-many-copies', card));
}

function most(code: unknown): number {
  if (code === JOKER) return JOKERS;
  return (RANKS as readonly unknown[]).includes(code) ? Infinity : PACKS;
}

/** The cards there are more of than `most` allows, each beyond the last allowed one; `kind` says which are alike. */
function surplus(
  cards: readonly PlacedCard[],
  kind: (card: PlacedCard) => unknown,
  most: (kind: unknown) => number,
): readonly PlacedCard[] {
  const seen = new Map<unknown, number>();
  return cards.filter((card) => {
    const own = kind(card);
    const count = (seen.get(own) ?? 0) + 1;
    seen.set(own, count);
    return count > most(own);
  });
}
