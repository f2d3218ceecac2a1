import { PARTIES, type Taken } from './calls.js';
import { ALL, multiply, type Tally } from './points.js';
import type {
  Bock,
  DokoContext,
  DokoItem,
  DokoResult,
  DokoRound,
  DokoRules,
  Party,
  Trigger,
} from './types.js';

/** No game has more layers, so that sums stay exact. */
export const MOST_LAYERS = 24;

/** What a game came to, as a Bock round may hang on it. */
interface Outcome {
  readonly round: DokoRound;
  /** After Feigheit. */
  readonly winner: Party | 'none';
  readonly took: Record<Party, Taken>;
  /** Before Bock. */
  readonly value: number;
}

const called = ({ round }: Outcome, party: Party): boolean => round[party].call !== 'none';

/** What starts a Bock round (rules/doko-house 2), in the order it is listed; `redeal` is no game. */
const STARTS: Readonly<Record<Trigger, (it: Outcome) => boolean>> = Object.freeze({
  tie120: ({ round }) => round.reAugen === 120,
  reLost: (it) => called(it, 're') && it.winner === 'kontra',
  kontraLost: (it) => called(it, 'kontra') && it.winner === 're',
  bothCalled: (it) => PARTIES.every((party) => called(it, party)),
  soloLost: ({ round, winner }) => round.kind === 'solo' && winner === 'kontra',
  solo: ({ round }) => round.kind === 'solo',
  heartTrick: ({ round }) => PARTIES.some((party) => (round[party].heartTrick ?? 0) > 0),
  zero: ({ value }) => value === 0,
  nobody: ({ winner }) => winner === 'none',
  schwarz: ({ took }) => PARTIES.some((party) => !took[party].trick),
  redeal: () => false,
});

export const TRIGGERS = Object.freeze(Object.keys(STARTS)) as readonly Trigger[];

/** The layers a game has, what of it starts a Bock round, and how many. */
export function bockOf(
  it: Outcome,
  { bock }: DokoRules,
  context: DokoContext | undefined,
): DokoResult['bock'] {
  if (!bock) return { layers: 0, triggers: [], starts: 0 };
  const { round } = it;
  const triggers = TRIGGERS.filter((code) => bock.triggers.includes(code) && STARTS[code](it));
  const isPlain = round.kind === 'solo' && bock.solo !== 'bock';
  return {
    layers: isPlain ? 0 : (round.bockLayers ?? context?.bock ?? 0),
    triggers,
    starts: round.bockStarts ?? (bock.perGame === 'one' ? Math.min(1, triggers.length) : triggers.length),
  };
}

/** What so many layers multiply by. */
export const factorOf = (layers: number, bock: Bock | null): number =>
  bock && bock.effect !== 'add' ? 2 ** layers : 1;

/** The points in a Bock game, and the item that says so. */
export function inBock(
  tally: Tally,
  layers: number,
  winner: Party | 'none',
  { bock }: DokoRules,
): { tally: Tally; items: DokoItem[] } {
  if (!bock || layers === 0) return { tally, items: [] };
  const item = { code: 'bock', rule: 'house' };
  if (bock.effect === 'add') {
    const points = bock.add * layers;
    return { tally, items: winner === 'none' ? [] : [{ ...item, points, party: winner }] };
  }
  const times = factorOf(layers, bock);
  return {
    tally: multiply(tally, times, bock.effect === 'double' ? ALL : ['game']),
    items: [{ ...item, points: 0, times, party: winner === 'none' ? 're' : winner }],
  };
}
