import { expect } from 'chai';
import { match, rummy } from '../../src/core.js';
import { jsonCases } from '../support/cases.js';
import { refusal } from '../support/issues.js';

interface GameCase {
  readonly id: string;
  readonly kind: string;
  readonly note?: string;
  readonly players: number;
  readonly rounds: readonly (readonly number[] | rummy.RummyRound)[];
  readonly expect: Readonly<Record<string, unknown>>;
}

const { summary: at } = match;
const table = (players: number, rules?: Partial<rummy.RummyRules>) =>
  match.create({ game: rummy.game, players: Array.from({ length: players }, (_, i) => `P${i + 1}`), rules });
type Evening = ReturnType<typeof table>;

/** A row of numbers is a game of an older list. */
const record = (m: Evening, row: readonly number[] | rummy.RummyRound): Evening =>
  'hands' in row ? match.add(m, row) : match.adjust(m, { points: row, played: true });
const played = (m: Evening, ...rows: readonly (readonly number[])[]) => rows.reduce(record, m);

/** Somebody goes out and the others, who have melded, are left with so much. */
const round = (...hands: readonly number[]): rummy.RummyRound => ({
  finish: 'normal',
  winner: hands.indexOf(0),
  hands,
  melded: hands.map(() => true),
});

const { cases } = await jsonCases<{ cases: readonly GameCase[] }>('rummy.json');

describe('Worked matches of rummy', () => {
  const games = cases.filter(({ kind }) => kind === 'game');
  it('are there', () => expect(games).to.have.length.greaterThan(10));

  for (const { id, note, players, rounds, expect: wanted } of games) {
    it(`${id}: ${note ?? 'as worked out'}`, () => {
      const run = () => rounds.reduce(record, table(players));
      if (wanted.error !== undefined) {
        expect(refusal(run).map((issue) => issue.split(' ')[0])).to.deep.equal([wanted.error]);
        return;
      }
      const { winners, extraRound, ...rest } = at(run());
      const winner = winners.length === 1 ? winners[0] : null;
      expect({ ...rest, winner, extraRoundNeeded: extraRound }).to.deep.include(wanted);
    });
  }

  for (const { id, expect: wanted, ...given } of cases.filter(({ kind }) => kind === 'ranking')) {
    const { totals } = given as unknown as { totals: readonly number[] };
    it(`${id}: ranks of ${totals.join(', ')}`, () => {
      expect(at(match.adjust(table(totals.length), { points: totals }))).to.deep.include(wanted);
    });
  }
});

describe('The limit of a match of rummy', () => {
  it('is shown from the start', () => {
    expect(at(table(4))).to.deep.include({ limit: 300, limitReached: false, extraRound: false });
  });

  it('stays as at the start, whoever comes or goes', () => {
    expect(at(match.leave(table(4), 3)).limit).to.equal(300);
    expect(at(match.join(table(3), 'Eva')).limit).to.equal(200);
  });

  it('caps who has not melded by the match, not by the hands of a round', () => {
    const m = match.leave(match.leave(table(4), 3), 2);
    const unmelded = { ...round(0, 90), melded: [true, false] };
    expect(at(match.add(m, unmelded)).totals).to.deep.equal([0, 100, 0, 0]);
    expect(rummy.score(unmelded).points).to.deep.equal([0, 50]);
  });

  it('is not reached by the total of who has left', () => {
    const m = played(table(3), [0, 90, 150]);
    expect(at(match.leave(played(m, [10, 0, 50]), 2))).to.deep.include({ limitReached: false, ended: false });
    expect(at(played(m, [10, 0, 50]))).to.deep.include({ limitReached: true, ended: true, winners: [0] });
  });

  it('asks for an extra round when the lowest tie, and says so until it is broken', () => {
    const tied = played(table(3), [40, 0, 100], [0, 40, 100]);
    expect(at(tied)).to.deep.include({ ended: false, extraRound: true, leaders: [0, 1], winners: [] });
    expect(at(played(tied, [5, 5, 0])).extraRound).to.equal(true);
    expect(at(played(tied, [5, 0, 9]))).to.deep.include({ ended: true, extraRound: false, winners: [1] });
  });

  it('ends nothing where the number of rounds is fixed, but is shown', () => {
    const m = played(table(2, { rounds: 2 }), [0, 120]);
    expect(at(m)).to.deep.include({ limit: 100, limitReached: true, ended: false, extraRound: false });
    expect(at(played(m, [120, 0]))).to.deep.include({ ended: true, winners: [0, 1], extraRound: false });
  });

  it('can be a fixed one, and another from here on', () => {
    expect(at(table(3, { limit: 77 })).limit).to.equal(77);
    expect(at(match.setRules(table(3), { limit: 500 })).limit).to.equal(500);
  });
});

describe('The end of a match of rummy', () => {
  it('may come with a penalty, and go with one', () => {
    const m = played(table(2), [0, 90]);
    const penalty = match.adjust(m, { points: [0, 10], reason: 'peeked' });
    expect([at(m).ended, at(penalty).ended]).to.deep.equal([false, true]);
    expect(at(match.adjust(penalty, { points: [0, -10] })).ended).to.equal(false);
  });

  it('moves to an earlier round with a correction: later rounds stay, count and are named', () => {
    let m = match.add(table(2), round(0, 50), { id: 'a' });
    m = match.add(m, round(0, 30), { id: 'b' });
    m = match.add(m, round(0, 15), { id: 'c' });
    expect(at(m)).to.deep.include({ ended: false, afterEnd: [] });
    const corrected = match.revise(m, 'a', round(0, 90));
    expect(at(corrected)).to.deep.include({ ended: true, totals: [0, 135], afterEnd: ['c'] });
    expect(at(match.revise(corrected, 'a', round(0, 100))).afterEnd).to.deep.equal(['b', 'c']);
    expect(match.fromJSON(JSON.stringify(corrected))).to.deep.equal(corrected);
  });

  it('follows the state after the last entry, also when a later round undid it', () => {
    let m = match.add(table(2), round(0, 50), { id: 'a' });
    m = match.add(m, round(90, 0), { id: 'b' });
    const corrected = match.revise(m, 'a', round(0, 100));
    expect(at(corrected)).to.deep.include({ ended: true, winners: [0], afterEnd: ['b'] });
    const tied = match.adjust(corrected, { points: [10, 0] });
    expect(at(tied)).to.deep.include({ ended: false, extraRound: true, afterEnd: ['b'] });
  });

  it('has the lowest total first, and nobody who left', () => {
    const m = match.leave(played(table(3), [0, 10, 5]), 0);
    expect(at(m)).to.deep.include({ ranks: [null, 2, 1], leaders: [2] });
  });
});

describe('A round of rummy in a match', () => {
  it('is refused when it is of more or fewer players than there are, or of one who has left', () => {
    expect(refusal(() => match.add(table(3), round(0, 10)))).to.deep.equal(['length round']);
    expect(refusal(() => match.add(table(2), round(0, 10, 10)))).to.deep.equal(['length round']);
    expect(refusal(() => match.add(match.leave(table(3), 1), round(0, 10, 10)))).to.deep.equal([
      'seat round @1',
    ]);
  });

  it('has nothing of Doppelkopf in its summary', () => {
    expect(at(table(3))).to.not.have.any.keys('sitsOut', 'openPflichtsoli', 'forcedSolo');
  });

  it('moves the deal, as every round does', () => {
    expect(at(match.add(table(3), round(0, 10, 10))).dealer).to.equal(1);
  });
});
