import { expect } from 'chai';
import { doko, match } from '../../src/core.js';
import { FIVE, FOUR, won } from '../support/doko-games.js';
import { refusal } from '../support/issues.js';

const four = match.create({ game: doko.game, players: FOUR });
const five = match.create({ game: doko.game, players: FIVE });
const at = match.summary;

describe('match.join', () => {
  it('gives the next seat, the last place in the order and a total of 0', () => {
    const m = match.join(match.add(four, won(0, 1)), 'Eva');
    expect(m.players).to.deep.equal(FIVE);
    expect(m.entries[1]).to.deep.include({ type: 'players', join: ['Eva'] });
    expect(at(m)).to.deep.include({
      totals: [1, 1, -1, -1, 0],
      ranks: [1, 1, 4, 4, 3],
      order: [0, 1, 2, 3, 4],
      history: [[1, 1, -1, -1, null]],
    });
  });

  it('refuses a 65th player of the whole evening', () => {
    let m = four;
    for (let seat = 4; seat < 64; seat++) m = match.leave(match.join(m, `P${seat}`), seat);
    expect(m.players).to.have.length(64);
    expect(refusal(() => match.join(m, 'one more'))).to.deep.equal(['player-count name']);
    expect(match.fromJSON(JSON.stringify(m))).to.deep.equal(m);
  });

  it('lets an adjustment give another start', () => {
    const m = match.adjust(match.join(four, 'Eva'), { points: [null, null, null, null, -5], reason: 'late' });
    expect(at(m)).to.deep.include({ totals: [0, 0, 0, 0, -5], history: [[0, 0, 0, 0, -5]] });
  });

  it('refuses an eighth at the table, and a name that is none', () => {
    let m = five;
    for (const name of ['Frieda', 'Georg']) m = match.join(m, name);
    expect(refusal(() => match.join(m, 'Hanna'))).to.deep.equal(['player-count name']);
    expect(match.join(match.leave(m, 2), 'Hanna').players).to.have.length(8);
    for (const name of ['', 3, undefined]) {
      expect(refusal(() => match.join(four, name as string))).to.deep.equal(['players name']);
    }
  });
});

describe('match.leave', () => {
  it('keeps seat and total, unranked', () => {
    const m = match.leave(match.add(five, won(1, 2)), 1);
    expect(m.players).to.deep.equal(FIVE);
    expect(at(m)).to.deep.include({
      totals: [0, 1, 1, -1, -1],
      ranks: [2, null, 1, 3, 3],
      leaders: [2],
      order: [0, 2, 3, 4],
    });
  });

  it('passes the deal on when the dealer goes', () => {
    expect(at(match.leave(five, 0)).dealer).to.equal(1);
    expect(at(match.leave(match.create({ game: doko.game, players: FIVE, dealer: 4 }), 4)).dealer).to.equal(
      0,
    );
    expect(at(match.leave(match.reorder(five, [0, 3, 1, 4, 2]), 0)).dealer).to.equal(3);
    expect(at(match.leave(five, 3)).dealer).to.equal(0);
  });

  it('stores no minus zero, which JSON has not', () => {
    expect(match.leave(five, -0).entries[0]).to.deep.include({ leave: [0] });
    expect(match.create({ game: doko.game, players: FOUR, dealer: -0 }).dealer).to.equal(0);
  });

  it('refuses to leave three, and who is not there', () => {
    expect(refusal(() => match.leave(four, 0))).to.deep.equal(['player-count seat']);
    for (const seat of [5, -1, 0.5, '0' as unknown as number]) {
      expect(refusal(() => match.leave(five, seat))).to.deep.equal(['seat seat']);
    }
    expect(refusal(() => match.leave(match.join(match.leave(five, 4), 'Frieda'), 4))).to.deep.equal([
      'seat seat',
    ]);
  });
});

describe('match.reorder', () => {
  it('seats everybody anew; the deal goes round the new order', () => {
    const m = match.reorder(four, [0, 2, 1, 3]);
    expect(at(m)).to.deep.include({ order: [0, 2, 1, 3], dealer: 0 });
    expect(at(match.add(m, won(0, 1))).dealer).to.equal(2);
    expect(at(match.add(m, won(0, 1))).totals).to.deep.equal([1, 1, -1, -1]);
  });

  it('brings back who had left, with the total', () => {
    const gone = match.leave(match.add(five, won(3, 4)), 4);
    const back = match.reorder(gone, [0, 4, 1, 2, 3]);
    expect(at(back)).to.deep.include({
      order: [0, 4, 1, 2, 3],
      totals: [0, -1, -1, 1, 1],
      ranks: [3, 4, 4, 1, 1],
    });
    expect(back.players).to.deep.equal(FIVE);
  });

  it('refuses an order that leaves somebody out, names one twice or one nobody knows', () => {
    expect(refusal(() => match.reorder(four, [0, 1, 2]))).to.deep.equal(['order seats']);
    expect(refusal(() => match.reorder(four, [0, 1, 2, 3, 3]))).to.deep.equal(['order seats.4']);
    expect(refusal(() => match.reorder(four, [0, 1, 2, 3, 4]))).to.deep.equal(['order seats.4']);
    expect(refusal(() => match.reorder(four, [0, 1, 2, '3' as never]))).to.have.members([
      'order seats.3',
      'order seats',
    ]);
    expect(refusal(() => match.reorder(four, 3 as never))).to.deep.equal(['order seats']);
    expect(refusal(() => match.reorder(four, undefined as never))).to.deep.equal(['order seats']);
  });

  it('refuses to bring an eighth to the table', () => {
    let m = match.leave(five, 4);
    for (const name of ['F', 'G', 'H']) m = match.join(m, name);
    expect(refusal(() => match.reorder(m, [0, 1, 2, 3, 4, 5, 6, 7]))).to.deep.equal(['player-count seats']);
  });
});

describe('match.rename', () => {
  it('changes a name in the whole match, also where it stands in the log', () => {
    const m = match.rename(match.rename(match.join(four, 'Efa'), 4, 'Eva'), 0, 'Anne');
    expect(m.players).to.deep.equal(['Anne', 'Bernd', 'Clara', 'Dieter', 'Eva']);
    expect(m.entries).to.have.length(1);
    expect(m.entries[0]).to.deep.include({ join: ['Eva'] });
  });

  it('leaves what was derived as it is', () => {
    const m = match.add(four, won(0, 1));
    expect(at(match.rename(m, 0, 'Anne'))).to.equal(at(m));
  });

  it('refuses a seat nobody has and a name that is none', () => {
    expect(refusal(() => match.rename(four, 4, 'Eva'))).to.deep.equal(['seat seat']);
    expect(refusal(() => match.rename(four, -1, ''))).to.deep.equal(['seat seat', 'players name']);
  });
});

describe('match.setRules', () => {
  it('replaces what is given and leaves the rest; a preset’s name replaces all', () => {
    const m = match.setRules(match.create({ game: doko.game, players: FOUR, rules: 'tsr-24' }), {});
    expect(match.basisOf(m).rules).to.deep.equal(doko.presets['tsr-24']);
    expect(match.basisOf(match.setRules(m, { rounds: 30 })).rules).to.deep.equal(doko.presets['tsr-30']);
    expect(match.basisOf(match.setRules(m, 'tsr')).rules).to.deep.equal(doko.defaults);
    expect(m.rules).to.deep.equal(doko.presets['tsr-24']);
  });

  it('begins from a preset that is named among options', () => {
    const m = match.create({ game: doko.game, players: FOUR, rules: 'tsr-30' });
    expect(match.basisOf(match.setRules(m, { preset: 'tsr-24' })).rules).to.deep.equal(
      doko.presets['tsr-24'],
    );
  });

  it('keeps the rules in force in full in the log', () => {
    expect(match.setRules(four, { rounds: 24 }).entries[0]).to.have.deep.property(
      'rules',
      doko.presets['tsr-24'],
    );
  });

  it('counts the length from the first game', () => {
    const m = match.add(match.add(four, won(0, 1)), won(0, 1));
    expect(at(match.setRules(m, { rounds: 3 })).ended).to.equal(false);
    expect(at(match.setRules(m, { rounds: 2 })).ended).to.equal(true);
    expect(at(match.setRules(m, { rounds: 1 }))).to.deep.include({ ended: true, afterEnd: [] });
  });

  it('is allowed after the end and may reopen the match', () => {
    const done = match.add(match.setRules(four, { rounds: 1 }), won(0, 1));
    const open = match.setRules(done, { rounds: 2 });
    expect([at(done).ended, at(open).ended]).to.deep.equal([true, false]);
    expect(at(match.add(open, won(0, 1))).ended).to.equal(true);
  });

  it('refuses options and presets nobody knows', () => {
    expect(refusal(() => match.setRules(four, { rounds: 0 }))).to.deep.equal(['rule rules.rounds']);
    expect(refusal(() => match.setRules(four, { bok: 1 } as never))).to.deep.equal(['rule rules.bok']);
    expect(refusal(() => match.setRules(four, 'mau'))).to.deep.equal(['rule rules']);
    expect(refusal(() => match.setRules(four, undefined as never))).to.deep.equal(['rule rules']);
  });
});

describe('Removing an entry on which later ones build', () => {
  const joined = match.join(four, 'Eva', { id: 'join' });

  it('is possible while nothing builds on it', () => {
    expect(match.remove(joined, 'join')).to.deep.equal(four);
    expect(at(match.remove(match.leave(five, 4, { id: 'leave' }), 'leave')).order).to.deep.equal([
      0, 1, 2, 3, 4,
    ]);
  });

  it('is refused at each later entry that names the seat or counts with it', () => {
    let m = match.add(joined, won(1, 4));
    m = match.setRules(m, { rounds: 24 });
    m = match.adjust(m, { points: [0, 0, 0, 0, -3] });
    m = match.join(m, 'Frieda');
    m = match.leave(m, 4);
    const issues = ['seat entries.1', 'seat entries.3', 'seat entries.4', 'seat entries.5'];
    expect(refusal(() => match.remove(m, 'join'))).to.deep.equal(issues);
  });

  it('is refused where a later round would have somebody too many', () => {
    const m = match.add(match.leave(five, 4, { id: 'leave' }), won(0, 1));
    expect(refusal(() => match.remove(m, 'leave'))).to.deep.equal(['seat entries.1']);
  });

  it('is no matter of who joins later, where it was another kind of entry', () => {
    const m = match.join(match.add(four, won(0, 1), { id: 'a' }), 'Eva');
    expect(match.remove(m, 'a').players).to.deep.equal(FIVE);
  });

  it('moves deal and proposals of later games along', () => {
    const m = match.add(match.reorder(four, [0, 3, 2, 1], { id: 'order' }), won(0, 1));
    expect([at(m).dealer, at(match.remove(m, 'order')).dealer]).to.deep.equal([3, 1]);
  });
});
