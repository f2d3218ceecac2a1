import type { okey } from '../../src/core.js';
import { random, type Random } from './random.js';

/** A hand and all that its penalty depends on. */
export interface Dealt {
  readonly hand: readonly string[];
  readonly okey: string;
  readonly rules: Partial<okey.OkeyRules>;
  readonly heldBack: boolean | null;
}

const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const SUITS = ['C', 'S', 'D', 'H'];
const CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

/** Cards to draw from, the best liked ones first; the rest of the two packs comes after them. */
const SHAPES = {
  dealt: () => [],
  'pair-rich': ({ shuffle }: Random) => {
    const pairs = shuffle(CARDS).slice(0, 6);
    return [...pairs, ...pairs];
  },
  'run-rich': ({ next, pick }: Random) =>
    Array.from({ length: 3 }, () => {
      const suit = pick(SUITS);
      const start = next(RANKS.length);
      return Array.from({ length: 3 + next(5) }, (_, i) => RANKS[(start + i) % RANKS.length]! + suit);
    }).flat(),
  'one suit': ({ pick, shuffle }: Random) => {
    const suit = pick(SUITS);
    return shuffle([...RANKS, ...RANKS]).map((rank) => rank + suit);
  },
  'few ranks': ({ next, shuffle }: Random) => {
    const start = next(RANKS.length);
    const ranks = Array.from({ length: 4 }, (_, i) => RANKS[(start + i * (1 + next(2))) % RANKS.length]!);
    const cards = ranks.flatMap((rank) => SUITS.map((suit) => rank + suit));
    return shuffle([...cards, ...cards]);
  },
  'pairs and a run': ({ shuffle, next, pick }: Random) => {
    const pairs = shuffle(CARDS).slice(0, 4);
    const suit = pick(SUITS);
    const start = next(RANKS.length - 2);
    return [...pairs, ...pairs, ...RANKS.slice(start, start + 3 + next(4)).map((rank) => rank + suit)];
  },
} satisfies Record<string, (by: Random) => string[]>;

export type Shape = keyof typeof SHAPES;
export const shapes = Object.keys(SHAPES) as Shape[];

/** As many of the cards as there are in two packs without the Okeys. */
function legal(cards: readonly string[], okey: string): string[] {
  const seen = new Map<string, number>([[okey, 2]]);
  return cards.filter((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return count <= 2;
  });
}

function someRules({ next, pick }: Random): Partial<okey.OkeyRules> {
  if (next(3) === 0) return {};
  return {
    values: pick(['ace11', 'ace1', 'pip']),
    aceHigh: next(3) > 0,
    looseOkeyValue: pick<'card' | number>(['card', 'card', 0, 1, 25]),
    capAt100: next(4) === 0,
    minPairs: pick([5, 5, 4, 3, 6, 7, 0]),
    minPairsWithCombination: pick([4, 4, 3, 2, 5, 6, 0]),
  };
}

/** Hands of one shape, each with 0 to 4 wild cards, 13 to 15 cards, and rule options of its own. */
export function hands(shape: Shape, count: number, seed: number): Dealt[] {
  const by = random(seed);
  return Array.from({ length: count }, () => {
    const okey = by.pick(CARDS);
    const size = by.pick([13, 14, 14, 14, 15]);
    const wilds = by.pick([0, 0, 0, 1, 1, 2, 2, 3, 4]);
    const jokersWild = wilds > 2 || by.next(6) === 0;
    const falseOkeys = jokersWild ? 0 : by.pick([0, 0, 0, 1, 2]);
    const special = [...Array<string>(wilds).fill('OK'), ...Array<string>(falseOkeys).fill('FO')];
    const cards = legal([...SHAPES[shape](by), ...by.shuffle([...CARDS, ...CARDS])], okey);
    return {
      hand: by.shuffle([...special, ...cards.slice(0, size - special.length)]),
      okey,
      rules: { ...someRules(by), jokersWild },
      heldBack: by.pick([null, null, null, false, true]),
    };
  });
}
