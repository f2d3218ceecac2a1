import type { okey } from '../../src/core.js';

const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');

/** Whether the cards, as they stand, are a group of this kind: an `OK` may be anything, an `FO` is the okey card. */
export function isLegal({ kind, cards }: okey.HandGroup, okeyCard: string, aceHigh: boolean): boolean {
  const own = cards.map((code) => (code === 'FO' ? okeyCard : code));
  const real = own.filter((code) => code !== 'OK');
  const ranks = real.map((code) => code.slice(0, -1));
  const suits = real.map((code) => code.slice(-1));
  const isOne = (list: readonly string[]) => new Set(list).size <= 1;
  if (kind === 'pair') return own.length === 2 && isOne(real);
  if (kind === 'set') {
    return own.length >= 3 && own.length <= 4 && isOne(ranks) && new Set(suits).size === suits.length;
  }
  const row = aceHigh ? [...RANKS, 'A'] : RANKS;
  const fits = (start: number) =>
    own.every((code, i) => code === 'OK' || code.slice(0, -1) === row[start + i]);
  return (
    own.length >= 3 && isOne(suits) && row.some((_, start) => start + own.length <= row.length && fits(start))
  );
}

/** What does not add up about the arrangement of a penalty; nothing if all is as it says. */
export function faults(
  hand: readonly string[],
  okeyCard: string,
  rules: okey.OkeyRules,
  penalty: okey.HandPenalty,
): string[] {
  const { groups, loose, by, raw, normal, pairs, complete } = penalty;
  const found: string[] = [];
  const must = (right: boolean, what: string) => void (right || found.push(what));
  must(
    [...groups.flatMap(({ cards }) => cards), ...loose].sort().join() === [...hand].sort().join(),
    'not the hand',
  );
  for (const it of groups)
    must(isLegal(it, okeyCard, rules.aceHigh), `illegal ${it.kind} ${it.cards.join(' ')}`);

  const rankValue = (rank: string): number => {
    if (rank === 'A') return rules.values === 'ace11' ? 11 : 1;
    const place = RANKS.indexOf(rank) + 1;
    return rules.values === 'pip' ? place : Math.min(place, 10);
  };
  const value = (code: string): number => {
    if (code === 'OK' && rules.looseOkeyValue !== 'card') return rules.looseOkeyValue;
    return rankValue((code === 'OK' || code === 'FO' ? okeyCard : code).slice(0, -1));
  };
  const sum = loose.reduce((all, code) => all + value(code), 0);
  const count = (...kinds: string[]) => groups.filter(({ kind }) => kinds.includes(kind)).length;
  const isNormal = count('pair') === 0 && groups.length > 0;
  const enough =
    count('pair') >= rules.minPairs ||
    (count('run', 'set') === 1 && count('pair') >= rules.minPairsWithCombination);
  const isPairs = count('run', 'set') <= 1 && enough;
  const capped = (points: number | null) => (rules.capAt100 ? Math.min(points ?? NaN, 100) : points);
  if (by === 'normal') must(isNormal && sum === normal && raw === capped(normal), 'not the normal sum');
  if (by === 'pairs') must(isPairs && 2 * sum === pairs && raw === capped(pairs), 'not the sum of the pairs');
  if (by === 'none')
    must(groups.length === 0 && raw === 100 && normal === null && pairs === null, 'not nothing');
  if (by === 'complete') must(raw === 100, 'not a hundred');
  if (by === 'complete' && complete) {
    must(loose.length === 0 && (isNormal || count('run', 'set') === 0), 'not complete');
  }
  return found;
}
