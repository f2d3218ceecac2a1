import { expect } from 'chai';
import { match, rummy } from '../../src/core.js';
import { jsonCases } from '../support/cases.js';

const { presets, score, unconfirmed } = rummy;

const written = await jsonCases<Record<string, object>>('rummy-presets.json');

type Changed = { [K in keyof rummy.RummyRound]?: rummy.RummyRound[K] | undefined };

const YES = [true, true, true, true];
const round = (change: Changed = {}): rummy.RummyRound => ({
  finish: 'normal',
  winner: 3,
  hands: [31, 84, 17, 0],
  melded: YES,
  ...(change as Partial<rummy.RummyRound>),
});
const points = (preset: string, change: Changed) => score(round(change), preset).points;

describe('rummy: the presets of the family', () => {
  it('are those of the rules, complete, each under its name', () => {
    expect(Object.keys(presets)).to.deep.equal(Object.keys(written));
    for (const [name, options] of Object.entries(written)) {
      expect(presets[name], name).to.deep.equal({ ...options, preset: name });
      expect(score(round({}), name).rules).to.deep.equal(presets[name]);
    }
  });
  it('that hold a figure nobody confirms are there by name, and none to offer', () => {
    expect(unconfirmed).to.deep.equal(['handromi', 'romi-40', 'remi51', 'zolik']);
    expect(rummy.game.unconfirmed).to.equal(unconfirmed);
    for (const name of unconfirmed) expect(presets).to.have.property(name);
  });
  it('keep their name in a file, also those whose figures are the same', () => {
    for (const name of Object.keys(presets)) {
      const m = match.create({ game: rummy.game, players: ['A', 'B'], rules: name });
      expect(m.rules.preset).to.equal(name);
      expect(match.fromJSON(JSON.stringify(m))).to.deep.equal(m);
      expect(rummy.game.rules(presets[name])).to.deep.equal(presets[name]);
    }
  });
});

describe('rummy: the worked rounds of the family', () => {
  const melded = [true, false, false, true];

  it('romme: from hand twice the cards, else the cards', () => {
    expect(points('romme', { finish: 'hand', melded })).to.deep.equal([62, 168, 34, 0]);
    expect(points('romme', { melded })).to.deep.equal([31, 84, 17, 0]);
  });
  it('romme-plus: the winner gets what the others lose', () => {
    expect(points('romme-plus', { melded })).to.deep.equal([-31, -84, -17, 132]);
  });
  it('rami-fr: 100 for who has not melded, and what the winner gets', () => {
    const three = { hands: [84, 12, 0], winner: 2 };
    expect(points('rami-fr', { ...three, melded: [false, true, true] })).to.deep.equal([100, 12, -10]);
    expect(points('rami-fr', { ...three, finish: 'hand', melded: [false, false, true] })).to.deep.equal([
      100, 100, -50,
    ]);
    expect(points('rami-fr', { ...three, finish: 'hand', melded: [false, true, true] })).to.deep.equal([
      100, 12, -20,
    ]);
  });
  it('remik: from hand twice the cards, and 20 off for the winner', () => {
    const hands = [31, ['JK', 'AH'], 0];
    expect(points('remik', { finish: 'hand', winner: 2, hands, melded: [true, false, true] })).to.deep.equal([
      62, 122, -20,
    ]);
    expect(points('remik', { winner: 2, hands, melded: [true, false, true] })).to.deep.equal([31, 61, -10]);
  });
  it('remi51: 100 for who has not melded, doubled from hand', () => {
    const three = { hands: [84, 17, 0], melded: [false, true, true], winner: 2 };
    expect(points('remi51', { ...three, finish: 'hand' })).to.deep.equal([200, 34, 0]);
    const blocked = {
      finish: 'blocked',
      winner: undefined,
      hands: [84, 17, 9],
      melded: [false, true, true],
    } as const;
    expect(points('remi51', blocked)).to.deep.equal([100, 17, 0]);
  });
  it('pool-101 and pool-201: drops, and at most 80 in hand', () => {
    const drop = ['first', 'middle', 'wrong', null] as const;
    expect(points('pool-101', { drop })).to.deep.equal([20, 40, 80, 0]);
    expect(points('pool-201', { drop })).to.deep.equal([25, 50, 80, 0]);
    expect(points('pool-101', { hands: [93, 80, 79, 0] })).to.deep.equal([80, 80, 79, 0]);
  });
  it('deals: the winner gets what the others lose, jokers count nothing', () => {
    expect(points('deals', { hands: [['JK', 'A'], 93, 17, []] })).to.deep.equal([-10, -80, -17, 107]);
  });
  it('handromi and zolik: the ace 10', () => {
    for (const name of ['handromi', 'zolik'])
      expect(points(name, { hands: [['A', 'JK'], 5, 5, 0] })).to.deep.equal([30, 5, 5, 0]);
  });
});
