import { cardIndex, CARDS, RANKS } from '../cards.js';
import type { Arrangement, Taken } from './groups.js';
import { CARD_BITS, FALSE_OKEY, lowest, OKEY, WILD, type Tally } from './tally.js';
import type { HandGroup, HandPenalty } from './types.js';

/** A run, and the place of its first cell in a row of all suits that leaves room between them. */
interface Placed {
  readonly from: number;
  readonly cards: string[];
}

/** An arrangement in the hand's own codes. */
export function nameGroups(
  hand: Tally,
  arrangement: Arrangement | undefined,
  okey: string | undefined,
  aceHigh: boolean,
): Pick<HandPenalty, 'groups' | 'loose'> {
  const own = cardIndex(okey);
  const codeOf = (card: number) => (card === own ? FALSE_OKEY : CARDS[card]!);
  const codes = (count: number): string[] => {
    const list: string[] = [];
    for (let left = count & CARD_BITS; left; left -= left & hand.fields[lowest(left)]!) {
      const bit = lowest(left);
      const code = codeOf(hand.cards[bit]!);
      list.push(code);
      if (left & (hand.doubles << 1) & hand.fields[bit]!) list.push(code);
    }
    for (let wilds = count >> WILD; wilds > 0; wilds--) list.push(OKEY);
    return list;
  };
  /** The cells of a run in order; wild ones at its ends stand above it while there is room. */
  const place = ({ part, first = 0 }: Taken): Placed => {
    const left = codes(part);
    const rank = first % RANKS.length;
    const suit = first - rank;
    const start = Math.min(rank, RANKS.length + (aceHigh ? 1 : 0) - left.length);
    const cards = left.slice().map((_, i) => {
      const at = left.indexOf(codeOf(suit + ((start + i) % RANKS.length)));
      return at < 0 ? OKEY : left.splice(at, 1)[0]!;
    });
    return { from: 2 * suit + start, cards };
  };

  const runs: Placed[] = [];
  const others: HandGroup[] = [];
  for (const taken of arrangement?.groups ?? []) {
    if (taken.kind === 'run') runs.push(place(taken));
    else others.push({ kind: taken.kind, cards: codes(taken.part) });
  }
  return {
    groups: [...join(runs).map(({ cards }): HandGroup => ({ kind: 'run', cards })), ...others],
    loose: codes(arrangement ? arrangement.rest : hand.all),
  };
}

/** Makes one run of two that follow each other. */
function join(runs: Placed[]): Placed[] {
  const joined: Placed[] = [];
  for (const run of runs.sort((a, b) => a.from - b.from)) {
    const before = joined.find(({ from, cards }) => from + cards.length === run.from);
    if (before) before.cards.push(...run.cards);
    else joined.push(run);
  }
  return joined;
}
