import { expect } from 'chai';
import fc from 'fast-check';
import { rummy } from '../../src/core.js';
import { line, refusal } from '../support/issues.js';
import { familyRounds, familyRules, retold } from '../support/rummy-family.js';

const { score } = rummy;
type Options = Exclude<Parameters<typeof score>[1], string | undefined>;

type Changed = { [K in keyof rummy.RummyRound]?: rummy.RummyRound[K] | undefined };

/** Seat 0 went out; nobody else has melded. */
const round = (change: Changed = {}): rummy.RummyRound => ({
  finish: 'normal',
  winner: 0,
  hands: [0, 40, 90],
  melded: [true, false, false],
  ...(change as Partial<rummy.RummyRound>),
});
const hand = (change: Changed = {}) => round({ finish: 'hand', ...change });
const points = (it: rummy.RummyRound, rules: Options) => score(it, rules).points;
const lines = (it: rummy.RummyRound, rules: Options) =>
  score(it, rules).items.map(({ code, points: sum, rule, seat }) => `${seat}: ${code} ${sum} (${rule})`);
const found = (it: rummy.RummyRound, rules: Options) => {
  const { errors } = rummy.validate(it, rules);
  expect(refusal(() => score(it, rules))).to.deep.equal(errors.map(line));
  return errors.map(line);
};

describe('rummy, the family: going out from hand', () => {
  it('a flat figure, or as ever times a factor', () => {
    expect(points(hand(), {})).to.deep.equal([0, 200, 200]);
    expect(points(hand(), { handFinish: null, cap: null, capOfLimit: null })).to.deep.equal([0, 65, 115]);
    expect(lines(hand(), { handFinish: null, handTimes: 3 })).to.deep.equal([
      '0: win 0 (from-hand)',
      '1: hand 40 (hand)',
      '1: surcharge 25 (surcharge)',
      '1: times 130 (from-hand)',
      '2: hand 90 (hand)',
      '2: surcharge 25 (surcharge)',
      '2: cap -15 (cap)',
      '2: times 200 (from-hand)',
    ]);
  });
  it('while no opponent has melded, or always', () => {
    const late = hand({ melded: [true, true, false] });
    expect(found(late, {})).to.deep.equal(['hand-but-opponent-melded melded.1 @1']);
    expect(found(late, { handOnly: 'any' })).to.deep.equal([]);
    expect(points(late, { handOnly: 'any' })).to.deep.equal([0, 200, 200]);
  });
  it('with a bonus of its own, another one when somebody had melded', () => {
    const rules: Options = { winBonus: -10, handBonus: -50, handBonusLate: -20, handOnly: 'any' };
    const won = (it: rummy.RummyRound) => lines(it, rules).filter((text) => text.startsWith('0'));
    expect(won(round())).to.deep.equal(['0: win 0 (hand)', '0: bonus -10 (hand)']);
    expect(won(hand())).to.deep.equal(['0: win 0 (from-hand)', '0: bonus -50 (from-hand)']);
    expect(won(hand({ melded: [true, false, true] }))).to.deep.equal([
      '0: win 0 (from-hand)',
      '0: bonus -20 (from-hand)',
    ]);
    const blocked = round({ finish: 'blocked', winner: undefined, hands: [7, 40, 90] });
    expect(won(blocked)).to.deep.equal(['0: win 0 (hand)']);
  });
});

describe('rummy, the family: who has not melded', () => {
  const it_ = round({ melded: [true, false, true] });
  it('pays as the rules have it', () => {
    const by = (rules: Options) => points(it_, rules);
    expect(by({})).to.deep.equal([0, 65, 90]);
    expect(by({ unmelded: 'fixed' })).to.deep.equal([0, 100, 90]);
    expect(by({ unmelded: 'fixed', unmeldedFixed: 70 })).to.deep.equal([0, 70, 90]);
    expect(by({ unmelded: 'times' })).to.deep.equal([0, 80, 90]);
    expect(by({ unmelded: 'times', unmeldedTimes: 5 })).to.deep.equal([0, 200, 90]);
    expect(by({ unmelded: 'cards' })).to.deep.equal([0, 40, 90]);
  });
  it('and the lines say how', () => {
    expect(lines(it_, { unmelded: 'fixed' })[1]).to.equal('1: fixed 100 (unmelded)');
    expect(lines(it_, { unmelded: 'times' }).slice(1, 3)).to.deep.equal([
      '1: hand 40 (hand)',
      '1: times 40 (unmelded)',
    ]);
    expect(lines(it_, { unmelded: 'cards' })[1]).to.equal('1: hand 40 (hand)');
  });
  it('in a blocked round as well, unless that is for the cards alone', () => {
    const blocked = round({ finish: 'blocked', winner: undefined, hands: [7, 40, 90] });
    expect(points(blocked, { unmelded: 'fixed' })).to.deep.equal([0, 100, 100]);
    expect(points(blocked, { unmelded: 'fixed', blockedUnmelded: 'cards' })).to.deep.equal([0, 40, 90]);
  });
  it('has both factors from hand: that of the cards, and that of the finish', () => {
    const rules: Options = { handFinish: null, handTimes: 2, unmelded: 'times', unmeldedTimes: 3 };
    expect(lines(hand(), rules).slice(1, 4)).to.deep.equal([
      '1: hand 40 (hand)',
      '1: times 80 (unmelded)',
      '1: times 120 (from-hand)',
    ]);
  });
});

describe('rummy, the family: the most a hand counts, and dropping out', () => {
  const pool: Options = { handCap: 80, drops: { first: 20, middle: 40 }, unmelded: 'cards' };

  it('cards over the most are taken off, before all else', () => {
    expect(lines(round(), pool).slice(2)).to.deep.equal(['2: hand 90 (hand)', '2: cap -10 (hand-cap)']);
    expect(points(hand(), { ...pool, handFinish: null, handTimes: 2 })).to.deep.equal([0, 80, 160]);
    expect(points(round(), { handCap: 60, cap: null, capOfLimit: null })).to.deep.equal([0, 65, 85]);
  });
  it('who drops pays for that instead of the cards, which need not be told', () => {
    const dropped = round({ hands: [0, 0, []], drop: [null, 'first', 'wrong'] });
    expect(lines(dropped, pool)).to.deep.equal(['0: win 0 (hand)', '1: drop 20 (drop)', '2: drop 80 (drop)']);
    expect(points({ ...dropped, finish: 'hand' }, pool)).to.deep.equal([0, 20, 80]);
    expect(points(round({ drop: [null, null, 'middle'] }), pool)).to.deep.equal([0, 40, 40]);
  });
  it('who drops does not win a blocked round', () => {
    const blocked = round({
      finish: 'blocked',
      winner: undefined,
      hands: [0, 40, 90],
      drop: ['first', null, null],
    });
    expect(score(blocked, pool)).to.deep.include({ points: [20, 0, 80], winners: [1] });
  });
  it('is refused where the rules have no such thing, and for who cannot have dropped', () => {
    const drop = (...by: unknown[]) => ({ drop: by as rummy.Drop[] });
    expect(found(round(drop(null, 'first', null)), {})).to.deep.equal(['drop drop.1 @1']);
    expect(found(round(drop(null, 'wrong', null)), { drops: pool.drops! })).to.deep.equal(['drop drop.1 @1']);
    expect(found(round(drop('first', null, null)), pool)).to.deep.equal(['drop drop.0 @0']);
    expect(found(round(drop(null, 'last', true)), pool)).to.deep.equal(['drop drop.1 @1', 'drop drop.2 @2']);
    expect(found(round(drop(null, 'first')), pool)).to.deep.equal(['length drop']);
    expect(found(round({ drop: 'first' as unknown as [] }), pool)).to.deep.equal(['length drop']);
    expect(found(round({ hands: [0, 40, null], ...drop(null, null, 'first') }), pool)).to.deep.equal([
      'drop drop.2 @2',
    ]);
    const blocked = round({ finish: 'blocked', winner: undefined, hands: [9, 9, 9] });
    expect(found({ ...blocked, ...drop('first', 'first', 'middle') }, pool)).to.deep.equal(['drop drop']);
    expect(found(round(drop(null, null, null)), {})).to.deep.equal([]);
  });
});

describe('rummy, the family: the winner gets what the others lose', () => {
  const sum: Options = { winnerGets: 'sum', unmelded: 'cards' };
  it('and a row adds up to 0', () => {
    expect(lines(round(), sum)).to.deep.equal([
      '0: win 0 (hand)',
      '0: sum 130 (sum)',
      '1: hand -40 (hand)',
      '2: hand -90 (hand)',
    ]);
    expect(points(round(), { ...sum, winBonus: -10 })).to.deep.equal([130, -40, -90]);
  });
  it('several winners of a blocked round part it, the lower seats get what is over', () => {
    const blocked = round({
      finish: 'blocked',
      winner: undefined,
      hands: [9, 20, 9, 9],
      melded: [true, true, true, true],
    });
    expect(points(blocked, sum)).to.deep.equal([7, -20, 7, 6]);
    expect(points(blocked, { ...sum, blockedTie: 'none' })).to.deep.equal([-9, -20, -9, -9]);
  });
});

describe('rummy, the family: a limit', () => {
  it('may be none, and then caps nothing', () => {
    const none: Options = { limitPerOpponent: null };
    expect(rummy.limit(4, none)).to.equal(null);
    expect(rummy.limit(4, { ...none, limit: 250 })).to.equal(250);
    expect(rummy.unmeldedCap(2, none)).to.equal(100);
    expect(rummy.unmeldedCap(2, { ...none, cap: null })).to.equal(null);
    expect(points(round(), { ...none, cap: null })).to.deep.equal([0, 65, 115]);
  });
});

describe('rummy, the family: what holds for every round', () => {
  const always = (check: (it: rummy.RummyRound, rules: rummy.RummyRules) => void) =>
    fc.assert(
      fc.property(
        familyRules.chain((rules) => fc.tuple(fc.constant(rules), familyRounds(rules))),
        ([rules, it]) => void check(it, rules),
      ),
      { numRuns: 500 },
    );

  it('is scored as a second, plain account has it', () => {
    always((it, rules) => {
      const result = score(it, rules);
      expect({ points: result.points, winners: result.winners }).to.deep.equal(retold(it, rules));
    });
  });
  it('a seat’s lines add up to its points', () => {
    always((it, rules) => {
      const { points: all, items } = score(it, rules);
      all.forEach((sum, seat) => {
        const own = items.filter((item) => item.seat === seat);
        expect(own.length).to.be.greaterThan(0);
        expect(own.reduce((total, item) => total + item.points, 0)).to.equal(sum);
      });
    });
  });
  it('a row adds up to 0 where the winner gets the sum', () => {
    always((it, rules) => {
      const { points: all, winners } = score(it, { ...rules, winnerGets: 'sum' });
      if (winners.length > 0) expect(all.reduce<number>((sum, one) => sum + one!, 0)).to.equal(0);
    });
  });
  it('holds no minus zero, which JSON has not', () => {
    always((it, rules) => {
      const result = score(it, rules);
      expect(JSON.parse(JSON.stringify(result))).to.deep.equal(result);
    });
  });
});
