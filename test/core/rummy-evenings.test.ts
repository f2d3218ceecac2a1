import { expect } from 'chai';
import fc from 'fast-check';
import { match } from '../../src/core.js';
import { evenings, play, retold, type Evening } from '../support/rummy-match-oracle.js';

const always = (holds: (m: Evening, before: Evening) => void, numRuns = 200) =>
  fc.assert(
    fc.property(evenings, (plan) => {
      const all = play(plan);
      all.forEach((m, i) => holds(m, all[i - 1] ?? m));
    }),
    { numRuns },
  );

/** What holds of the match that an evening ends with. */
const finally_ = (holds: (m: Evening) => void) =>
  fc.assert(
    fc.property(evenings, (plan) => holds(play(plan).at(-1)!)),
    { numRuns: 200 },
  );

describe('A match of rummy by any rules, after any operations', () => {
  it('is what its log says, told by a second, naive account', () => {
    always((m) => {
      const { warnings, afterEnd, ...summary } = match.summary(m);
      expect(summary).to.deep.equal(retold(m));
      expect(warnings).to.deep.equal([]);
      expect(afterEnd.length).to.be.at.most(m.entries.length);
    });
  });

  it('comes to the same when the log is read afresh', () => {
    finally_((m) => {
      const again = match.fromJSON(JSON.stringify(m));
      expect(again).to.deep.equal(m);
      expect(match.summary(again)).to.deep.equal(match.summary(m));
      expect(match.sheet(again)).to.deep.equal(match.sheet(m));
    });
  });

  it('is what it was when a round is added and taken back, also with re-entries after it', () => {
    let entered = 0;
    finally_((m) => {
      if (match.summary(m).ended || (match.basisOf(m).context.present ?? []).length < 2) return;
      const present = match.basisOf(m).context.present!;
      const hands = m.players.map((_, seat) =>
        present.includes(seat) ? (seat === present[0] ? 0 : 60) : null,
      );
      let next = match.add(
        m,
        {
          finish: 'normal',
          winner: present[0]!,
          hands,
          melded: hands.map((hand) => (hand === null ? null : true)),
        },
        { id: 'added' },
      );
      for (const seat of match.summary(next).mayReEnter ?? []) {
        if (!match.summary(next).mayReEnter!.includes(seat)) continue;
        next = match.reEnter(next, seat);
        entered++;
      }
      const undone = match.remove(next, 'added');
      expect(undone).to.deep.equal(m);
      expect(match.summary(undone)).to.deep.equal(match.summary(m));
    });
    expect(entered).to.be.greaterThan(5);
  });

  it('names who is out, and nobody who is out has points in a round', () => {
    always((m, before) => {
      const added = m.entries.length > before.entries.length ? match.sheet(m).at(-1)! : undefined;
      if (added?.entry.type !== 'round') return;
      for (const seat of match.summary(before).out ?? []) expect(added.points[seat]).to.equal(null);
    }, 60);
  });
});
