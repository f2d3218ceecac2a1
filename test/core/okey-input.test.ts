import { expect } from 'chai';
import { okey } from '../../src/core.js';
import { line, refusal } from '../support/issues.js';

const LOW = 'AC 4C 7C 10C 2S 5S 8S JS 3D 6D 9D QD AH 5H'.split(' ');
const RUNS = '3C 4C 5C 3S 4S 5S 3D 4D 5D JH QH KH 10H 9H'.split(' ');

const round = { suit: 'H', okey: '8H', finish: 'normal', winner: 0, hands: [[], LOW, 14] } as const;
const exhausted = { suit: 'H', okey: '8H', finish: 'exhausted', hands: [20, LOW, 0] } as const;

type Changed = Readonly<Record<string, unknown>>;

/** The same answer from both ways in: what `score` is refused with and what `validate` reports. */
function issues(input: unknown, rules?: unknown): string[] {
  const { errors, warnings } = okey.validate(input, rules);
  const thrown = refusal(() => okey.score(input as okey.OkeyRound, rules as string));
  expect(thrown).to.deep.equal(errors.map(line));
  if (errors.length > 0) expect(warnings).to.deep.equal([]);
  return thrown;
}

describe('okey: a round that is refused', () => {
  const refused: readonly [what: string, base: Changed, change: Changed, ...wanted: string[]][] = [
    [
      'a card that does not exist',
      round,
      { hands: [[], ['7H', 'JK', '1C', 'K', 5], 14] },
      'card hands.1.1 @1',
      'card hands.1.2 @1',
      'card hands.1.3 @1',
      'card hands.1.4 @1',
    ],
    [
      'a third copy',
      round,
      { hands: [[], ['7H', '7H', '7H', '7H'], 14] },
      'third-copy hands.1.2 @1',
      'third-copy hands.1.3 @1',
    ],
    [
      'a third copy in another hand',
      exhausted,
      { hands: [['7H', '7H'], ['7H'], 3] },
      'third-copy hands.1.0 @1',
    ],
    ['a third real Okey', round, { hands: [[], ['OK', 'OK', 'OK'], 14] }, 'too-many-okeys hands.1.2 @1'],
    [
      'a third real Okey in another hand',
      exhausted,
      { hands: [['OK'], ['OK'], ['2C', 'OK']] },
      'too-many-okeys hands.2.1 @2',
    ],
    ['a third false Okey', round, { hands: [[], ['FO', 'FO', 'FO'], 14] }, 'too-many-okeys hands.1.2 @1'],
    [
      'a real Okey without the card',
      round,
      { okey: undefined, hands: [[], ['OK', 'OK'], 14] },
      'okey-card-missing okey',
    ],
    [
      'a false Okey without the card',
      round,
      { okey: undefined, hands: [[], ['FO'], ['FO']] },
      'okey-card-missing okey',
    ],
    ['an okey card that is none', round, { okey: 'OK', hands: [[], ['OK'], 14] }, 'card okey'],
    ['an okey card that is none, where none is needed', round, { okey: '' }, 'card okey'],
    [
      'the okey card itself in a hand',
      round,
      { hands: [[], ['8H', '2C', '8H', '8H'], 14] },
      'okey-card-in-hand hands.1.0 @1',
      'okey-card-in-hand hands.1.2 @1',
      'okey-card-in-hand hands.1.3 @1',
    ],
    ['a negative number', round, { hands: [[], LOW, -1] }, 'hand-value hands.2 @2'],
    ['half a point', round, { hands: [[], LOW, 0.5] }, 'hand-value hands.2 @2'],
    ['a number too large to add up', round, { hands: [[], LOW, 1e300] }, 'hand-value hands.2 @2'],
    ['a hand as text', round, { hands: [[], '2C 3C', 14] }, 'hand-value hands.1 @1'],
    [
      'more cards than two hands have',
      round,
      { hands: [[], Array<string>(29).fill('OK'), 14] },
      'hand-size hands.1 @1',
      ...Array.from({ length: 27 }, (_, i) => `too-many-okeys hands.1.${i + 2} @1`),
    ],
    ['no winner', round, { winner: undefined }, 'winner-missing winner'],
    ['a winner nobody is', round, { winner: 3 }, 'winner-missing winner'],
    ['a winner who was not in the round', round, { hands: [null, LOW, 14] }, 'winner-missing winner'],
    ['a winner with cards', round, { hands: [LOW, 3, 14] }, 'winner-with-cards hands.0 @0'],
    ['a winner with a penalty', round, { hands: [3, 3, 14] }, 'winner-with-cards hands.0 @0'],
    ['a loser without cards', round, { hands: [[], [], 14] }, 'loser-without-cards hands.1 @1'],
    ['a winner of an exhausted round', exhausted, { winner: 1 }, 'winner-not-allowed winner'],
    [
      'an empty hand in an exhausted round',
      exhausted,
      { hands: [[], LOW, []] },
      'loser-without-cards hands.0 @0',
      'loser-without-cards hands.2 @2',
    ],
    ['one player', round, { hands: [[]] }, 'player-count hands'],
    ['one player, the others not in the round', round, { hands: [[], null] }, 'player-count hands'],
    ['five players', exhausted, { hands: [1, 2, 3, 4, 5] }, 'player-count hands'],
    ['no hands', exhausted, { hands: undefined }, 'player-count hands'],
    ['a list that is shorter', round, { heldBack: [null, true] }, 'length heldBack'],
    ['a list that is none', round, { heldBack: true }, 'length heldBack'],
    [
      'an entry of that list that is neither',
      round,
      { heldBack: [null, 1, 'no'] },
      'held-back heldBack.1 @1',
      'held-back heldBack.2 @2',
    ],
    ['a suit that does not exist', round, { suit: 'J' }, 'suit suit'],
    ['no suit', round, { suit: undefined }, 'suit suit'],
    ['a finish that does not exist', round, { finish: 'double' }, 'finish finish'],
    [
      'no finish and a winner nobody is',
      round,
      { finish: undefined, winner: -1 },
      'finish finish',
      'winner-missing winner',
    ],
    ['a misspelt property', round, { helpBack: [true] }, 'property helpBack'],
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
    const input = {
      suit: 'X',
      finish: 'normal',
      winner: 0,
      hands: [['2C'], ['ZZ', 'OK'], -1],
      heldBack: [],
      mood: 1,
    };
    expect(issues(input, { aceHigh: 1 })).to.have.members([
      'property mood',
      'suit suit',
      'card hands.1.0 @1',
      'okey-card-missing okey',
      'hand-value hands.2 @2',
      'length heldBack',
      'winner-with-cards hands.0 @0',
      'rule rules.aceHigh',
    ]);
  });

  it('with wild jokers: a false Okey, and a fifth wild card', () => {
    const rules = { jokersWild: true };
    const four = ['OK', 'OK', 'OK', 'OK'];
    expect(issues({ ...exhausted, hands: [four, LOW, 3] }, rules)).to.deep.equal([]);
    expect(issues({ ...exhausted, hands: [four, ['OK', 'FO'], 3] }, rules)).to.deep.equal([
      'too-many-okeys hands.1.0 @1',
      'card hands.1.1 @1',
    ]);
    expect(issues({ ...exhausted, okey: undefined, hands: [['FO'], LOW, 3] }, rules)).to.deep.equal([
      'card hands.0.0 @0',
    ]);
  });

  it('but not for what only seems wrong', () => {
    expect(issues({ ...round, hands: [0, LOW, 0], heldBack: [null, false, true] })).to.deep.equal([]);
    expect(issues({ ...round, hands: [[], null, 14, LOW], winner: 0 })).to.deep.equal([]);
    expect(issues({ ...round, okey: undefined })).to.deep.equal([]);
  });
});

describe('okey: a hand that is refused', () => {
  const penalty = (hand: unknown, options?: unknown) =>
    refusal(() => okey.handPenalty(hand as string[], options as okey.HandOptions));
  it('with every issue and its place', () => {
    expect(penalty(['2C', '2C', '2C', 'X', 'OK'])).to.have.members([
      'third-copy hand.2',
      'card hand.3',
      'okey-card-missing okey',
    ]);
    expect(penalty(['OK', 'OK', 'OK', '8H'], { okey: '8H' })).to.have.members([
      'too-many-okeys hand.2',
      'okey-card-in-hand hand.3',
    ]);
    expect(penalty(LOW, { okey: '9', rules: { minPairs: -1 }, heldBack: 'yes' })).to.have.members([
      'card okey',
      'rule rules.minPairs',
      'held-back heldBack',
    ]);
    expect(penalty(['FO'], { okey: '8H', rules: { jokersWild: true } })).to.deep.equal(['card hand.0']);
    expect(penalty([...RUNS, ...LOW, '2H', '2D'], {})).to.deep.equal(['hand-size hand']);
    for (const hand of [undefined, null, '2C', 14, {}])
      expect(penalty(hand)).to.deep.equal(['hand-value hand']);
  });
});

describe('okey: rules that are refused', () => {
  const wrong: Readonly<Record<keyof Omit<okey.OkeyRules, 'preset'>, readonly unknown[]>> = {
    rounds: [0, 1.5, '11'],
    clubsFactor: [1, 3, '2', null],
    suits: [3, null, []],
    falseOkeyFactor: [0, 2.5, '10'],
    finish: ['pairs', null, []],
    win: [-100, null, []],
    showBonus: [-10, 0.5, true],
    bothOkeys: [-20, '20', false],
    teams: ['none', true, 2],
    mateSpared: ['yes', 1, null],
    values: ['ace', 11, null],
    aceHigh: ['yes', 1, null],
    looseOkeyValue: ['own', -1, 2.5, null],
    capAt100: [100, 'no', null],
    minPairs: [-1, 4.5, '5', null],
    minPairsWithCombination: [-1, 0.5, null],
    heldBackOn: ['no', 0, null],
    heldBackFactor: ['both', 4, null],
    jokersWild: [2, 'yes', null],
  };
  it('is told for each option and each value', () => {
    for (const [option, values] of Object.entries(wrong)) {
      for (const value of values) {
        expect(issues(round, { [option]: value }), `${option}: ${String(value)}`).to.deep.equal([
          `rule rules.${option}`,
        ]);
      }
    }
    expect(Object.keys(wrong)).to.have.members(Object.keys(okey.defaults).filter((key) => key !== 'preset'));
  });
  it('also within an option, which may be given in part', () => {
    const within: Readonly<Record<string, readonly unknown[]>> = {
      'suits.C': [0, 1.5, '2'],
      'suits.H': [0, -5, true],
      'suits.J': [10],
      'finish.pairs': [0, null, '2'],
      'finish.normal': [1],
      'win.normal': [10, 0.5, null],
      'win.both': ['-200', NaN],
      'win.normalTimesTable': [1, null],
    };
    for (const [path, values] of Object.entries(within)) {
      const [option, field] = path.split('.') as [string, string];
      for (const value of values) {
        expect(issues(round, { [option]: { [field]: value } }), `${path}: ${String(value)}`).to.deep.equal([
          `rule rules.${path}`,
        ]);
      }
    }
  });
  it('an option, a preset, or a kind of rules nobody knows', () => {
    expect(issues(round, { aceLow: true })).to.deep.equal(['rule rules.aceLow']);
    for (const rules of ['rami', 7, null, []]) expect(issues(round, rules)).to.deep.equal(['rule rules']);
    expect(refusal(() => okey.game.rules({ clubsFactor: 4 as 2 }))).to.deep.equal(['rule rules.clubsFactor']);
  });
});
