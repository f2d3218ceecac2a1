/**
 * A second reckoning of house rules (rules/doko-house), in numbers instead of items: written from the text, step by step
 * in its order of work, and sharing no code with the core. Who won by 7.1 is the other oracle's verdict.
 */
import type { doko } from '../../src/core.js';
import { judge, type Side } from './doko-oracle.js';

const CALLS = ['none', 'ansage', '90', '60', '30', 'schwarz'];
const SIDES: readonly Side[] = ['re', 'kontra'];
const other = (side: Side): Side => (side === 're' ? 'kontra' : 're');

export interface Appraisal {
  readonly winner: Side | 'none';
  readonly value: number;
  readonly points: readonly (number | null)[];
  readonly flipped: boolean;
  readonly factors: { readonly calls: number; readonly bock: number };
  readonly bock: { readonly layers: number; readonly triggers: readonly string[]; readonly starts: number };
}

type Sums = Record<Side, number>;
const zero = (): Sums => ({ re: 0, kontra: 0 });
const net = (sums: Sums) => sums.re - sums.kontra;

export function appraise(
  round: doko.DokoRound,
  rules: doko.DokoRules,
  here = 0,
  table: readonly number[] = Array.from({ length: 4 + (round.sitsOut?.length ?? 0) }, (_, seat) => seat),
): Appraisal {
  const least = typeof round.reAugen === 'number' ? round.reAugen : round.reAugen[0];
  const augen: Sums = { re: least, kontra: 240 - least };
  const bare = round.noTrick ?? (round.reAugen === 0 ? 're' : round.reAugen === 240 ? 'kontra' : 'nobody');
  const tricks = { re: bare !== 're', kontra: bare !== 'kontra' };
  const rank: Sums = { re: CALLS.indexOf(round.re.call), kontra: CALLS.indexOf(round.kontra.call) };
  const isSolo = round.kind === 'solo';

  // 1
  const first = judge({
    solo: isSolo,
    re: least,
    ...(bare !== 'nobody' && { trickless: bare }),
    calls: { re: round.re.call, kontra: round.kontra.call },
    extras: { re: [0, 0, 0], kontra: [0, 0, 0] },
  }).winner;

  // 2
  let game = zero();
  const steps = (side: Side) =>
    [augen[side] < 90, augen[side] < 60, augen[side] < 30, !tricks[side]].filter(Boolean).length;
  const ansagen = SIDES.filter((side) => rank[side] > 0).length;
  const levels = SIDES.reduce((sum, side) => sum + Math.max(0, rank[side] - 1), 0);
  for (const side of SIDES) {
    if (first === side) {
      game[side] += 1;
      if (rules.calls === 'plus2') game[side] += 2 * ansagen;
      if (rules.calls !== 'double-levels') game[side] += levels;
    }
    if (first === side || first === 'none') game[side] += steps(other(side));
    game[side] += [120, 90, 60, 30].filter(
      (broken, i) => rank[other(side)] >= i + 2 && augen[side] >= broken,
    ).length;
  }
  let factor = 1;
  if (first !== 'none' && rules.calls === 'double') factor = 2 ** ansagen;
  if (first !== 'none' && rules.calls === 'double-levels') factor = 2 ** (ansagen + levels);

  // 3
  const queens = zero();
  const countsQueens = isSolo ? rules.queensInSolo : !(round.special === 'armut' && !rules.queensInArmut);
  if (first === 'kontra' && countsQueens) queens.kontra = rules.points.againstQueens;
  if (rules.tie120 === 'queens-only' && !isSolo && round.reAugen === 120 && levels === 0 && queens.kontra > 0)
    game.kontra -= 1;

  // 4
  let winner = first;
  let flipped = false;
  if (rules.feigheit !== 'off' && first !== 'none' && (!isSolo || rules.feigheitSolo)) {
    const loser = other(first);
    const result = augen[loser] >= 120 ? 0 : 1 + steps(loser);
    const gap = result - rank[first];
    if (gap >= rules.feigheitGap) {
      flipped = true;
      winner = loser;
      if (rules.feigheit === 'excess') {
        game = zero();
        game[loser] = gap - rules.feigheitGap + 1;
        queens.re = queens.kontra = 0;
        factor = 1;
      } else {
        game = { re: game.kontra, kontra: game.re };
        [queens.re, queens.kontra] = [queens.kontra, queens.re];
      }
    }
  }

  // 5
  const special = zero();
  if (!isSolo || rules.specialsInSolo) {
    for (const side of SIDES) {
      for (const [code, worth] of Object.entries(rules.points)) {
        if (code !== 'againstQueens') special[side] += worth * (round[side][code as 'fuchs'] ?? 0);
      }
    }
  }

  // 6
  const reckon = { game: net(game) * factor, queens: net(queens), special: net(special) };
  if (rules.doubles !== 'game') reckon.queens *= factor;
  if (rules.doubles === 'all') reckon.special *= factor;

  // 7
  if (isSolo) {
    const { kinds } = rules.solo;
    const own = Object.entries(kinds).find(([kind]) => kind === round.soloKind)?.[1] ?? {};
    const fixed = own.fixed ?? rules.solo.fixed;
    if (fixed) {
      const worth = winner === 're' ? fixed.won : winner === 'kontra' ? -fixed.lost : 0;
      Object.assign(reckon, { game: worth * factor, queens: 0, special: 0 });
    }
    for (const part of ['game', 'queens', 'special'] as const) reckon[part] *= own.times ?? 1;
  }

  // 8
  const plain = reckon.game + reckon.queens + reckon.special;
  const { bock } = rules;
  let layers = 0;
  let value = plain;
  const triggers: string[] = [];
  if (bock) {
    if (!isSolo || bock.solo === 'bock') layers = round.bockLayers ?? here;
    if (bock.effect === 'double') value = plain * 2 ** layers;
    if (bock.effect === 'double-game') value = reckon.game * 2 ** layers + reckon.queens + reckon.special;
    if (bock.effect === 'add') {
      if (winner === 're') value += bock.add * layers;
      if (winner === 'kontra') value -= bock.add * layers;
    }
    const is: Record<string, boolean> = {
      tie120: round.reAugen === 120,
      reLost: rank.re > 0 && winner === 'kontra',
      kontraLost: rank.kontra > 0 && winner === 're',
      bothCalled: ansagen === 2,
      soloLost: isSolo && winner === 'kontra',
      solo: isSolo,
      heartTrick: !!round.re.heartTrick || !!round.kontra.heartTrick,
      zero: plain === 0,
      nobody: winner === 'none',
      schwarz: bare !== 'nobody',
      redeal: false,
    };
    triggers.push(...Object.keys(is).filter((code) => is[code] && bock.triggers.includes(code as 'zero')));
  }
  const reasons = bock?.perGame === 'one' ? Math.min(1, triggers.length) : triggers.length;
  const bockFactor = !bock || bock.effect === 'add' ? 1 : 2 ** layers;

  // 9
  if (rules.noBackdoor && winner === 're') value = Math.max(0, value);
  if (rules.noBackdoor && winner === 'kontra') value = Math.min(0, value);

  // 10, 11, 12
  const written = (n: number) =>
    rules.writing === 'plus' ? Math.max(0, n) : rules.writing === 'minus' ? Math.min(0, n) : n;
  const fee =
    round.hochzeit === undefined || round.solo === 'stille-hochzeit' ? 0 : rules.hochzeitFee * bockFactor;
  const points = Array.from({ length: Math.max(...table) + 1 }, (_, seat) => {
    if (!table.includes(seat) || round.sitsOut?.includes(seat)) return null;
    const isRe = round.re.players.includes(seat);
    const entry = isRe ? (isSolo ? 3 * value : value) : -value;
    return written(entry) + written(round.hochzeit === seat ? 3 * fee : -fee) + 0;
  });
  return {
    winner,
    value: value + 0,
    points,
    flipped,
    factors: { calls: factor, bock: bockFactor },
    bock: { layers, triggers, starts: bock ? (round.bockStarts ?? reasons) : 0 },
  };
}
