import { expect } from 'chai';
import { doko, match } from '../../src/core.js';
import { FIVE, FOUR, solo, won } from '../support/doko-games.js';
import { refusal } from '../support/issues.js';

const four = match.create({ game: doko.game, players: FOUR });
const at = match.summary;

describe('match.summary', () => {
  it('of a match without entries: everybody on 0 and leading', () => {
    expect(at(four)).to.deep.equal({
      totals: [0, 0, 0, 0],
      history: [],
      ranks: [1, 1, 1, 1],
      leaders: [0, 1, 2, 3],
      ended: false,
      winners: [],
      played: 0,
      extraRound: false,
      afterEnd: [],
      order: [0, 1, 2, 3],
      dealer: 0,
      sitsOut: [],
      openPflichtsoli: [0, 1, 2, 3],
      forcedSolo: null,
      warnings: [],
    });
  });

  it('is made once for a match', () => {
    const m = match.add(four, won(0, 1));
    expect(at(m)).to.equal(at(m));
    expect(match.sheet(m)).to.equal(match.sheet(m));
  });

  it('ranks the highest total first and lets equals share a rank', () => {
    expect(at(match.adjust(four, { points: [4, 9, 4, 1] }))).to.deep.include({
      ranks: [2, 1, 2, 4],
      leaders: [1],
    });
  });

  it('gives the win to all on rank 1 when a match of fixed length ends in a tie', () => {
    const m = match.add(match.create({ game: doko.game, players: FOUR, rules: { rounds: 1 } }), won(1, 3));
    expect(at(m)).to.deep.include({ ended: true, winners: [1, 3], leaders: [1, 3], extraRound: false });
  });

  it('never ends a match of open length', () => {
    let m = four;
    for (let i = 0; i < 40; i++) m = match.add(m, won(0, 1));
    expect(at(m)).to.deep.include({ ended: false, winners: [], played: 40 });
  });

  it('ends the 24 games of four and the 30 of five', () => {
    for (const [rules, players, games] of [
      ['tsr-24', FOUR, 24],
      ['tsr-30', FIVE, 30],
    ] as const) {
      let m = match.create({ game: doko.game, players, rules });
      for (let i = 0; i < games; i++) {
        expect(at(m).ended).to.equal(false);
        const [a, b] = players.map((_, seat) => seat).filter((seat) => !at(m).sitsOut!.includes(seat));
        m = match.add(m, won(a!, b!));
      }
      expect(at(m)).to.deep.include({ ended: true, played: games });
      expect(at(m).history).to.have.length(games);
    }
  });

  it('names the games after the first end, and nothing else', () => {
    let m = match.setRules(four, { rounds: 1 });
    m = match.add(m, won(0, 1), { id: 'last' });
    m = match.adjust(m, { points: [1, 0, 0, 0] }, { id: 'penalty' });
    m = match.setRules(m, { rounds: 3 });
    m = match.add(m, won(0, 1), { id: 'more' });
    m = match.adjust(m, { points: [1, 1, -1, -1], played: true }, { id: 'older' });
    expect(at(m)).to.deep.include({ ended: true, afterEnd: ['more', 'older'] });
  });
});

describe('match.sheet', () => {
  it('has a line for each entry: its game, its dealer, its points and how they arose', () => {
    let m = match.add(four, solo(1), { id: 'a' });
    m = match.adjust(m, { points: [-3, 1, 1, 1], reason: 'x' });
    m = match.join(m, 'Eva');
    m = match.adjust(m, { points: [1, 1, -1, -1, null], played: true });
    const lines = match.sheet(m);
    expect(lines.map(({ game }) => game)).to.deep.equal([1, null, null, 2]);
    expect(lines.map(({ dealer }) => dealer)).to.deep.equal([0, null, null, 1]);
    expect(lines.map(({ entry }) => entry)).to.deep.equal(m.entries);
    expect(lines[0]).to.deep.include({ points: [-1, 3, -1, -1], totals: [-1, 3, -1, -1], afterEnd: false });
    expect(lines[0]!.result).to.deep.equal(doko.score(solo(1)));
    expect(lines[3]).to.deep.include({
      points: [1, 1, -1, -1, null],
      totals: [-3, 5, -1, -1, 0],
      result: null,
    });
  });
});

describe('match.basisOf', () => {
  it('tells by which rules and with whom the next round is scored, and an earlier one was', () => {
    let m = match.add(four, won(0, 1), { id: 'a' });
    m = match.leave(match.setRules(match.join(m, 'Eva'), 'tsr-30'), 0);
    expect(match.basisOf(m)).to.deep.equal({
      rules: doko.presets['tsr-30'],
      context: { present: [1, 2, 3, 4] },
    });
    expect(match.basisOf(m, 'a')).to.deep.equal({ rules: doko.defaults, context: { present: [0, 1, 2, 3] } });
    expect(refusal(() => match.basisOf(m, 'b'))).to.deep.equal(['id id']);
  });
});
