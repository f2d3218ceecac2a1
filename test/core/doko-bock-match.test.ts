import { expect } from 'chai';
import fc from 'fast-check';
import { doko, match, type Match } from '../../src/core.js';
import { FIVE, FOUR, solo, won } from '../support/doko-games.js';
import { evenings, planned, play } from '../support/house-matches.js';
import { appraise } from '../support/house-oracle.js';
import { refusal } from '../support/issues.js';

type Rules = Parameters<typeof doko.score>[1];

const begun = (rules: Rules, players: readonly string[] = FOUR) =>
  match.create({ game: doko.game, players, rules });
const bockOf = (m: Match) => match.summary(m).bock;
const tie: doko.DokoRound = { ...won(0, 1), reAugen: 120 };
const heart = (round: doko.DokoRound): doko.DokoRound => ({ ...round, re: { ...round.re, heartTrick: 1 } });

/** Checks what holds of many evenings, after each of their entries. */
const always = (holds: (matches: ReturnType<typeof play>) => void) =>
  fc.assert(
    fc.property(evenings, (evening) => holds(play(evening))),
    { numRuns: 80 },
  );

describe('Bock rounds in a match: any evening', () => {
  it('plans what the text says, entry by entry', () => {
    always((matches) => {
      let plan: readonly number[] = [];
      matches.slice(1).forEach((m, i) => {
        plan = planned(plan, matches[i]!, m);
        expect(bockOf(m)?.plan ?? []).to.deep.equal(plan);
      });
    });
  }).timeout(60_000);

  it('scores each game with the layers that were planned for it', () => {
    always((matches) => {
      matches.slice(1).forEach((m, i) => {
        const { entry, result, points } = match.sheet(m).at(-1)!;
        if (entry.type !== 'round') return;
        const { rules, context } = match.basisOf(matches[i]!);
        expect((context as doko.DokoContext).bock).to.equal(bockOf(matches[i]!)?.plan[0] ?? (bockOf(m) && 0));
        const layers = bockOf(matches[i]!)?.plan[0];
        const told = appraise(entry.round, rules as doko.DokoRules, layers, context.present);
        expect((result as doko.DokoResult).value).to.equal(told.value);
        expect(points.reduce<number>((sum, n) => sum + (n ?? 0), 0)).to.equal(
          told.points.reduce<number>((sum, n) => sum + (n ?? 0), 0),
        );
      });
    });
  }).timeout(60_000);

  it('is a function of the log: read at once it comes to the same', () => {
    always((matches) => {
      const m = matches.at(-1)!;
      const again = match.fromJSON(JSON.stringify(match.toJSON(m)));
      expect(again).to.deep.equal(m);
      expect(match.summary(again)).to.deep.equal(match.summary(m));
      expect(match.sheet(again)).to.deep.equal(match.sheet(m));
    });
  }).timeout(60_000);

  it('is as it was once the last entry is taken back', () => {
    always((matches) => {
      matches.slice(1).forEach((m, i) => {
        const back = match.remove(m, m.entries.at(-1)!.id);
        expect(match.summary(back)).to.deep.equal(match.summary(matches[i]!));
      });
    });
  }).timeout(60_000);

  it('follows a correction of an earlier game as if it had been entered so', () => {
    always((matches) => {
      const m = matches.at(-1)!;
      const at = m.entries.findIndex(({ type }) => type === 'round');
      const entry = m.entries[at];
      if (entry?.type !== 'round') return;
      const round = { ...entry.round, bockStarts: 2 };
      const revised = match.revise(m, entry.id, round);
      const entries = m.entries.map((it) => (it === entry ? { ...entry, round } : it));
      expect(match.summary(revised)).to.deep.equal(
        match.summary(match.fromJSON({ ...match.toJSON(m), entries })),
      );
    });
  }).timeout(60_000);
});

describe('Bock rounds in a match', () => {
  const rules = { bock: { triggers: ['tie120', 'heartTrick', 'redeal'] } } as const;

  it('have no place in the summary where the rules have none', () => {
    expect(match.summary(match.add(begun({}), tie))).not.to.have.property('bock');
    expect(match.basisOf(begun({})).context).to.deep.equal({ present: [0, 1, 2, 3] });
    expect(bockOf(begun(rules))).to.deep.equal({ plan: [], left: 0, factor: 1 });
  });

  it('tell the factor of the next game and how many are left', () => {
    const m = match.add(match.add(begun({ ...rules, rounds: 4 }), tie), heart(won(0, 1)));
    expect(bockOf(m)).to.deep.equal({ plan: [2, 2, 2, 1], left: 2, factor: 4 });
    const ended = match.add(match.add(m, won(0, 1)), won(0, 1));
    expect(bockOf(ended)).to.deep.equal({ plan: [2, 1], left: 0, factor: 4 });
    const adds = match.setRules(m, { bock: { effect: 'add' } });
    expect(bockOf(adds)).to.deep.equal({ plan: [2, 2, 2, 1], left: 2, factor: 1 });
  });

  it('change the value of later games when an earlier one is corrected', () => {
    const m = match.add(match.add(begun(rules), tie, { id: 'first' }), won(0, 1));
    expect(match.summary(m).totals).to.deep.equal([0, 0, 0, 0]);
    const corrected = match.revise(m, 'first', won(0, 1));
    expect(match.summary(corrected).totals).to.deep.equal([2, 2, -2, -2]);
    expect(match.summary(match.remove(m, 'first')).totals).to.deep.equal([1, 1, -1, -1]);
  });

  it('leave a game alone that is pinned to what the table played', () => {
    const pinned = { ...won(0, 1), bockLayers: 2 };
    expect(match.summary(match.add(begun(rules), pinned)).totals).to.deep.equal([4, 4, -4, -4]);
  });

  it('start by hand, or not, whatever the rules say', () => {
    const none = match.add(begun(rules), { ...tie, bockStarts: 0 });
    expect(bockOf(none)?.plan).to.deep.equal([]);
    const two = match.add(begun({ bock: {} }), { ...won(0, 1), bockStarts: 2 });
    expect(bockOf(two)?.plan).to.deep.equal([2, 2, 2, 2]);
  });

  it('go on over a voluntary Pflichtsolo, unless that counts too', () => {
    const after = (more: object) =>
      bockOf(match.add(match.add(begun({ bock: { ...rules.bock, ...more } }), tie), solo(1, 'pflicht')))
        ?.plan;
    expect(after({})).to.deep.equal([1, 1, 1, 1]);
    expect(after({ redealCounts: true })).to.deep.equal([1, 1, 1]);
    expect(after({ solo: 'pause' })).to.deep.equal([1, 1, 1, 1]);
  });

  it('use a game up for one of an older list, whose points are as written', () => {
    const m = match.adjust(match.add(begun(rules), tie), { points: [1, 1, -1, -1], played: true });
    expect(bockOf(m)?.plan).to.deep.equal([1, 1, 1]);
    expect(match.summary(m).totals).to.deep.equal([-1, -1, 1, 1]);
  });

  it('count who is at the table, sitting out included', () => {
    const m = match.add(begun(rules, FIVE), { ...tie, sitsOut: [4] });
    expect(bockOf(m)?.plan).to.have.length(5);
    expect(bockOf(match.leave(m, 4))?.plan).to.have.length(5);
  });

  it('never have more layers, nor a longer plan, than can be reckoned with', () => {
    const all = { ...tie, bockStarts: 11 };
    let stacked = begun({ bock: { games: 100 } });
    let queued = begun({ bock: { games: 100, inBock: 'queue' } });
    for (let i = 0; i < 5; i++) {
      stacked = match.add(stacked, all);
      queued = match.add(queued, all);
    }
    expect(Math.max(...bockOf(stacked)!.plan)).to.equal(24);
    expect(bockOf(queued)!.plan).to.have.length(1000);
    expect(match.summary(stacked).totals.every(Number.isSafeInteger)).to.equal(true);
  });
});

describe('Schmeißen', () => {
  it('is noted with its reason, is no game and leaves the deal where it is', () => {
    const m = match.redeal(begun('tsr-24'), { reason: 'fünf Neunen' }, { id: 'x' });
    expect(m.entries).to.deep.equal([{ id: 'x', type: 'redeal', reason: 'fünf Neunen' }]);
    expect(match.summary(m)).to.deep.equal(match.summary(begun('tsr-24')));
    expect(match.toCSV(m)).to.equal('Anna,Bernd,Clara,Dieter');
  });

  it('is refused with a reason that is none', () => {
    for (const reason of ['', 5, null, {}]) {
      expect(refusal(() => match.redeal(begun({}), { reason: reason as never }))).to.deep.equal([
        'reason reason',
      ]);
    }
    expect(refusal(() => match.reEnter(begun({}), 0))).to.deep.equal(['type type']);
  });

  it('starts a Bock round where the table plays that', () => {
    expect(bockOf(match.redeal(begun({ bock: { triggers: ['redeal'] } })))?.plan).to.deep.equal([1, 1, 1, 1]);
    expect(bockOf(match.redeal(begun({ bock: { triggers: ['tie120'] } })))?.plan).to.deep.equal([]);
  });
});

describe('house rules in a match', () => {
  it('can be changed in part: the rest stays, in what they are made of too', () => {
    const bock = { triggers: ['zero'], inBock: 'queue' } as const;
    const m = match.setRules(begun({ bock, points: { fuchs: 2 } }), {
      bock: { max: 2 },
      points: { other: 1 },
    });
    const rules = match.basisOf(m).rules as doko.DokoRules;
    expect(rules.bock).to.deep.include({ ...bock, max: 2 });
    expect(rules.points).to.deep.include({ fuchs: 2, other: 1 });
  });

  it('end in money by the rules in force', () => {
    const m = match.add(begun('kasse'), { ...won(0, 1), hochzeit: 0 });
    expect(match.summary(m).totals).to.deep.equal([0, -1, -2, -2]);
    expect(match.settlement(m)).to.deep.equal({
      balances: [0, -10, -20, -20],
      kitty: 50,
      payments: [
        { from: 1, to: 'kitty', amount: 10 },
        { from: 2, to: 'kitty', amount: 20 },
        { from: 3, to: 'kitty', amount: 20 },
      ],
    });
    expect(match.settlement(match.setRules(m, { money: null }))).to.equal(null);
  });

  it('re-derive every game when the writing changes', () => {
    const m = match.add(match.add(begun({}), won(0, 1)), solo(2));
    const file = match.toJSON(m);
    const minus = match.fromJSON({ ...file, rules: { writing: 'minus' } });
    expect(match.summary(m).totals).to.deep.equal([0, 0, 2, -2]);
    expect(match.summary(minus).totals).to.deep.equal([-1, -1, -1, -2]);
    expect(match.fromJSON({ ...match.toJSON(minus), rules: {} })).to.deep.equal(m);
  });
});
