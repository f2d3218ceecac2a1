/** Evenings of rummy by any rules, and what they come to, told a second time and as simply as it can be. */
import fc from 'fast-check';
import { InvalidInput, match, rummy, type Match, type Summary } from '../../src/core.js';

export type Evening = Match<rummy.RummyRound, rummy.RummyRules>;

/** What somebody tries to do; numbers are for `tried` to make sense of. */
interface Deed {
  readonly kind: 'add' | 'adjust' | 're-enter' | 'leave' | 'join' | 'rules' | 'remove' | 'revise';
  readonly n: number;
  readonly hands: readonly number[];
}

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom(
    ...(['add', 'add', 'add', 'add', 're-enter', 're-enter', 'adjust'] as const),
    ...(['leave', 'join', 'rules', 'remove', 'revise'] as const),
  ),
  n: fc.nat(1000),
  hands: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 12, maxLength: 12 }),
});

const RULES: readonly (string | Partial<rummy.RummyRules>)[] = [
  'pool-101',
  'pool-201',
  'romme-101',
  'romme-plus',
  'deals',
  'rami',
  { preset: 'pool-101', reEntry: { upTo: 90, times: 1 } },
  { preset: 'pool-101', blockedTie: 'none', rounds: 6, endTie: 'extra' },
  { preset: 'romme', rounds: 3, endTie: 'extra' },
  { endTie: 'shared', limitPerOpponent: 40 },
  { direction: 'high', limitPerOpponent: 40 },
];

export const evenings = fc.record({
  players: fc.integer({ min: 2, max: 6 }),
  rules: fc.constantFrom(...RULES),
  deeds: fc.array(deed, { maxLength: 30 }),
});

/** A round of who plays it. */
function roundOf(m: Evening, { n, hands }: Deed): rummy.RummyRound {
  const present = match.basisOf(m).context.present ?? [];
  const winner = present[n % present.length];
  const finish = n % 5 === 0 ? 'blocked' : 'normal';
  const tie = n % 10 === 0;
  return {
    finish,
    ...(finish === 'normal' && winner !== undefined ? { winner } : {}),
    hands: m.players.map((_, seat) => {
      if (!present.includes(seat)) return null;
      return seat === winner && finish === 'normal' ? 0 : tie ? 40 : hands[seat]!;
    }),
    melded: m.players.map((_, seat) => (present.includes(seat) ? true : null)),
  };
}

/** The match after a deed; as it was where the deed was refused. */
export function tried(m: Evening, it: Deed): Evening {
  const { kind, n, hands } = it;
  const entry = m.entries[n % Math.max(1, m.entries.length)];
  try {
    switch (kind) {
      case 'add':
        return match.add(m, roundOf(m, it));
      case 'adjust':
        return match.adjust(m, {
          points: m.players.map((_, seat) => (seat === n % m.players.length ? hands[0]! - 20 : null)),
        });
      case 're-enter':
        return match.reEnter(m, n % m.players.length);
      case 'leave':
        return match.leave(m, n % m.players.length);
      case 'join':
        return m.players.length > 9 ? m : match.join(m, `J${n}`);
      case 'rules':
        return match.setRules(m, RULES[n % RULES.length]!);
      case 'remove':
        return entry ? match.remove(m, entry.id) : m;
      case 'revise':
        if (entry?.type !== 'round') return m;
        return match.revise(m, entry.id, {
          ...entry.round,
          hands: entry.round.hands.map((hand, seat) =>
            typeof hand === 'number' && hand > 0 ? hands[seat]! : hand,
          ),
        });
    }
  } catch (error) {
    if (error instanceof InvalidInput) return m;
    throw error;
  }
}

/** The match after each deed, the empty one first. */
export function play({
  players,
  rules,
  deeds,
}: typeof evenings extends fc.Arbitrary<infer T> ? T : never): Evening[] {
  const names = Array.from({ length: players }, (_, i) => `P${i}`);
  const all: Evening[] = [match.create({ game: rummy.game, players: names, rules })];
  for (const it of deeds) all.push(tried(all.at(-1)!, it));
  return all;
}

/** What the log of a match comes to. The points of single rounds are taken from `rummy.score`. */
export function retold(m: Evening): Partial<Summary> {
  const joiners = m.entries.flatMap((entry) => (entry.type === 'players' ? (entry.join ?? []) : []));
  const began = m.players.length - joiners.length;
  let rules = m.rules;
  let table = [...Array(began).keys()];
  let dealer = m.dealer;
  let played = 0;
  const sums: number[] = table.map(() => 0);
  /** By seat: after which game somebody was first seen out, since he was last in. */
  const fell: (number | null)[] = table.map(() => null);
  const times = new Map<number, number>();
  const rows: number[][] = [];

  const limit = () => {
    if (rules.limit !== null) return rules.limit;
    return rules.limitPerOpponent === null ? null : rules.limitPerOpponent * (began - 1);
  };
  const atLimit = (seat: number) => limit() !== null && sums[seat]! >= limit()!;
  const isOut = (seat: number) => rules.end === 'elimination' && atLimit(seat);
  const inIt = () => table.filter((seat) => !isOut(seat));
  const highest = () => Math.max(...inIt().map((seat) => sums[seat]!));
  const nextOf = (seat: number) => table[(table.indexOf(seat) + 1) % table.length]!;
  const passOn = () => {
    for (let i = 0; i < table.length && inIt().length > 0 && isOut(dealer); i++) dealer = nextOf(dealer);
  };

  for (const entry of m.entries) {
    const give = (points: readonly (number | null)[]) => {
      points.forEach((each, seat) => (sums[seat] = sums[seat]! + (each ?? 0)));
      rows.push([...sums]);
    };
    if (entry.type === 'round') {
      const at = limit();
      give(rummy.score(entry.round, rules, at === null ? {} : { limit: at }).points);
      played++;
      dealer = nextOf(dealer);
    } else if (entry.type === 'adjustment') {
      give(entry.points);
    } else if (entry.type === 're-entry') {
      const to = highest() + 1;
      give(sums.map((sum, seat) => (seat === entry.seat ? to - sum : 0)));
      times.set(entry.seat, (times.get(entry.seat) ?? 0) + 1);
    } else if (entry.type === 'players') {
      for (const _ of entry.join ?? []) {
        table.push(sums.length);
        sums.push(0);
        fell.push(null);
      }
      const stays = (seat: number) => !(entry.leave ?? []).includes(seat);
      while (!stays(dealer)) dealer = nextOf(dealer);
      table = table.filter(stays);
    } else if (entry.type === 'rules') {
      rules = entry.rules;
    }
    sums.forEach((_, seat) => (fell[seat] = isOut(seat) ? (fell[seat] ?? played) : null));
    passOn();
  }

  const sign = rules.direction === 'high' ? -1 : 1;
  const key = (seat: number): [number, number] => [
    -(isOut(seat) ? fell[seat]! : Infinity),
    sign * sums[seat]!,
  ];
  const before = (a: number, b: number) => {
    const [[x, y], [u, v]] = [key(a), key(b)];
    return x < u || (x === u && y < v);
  };
  const ranks = sums.map((_, seat) =>
    table.includes(seat) ? 1 + table.filter((other) => before(other, seat)).length : null,
  );
  const leaders = sums.flatMap((_, seat) => (ranks[seat] === 1 ? [seat] : []));

  const enough = rules.rounds !== null && played >= rules.rounds;
  const tie = leaders.length > 1 && rules.endTie === 'extra';
  const over = () => {
    if (rules.end === 'elimination') return enough || inIt().length < 2;
    return rules.end === 'rounds' || rules.rounds !== null ? enough : table.some(atLimit);
  };
  const goesOn = rules.end === 'rounds' || (rules.end === 'limit' && rules.rounds === null);
  const extraRound = over() && tie && goesOn;
  const ended = over() && !extraRound;

  const out = table.filter(isOut).sort((a, b) => a - b);
  const { reEntry } = rules;
  const may = (seat: number) =>
    reEntry !== null &&
    highest() <= reEntry.upTo &&
    highest() + 1 < limit()! &&
    (reEntry.times === null || (times.get(seat) ?? 0) < reEntry.times);
  return {
    totals: sums,
    history: rows.map((row) => sums.map((_, seat) => row[seat] ?? null)),
    ranks,
    leaders,
    ended,
    winners: ended ? leaders : [],
    extraRound,
    played,
    order: table,
    dealer,
    ...(limit() === null ? {} : { limit: limit()!, limitReached: table.some(atLimit) }),
    ...(rules.end === 'elimination' ? { out, mayReEnter: ended ? [] : out.filter(may) } : {}),
  };
}
