import { expect } from 'chai';
import { doko, match } from '../../src/core.js';
import { FIVE, FOUR, solo, won } from '../support/doko-games.js';
import { refusal } from '../support/issues.js';

const four = match.create({ game: doko.game, players: FOUR });
const five = match.create({ game: doko.game, players: FIVE });
const ids = (m: match.Match) => m.entries.map(({ id }) => id);
const totals = (m: match.Match) => match.summary(m).totals;

describe('match.add', () => {
  it('records a round under an id of its own and adds up its points', () => {
    const m = match.add(match.add(four, won(0, 2)), solo(1));
    expect(m.entries.map(({ type }) => type)).to.deep.equal(['round', 'round']);
    expect(new Set(ids(m)).size).to.equal(2);
    expect(totals(m)).to.deep.equal([0, 2, 0, -2]);
    expect(totals(four)).to.deep.equal([0, 0, 0, 0]);
  });

  it('never makes the same id twice, and takes one that is given', () => {
    let m = four;
    for (let i = 0; i < 300; i++) m = match.add(m, won(0, 1));
    expect(new Set(ids(m)).size).to.equal(300);
    expect(ids(match.add(four, won(0, 1), { id: '__proto__' }))).to.deep.equal(['__proto__']);
  });

  it('refuses an id that is no text or is there already', () => {
    const m = match.add(four, won(0, 1), { id: 'a' });
    for (const id of ['', 'a', 7 as unknown as string, null as unknown as string]) {
      expect(refusal(() => match.add(m, won(0, 1), { id }))).to.deep.equal(['id id']);
      expect(refusal(() => match.adjust(m, { points: [0, 0, 0, 0] }, { id }))).to.deep.equal(['id id']);
      expect(refusal(() => match.join(m, 'Eva', { id }))).to.deep.equal(['id id']);
    }
  });

  it('refuses a round with all that is wrong with it, under round', () => {
    const bad = { ...won(0, 7), reAugen: 241, fuhcs: 1 };
    expect(refusal(() => match.add(four, bad))).to.have.members([
      'property round.fuhcs',
      'augen round.reAugen',
      'seat round.re.players.1',
    ]);
    expect(refusal(() => match.add(four, 'round' as never))).to.deep.equal(['round round']);
  });

  it('puts in who sits out where more than four are there and the round does not say', () => {
    expect(match.add(five, won(1, 2)).entries[0]).to.have.deep.property('round', {
      ...won(1, 2),
      sitsOut: [0],
    });
    expect(match.add(five, { ...won(0, 2), sitsOut: [3] }).entries[0]).to.have.deep.nested.property(
      'round.sitsOut',
      [3],
    );
    expect(match.add(four, won(1, 2)).entries[0]).to.not.have.nested.property('round.sitsOut');
    expect(refusal(() => match.add(five, won(0, 2)))).to.deep.equal(['sits-out round.sitsOut.0']);
  });

  it('neither freezes nor follows the caller’s round', () => {
    const round = { ...won(0, 1), re: { players: [0, 1], call: 'none' as const } };
    const m = match.add(four, round);
    round.re.players[0] = 3;
    expect(totals(m)).to.deep.equal([1, 1, -1, -1]);
  });

  it('refuses a round after the end, and everything else that is wrong with it', () => {
    const m = match.add(match.setRules(four, { rounds: 1 }), won(0, 1));
    expect(refusal(() => match.add(m, won(0, 2)))).to.deep.equal(['round-after-end round']);
    expect(refusal(() => match.add(m, { ...won(0, 2), reAugen: -1 }, { id: '' }))).to.have.members([
      'id id',
      'round-after-end round',
      'augen round.reAugen',
    ]);
  });

  it('refuses a round with somebody who has left', () => {
    const m = match.leave(five, 4);
    expect(refusal(() => match.add(m, won(0, 4)))).to.deep.equal(['seat round.re.players.1']);
  });
});

describe('match.adjust', () => {
  it('records points by seat with a reason, and moves no deal', () => {
    const m = match.adjust(four, { points: [-3, 1, 1, 1], reason: 'played out of turn' });
    expect(totals(m)).to.deep.equal([-3, 1, 1, 1]);
    expect(match.summary(m)).to.include({ played: 0, dealer: 0 });
    expect(m.entries[0]).to.deep.include({
      type: 'adjustment',
      points: [-3, 1, 1, 1],
      reason: 'played out of turn',
    });
  });

  it('leaves out whom it does not concern', () => {
    expect(totals(match.adjust(four, { points: [-3, null, null, null] }))).to.deep.equal([-3, 0, 0, 0]);
  });

  it('counts as a game when it was played: for deal, length and end', () => {
    const m = match.adjust(match.setRules(four, { rounds: 2 }), { points: [2, -2, 2, -2], played: true });
    expect(match.summary(m)).to.include({ played: 1, dealer: 1, ended: false });
    expect(match.summary(match.add(m, won(0, 1)))).to.include({ played: 2, ended: true });
    const done = match.adjust(m, { points: [2, -2, 2, -2], played: true });
    expect(match.summary(done)).to.include({ ended: true });
    expect(refusal(() => match.adjust(done, { points: [0, 0, 0, 0], played: true }))).to.deep.equal([
      'round-after-end played',
    ]);
  });

  it('is always allowed when it was not played', () => {
    const done = match.add(match.setRules(four, { rounds: 1 }), won(0, 1));
    const m = match.adjust(done, { points: [-10, 0, 0, 0] });
    expect(match.summary(m)).to.deep.include({ ended: true, winners: [1], afterEnd: [] });
  });

  it('may correct the total of who has left, but not as a game', () => {
    const m = match.leave(five, 4);
    expect(totals(match.adjust(m, { points: [null, null, null, null, 5] }))[4]).to.equal(5);
    expect(refusal(() => match.adjust(m, { points: [1, 1, -1, -1, 0], played: true }))).to.deep.equal([
      'seat points.4 @4',
    ]);
  });

  it('stores no minus zero, which JSON has not', () => {
    expect(match.adjust(four, { points: [-0, 0, 0, 0] }).entries[0]).to.deep.include({
      points: [0, 0, 0, 0],
    });
  });

  const refused: readonly [string, unknown, string[]][] = [
    ['nothing', undefined, ['points points']],
    ['points that are no list', { points: 3 }, ['points points']],
    [
      'fractions and texts',
      { points: [0.5, '1', NaN, undefined] },
      ['points points.0 @0', 'points points.1 @1', 'points points.2 @2', 'points points.3 @3'],
    ],
    ['a hole', { points: [0, ...Array<number>(1), 0, 0] }, ['points points.1 @1']],
    ['numbers too large to be exact', { points: [2 ** 53, 0, 0, 0] }, ['points points.0 @0']],
    ['too few points', { points: [1, 1] }, ['length points']],
    ['too many points', { points: [1, 1, -1, -1, 0] }, ['length points']],
    ['an empty reason', { points: [0, 0, 0, 0], reason: '' }, ['reason reason']],
    ['a reason that is no text', { points: [0, 0, 0, 0], reason: 3 }, ['reason reason']],
    ['“played” that is neither yes nor no', { points: [0, 0, 0, 0], played: 1 }, ['type played']],
    ['a misspelt property', { points: [0, 0, 0, 0], raeson: 'x' }, ['property raeson']],
    [
      'everything at once',
      { points: [0.5], reason: '' },
      ['points points.0 @0', 'length points', 'reason reason'],
    ],
  ];
  for (const [what, input, issues] of refused) {
    it(`refuses ${what}`, () => {
      expect(refusal(() => match.adjust(four, input as match.Adjustment))).to.have.members(issues);
    });
  }
});

describe('match.revise and match.remove', () => {
  const m = match.adjust(
    match.add(match.add(four, won(0, 1), { id: 'a' }), won(0, 1), { id: 'b' }),
    { points: [1, 0, 0, 0] },
    { id: 'c' },
  );

  it('put another round or adjustment in the same place', () => {
    const revised = match.revise(match.revise(m, 'a', won(2, 3)), 'c', { points: [0, 7, 0, 0], reason: 'x' });
    expect(ids(revised)).to.deep.equal(['a', 'b', 'c']);
    expect(match.summary(revised).history).to.deep.equal([
      [-1, -1, 1, 1],
      [0, 0, 0, 0],
      [0, 7, 0, 0],
    ]);
  });

  it('leave every other entry the very same object', () => {
    const revised = match.revise(m, 'b', won(2, 3));
    expect(revised.entries[0]).to.equal(m.entries[0]);
    expect(revised.entries[2]).to.equal(m.entries[2]);
  });

  it('take an entry out', () => {
    expect(ids(match.remove(m, 'b'))).to.deep.equal(['a', 'c']);
    expect(totals(match.remove(m, 'b'))).to.deep.equal([2, 1, -1, -1]);
  });

  it('propose again who sits out where a corrected round does not say', () => {
    const played = match.add(five, won(1, 2), { id: 'a' });
    expect(match.revise(played, 'a', won(3, 4)).entries[0]).to.have.deep.nested.property(
      'round.sitsOut',
      [0],
    );
  });

  it('refuse an id that is not there', () => {
    for (const id of ['x', '', undefined as unknown as string]) {
      expect(refusal(() => match.revise(m, id, won(0, 1)))).to.deep.equal(['id id']);
      expect(refusal(() => match.remove(m, id))).to.deep.equal(['id id']);
    }
  });

  it('refuse what would not be accepted as new either', () => {
    expect(refusal(() => match.revise(m, 'a', { ...won(0, 1), reAugen: 300 }))).to.deep.equal([
      'augen round.reAugen',
    ]);
    expect(refusal(() => match.revise(m, 'c', { points: [1] }))).to.deep.equal(['length points']);
    expect(refusal(() => match.revise(m, 'c', { points: [1, 1, 1, 1], id: 'z' } as never))).to.deep.equal([
      'id id',
    ]);
  });

  it('refuse to turn players or rules into something else', () => {
    const changed = match.setRules(match.join(m, 'Eva', { id: 'd' }), { rounds: 9 }, { id: 'e' });
    expect(refusal(() => match.revise(changed, 'd', won(0, 1)))).to.deep.equal(['type id']);
    expect(refusal(() => match.revise(changed, 'e', { points: [1, 1, 1, 1, 1] }))).to.deep.equal(['type id']);
  });

  it('bring an ended match back to life, and end it again', () => {
    const done = match.add(match.add(match.setRules(four, { rounds: 2 }), won(0, 1), { id: 'a' }), won(0, 2));
    const back = match.remove(done, 'a');
    expect(match.summary(done)).to.deep.include({ ended: true, winners: [0] });
    expect(match.summary(back)).to.deep.include({ ended: false, winners: [], leaders: [0, 2] });
    expect(match.summary(match.add(back, won(2, 3)))).to.deep.include({ ended: true, winners: [2] });
  });
});
