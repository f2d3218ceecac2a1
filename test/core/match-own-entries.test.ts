import { expect } from 'chai';
import { doko, match, type Match } from '../../src/core.js';
import type { MatchHooks } from '../../src/core/hooks.js';
import type { Game } from '../../src/core/round.js';
import { patch } from '../../src/core/match/patch.js';
import { FOUR, won } from '../support/doko-games.js';
import { thawed } from '../support/frozen.js';
import { refusal } from '../support/issues.js';

/** A game with two kinds of entries of its own: one that it counts, one that adds points. */
const hooks: MatchHooks<{ redeals: number }> = {
  open: () => ({ redeals: 0 }),
  enter: (book, event) => ({
    book: event.type === 'own' && event.entry.type === 'redeal' ? { redeals: book.redeals + 1 } : book,
  }),
  entries: {
    redeal: {
      fields: ['reason'],
      check: ({ reason }) =>
        reason === undefined || typeof reason === 'string' ? [] : [{ code: 'reason', path: 'reason' }],
    },
    're-entry': {
      fields: ['seat'],
      check: ({ seat }, { order }) =>
        order.includes(seat as number) ? [] : [{ code: 'seat', path: 'seat' }],
      points: ({ seat }, { totals }) => totals.map((_, at) => (at === seat ? 10 : null)),
    },
  },
  ranks: ({ totals }) => totals.map((_, seat) => seat + 1),
  summary: (_standing, { redeals }) => ({ redeals }),
};
const own = { ...doko.game, id: 'own', match: hooks } as unknown as Game;
const begun = () => match.create({ game: own, players: FOUR });
const counted = (m: Match) => (match.summary(m) as unknown as { redeals: number }).redeals;
const copy = (m: Match) => match.fromJSON(JSON.stringify(match.toJSON(m)), { games: [own] });

function evening(): Match {
  let m = match.add(begun(), won(0, 1), { id: 'one' });
  m = match.redeal(m, { reason: 'five nines' }, { id: 'two' });
  m = match.redeal(m, undefined, { id: 'three' });
  return match.reEnter(m, 2, { id: 'four' });
}

describe('entries of a kind that is the game’s own', () => {
  it('stand in the log with what the game knows of them', () => {
    const m = evening();
    expect(m.entries.slice(1)).to.deep.equal([
      { id: 'two', type: 'redeal', reason: 'five nines' },
      { id: 'three', type: 'redeal' },
      { id: 'four', type: 're-entry', seat: 2 },
    ]);
    expect(thawed(m)).to.equal(undefined);
    expect(counted(m)).to.equal(2);
  });

  it('add what the game says, and stand for no game', () => {
    const { totals, history, played, dealer } = match.summary(evening());
    expect({ totals, played, dealer }).to.deep.equal({ totals: [1, 1, 9, -1], played: 1, dealer: 1 });
    // a row for what adds points, none for what does not
    expect(history).to.deep.equal([
      [1, 1, -1, -1],
      [1, 1, 9, -1],
    ]);
    expect(match.toCSV(evening())).to.equal('Anna,Bernd,Clara,Dieter\r\n1,1,-1,-1,\r\n,,10,,');
    expect(match.sheet(evening()).map(({ points }) => points)).to.deep.equal([
      [1, 1, -1, -1],
      [null, null, null, null],
      [null, null, null, null],
      [null, null, 10, null],
    ]);
  });

  it('come through files, links and the changes of two windows', async () => {
    const m = evening();
    expect(copy(m)).to.deep.equal(m);
    const text = await match.toShareText(m);
    expect(await match.fromShareText(text, { games: [own] })).to.deep.equal(m);
    const here = match.redeal(m, {}, { id: 'here' });
    const there = match.reEnter(m, 3, { id: 'there' });
    expect(patch(there, m, here).entries.map(({ id }) => id)).to.include.members(['here', 'there']);
  });

  it('lose in a file what does not belong to them', () => {
    const { entries, ...rest } = match.toJSON(evening());
    const more = entries.map((entry) =>
      entry.type === 'redeal' ? { ...entry, seat: 1, points: [1] } : entry,
    );
    expect(copy({ ...rest, entries: more })).to.deep.equal(evening());
  });

  it('are taken back like any other', () => {
    const m = evening();
    expect(counted(match.remove(m, 'two'))).to.equal(1);
    expect(match.summary(match.remove(m, 'four')).totals).to.deep.equal([1, 1, -1, -1]);
  });

  it('are corrected at their place', () => {
    const m = evening();
    const other = match.revise(m, 'two', { reason: 'six nines' });
    expect(other.entries[1]).to.deep.equal({ id: 'two', type: 'redeal', reason: 'six nines' });
    expect(match.revise(m, 'two', {}).entries[1], 'without a reason').to.deep.equal({
      id: 'two',
      type: 'redeal',
    });
    expect(match.revise(m, 'two', m.entries[1]!), 'by itself').to.deep.equal(m);
    expect(match.summary(match.revise(m, 'four', { seat: 0 })).totals).to.deep.equal([11, 1, -1, -1]);
    expect(counted(other)).to.equal(2);
    expect(copy(other)).to.deep.equal(other);
    const there = match.redeal(m, {}, { id: 'there' });
    expect(patch(there, m, other).entries.map(({ id }) => id)).to.include('there');
  });

  it('are corrected to nothing else', () => {
    const m = evening();
    const to = (id: string, changed: unknown) => refusal(() => match.revise(m, id, changed));
    expect(to('two', { reason: 5 })).to.deep.equal(['reason reason']);
    expect(to('two', { seat: 1 })).to.deep.equal(['property seat']);
    expect(to('two', m.entries[2])).to.deep.equal(['id id']);
    expect(to('two', { type: 're-entry' })).to.deep.equal(['type type']);
    expect(to('four', { seat: 7 })).to.deep.equal(['seat seat']);
    expect(to('two', won(0, 1))).to.include('property kind');
    const rules = match.setRules(match.join(m, 'Eva', { id: 'eva' }), { rounds: 9 }, { id: 'rules' });
    for (const id of ['eva', 'rules'])
      expect(refusal(() => match.revise(rules, id, {}))).to.deep.equal(['type id']);
  });

  it('are refused where the game finds them wrong, or misspelt', () => {
    const m = begun();
    const spelt = { resaon: 'none' } as object;
    expect(refusal(() => match.redeal(m, { reason: 5 as never }))).to.deep.equal(['reason reason']);
    expect(refusal(() => match.redeal(m, spelt))).to.deep.equal(['property resaon']);
    expect(refusal(() => match.reEnter(m, 7))).to.deep.equal(['seat seat']);
    expect(refusal(() => match.reEnter(m, 0, { id: '' }))).to.deep.equal(['id id']);
    const file = { ...match.toJSON(m), entries: [{ id: 'x', type: 're-entry', seat: '0' }] };
    expect(refusal(() => match.fromJSON(file))).to.deep.equal(['seat entries.0.seat']);
  });

  it('are of an unknown type in a game that has none', () => {
    const m = match.create({ game: 'okey', players: FOUR });
    expect(refusal(() => match.redeal(m, { reason: 'none' }))).to.deep.equal(['type type']);
    expect(refusal(() => match.reEnter(m, 0))).to.deep.equal(['type type']);
    for (const type of ['toString', '__proto__', 'constructor', 5, null]) {
      const file = { ...match.toJSON(begun()), entries: [{ id: 'x', type }] };
      expect(refusal(() => match.fromJSON(file))).to.deep.equal(['type entries.0.type']);
    }
  });
});

describe('ranks of a game that ranks by itself', () => {
  it('are as it says, and the leaders with them', () => {
    const { ranks, leaders } = match.summary(evening());
    expect({ ranks, leaders }).to.deep.equal({ ranks: [1, 2, 3, 4], leaders: [0] });
  });
});
