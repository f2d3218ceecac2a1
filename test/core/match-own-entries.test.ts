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
    expect(refusal(() => match.revise(m, 'two', won(0, 1)))).to.deep.equal(['type id']);
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
