import fc from 'fast-check';
import type { doko } from '../../src/core.js';
import { rounds } from './doko-rounds.js';

const TRIGGERS = [
  ...(['tie120', 'reLost', 'kontraLost', 'bothCalled', 'soloLost', 'solo'] as const),
  ...(['heartTrick', 'zero', 'nobody', 'schwarz', 'redeal'] as const),
];
const KINDS = ['damen', 'buben', 'fleischlos', 'auf Zuruf'] as const;

const count = fc.nat({ max: 3 });
const worth = fc.record({ won: fc.nat({ max: 15 }), lost: fc.nat({ max: 15 }) });

export const bocks: fc.Arbitrary<doko.Bock> = fc.record({
  triggers: fc.subarray(TRIGGERS),
  games: fc.oneof(fc.constant('players' as const), fc.integer({ min: 1, max: 6 })),
  redealCounts: fc.boolean(),
  effect: fc.constantFrom('double' as const, 'double-game' as const, 'add' as const),
  add: count,
  inBock: fc.constantFrom('stack' as const, 'queue' as const, 'restart' as const, 'ignore' as const),
  max: fc.option(fc.integer({ min: 1, max: 3 })),
  solo: fc.constantFrom('bock' as const, 'plain' as const, 'pause' as const),
  perGame: fc.constantFrom('one' as const, 'each' as const),
});

/** Every option with every value it can have, complete, without the name of a preset. */
export const houseRules: fc.Arbitrary<doko.DokoRules> = fc.record({
  rounds: fc.option(fc.integer({ min: 1, max: 12 })),
  calls: fc.constantFrom('plus2' as const, 'double' as const, 'double-levels' as const),
  doubles: fc.constantFrom('game' as const, 'queens' as const, 'all' as const),
  points: fc.record({
    doppelkopf: count,
    fuchs: count,
    karlchen: count,
    againstQueens: count,
    karlchenCaught: count,
    fuchsLast: count,
    dulleCaught: count,
    heartTrick: count,
    other: count,
  }),
  twoKarlchen: fc.boolean(),
  specialsInSolo: fc.boolean(),
  queensInSolo: fc.boolean(),
  queensInArmut: fc.boolean(),
  noBackdoor: fc.boolean(),
  tie120: fc.constantFrom('tsr' as const, 'queens-only' as const),
  feigheit: fc.constantFrom('off' as const, 'flip' as const, 'excess' as const),
  feigheitGap: fc.integer({ min: 1, max: 5 }),
  feigheitSolo: fc.boolean(),
  bock: fc.option(bocks),
  solo: fc.record({
    fixed: fc.option(worth, { freq: 2 }),
    kinds: fc.dictionary(
      fc.constantFrom(...KINDS),
      fc.record({ fixed: worth, times: fc.integer({ min: 1, max: 4 }) }, { requiredKeys: [] }),
    ),
  }),
  hochzeitFee: fc.nat({ max: 2 }),
  writing: fc.constantFrom('plus-minus' as const, 'plus' as const, 'minus' as const),
  money: fc.option(
    fc.record({
      perPoint: fc.constantFrom(1, 2.5, 10),
      mode: fc.constantFrom(
        'balance' as const,
        'pairs' as const,
        'kitty-top' as const,
        'kitty-minus' as const,
      ),
    }),
  ),
});

/** Who took the last trick, and with what. */
const lasts = fc.constantFrom<doko.Sonderpunkte>(
  { karlchen: 1 },
  { karlchen: 1, karlchenCaught: 1 },
  { karlchenCaught: 1 },
  { fuchsLast: 1 },
  { fuchsLast: 1, karlchenCaught: 1 },
  {},
);

/** Rounds with everything that house rules can ask for, valid by any of them. */
export const houseRounds: fc.Arbitrary<doko.DokoRound> = fc
  .record({
    round: rounds,
    last: lasts,
    sides: fc.record({ last: fc.boolean(), dulle: fc.boolean(), heart: fc.boolean() }),
    dulleCaught: fc.nat({ max: 1 }),
    heartTrick: fc.nat({ max: 1 }),
    other: fc.tuple(fc.nat({ max: 4 }), fc.nat({ max: 5 })),
    tie: fc.boolean(),
    special: fc.boolean(),
    hochzeit: fc.option(fc.nat({ max: 1 })),
    soloKind: fc.option(fc.constantFrom(...KINDS, 'toString')),
    bockLayers: fc.option(fc.nat({ max: 3 }), { freq: 2 }),
    bockStarts: fc.option(fc.nat({ max: 2 }), { freq: 2 }),
  })
  .map(({ round, last, sides, dulleCaught, heartTrick, other, tie, ...more }) => {
    const isSolo = round.kind === 'solo';
    const party = (it: 're' | 'kontra', mine: (side: boolean) => boolean, n: 0 | 1) => {
      const { karlchen: _, fuchs = 0, ...entry } = round[it];
      return {
        ...entry,
        ...(last.fuchsLast ? {} : { fuchs }),
        ...(mine(sides.last) && last),
        ...(mine(sides.dulle) && { dulleCaught }),
        ...(mine(sides.heart) && { heartTrick }),
        other: other[n],
      };
    };
    const { noTrick, ...rest } = round;
    const atTie = tie && round.reAugen !== 0 && round.reAugen !== 240;
    return {
      ...rest,
      ...(atTie ? { reAugen: 120 } : noTrick && { noTrick }),
      re: party('re', (side) => side, 0) as doko.ReEntry,
      kontra: party('kontra', (side) => !side, 1),
      ...(!isSolo && more.special && { special: 'armut' as const }),
      ...(more.hochzeit !== null && { hochzeit: round.re.players[isSolo ? 0 : more.hochzeit]! }),
      ...(isSolo && more.soloKind !== null && { soloKind: more.soloKind }),
      ...(more.bockLayers !== null && { bockLayers: more.bockLayers }),
      ...(more.bockStarts !== null && { bockStarts: more.bockStarts }),
    };
  });
