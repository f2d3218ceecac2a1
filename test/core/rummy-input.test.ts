import { expect } from 'chai';
import { rummy } from '../../src/core.js';
import { line, refusal } from '../support/issues.js';

const round = {
  finish: 'normal',
  winner: 0,
  hands: [[], ['7H', 'K'], 12],
  melded: [true, true, false],
} as const;
const blocked = { finish: 'blocked', hands: [3, ['JK'], 12], melded: [true, true, false] } as const;
const fromHand = { finish: 'hand', winner: 0, hands: [0, 3, 12], melded: [true, false, false] } as const;

type Changed = Readonly<Record<string, unknown>>;

/** The same answer from both ways in: what `score` is refused with and what `validate` reports. */
function issues(input: unknown, rules?: unknown, context?: unknown): string[] {
  const { errors, warnings } = rummy.validate(input, rules, context as rummy.RummyContext);
  const thrown = refusal(() =>
    rummy.score(input as rummy.RummyRound, rules as string, context as rummy.RummyContext),
  );
  expect(thrown).to.deep.equal(errors.map(line));
  if (errors.length > 0) expect(warnings).to.deep.equal([]);
  return thrown;
}

describe('rummy: a round that is refused', () => {
  const refused: readonly [what: string, base: Changed, change: Changed, ...wanted: string[]][] = [
    [
      'a card that does not exist',
      round,
      { hands: [[], ['7H', '1C', 'JKH', '', 7], 12] },
      'card hands.1.1 @1',
      'card hands.1.2 @1',
      'card hands.1.3 @1',
      'card hands.1.4 @1',
    ],
    [
      'a false card of who won',
      round,
      { hands: [['X'], 3, 12] },
      'card hands.0.0 @0',
      'winner-with-cards hands.0 @0',
    ],
    ['a negative number', round, { hands: [[], -1, 12] }, 'hand-value hands.1 @1'],
    ['half a point', round, { hands: [[], 3, 1.5] }, 'hand-value hands.2 @2'],
    ['a number too large to add up', round, { hands: [[], 3, 1e300] }, 'hand-value hands.2 @2'],
    ['a hand as text', round, { hands: [[], 'KH', 12] }, 'hand-value hands.1 @1'],
    ['a hand left out', round, { hands: [[], undefined, 12] }, 'hand-value hands.1 @1'],
    ['no winner', round, { winner: undefined }, 'winner-missing winner'],
    ['a winner nobody is', round, { winner: 3 }, 'winner-missing winner'],
    ['a winner as text', round, { winner: '0' }, 'winner-missing winner'],
    [
      'a winner who was not in the round',
      round,
      { winner: 1, hands: [3, null, 12], melded: [true, null, false] },
      'winner-missing winner',
    ],
    ['a winner from hand nobody is', fromHand, { winner: -1 }, 'winner-missing winner'],
    ['a winner with a card', round, { hands: [['7H'], 3, 12] }, 'winner-with-cards hands.0 @0'],
    ['a winner with points', fromHand, { hands: [7, 3, 12] }, 'winner-with-cards hands.0 @0'],
    [
      'a loser without cards',
      round,
      { hands: [[], [], 0] },
      'loser-without-cards hands.1 @1',
      'loser-without-cards hands.2 @2',
    ],
    ['a loser without cards, from hand', fromHand, { hands: [[], 0, 12] }, 'loser-without-cards hands.1 @1'],
    ['a winner who has not melded', round, { melded: [false, true, false] }, 'winner-not-melded melded.0 @0'],
    [
      'from hand though others had melded',
      fromHand,
      { melded: [false, true, true] },
      'hand-but-opponent-melded melded.1 @1',
      'hand-but-opponent-melded melded.2 @2',
    ],
    ['a winner of a blocked round', blocked, { winner: 1 }, 'winner-not-allowed winner'],
    ['a winner of a blocked round who is null', blocked, { winner: null }, 'winner-not-allowed winner'],
    [
      'an empty hand in a blocked round',
      blocked,
      { hands: [0, [], 12] },
      'blocked-empty-hand hands.0 @0',
      'blocked-empty-hand hands.1 @1',
    ],
    ['one player', round, { hands: [[]], melded: [true] }, 'player-count hands'],
    [
      'one player, the others not in the round',
      round,
      { hands: [[], null, null], melded: [true, null, null] },
      'player-count hands',
    ],
    [
      'seven players',
      round,
      { hands: [0, 1, 2, 3, 4, 5, 6], melded: Array(7).fill(true) },
      'player-count hands',
    ],
    ['no hands', round, { hands: undefined }, 'player-count hands', 'winner-missing winner'],
    ['a list that is shorter', round, { melded: [true, true] }, 'length melded'],
    ['a list that is longer', round, { melded: [true, true, true, true] }, 'length melded'],
    ['no list of who has melded', round, { melded: undefined }, 'length melded'],
    [
      'an entry of that list that is neither',
      round,
      { melded: [true, 1, null] },
      'melded melded.1 @1',
      'melded melded.2 @2',
    ],
    ['a finish that does not exist', round, { finish: 'knock' }, 'finish finish'],
    [
      'no finish and a winner nobody is',
      round,
      { finish: undefined, winner: 9 },
      'finish finish',
      'winner-missing winner',
    ],
    ['a misspelt property', round, { melted: [true], spade: 1 }, 'property melted', 'property spade'],
  ];
  for (const [what, base, change, ...wanted] of refused) {
    it(what, () => {
      expect(issues(base)).to.deep.equal([]);
      expect(issues({ ...base, ...change })).to.have.members(wanted);
    });
  }

  it('what is no object at all', () => {
    for (const input of [null, undefined, 5, 'round', [], [round]])
      expect(issues(input)).to.deep.equal(['round ']);
  });

  it('for everything at once', () => {
    const input = { finish: 'normal', winner: 0, hands: [['7H'], ['ZZ'], -1], melded: [false], mood: 'bad' };
    expect(issues(input, { ace: 'high' })).to.have.members([
      'property mood',
      'card hands.1.0 @1',
      'hand-value hands.2 @2',
      'length melded',
      'winner-with-cards hands.0 @0',
      'winner-not-melded melded.0 @0',
      'rule rules.ace',
    ]);
  });

  it('for a limit that is none', () => {
    for (const limit of [0, -100, 99.5, '100', null])
      expect(issues(round, {}, { limit })).to.deep.equal(['rule limit']);
  });
});

describe('rummy: rules that are refused', () => {
  const wrong: Readonly<Record<keyof Omit<rummy.RummyRules, 'preset'>, readonly unknown[]>> = {
    rounds: [0, 1.5, '11', Infinity],
    joker: [-1, 0.5, null, '20'],
    ace: [-1, null, true],
    face: [-1, NaN],
    handFinish: [-200, 0.5, 'double'],
    handTimes: [0, 1.5, null, '2'],
    handOnly: ['all', true, null],
    unmelded: ['double', 100, null],
    surcharge: [-25, null],
    cap: [-1, 99.5, 'none'],
    capOfLimit: [-0.1, 1.5, NaN, 'half'],
    unmeldedFixed: [-1, null, '100'],
    unmeldedTimes: [0, 2.5, null],
    handCap: [-80, 0.5, 'none'],
    drops: [20, [20, 40], true, 'none'],
    winBonus: [0.5, null, '-10'],
    handBonus: [NaN, null],
    handBonusLate: [-0.5, null],
    winnerGets: ['all', true, null],
    direction: ['up', 1, null],
    end: ['never', null, 101],
    limitPerOpponent: [0, -100, '100'],
    limit: [0, -1, '500', 100.5],
    reEntry: [79, true, 'once'],
    endTie: ['both', null, true],
    blockedTie: ['both', null],
    blockedUnmelded: ['cap', true],
  };
  it('is told for each option and each value', () => {
    for (const [option, values] of Object.entries(wrong)) {
      for (const value of values) {
        expect(issues(round, { [option]: value }), `${option}: ${String(value)}`).to.deep.equal([
          `rule rules.${option}`,
        ]);
      }
    }
    expect(Object.keys(wrong)).to.have.members(Object.keys(rummy.defaults).filter((key) => key !== 'preset'));
  });

  it('also within an option, where all has to be told', () => {
    const within = (rules: object) => issues(round, rules);
    expect(within({ drops: { first: 20 } })).to.deep.equal(['rule rules.drops.middle']);
    expect(within({ drops: { first: -1, middle: null } })).to.deep.equal([
      'rule rules.drops.first',
      'rule rules.drops.middle',
    ]);
    expect(within({ drops: { first: 20, middle: 40, last: 60 } })).to.deep.equal(['rule rules.drops.last']);
    expect(within({ reEntry: { upTo: 79 } })).to.deep.equal(['rule rules.reEntry.times']);
    expect(within({ reEntry: { upTo: -1, times: 0 } })).to.deep.equal([
      'rule rules.reEntry.upTo',
      'rule rules.reEntry.times',
    ]);
    expect(within({ preset: 'pool-101', drops: { middle: 30 }, reEntry: { times: 2 } })).to.deep.equal([]);
    expect(within({ preset: 'pool-101', drops: null, reEntry: null })).to.deep.equal([]);
  });
  it('an option, a preset, or a kind of rules nobody knows', () => {
    expect(issues(round, { jocker: 25 })).to.deep.equal(['rule rules.jocker']);
    expect(issues(round, { preset: 'tsr' })).to.deep.equal(['rule rules.preset']);
    for (const rules of ['rommee', 7, null, []]) expect(issues(round, rules)).to.deep.equal(['rule rules']);
  });

  it('by the helpers as well, together with their own argument', () => {
    expect(refusal(() => rummy.cardPoints('11H', { ace: -1 }))).to.deep.equal([
      'card code',
      'rule rules.ace',
    ]);
    expect(refusal(() => rummy.limit(7, 'x'))).to.deep.equal(['player-count players', 'rule rules']);
    expect(refusal(() => rummy.unmeldedCap(1, { cap: -1 }))).to.deep.equal([
      'player-count players',
      'rule rules.cap',
    ]);
    for (const players of [0, 1, 7, 2.5, '4', undefined]) {
      expect(refusal(() => rummy.limit(players as number))).to.deep.equal(['player-count players']);
    }
    expect(refusal(() => rummy.game.rules({ ace: -1, face: -1 }))).to.deep.equal([
      'rule rules.ace',
      'rule rules.face',
    ]);
  });
});

describe('rummy: a round that is odd', () => {
  const warnings = (...hands: (string[] | number)[]) => {
    const input = { finish: 'blocked', hands, melded: hands.map(() => true) } as const;
    const { warnings: found } = rummy.validate(input);
    expect(rummy.score(input).warnings).to.deep.equal(found);
    return found.map(line);
  };
  it('warns of a third copy of a card, in one hand or in two', () => {
    expect(warnings(['KH', 'KH', 'KS'], ['KH'])).to.deep.equal(['too-many-copies hands.1.0 @1']);
    expect(warnings(['KH', 'KH', 'KH', 'KH'], 5)).to.deep.equal([
      'too-many-copies hands.0.2 @0',
      'too-many-copies hands.0.3 @0',
    ]);
    expect(warnings(['KH', 'KH', 'K', 'K'], ['KS', 'KS'])).to.deep.equal([]);
  });
  it('warns of a seventh joker', () => {
    expect(warnings(Array<string>(6).fill('JK'), 5)).to.deep.equal([]);
    expect(warnings(Array<string>(6).fill('JK'), ['JK', '2C'])).to.deep.equal([
      'too-many-copies hands.1.0 @1',
    ]);
  });
  it('warns of a ninth card of a rank, whether its suit is told or not', () => {
    expect(warnings(Array<string>(8).fill('J'), 5)).to.deep.equal([]);
    expect(warnings([...Array<string>(7).fill('10'), '10H'], ['10', '10S', '9'])).to.deep.equal([
      'too-many-copies hands.1.0 @1',
      'too-many-copies hands.1.1 @1',
    ]);
  });
  it('says so once for a card that is too many in both ways', () => {
    expect(warnings([...Array<string>(7).fill('A'), 'AH', 'AH', 'AH'], 5)).to.deep.equal([
      'too-many-copies hands.0.8 @0',
      'too-many-copies hands.0.9 @0',
    ]);
  });
});
