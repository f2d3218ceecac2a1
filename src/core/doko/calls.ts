import { freeze } from '../round.js';
import type { Band, Call, DokoItem, DokoRound, DokoRules, Party } from './types.js';

export const PARTIES = ['re', 'kontra'] as const satisfies readonly Party[];
export const CALLS = ['none', 'ansage', '90', '60', '30', 'schwarz'] as const satisfies readonly Call[];

/** The nine ranges of Re's Augen between which nothing changes (rules/doko "Input"). 120 stands alone. */
export const BANDS: readonly (Band | 120)[] = freeze([
  [0, 29],
  [30, 59],
  [60, 89],
  [90, 119],
  120,
  [121, 150],
  [151, 180],
  [181, 210],
  [211, 240],
] as const);

/** All Augen of a game. */
export const AUGEN = 240;

/** What an Absage promises: the other party stays below `under`; `schwarz` is about tricks. */
export interface Level {
  readonly call: Call;
  /** The other party must stay below this many Augen; for `schwarz` it must take no trick. */
  readonly under: number | null;
  /** What the other party has to reach to have broken it with a point to spare (7.2.2: 120 against keine 90 …). */
  readonly reached: number;
  readonly said: string;
}

/** The Absagen from the lowest to the highest. */
export const LEVELS: readonly Level[] = freeze([
  { call: '90', under: 90, reached: 120, said: 'saidNo90' },
  { call: '60', under: 60, reached: 90, said: 'saidNo60' },
  { call: '30', under: 30, reached: 60, said: 'saidNo30' },
  { call: 'schwarz', under: null, reached: 30, said: 'saidSchwarz' },
]);

type Brings = Pick<DokoItem, 'points' | 'times'>;

/** What an Ansage and what each level brings (rules/doko-house 1). */
export const SAID: Readonly<Record<DokoRules['calls'], Readonly<Record<'ansage' | 'level', Brings>>>> =
  freeze({
    plus2: { ansage: { points: 2 }, level: { points: 1 } },
    double: { ansage: { points: 0, times: 2 }, level: { points: 1 } },
    'double-levels': { ansage: { points: 0, times: 2 }, level: { points: 0, times: 2 } },
  });

/** What they multiply, by the option of that name. */
export const DOUBLES = freeze({
  game: ['game'],
  queens: ['game', 'queens'],
  all: ['game', 'queens', 'special'],
} as const);

export const opponent = (party: Party): Party => (party === 're' ? 'kontra' : 're');

/** The levels a call says: its own and every lower one. */
export const levelsOf = (call: Call): readonly Level[] =>
  LEVELS.slice(0, Math.max(0, CALLS.indexOf(call) - 1));

/** What a party took: Augen (with a band those of its lower end: both ends score alike) and whether it took a trick. */
export interface Taken {
  readonly augen: number;
  readonly trick: boolean;
}

/** What each party took in a valid round. */
export function taken(round: DokoRound): Record<Party, Taken> {
  const re = typeof round.reAugen === 'number' ? round.reAugen : round.reAugen[0];
  const augen = { re, kontra: AUGEN - re };
  const noTrick =
    round.noTrick ?? PARTIES.find((party) => typeof round.reAugen === 'number' && augen[party] === 0);
  return {
    re: { augen: augen.re, trick: noTrick !== 're' },
    kontra: { augen: augen.kontra, trick: noTrick !== 'kontra' },
  };
}

/** Whether a party that took this much stayed below the level. */
export const isBelow = (it: Taken, level: Level): boolean =>
  level.under === null ? !it.trick : it.augen < level.under;
