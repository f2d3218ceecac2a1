/**
 * `npm run bench:okey`, after a build: how long the penalty of a hand takes on one core: hands as they are dealt, the
 * hands known to be slow, and slower ones found by climbing; and how much longer a plain search of all subsets takes.
 */
import { readFile } from 'node:fs/promises';
import type { OkeyRules } from '../../src/core/okey/index.js';
import { hands } from '../support/okey-hands.js';
import { bySubsets } from '../support/okey-subsets.js';
import { random } from '../support/random.js';

const built = new URL('../../dist/core/okey/index.js', import.meta.url).href;
const { game, handPenalty } = (await import(built)) as typeof import('../../src/core/okey/index.js');

interface Hand {
  readonly hand: readonly string[];
  readonly okey: string;
  readonly rules?: Partial<OkeyRules>;
}

const OKEY = '8H';
const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const CARDS = ['C', 'S', 'D', 'H'].flatMap((suit) => RANKS.map((rank) => rank + suit));
const by = random(14);

/** Microseconds of one call: the best of so many, so that only the work itself is counted. */
function time(call: () => unknown, tries: number): number {
  let best = Infinity;
  for (let i = 0; i < tries; i++) {
    const start = performance.now();
    call();
    best = Math.min(best, performance.now() - start);
  }
  return best * 1000;
}

const penalty = ({ hand, okey, rules }: Hand) => handPenalty(hand, { okey, rules });
const subsets = ({ hand, okey, rules }: Hand) => bySubsets(hand, okey, game.rules(rules), null);
const µs = (value: number) => `${value.toFixed(1)} µs`;

const lines: string[] = [];
let isOver = false;
function report(what: string, value: number, most: number, also = ''): void {
  isOver ||= value > most;
  lines.push(`${value > most ? 'OVER' : 'ok  '} ${what}: ${µs(value)} (at most ${µs(most)})${also}`);
}

/** Hands as they are dealt, by the default rules: two packs with two real and two false Okeys. */
function deal(): Hand {
  const okey = by.pick(CARDS);
  const pack = [...CARDS, ...CARDS].map((code) => (code === okey ? 'OK' : code));
  return { okey, hand: by.shuffle([...pack, 'FO', 'FO']).slice(0, 14) };
}

/** The slowest hand that changing cards one by one leads to, from several beginnings. */
function climb(size: number, wilds: number): { slowest: Hand; took: number } {
  const rules = { values: 'pip', jokersWild: true } as const;
  const pack = [...CARDS, ...CARDS].filter((code) => code !== OKEY);
  const of = (cards: readonly string[]): Hand => ({
    okey: OKEY,
    rules,
    hand: [...cards, ...Array<string>(wilds).fill('OK')],
  });
  let slowest = of([]);
  let took = 0;
  for (let beginning = 0; beginning < 12; beginning++) {
    const suit = by.pick(['C', 'S', 'D', 'H']);
    const liked = beginning % 2 === 0 ? pack.filter((code) => code.endsWith(suit)) : pack;
    let cards = by.shuffle(liked).slice(0, size - wilds);
    let now = time(() => penalty(of(cards)), 9);
    for (let step = 0; step < 400; step++) {
      const changed = [...cards];
      for (let i = by.next(2); i >= 0; i--) changed[by.next(cards.length)] = by.pick(pack);
      if (changed.some((code) => changed.filter((other) => other === code).length > 2)) continue;
      const then = time(() => penalty(of(changed)), 5);
      if (
        then > now &&
        (now = Math.min(
          then,
          time(() => penalty(of(changed)), 20),
        )) === then
      )
        cards = changed;
      else if (then > now) cards = changed;
    }
    const best = time(() => penalty(of(cards)), 60);
    if (best > took) [slowest, took] = [of(cards), best];
  }
  return { slowest, took };
}

const dealt = Array.from({ length: 20_000 }, deal);
for (const it of dealt) penalty(it); // warmed up
const batches = Array.from({ length: 5 }, () => {
  const before = process.cpuUsage();
  for (const it of dealt) penalty(it);
  const { user, system } = process.cpuUsage(before); // of this process: others on the machine do not count
  return (user + system) / dealt.length;
});
const mean = Math.min(...batches);
const each = dealt.map((it) => time(() => penalty(it), 7)).sort((a, b) => a - b);
report('dealt hands of 14, mean', mean, 10);
report('dealt hands of 14, 99 of 100', each[Math.floor(each.length * 0.99)]!, 50);

const file = new URL('../cases/okey.json', import.meta.url);
const { slow } = JSON.parse(await readFile(file, 'utf8')) as { slow: readonly (Hand & { id: string })[] };
const most = ({ hand }: Hand) =>
  hand.length > 14 || hand.filter((code) => code === 'OK').length > 2 ? 1000 : 200;
for (const it of slow) {
  for (let i = 0; i < 200; i++) penalty(it);
  report(
    `slow hand ${it.id}`,
    time(() => penalty(it), 100),
    most(it),
  );
}
for (const [size, wilds] of [
  [14, 0],
  [14, 1],
  [14, 2],
  [14, 3],
  [14, 4],
  [15, 0],
  [15, 2],
  [15, 4],
] as const) {
  const { slowest, took } = climb(size, wilds);
  report(
    `slowest found, ${size} cards with ${wilds} wild`,
    took,
    most(slowest),
    `: ${slowest.hand.join(' ')}`,
  );
}

const ratio = (some: readonly Hand[]) => {
  const sum = (call: (it: Hand) => unknown) => some.reduce((all, it) => all + time(() => call(it), 3), 0);
  const [ours, plain] = [sum(penalty), sum(subsets)];
  return `${µs(ours / some.length)} and ${µs(plain / some.length)} by all subsets: ${(plain / ours).toFixed(0)} times`;
};
lines.push(`     dealt hands: ${ratio(dealt.slice(0, 200))}`);
lines.push(`     hands of one suit: ${ratio(hands('one suit', 100, 3))}`);
lines.push(`     the slow hands: ${ratio(slow)}`);
console.log(lines.join('\n'));
process.exitCode = isOver ? 1 : 0;
