/** Rounds of rummy by the rules of the family, and what they come to, told a second time from the text of the rules. */
import fc from 'fast-check';
import { rummy } from '../../src/core.js';

type Rules = rummy.RummyRules;
type Round = rummy.RummyRound;

const points = (max: number) => fc.integer({ min: 0, max });
const bonus = fc.integer({ min: -60, max: 10 });
const factor = fc.integer({ min: 1, max: 4 });

/** Complete rules of every kind. */
export const familyRules: fc.Arbitrary<Rules> = fc
  .record({
    joker: points(50),
    ace: fc.constantFrom(1, 10, 11, 15),
    handFinish: fc.option(points(300)),
    handTimes: factor,
    handOnly: fc.constantFrom('nobody-melded', 'any'),
    unmelded: fc.constantFrom('surcharge', 'fixed', 'times', 'cards'),
    surcharge: points(60),
    cap: fc.option(points(150)),
    capOfLimit: fc.option(fc.constantFrom(0, 0.25, 0.5, 1)),
    unmeldedFixed: points(150),
    unmeldedTimes: factor,
    handCap: fc.option(points(100)),
    drops: fc.option(fc.record({ first: points(50), middle: points(80) })),
    winBonus: bonus,
    handBonus: bonus,
    handBonusLate: bonus,
    winnerGets: fc.constantFrom('nothing', 'sum'),
    limitPerOpponent: fc.option(fc.integer({ min: 1, max: 200 })),
    limit: fc.option(fc.integer({ min: 1, max: 600 })),
    blockedTie: fc.constantFrom('shared', 'none'),
    blockedUnmelded: fc.constantFrom('surcharge', 'cards'),
  } satisfies { [K in keyof Rules]?: fc.Arbitrary<Rules[K]> })
  .map((options) => {
    const { preset: _, ...rest } = rummy.defaults;
    return { ...rest, ...options };
  });

const left = fc.oneof(
  fc.integer({ min: 1, max: 150 }),
  fc.constantFrom(['JK'], ['A', 'KH'], ['2C', '10D', 'Q'], ['JK', 'JK', '9S', 'A']),
);

/** A round that these rules allow. */
export const familyRounds = (rules: Rules): fc.Arbitrary<Round> => {
  const ways = rules.drops
    ? (['first', 'middle', ...(rules.handCap === null ? [] : ['wrong'])] as const)
    : [];
  const seat = fc.record({
    hand: left,
    melded: fc.boolean(),
    drop:
      ways.length > 0
        ? fc.option(fc.constantFrom(...(ways as rummy.Drop[])), { freq: 3 })
        : fc.constant(null),
  });
  return fc
    .tuple(
      fc.array(seat, { minLength: 2, maxLength: 6 }),
      fc.constantFrom('normal', 'hand', 'blocked'),
      fc.nat(5),
    )
    .map(([seats, finish, pick]): Round => {
      const first = pick % seats.length;
      const won = finish !== 'blocked';
      const out = (at: number) => won && at === first;
      return {
        finish,
        ...(won ? { winner: first } : {}),
        hands: seats.map(({ hand }, at) => (out(at) ? [] : hand)),
        melded: seats.map(({ melded }, at) =>
          out(at) ? true : melded && !(finish === 'hand' && rules.handOnly === 'nobody-melded'),
        ),
        ...(rules.drops ? { drop: seats.map(({ drop }, at) => (at === first ? null : drop)) } : {}),
      };
    });
};

/** What each seat gets, in the order in which the text has it. */
export function retold(round: Round, rules: Rules): { points: number[]; winners: number[] } {
  const { finish, hands } = round;
  const values: Readonly<Record<string, number>> = { A: rules.ace, J: 10, Q: 10, K: 10 };
  const counts = (hand: rummy.Hand) =>
    typeof hand === 'number'
      ? hand
      : hand!.reduce((sum, card) => {
          const rank = card === 'JK' ? card : card.replace(/[CSDH]$/, '');
          return sum + (rank === 'JK' ? rules.joker : (values[rank] ?? Number(rank)));
        }, 0);
  const dropped = (seat: number) => round.drop?.[seat] ?? null;

  let winners = [round.winner!];
  if (finish === 'blocked') {
    const inIt = hands.map((_, seat) => seat).filter((seat) => dropped(seat) === null);
    const least = Math.min(...inIt.map((seat) => counts(hands[seat]!)));
    winners = inIt.filter((seat) => counts(hands[seat]!) === least);
    if (winners.length > 1 && rules.blockedTie === 'none') winners = [];
  }

  const perOpponent = rules.limitPerOpponent === null ? null : rules.limitPerOpponent * (hands.length - 1);
  const limit = rules.limit ?? perOpponent;
  const caps = [
    rules.cap,
    rules.capOfLimit === null || limit === null ? null : Math.floor(limit * rules.capOfLimit),
  ];

  const pays = (seat: number): number => {
    const way = dropped(seat);
    if (way !== null) return way === 'wrong' ? rules.handCap! : rules.drops![way];
    if (finish === 'hand' && rules.handFinish !== null) return rules.handFinish;
    let sum = counts(hands[seat]!);
    if (rules.handCap !== null) sum = Math.min(sum, rules.handCap);
    const notMelded =
      round.melded[seat] === false && !(finish === 'blocked' && rules.blockedUnmelded === 'cards');
    if (notMelded && rules.unmelded === 'fixed') sum = rules.unmeldedFixed;
    if (notMelded && rules.unmelded === 'times') sum *= rules.unmeldedTimes;
    if (notMelded && rules.unmelded === 'surcharge')
      sum = Math.min(sum + rules.surcharge, ...caps.filter((cap) => cap !== null));
    return finish === 'hand' ? sum * rules.handTimes : sum;
  };

  const paid = hands.map((_, seat) => (winners.includes(seat) ? 0 : pays(seat)));
  const all = paid.reduce((sum, one) => sum + one, 0);
  const somebodyMelded = round.melded.some((has, seat) => has === true && seat !== round.winner);
  const ofHand = somebodyMelded ? rules.handBonusLate : rules.handBonus;
  const points = paid.map((one, seat) => {
    if (rules.winnerGets === 'sum') {
      if (!winners.includes(seat)) return 0 - one;
      const fair = Math.floor(all / winners.length);
      return winners.indexOf(seat) < all % winners.length ? fair + 1 : fair;
    }
    if (!winners.includes(seat) || finish === 'blocked') return one;
    return finish === 'hand' ? ofHand : rules.winBonus;
  });
  return { points, winners };
}
