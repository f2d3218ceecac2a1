import type { okey } from '../../src/core.js';

const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const NEVER = -Infinity;

interface Card {
  readonly rank: number;
  readonly suit: string;
  readonly value: number;
}

interface Combination {
  readonly mask: number;
  readonly wild: number;
  readonly sum: number;
}

/** Number of the lowest bit. */
const first = (mask: number) => 31 - Math.clz32(mask & -mask);

type Answer = Pick<okey.HandPenalty, 'raw' | 'normal' | 'pairs' | 'complete' | 'by'>;

/**
 * The penalty of a hand by trying all subsets of its cards: slow, and written straight from the rules, so that it can
 * be believed. Wild cards are alike, so a subset is one of the other cards together with a number of them.
 */
export function bySubsets(
  hand: readonly string[],
  okeyCard: string,
  rules: okey.OkeyRules,
  heldBack: boolean | null,
): Answer {
  const valueOf = (rank: number): number => {
    if (rank === 1) return rules.values === 'ace11' ? 11 : 1;
    return rules.values === 'pip' || rank < 11 ? rank : 10;
  };
  const read = (code: string): Card => {
    const rank = RANKS.indexOf(code.slice(0, -1)) + 1;
    return { rank, suit: code.slice(-1), value: valueOf(rank) };
  };
  const wilds = hand.filter((code) => code === 'OK').length;
  const cards = hand.filter((code) => code !== 'OK').map((code) => read(code === 'FO' ? okeyCard : code));
  const wildValue = rules.looseOkeyValue === 'card' ? read(okeyCard).value : rules.looseOkeyValue;
  const all = (1 << cards.length) - 1;
  const isSame = (a: Card, b: Card) => a.rank === b.rank && a.suit === b.suit;
  const sums = new Int32Array(all + 1);
  for (let mask = 1; mask <= all; mask++) {
    sums[mask] = sums[mask & (mask - 1)]! + cards[first(mask)]!.value;
  }

  // of every subset: the ranks in it (bit 1 = ace), those in it twice, its suits, and how many cards
  const ranks = new Uint16Array(all + 1);
  const twice = new Uint16Array(all + 1);
  const suits = new Uint8Array(all + 1);
  const sizes = new Uint8Array(all + 1);
  for (let mask = 1; mask <= all; mask++) {
    const rest = mask & (mask - 1);
    const { rank, suit } = cards[first(mask)]!;
    ranks[mask] = ranks[rest]! | (1 << rank);
    twice[mask] = twice[rest]! | (ranks[rest]! & (1 << rank));
    suits[mask] = suits[rest]! | (1 << 'CSDH'.indexOf(suit));
    sizes[mask] = sizes[rest]! + 1;
  }
  const isOne = (bits: number) => (bits & (bits - 1)) === 0;
  const suitCount = (mask: number) => [1, 2, 4, 8].filter((suit) => suits[mask]! & suit).length;

  const isSet = (mask: number, size: number) =>
    size >= 3 && size <= 4 && isOne(ranks[mask]!) && suitCount(mask) === sizes[mask];

  const isRun = (mask: number, size: number) => {
    const top = rules.aceHigh ? 14 : 13;
    const ace = 1 << 1;
    const aces = ranks[mask]! & ace ? (twice[mask]! & ace ? 2 : 1) : 0;
    if (size < 3 || size > top || !isOne(suits[mask]!) || twice[mask]! & ~ace) return false;
    const others = ranks[mask]! & ~ace;
    const low = others | ace;
    const high = others | (1 << 14);
    const ways = aces === 0 ? [others] : aces === 1 ? [low, high] : [low | high];
    // a window of `size` places, none above the top, that has room for every card
    return ways.some((places) => {
      const highest = 31 - Math.clz32(places);
      return highest <= top && highest - first(places) < size;
    });
  };

  // every combination: which cards it takes, how many wild ones, and its sum; also by its first card
  const combinations: Combination[] = [];
  const byFirst: Combination[][] = cards.map(() => []);
  for (let mask = 0; mask <= all; mask++) {
    if (!isOne(suits[mask]!) && !isOne(ranks[mask]!)) continue;
    for (let wild = 0; wild <= wilds; wild++) {
      const size = sizes[mask]! + wild;
      if (mask ? !isSet(mask, size) && !isRun(mask, size) : wild < 3) continue;
      const combination = { mask, wild, sum: sums[mask]! + wild * wildValue };
      combinations.push(combination);
      if (mask) byFirst[first(mask)]!.push(combination);
    }
  }

  // the most that comes off in runs and sets, and whether everything can
  const most = Array.from({ length: wilds + 1 }, () => new Int32Array(all + 1).fill(-1));
  const every = Array.from({ length: wilds + 1 }, () => new Uint8Array(all + 1));
  const cover = (mask: number, wild: number): number => {
    const before = most[wild]![mask]!;
    if (before >= 0) return before;
    let best = wild >= 3 ? wild * wildValue : 0;
    let covered = mask === 0 && (wild === 0 || wild >= 3) ? 1 : 0;
    if (mask !== 0) {
      best = cover(mask & (mask - 1), wild); // the first card is left over
      for (const it of byFirst[first(mask)]!) {
        if ((it.mask & mask) !== it.mask || it.wild > wild) continue;
        const rest = mask - it.mask;
        best = Math.max(best, it.sum + cover(rest, wild - it.wild));
        covered |= every[wild - it.wild]![rest]!;
      }
    }
    every[wild]![mask] = covered;
    return (most[wild]![mask] = best);
  };
  const covered = cover(all, wilds);

  // the most that comes off in pairs, of which there must be so many
  const known = new Map<number, number>();
  const paired = (mask: number, wild: number, least: number): number => {
    if (least > (sizes[mask]! + wild) / 2) return NEVER;
    if (mask === 0) return 2 * Math.floor(wild / 2) * wildValue;
    const key = (mask * 8 + wild) * 16 + Math.max(0, least);
    const before = known.get(key);
    if (before !== undefined) return before;
    const head = first(mask);
    const { value } = cards[head]!;
    const rest = mask - (1 << head);
    let best = paired(rest, wild, least);
    if (wild > 0) best = Math.max(best, value + wildValue + paired(rest, wild - 1, least - 1));
    cards.forEach((card, i) => {
      if (rest & (1 << i) && isSame(card, cards[head]!)) {
        best = Math.max(best, 2 * value + paired(rest - (1 << i), wild, least - 1));
      }
    });
    known.set(key, best);
    return best;
  };
  const withOne = Math.min(rules.minPairs, rules.minPairsWithCombination);
  const bestPairs = combinations.reduce(
    (best, { mask, wild, sum }) => Math.max(best, sum + paired(all - mask, wilds - wild, withOne)),
    paired(all, wilds, rules.minPairs),
  );

  const size = cards.length + wilds;
  const total = sums[all]! + wilds * wildValue;
  const normal = combinations.length > 0 ? total - covered : null;
  const pairs = bestPairs === NEVER ? null : 2 * (total - bestPairs);
  const inPairs = size % 2 === 0 && paired(all, wilds, size / 2) !== NEVER;
  const complete = size > 0 && (every[wilds]![all] === 1 || inPairs);
  if (heldBack ?? complete) return { raw: 100, normal, pairs, complete, by: 'complete' };
  if (normal === null && pairs === null) return { raw: 100, normal, pairs, complete, by: 'none' };
  const least = Math.min(normal ?? Infinity, pairs ?? Infinity);
  const raw = rules.capAt100 ? Math.min(least, 100) : least;
  return { raw, normal, pairs, complete, by: least === normal ? 'normal' : 'pairs' };
}
