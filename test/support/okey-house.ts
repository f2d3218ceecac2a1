/** Rounds of Okey by table rules, and what they come to, told a second time from the text of the rules. */
import fc from 'fast-check';
import type { okey } from '../../src/core.js';

type Rules = okey.OkeyRules;
type Round = okey.OkeyRound;

/** Cards of two hands: one that is complete, one of which nothing comes off. */
export const COMPLETE = '3C 4C 5C 3S 4S 5S 3D 4D 5D JH QH KH 10H 9H'.split(' ');
export const NOTHING = 'AC 4C 7C 10C 2S 4S 8S JS 3D 6D 9D QD AH 5H'.split(' ');

const factor = fc.integer({ min: 1, max: 12 });
const bonus = fc.option(fc.integer({ min: 0, max: 30 }));
const gain = fc.integer({ min: -300, max: 0 });

/** Complete table rules of every kind. */
export const houseRules = (defaults: Rules): fc.Arbitrary<Rules> =>
  fc
    .record({
      clubsFactor: fc.constantFrom(2, 6, 10),
      suits: fc.record({ C: fc.option(factor), S: factor, D: factor, H: factor }),
      falseOkeyFactor: fc.option(factor),
      finish: fc.record({ pairs: factor, okey: factor, both: factor }),
      win: fc.record({ normal: gain, special: gain, both: gain, normalTimesTable: fc.boolean() }),
      showBonus: bonus,
      bothOkeys: bonus,
      teams: fc.constantFrom(null, 'opposite'),
      mateSpared: fc.boolean(),
      heldBackOn: fc.boolean(),
      heldBackFactor: fc.constantFrom('finish', 'table', 'steps'),
      capAt100: fc.boolean(),
    } satisfies { [K in keyof Rules]?: fc.Arbitrary<Rules[K]> })
    .map((options) => {
      const { preset: _, ...rest } = defaults;
      return { ...rest, ...options };
    });

/** Four hands, typed or as cards, and who showed and held what. */
export const houseRounds = (rules: Rules): fc.Arbitrary<Round> =>
  fc
    .record({
      suit: fc.constantFrom<okey.Indicator>(
        'C',
        'S',
        'D',
        'H',
        ...(rules.falseOkeyFactor === null ? [] : (['J'] as const)),
      ),
      finish: fc.constantFrom<okey.Finish>('normal', 'pairs', 'okey', 'pairs-okey', 'exhausted'),
      winner: fc.nat(3),
      hands: fc.array(fc.oneof(fc.nat(160), fc.constant(COMPLETE), fc.constant(NOTHING)), {
        minLength: 4,
        maxLength: 4,
      }),
      heldBack: fc.array(fc.constantFrom(true, false, null), { minLength: 4, maxLength: 4 }),
      shown: fc.option(fc.nat(3), { nil: undefined }),
      bothOkeys: fc.option(fc.nat(3), { nil: undefined }),
    })
    .map(({ finish, winner, hands, shown, bothOkeys, ...round }) => ({
      ...round,
      ...(shown === undefined ? {} : { shown }),
      ...(bothOkeys === undefined ? {} : { bothOkeys }),
      finish,
      ...(finish === 'exhausted' ? {} : { winner }),
      // each hand of cards once: a third copy is none
      hands: hands.map((hand, seat) => {
        if (seat === winner && finish !== 'exhausted') return [];
        return typeof hand !== 'number' && hands.indexOf(hand) < seat ? 33 : hand;
      }),
    }));

/** What each seat gets, seat by seat and rule by rule as the text has them. */
export function retold(round: Round, rules: Rules): number[] {
  const { suit, finish: how, winner } = round;
  const table = suit === 'J' ? rules.falseOkeyFactor! : (rules.suits[suit] ?? rules.clubsFactor);
  const byFinish = { pairs: rules.finish.pairs, okey: rules.finish.okey, 'pairs-okey': rules.finish.both };
  const times = how === 'normal' || how === 'exhausted' ? 1 : byFinish[how];
  return round.hands.map((hand, seat) => {
    let points = 0;
    if (seat === winner) {
      if (how === 'normal')
        points += rules.win.normalTimesTable ? rules.win.normal * table : rules.win.normal;
      if (how === 'pairs' || how === 'okey') points += rules.win.special * table;
      if (how === 'pairs-okey') points += rules.win.both * table;
    } else {
      const said = round.heldBack?.[seat] ?? null;
      const kept = rules.heldBackOn && (said ?? hand === COMPLETE);
      let paid: number;
      if (kept) {
        paid = 100 * table;
        if (rules.heldBackFactor === 'finish') paid *= times;
        if (rules.heldBackFactor === 'steps')
          paid *= how === 'pairs-okey' ? 3 : /pairs|okey/.test(how) ? 2 : 1;
      } else {
        const raw = hand === COMPLETE ? 0 : hand === NOTHING ? 100 : (hand as number);
        paid = (rules.capAt100 && raw > 100 ? 100 : raw) * table * times;
      }
      const partners = winner !== undefined && rules.teams !== null && Math.abs(seat - winner) === 2;
      if (!(partners && rules.mateSpared)) points += paid;
    }
    if (seat === round.shown && rules.showBonus !== null) points -= rules.showBonus * table;
    if (seat === round.bothOkeys && rules.bothOkeys !== null) points -= rules.bothOkeys * table;
    return points;
  });
}
