import { expect } from 'chai';
import { rummy } from '../../src/core.js';

const { score } = rummy;

const lines = ({ items }: rummy.RummyResult, seat: number) =>
  items.filter((item) => item.seat === seat).map(({ code, points, rule }) => `${code} ${points} (${rule})`);

describe('rummy: how a result explains itself', () => {
  it('adds the surcharge and takes off what the cap does', () => {
    const hands = [[], ['3H', '4H'], ['KH', 'KS', 'QD', 'JC', '9H', '8C', '7D', 'JK'], 10];
    const result = score({ finish: 'normal', winner: 0, hands, melded: [true, true, false, false] });
    expect(result.points).to.deep.equal([0, 7, 100, 35]);
    expect(lines(result, 0)).to.deep.equal(['win 0 (hand)']);
    expect(lines(result, 1)).to.deep.equal(['hand 7 (hand)']);
    expect(lines(result, 2)).to.deep.equal(['hand 84 (hand)', 'surcharge 25 (surcharge)', 'cap -9 (cap)']);
    expect(lines(result, 3)).to.deep.equal(['hand 10 (hand)', 'surcharge 25 (surcharge)']);
  });
  it('names the finish from hand and nothing else', () => {
    const result = score({
      finish: 'hand',
      winner: 1,
      hands: [90, [], ['2C']],
      melded: [false, true, false],
    });
    expect(result.items.map((it) => `${it.seat}: ${it.code} ${it.points} (${it.rule})`)).to.deep.equal([
      '0: from-hand 200 (from-hand)',
      '1: win 0 (from-hand)',
      '2: from-hand 200 (from-hand)',
    ]);
  });
  it('has no line and no points for who was not in the round', () => {
    const result = score({
      finish: 'normal',
      winner: 3,
      hands: [null, 26, null, 0],
      melded: [null, false, null, true],
    });
    expect(result.points).to.deep.equal([null, 50, null, 0]);
    expect(result.items.map(({ seat }) => seat)).to.deep.equal([1, 1, 1, 3]);
    expect(result.winners).to.deep.equal([3]);
  });
  it('is frozen all the way down and leaves the round alone', () => {
    const input = { finish: 'normal' as const, winner: 0, hands: [[], ['K']], melded: [true, true] };
    const result = score(input);
    for (const part of [result, result.points, result.winners, result.items, result.items[0], result.rules]) {
      expect(part).to.be.frozen;
    }
    expect(input.hands[1]).not.to.be.frozen;
    expect(JSON.parse(JSON.stringify(result))).to.deep.equal(result);
  });
  it('states the complete rules and the name they go by', () => {
    const input = { finish: 'blocked', hands: [1, 2], melded: [true, true] } as const;
    expect(score(input).rules).to.deep.equal(rummy.defaults);
    expect(score(input, 'rami').rules).to.deep.equal(rummy.presets.rami);
    expect(score(input, { ace: 10 }).rules).to.deep.equal({ ...rummy.game.rules({ ace: 10 }) });
    expect(score(input, { ace: 10 }).rules).not.to.have.property('preset');
    expect(score(input, { ace: 11 }).rules).to.have.property('preset', 'rami');
  });
});

describe('rummy: the rule options', () => {
  const normal = (...hands: rummy.Hand[]) => ({
    finish: 'normal' as const,
    winner: 0,
    hands: [0, ...hands],
    melded: [true, ...hands.map(() => false)],
  });

  it('values of joker, ace and face cards', () => {
    expect(['JK', 'AD', 'A', 'J', 'QH', 'K', '10', '2S'].map((code) => rummy.cardPoints(code))).to.deep.equal(
      [20, 11, 11, 10, 10, 10, 10, 2],
    );
    const rules = { joker: 50, ace: 15, face: 3 };
    expect(
      ['JK', 'AD', 'A', 'J', 'QH', 'K', '10', '2S'].map((code) => rummy.cardPoints(code, rules)),
    ).to.deep.equal([50, 15, 15, 3, 3, 3, 10, 2]);
    const round = {
      finish: 'blocked',
      hands: [
        ['JK', 'A'],
        ['K', '9'],
      ],
      melded: [true, true],
    } as const;
    expect(score(round, rules).points).to.deep.equal([65, 0]);
  });
  it('a surcharge of their own, or none at all', () => {
    expect(score(normal(10, 20), { surcharge: 40 }).points).to.deep.equal([0, 50, 60]);
    const none = score(normal(10, 20), { surcharge: 0 });
    expect(none.points).to.deep.equal([0, 10, 20]);
    expect(none.items.map(({ code }) => code)).to.deep.equal(['win', 'hand', 'hand']);
  });
  it('the two caps, alone, together and without', () => {
    expect(score(normal(90), {}).points[1]).to.equal(50);
    expect(score(normal(90), { cap: null }).points[1]).to.equal(50);
    expect(score(normal(90), { capOfLimit: null }).points[1]).to.equal(100);
    expect(score(normal(90), { cap: null, capOfLimit: null }).points[1]).to.equal(115);
    expect(score(normal(90), { cap: 30 }).points[1]).to.equal(30);
    expect(rummy.unmeldedCap(2, { cap: null, capOfLimit: null })).to.equal(null);
    expect(rummy.unmeldedCap(6, { cap: null })).to.equal(250);
  });
  it('rounds the share of a limit down, and loses nothing to decimals', () => {
    expect(rummy.unmeldedCap(3, { limit: 101 })).to.equal(50);
    expect(rummy.unmeldedCap(2, { capOfLimit: 0.29 })).to.equal(29);
    expect(rummy.unmeldedCap(2, { capOfLimit: 1 / 3 })).to.equal(33);
  });
  it('a limit for each opponent, or a fixed one', () => {
    expect([2, 3, 4, 5, 6].map((players) => rummy.limit(players))).to.deep.equal([100, 200, 300, 400, 500]);
    expect([2, 6].map((players) => rummy.limit(players, { limitPerOpponent: 50 }))).to.deep.equal([50, 250]);
    expect([2, 6].map((players) => rummy.limit(players, { limit: 501 }))).to.deep.equal([501, 501]);
    expect(score(normal(90), { limit: 120 }).points[1]).to.equal(60);
  });
  it('the limit of the match, whoever has left since', () => {
    expect(score(normal(90), {}, { limit: 300 }).points[1]).to.equal(100);
    expect(score(normal(90), {}, { limit: 101 }).points[1]).to.equal(50);
    expect(score(normal(90, null), {}).points).to.deep.equal([0, 50, null]);
  });
  it('another figure for going out from hand', () => {
    const round = { finish: 'hand', winner: 0, hands: [0, 90, 3], melded: [true, false, false] } as const;
    expect(score(round, { handFinish: 120, cap: 10 }).points).to.deep.equal([0, 120, 120]);
  });
  it('a tie of a blocked round: shared, or nobody wins', () => {
    const round = { finish: 'blocked', hands: [10, ['10H'], 30], melded: [true, false, false] } as const;
    expect(score(round)).to.deep.include({ points: [0, 0, 55], winners: [0, 1] });
    expect(score(round, { blockedTie: 'none' })).to.deep.include({ points: [10, 35, 55], winners: [] });
    const alone = { ...round, hands: [10, 9, 30] };
    expect(score(alone, { blockedTie: 'none' })).to.deep.include({ points: [10, 0, 55], winners: [1] });
  });
  it('who has not melded in a blocked round: as ever, or the cards alone', () => {
    const round = { finish: 'blocked', hands: [10, 20, 130], melded: [true, false, false] } as const;
    expect(score(round).points).to.deep.equal([0, 45, 100]);
    expect(score(round, { blockedUnmelded: 'cards' }).points).to.deep.equal([0, 20, 130]);
    const won = { finish: 'normal', winner: 0, hands: [0, 20, 130], melded: [true, false, false] } as const;
    expect(score(won, { blockedUnmelded: 'cards' }).points).to.deep.equal([0, 45, 100]);
  });
});
