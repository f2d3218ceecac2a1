import { expect } from 'chai';
import fc from 'fast-check';
import { match, type Match } from '../../src/core.js';
import { thawed } from '../support/frozen.js';
import { retold } from '../support/match-oracle.js';
import { attempt, evenings, play, roundOf, type Evening } from '../support/match-evenings.js';

type Plan = typeof evenings extends fc.Arbitrary<infer T> ? T : never;

/** Checks what holds after each operation of many evenings. */
function always(holds: (m: Evening, before: Evening, plan: Plan) => void, numRuns = 60): void {
  const property = fc.property(evenings, (plan) => {
    const matches = play(plan);
    matches.forEach((m, i) => holds(m, matches[i - 1] ?? m, plan));
  });
  fc.assert(property, { numRuns });
}

const last = (plan: Plan) => play(plan).at(-1)!;

/** What holds of the match that an evening ends with. */
const finally_ = (holds: (m: Evening, plan: Plan) => void) =>
  fc.assert(
    fc.property(evenings, (plan) => {
      holds(last(plan), plan);
    }),
    { numRuns: 150 },
  );

describe('A match after any operations', () => {
  it('is what its log says, told by a second, naive account', () => {
    always((m) => expect(match.summary(m)).to.deep.equal(retold(m)));
  });

  it('comes to the same when the log is read afresh', () => {
    finally_((m) => {
      const again = match.fromJSON(JSON.stringify(match.toJSON(m)));
      expect(again).to.deep.equal(m);
      expect(match.summary(again)).to.deep.equal(match.summary(m));
      expect(match.sheet(again)).to.deep.equal(match.sheet(m));
    });
  });

  it('is frozen all the way down, as its summary and its sheet are, and holds nothing JSON has not', () => {
    finally_((m) => {
      for (const made of [m, match.summary(m), match.sheet(m)]) {
        expect(thawed(made)).to.equal(undefined);
        expect(JSON.parse(JSON.stringify(made))).to.deep.equal(made);
      }
    });
  });

  it('leaves every match before as it was', () => {
    fc.assert(
      fc.property(evenings, (plan) => {
        const texts: string[] = [];
        const matches: Match[] = [];
        for (const m of play(plan)) {
          matches.push(m);
          texts.push(JSON.stringify([m, match.summary(m)]));
        }
        expect(matches.map((m) => JSON.stringify([m, match.summary(m)]))).to.deep.equal(texts);
      }),
      { numRuns: 50 },
    );
  });

  it('has rounds whose rows add up to 0 and share parity, and totals that are their sum', () => {
    finally_((m) => {
      const sheet = match.sheet(m);
      for (const { entry, points } of sheet) {
        if (entry.type !== 'round') continue;
        const entries = points.filter((it) => it !== null);
        expect(entries).to.have.length(4);
        expect(entries.reduce((sum, it) => sum + it, 0)).to.equal(0);
        expect(new Set(entries.map((it) => Math.abs(it % 2))).size).to.equal(1);
      }
      const sums = m.players.map((_, seat) =>
        sheet.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
      );
      expect(match.summary(m).totals).to.deep.equal(sums);
    });
  });

  it('is as before when what was revised is revised back', () => {
    finally_((m, { players }) => {
      for (const entry of m.entries) {
        if (entry.type === 'adjustment') {
          const changed = match.revise(m, entry.id, {
            ...entry,
            points: entry.points.map((it) => (it === null ? null : it + players)),
          });
          expect(match.revise(changed, entry.id, entry)).to.deep.equal(m);
        } else if (entry.type === 'round') {
          const changed = match.revise(m, entry.id, { ...entry.round, reAugen: 17 });
          expect(changed.entries.filter((it, i) => it !== m.entries[i])).to.have.length(1);
          expect(match.revise(changed, entry.id, entry.round)).to.deep.equal(m);
        }
      }
    });
  });

  it('is as before when the last entry is removed and added again', () => {
    finally_((m) => {
      const entry = m.entries.at(-1);
      if (!entry) return;
      const without = match.remove(m, entry.id);
      const { id } = entry;
      const readd = (): Match => {
        if (entry.type === 'adjustment') return match.adjust(without, { ...pick(entry) }, { id });
        if (entry.type === 'round') return match.add(without, entry.round, { id });
        if (entry.type === 'rules') return match.setRules(without, entry.rules, { id });
        if (entry.type !== 'players') throw new Error(`no such entry in these matches: ${entry.type}`);
        if (entry.join) return match.join(without, entry.join[0]!, { id });
        if (entry.leave) return match.leave(without, entry.leave[0]!, { id });
        return match.reorder(without, entry.order!, { id });
      };
      const late = match.summary(m).afterEnd.includes(id) && match.summary(without).ended;
      if (!late) expect(readd()).to.deep.equal(m);
    });
  });

  it('is what it was when an added round is removed again', () => {
    finally_((m) => {
      const added = attempt(m, { kind: 'add', numbers: [1, 130, 1, 1] });
      if (added !== m) expect(match.remove(added, added.entries.at(-1)!.id)).to.deep.equal(m);
    });
  });

  it('takes a round of whoever is at the table unless it has ended, and scores it by the rules in force', () => {
    finally_((m) => {
      const round = roundOf(m, 'add', [3, 77, 3]);
      if (match.summary(m).ended) {
        expect(() => match.add(m, round)).to.throw('round-after-end');
        return;
      }
      const { result, rules, dealer } = match.sheet(match.add(m, round)).at(-1)!;
      expect(result?.rules).to.deep.equal(rules);
      expect(dealer).to.equal(match.summary(m).dealer);
      expect(rules).to.deep.equal(match.basisOf(m).rules);
    });
  });
});

/** An adjustment without what makes it an entry. */
const pick = ({
  points,
  reason,
  played,
}: {
  points: readonly (number | null)[];
  reason?: string;
  played?: boolean;
}) => ({
  points,
  ...(reason !== undefined && { reason }),
  ...(played !== undefined && { played }),
});
