import { expect } from 'chai';
import fc from 'fast-check';
import { okey } from '../../src/core.js';
import { line, refusal } from '../support/issues.js';
import { COMPLETE, houseRounds, houseRules, NOTHING, retold } from '../support/okey-house.js';

const { score } = okey;
type Changed = { [K in keyof okey.OkeyRound]?: okey.OkeyRound[K] | undefined };
type Options = Exclude<Parameters<typeof score>[1], string | undefined>;

/** Seat 0 finished and the others are left with so much; spades 3. */
const round = (change: Changed = {}): okey.OkeyRound => ({
  suit: 'S',
  finish: 'normal',
  winner: 0,
  hands: [[], 14, 20, 5],
  ...(change as Partial<okey.OkeyRound>),
});
const drawn = (change: Changed = {}) =>
  round({ finish: 'exhausted', winner: undefined, hands: [8, 8, 8, 8], ...change });

const points = (it: okey.OkeyRound, rules?: Options | string) => score(it, rules).points;
const lines = ({ items }: okey.OkeyResult, seat: number) =>
  items
    .filter((item) => item.seat === seat)
    .map(
      ({ code, raw, table, finish, points: sum, rule }) =>
        `${code} ${raw ?? '–'} × ${table} × ${finish} = ${sum} (${rule})`,
    );
const found = (it: okey.OkeyRound, rules: Options) => {
  const { errors, warnings } = okey.validate(it, rules);
  expect(refusal(() => score(it, rules))).to.deep.equal(errors.map(line));
  return [...errors, ...warnings].map(line);
};

const FINISHES = ['normal', 'pairs', 'okey', 'pairs-okey'] as const;
const SUITS = ['C', 'S', 'D', 'H'] as const;

describe('okey, table rules: the worked figures', () => {
  it('cezali, a normal finish: the winner −30, 14 is 42', () => {
    expect(points(round(), 'cezali').slice(0, 2)).to.deep.equal([-30, 42]);
  });
  it('pairs and Okey, a hand kept back: 1200, 300, 900', () => {
    const kept = round({ finish: 'pairs-okey', heldBack: [null, true, null, null] });
    const by = (heldBackFactor: okey.OkeyRules['heldBackFactor']) => points(kept, { heldBackFactor })[1];
    expect([by('finish'), by('table'), by('steps')]).to.deep.equal([1200, 300, 900]);
    expect(points(kept, 'cezali')[1]).to.equal(900);
  });
  it('shown by seat 2 in an exhausted round: 24 − 30 = −6', () => {
    const result = score(drawn({ shown: 2 }), { showBonus: 10 });
    expect(result.points).to.deep.equal([24, 24, -6, 24]);
    expect(lines(result, 2)).to.deep.equal([
      'penalty 8 × 3 × 1 = 24 (table)',
      'shown -10 × 3 × 1 = -30 (shown)',
    ]);
  });
  it('eşli, seat 0 wins normally: −100, 60, 24, 15, and with the partner spared −100, 60, 0, 15', () => {
    const it = round({ hands: [[], 20, 8, 5] });
    expect(points(it, 'esli')).to.deep.equal([-100, 60, 24, 15]);
    expect(points(it, { preset: 'esli', mateSpared: true })).to.deep.equal([-100, 60, 0, 15]);
  });
});

describe('okey, table rules: bonuses', () => {
  it('who shows the indicator gets it by the suit, whoever wins', () => {
    const shown = (suit: okey.Suit, rules: Options = {}) =>
      points(round({ suit, shown: 3 }), { showBonus: 10, ...rules })[3]! - points(round({ suit }), rules)[3]!;
    expect(SUITS.map((suit) => shown(suit))).to.deep.equal([-20, -30, -40, -50]);
    expect([6, 10].map((clubsFactor) => shown('C', { clubsFactor: clubsFactor as 6 }))).to.deep.equal([
      -60, -100,
    ]);
    expect(points(round({ shown: 0 }), { showBonus: 10 })[0]).to.equal(-130);
  });
  it('who holds both real Okeys as well, and neither is multiplied by the finish', () => {
    const both = (suit: okey.Suit) =>
      points(drawn({ suit, bothOkeys: 1 }), { bothOkeys: 20 })[1]! - points(drawn({ suit }))[1]!;
    expect(SUITS.map(both)).to.deep.equal([-40, -60, -80, -100]);
    const result = score(round({ finish: 'pairs-okey', shown: 1, bothOkeys: 1 }), {
      showBonus: 10,
      bothOkeys: 20,
    });
    expect(lines(result, 1)).to.deep.equal([
      'penalty 14 × 3 × 4 = 168 (table)',
      'shown -10 × 3 × 1 = -30 (shown)',
      'both-okeys -20 × 3 × 1 = -60 (both-okeys)',
    ]);
    expect(result.points[1]).to.equal(78);
  });
  it('a bonus that is not played counts nothing, and a warning says so', () => {
    expect(points(round({ shown: 1, bothOkeys: 2 }))).to.deep.equal(points(round()));
    expect(found(round({ shown: 1, bothOkeys: 2 }), {})).to.deep.equal([
      'shown-off shown',
      'both-okeys-off bothOkeys',
    ]);
    expect(found(round({ shown: 1, bothOkeys: 2 }), { showBonus: 0, bothOkeys: 0 })).to.deep.equal([]);
  });
  it('is refused for who was not in the round', () => {
    const three = round({ hands: [[], 14, null, 5] });
    for (const seat of [2, 4, -1, 0.5, '1', null, true, 'length']) {
      const change = { shown: seat as number, bothOkeys: seat as number };
      expect(found({ ...three, ...change }, {}), String(seat)).to.deep.equal([
        'shown shown',
        'both-okeys bothOkeys',
      ]);
    }
  });
});

describe('okey, table rules: factors', () => {
  it('what the winner gets, in every finish', () => {
    const won = (rules: Options | string) => FINISHES.map((finish) => points(round({ finish }), rules)[0]);
    expect(won({})).to.deep.equal([-100, -300, -300, -600]);
    expect(won('cezali')).to.deep.equal([-30, -300, -300, -600]);
    expect(won({ preset: 'cezali', win: { both: -100 } })).to.deep.equal([-30, -300, -300, -300]);
    expect(won({ win: { normal: 0, special: 0, both: 0 } })).to.deep.equal([0, 0, 0, 0]);
  });
  it('factors of the finish, which are never added', () => {
    const rules = { finish: { pairs: 3, okey: 5, both: 7 } };
    expect(FINISHES.map((finish) => points(round({ finish }), rules)[1])).to.deep.equal([42, 126, 210, 294]);
    expect(FINISHES.map((finish) => score(round({ finish }), rules).factors.finish)).to.deep.equal([
      1, 3, 5, 7,
    ]);
    expect(points(round({ finish: 'okey' }), { finish: { pairs: 3 } })[1]).to.equal(84);
    expect(points(drawn(), rules)[1]).to.equal(24);
  });
  it('steps of a hand kept back stay 1, 2, 2, 3', () => {
    const kept = { heldBack: [null, true, null, null] };
    const by = (rules: Options) => FINISHES.map((finish) => points(round({ finish, ...kept }), rules)[1]);
    expect(by({ heldBackFactor: 'steps' })).to.deep.equal([300, 600, 600, 900]);
    expect(by({ heldBackFactor: 'steps', finish: { both: 9 } })).to.deep.equal([300, 600, 600, 900]);
    expect(by({ finish: { both: 9 } })).to.deep.equal([300, 600, 600, 2700]);
    expect(points(drawn(kept), { heldBackFactor: 'steps' })[1]).to.equal(300);
  });
  it('factors of the colours of tiles', () => {
    const rules = { suits: { C: 3, S: 4, D: 5, H: 6 } };
    expect(SUITS.map((suit) => points(round({ suit }), rules)[1])).to.deep.equal([42, 56, 70, 84]);
    expect(points(round({ suit: 'C' }), { suits: { H: 6 }, clubsFactor: 6 })[1]).to.equal(84);
    expect(points(round({ suit: 'H' }), { suits: { H: null } })[1]).to.equal(28);
  });
  it('a printed joker as the indicator, where there is a factor for it', () => {
    const joker = round({ suit: 'J', okey: '7H' });
    expect(points(joker, 'cezali').slice(0, 2)).to.deep.equal([-100, 140]);
    expect(found(joker, { falseOkeyFactor: 10 })).to.deep.equal([]);
    expect(found(joker, {})).to.deep.equal(['suit suit']);
    expect(points(round({ suit: 'J', shown: 3 }), { falseOkeyFactor: 10, showBonus: 10 })[3]).to.equal(-50);
  });
});

describe('okey, table rules: a complete hand that nobody catches', () => {
  const off = { heldBackOn: false };
  it('is charged its lowest sum', () => {
    const it = round({ hands: [[], COMPLETE, 20, NOTHING] });
    expect(points(it)).to.deep.equal([-100, 300, 60, 300]);
    expect(points(it, off)).to.deep.equal([-100, 0, 60, 300]);
    expect(okey.handPenalty(COMPLETE, { rules: off })).to.deep.equal(
      okey.handPenalty(COMPLETE, { heldBack: false }),
    );
    expect(found(it, off)).to.deep.equal([]);
  });
  it('also where the round says that it was kept back, and a warning says so', () => {
    const it = round({ hands: [[], COMPLETE, 20, 5], heldBack: [null, true, true, false] });
    expect(points(it, off)).to.deep.equal([-100, 0, 60, 15]);
    expect(found(it, off)).to.deep.equal(['held-back-off heldBack.1 @1', 'held-back-off heldBack.2 @2']);
  });
});

describe('okey, table rules: partners in a round', () => {
  const spared = { teams: 'opposite', mateSpared: true } as const;
  it('the winner’s partner pays nothing, also for a hand kept back, and keeps a bonus', () => {
    const it = round({ winner: 1, hands: [14, [], 20, COMPLETE], shown: 3, finish: 'pairs' });
    const result = score(it, { ...spared, showBonus: 10 });
    expect(result.points).to.deep.equal([84, -300, 120, -30]);
    expect(lines(result, 3)).to.deep.equal([
      'held-back 100 × 3 × 2 = 600 (held-back)',
      'shown -10 × 3 × 1 = -30 (shown)',
      'spared -100 × 3 × 2 = -600 (spared)',
    ]);
  });
  it('nobody is spared without teams, or where nobody won', () => {
    expect(points(round(), { mateSpared: true })).to.deep.equal(points(round()));
    expect(points(drawn(), spared)).to.deep.equal([24, 24, 24, 24]);
    expect(score(drawn(), spared, { order: [0] }).points).to.deep.equal([24, 24, 24, 24]);
  });
  it('partners sit opposite in the order round the table', () => {
    expect(points(round(), spared)).to.deep.equal([-100, 42, 0, 15]);
    expect(score(round(), spared, { order: [2, 1, 3, 0] }).points).to.deep.equal([-100, 0, 60, 15]);
    expect(points(round({ winner: 1, hands: [7, [], null, 8, 9] }), spared)).to.deep.equal([
      21,
      -100,
      null,
      24,
      0,
    ]);
  });
  it('are four', () => {
    for (const hands of [
      [[], 14],
      [[], 14, 5],
      [[], 14, 5, null],
    ])
      expect(found(round({ hands }), { teams: 'opposite' })).to.deep.equal(['player-count hands']);
    for (const order of [5, [0, 0], [0, 1, 2, -1]])
      expect(okey.validate(round(), spared, { order: order as number[] }).errors).to.have.length(1);
  });
});

describe('okey, table rules: presets', () => {
  it('are complete and go by their names', () => {
    for (const [name, preset] of Object.entries(okey.presets)) {
      expect(Object.keys(preset)).to.have.members(Object.keys(okey.defaults));
      expect(score(round(), name).rules).to.deep.equal({ ...preset, preset: name });
    }
    expect(Object.keys(okey.presets)).to.deep.equal(['okey', 'okey-11', 'tiles', 'cezali', 'esli']);
  });
  it('differ from the default by what they are about', () => {
    expect(okey.presets.cezali).to.deep.equal({
      ...okey.defaults,
      preset: 'cezali',
      win: { normal: -10, special: -100, both: -200, normalTimesTable: true },
      heldBackFactor: 'steps',
      falseOkeyFactor: 10,
    });
    expect(okey.presets.esli).to.deep.equal({
      ...okey.defaults,
      preset: 'esli',
      teams: 'opposite',
      mateSpared: false,
    });
  });
});

describe('okey, table rules: what holds for every round', () => {
  const always = (check: (it: okey.OkeyRound, rules: okey.OkeyRules) => void) =>
    fc.assert(
      fc.property(
        houseRules(okey.defaults).chain((rules) => fc.tuple(fc.constant(rules), houseRounds(rules))),
        ([rules, it]) => void check(it, rules),
      ),
      { numRuns: 400 },
    );

  it('is scored as a second, plain account has it', () => {
    always((it, rules) => expect(points(it, rules)).to.deep.equal(retold(it, rules)));
  });
  it('a seat’s items add up to its points, and each says how it arose', () => {
    always((it, rules) => {
      const result = score(it, rules);
      result.points.forEach((sum, seat) => {
        const own = result.items.filter((item) => item.seat === seat);
        expect(own.reduce((all, item) => all + item.points, 0)).to.equal(sum);
      });
      for (const { code, raw, table, finish, points: sum } of result.items)
        if (code !== 'win') expect(raw! * table * finish + 0).to.equal(sum);
    });
  });
  it('with no option set it is the round it always was', () => {
    always((it) => {
      if (it.suit === 'J') return;
      const { shown: _, bothOkeys: __, ...plain } = it;
      expect(points(it)).to.deep.equal(points(plain));
      expect(points(plain)).to.deep.equal(retold(plain, okey.defaults));
    });
  });
});
