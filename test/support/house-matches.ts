import fc from 'fast-check';
import { doko, match, type Match } from '../../src/core.js';
import { renamed } from './doko-rounds.js';
import { bocks, houseRounds, houseRules } from './house-rounds.js';

type DokoMatch = Match<doko.DokoRound, doko.DokoRules>;

const NAMES = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Falk'];

/** A round for a table of so many, whose seats are numbered from 0. */
const ofSize = (size: number) =>
  houseRounds.filter(({ sitsOut = [] }) => sitsOut.length === size - 4).map(withSeats(size));

/** Whoever the match has: a round of seats 0 … n at the seats that are there. */
const withSeats = (size: number) => (round: doko.DokoRound) => (order: readonly number[]) => {
  const seats = [...order].sort((a, b) => a - b).slice(0, size);
  const moved = renamed(round, (seat) => seats[seat]!);
  return round.hochzeit === undefined ? moved : { ...moved, hochzeit: seats[round.hochzeit]! };
};

const round = fc.record({
  what: fc.constant('round' as const),
  bySize: fc.tuple(ofSize(4), ofSize(5), ofSize(6)),
});
const doing = fc.oneof(
  { weight: 8, arbitrary: round },
  fc.record({ what: fc.constantFrom('played', 'penalty', 'redeal', 'join', 'leave') }),
  fc.record({ what: fc.constant('rules' as const), bock: fc.option(bocks) }),
);

/** What happens in an evening of house rules. */
export const evenings = fc.record({
  players: fc.integer({ min: 4, max: 6 }),
  rules: fc
    .tuple(houseRules, bocks)
    .map(([rules, bock]) => ({ ...rules, rounds: null, bock: rules.bock ?? bock })),
  doings: fc.array(doing, { maxLength: 14 }),
});

type Evening = typeof evenings extends fc.Arbitrary<infer T> ? T : never;

/** The match before the first entry and after each one. */
export function play({ players, rules, doings }: Evening): DokoMatch[] {
  let m = match.create({ game: doko.game, players: NAMES.slice(0, players), rules });
  const all = [m];
  doings.forEach((it, n) => {
    const { order } = match.summary(m);
    const naming = { id: `entry ${n}` };
    const points = m.players.map((_, seat) => (order.slice(0, 4).includes(seat) ? 2 : null));
    if ('bySize' in it) m = match.add(m, it.bySize[order.length - 4]!(order), naming);
    else if ('bock' in it) m = match.setRules(m, { bock: it.bock }, naming);
    else if (it.what === 'redeal') m = match.redeal(m, {}, naming);
    else if (it.what === 'join' && order.length < 6) m = match.join(m, 'Gül', naming);
    else if (it.what === 'leave' && order.length > 4) m = match.leave(m, order.at(-1)!, naming);
    else m = match.adjust(m, { points, played: it.what === 'played' }, naming);
    all.push(m);
  });
  return all;
}

/** The plan after an entry, from the plan before it, told a second time (rules/doko-house 2 "State"). */
export function planned(plan: readonly number[], before: DokoMatch, after: DokoMatch): number[] {
  const entry = after.entries.at(-1)!;
  const { bock } = match.basisOf(before).rules as doko.DokoRules;
  const games = [...plan];
  if (entry.type === 'rules') return entry.rules.bock ? games : [];
  if (!bock) return games;
  const { order, dealer } = match.summary(before);
  const size = bock.games === 'players' ? order.length : bock.games;
  const here = plan[0] ?? 0;
  const start = () => {
    if (bock.inBock === 'restart') games.splice(0, games.length, ...Array<number>(size).fill(1));
    else if (bock.inBock === 'queue') games.push(...Array<number>(size).fill(1));
    else if (bock.inBock === 'stack' || (here === 0 && games.length === 0)) {
      for (let at = 0, left = size; left > 0; at += 1) {
        if (bock.max !== null && (games[at] ?? 0) >= bock.max) continue;
        games[at] = (games[at] ?? 0) + 1;
        left -= 1;
      }
    }
  };
  if (entry.type === 'redeal' && bock.triggers.includes('redeal')) start();
  if (entry.type === 'adjustment' && entry.played) games.shift();
  if (entry.type === 'round') {
    const again = match.summary(after).dealer === dealer;
    const pauses = entry.round.kind === 'solo' && bock.solo === 'pause';
    if (!(again && !bock.redealCounts) && !pauses) games.shift();
    const { bock: of } = match.sheet(after).at(-1)!.result as doko.DokoResult;
    for (let i = 0; i < of.starts; i += 1) start();
  }
  return games;
}
