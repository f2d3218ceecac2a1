/**
 * A second scorer of Doppelkopf, to compare the core with. It is written as the tables of the rules are printed
 * (TSR 7.1 and 7.2), shares no code with the core, and reckons the value a second time without listing items.
 */

export type Side = 're' | 'kontra';

/** What an oracle needs to know of a game; `trickless` is the side that took no trick. */
export interface Outcome {
  readonly solo: boolean;
  readonly re: number;
  readonly trickless?: Side;
  readonly calls: Readonly<Record<Side, string>>;
  /** Doppelköpfe, Füchse, Karlchen of each side. */
  readonly extras: Readonly<Record<Side, readonly [number, number, number]>>;
}

export interface Verdict {
  readonly winner: Side | 'none';
  readonly value: number;
  /** One text an item: `party code points rule by`, sorted. */
  readonly items: readonly string[];
}

/**
 * 7.1. A row for each call of Re, a column for each of Kontra, both from none to schwarz: what Re needs to win, then
 * what Kontra needs. `all`: every trick, that is, the other side has none; `one`: a trick.
 */
const NEEDS = `
  121:120  120:121   90:151   60:181   30:211  one:all
  121:120  121:120   90:151   60:181   30:211  one:all
  151:90   151:90   151:151  151:181  151:211  151:all
  181:60   181:60   181:151  181:181  181:211  181:all
  211:30   211:30   211:151  211:181  211:211  211:all
  all:one  all:one  all:151  all:181  all:211  all:all`
  .trim()
  .split('\n')
  .map((row) => row.trim().split(/\s+/));

const CALLS = ['none', 'ansage', '90', '60', '30', 'schwarz'];

/** 7.2.2, a line a level: its number among the calls, points against a loser below it, for saying it, for breaking it. */
const LADDER = [
  { rank: 2, below: 90, low: 'under90', said: 'saidNo90', broken: 120 },
  { rank: 3, below: 60, low: 'under60', said: 'saidNo60', broken: 90 },
  { rank: 4, below: 30, low: 'under30', said: 'saidNo30', broken: 60 },
  { rank: 5, below: 0, low: 'schwarz', said: 'saidSchwarz', broken: 30 },
];

const SIDES: readonly (readonly [Side, Side])[] = [
  ['re', 'kontra'],
  ['kontra', 're'],
];

export function judge(game: Outcome): Verdict {
  const augen = { re: game.re, kontra: 240 - game.re };
  const rank = { re: CALLS.indexOf(game.calls.re), kontra: CALLS.indexOf(game.calls.kontra) };
  const [forRe, forKontra] = NEEDS[rank.re]![rank.kontra]!.split(':') as [string, string];
  const reaches = (side: Side, other: Side, need: string): boolean => {
    if (need === 'all') return game.trickless === other;
    return need === 'one' ? game.trickless !== side : augen[side] >= Number(need);
  };
  const winner = reaches('re', 'kontra', forRe)
    ? 're'
    : reaches('kontra', 're', forKontra)
      ? 'kontra'
      : 'none';

  const items: string[] = [];
  const sum = { re: 0, kontra: 0 };
  for (const [side, other] of SIDES) {
    const low = LADDER.filter(({ below }) => (below === 0 ? game.trickless === other : augen[other] < below));
    const broken = LADDER.filter((level) => level.rank <= rank[other] && augen[side] >= level.broken);
    const takesAll = winner === side;
    const paragraph = winner === 'none' ? '7.1.4' : '7.2.2';

    if (takesAll) {
      items.push(`${side} won 1 7.2.2 -`);
      for (const [by, said] of [
        ['re', 'saidRe'],
        ['kontra', 'saidKontra'],
      ] as const) {
        if (rank[by] >= 1) items.push(`${side} ${said} 2 7.2.2 ${by}`);
        for (const level of LADDER) {
          if (rank[by] >= level.rank) items.push(`${side} ${level.said} 1 7.2.2 ${by}`);
        }
      }
      // each Ansage is 2, each level above it 1: a call of rank n is worth n + 1
      sum[side] += 1 + [rank.re, rank.kontra].reduce((all, n) => all + (n === 0 ? 0 : n + 1), 0);
    }
    if (takesAll || winner === 'none') {
      items.push(...low.map((level) => `${side} ${level.low} 1 ${paragraph} -`));
      sum[side] += low.length;
    }
    items.push(...broken.map((level) => `${side} reached${level.broken} 1 ${paragraph} -`));
    sum[side] += broken.length;
    if (game.solo) continue;
    if (takesAll && side === 'kontra') {
      items.push(`${side} againstQueens 1 7.2.3 -`);
      sum[side] += 1;
    }
    ['doppelkopf', 'fuchs', 'karlchen'].forEach((code, kind) => {
      for (let n = 0; n < game.extras[side][kind]!; n++) items.push(`${side} ${code} 1 7.2.3 -`);
    });
    sum[side] += game.extras[side].reduce((all, n) => all + n, 0);
  }
  return { winner, value: sum.re - sum.kontra, items: items.sort() };
}
