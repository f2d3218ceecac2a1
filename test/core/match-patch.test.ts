import { expect } from 'chai';
import fc from 'fast-check';
import { match } from '../../src/core.js';
import type { Match } from '../../src/core/match.js';
import { patch } from '../../src/core/match/patch.js';

const start = () => match.create({ game: 'doko', players: ['Anna', 'Bernd', 'Clara', 'Dieter'] });
const round = (reAugen: number) => ({
  kind: 'normal' as const,
  reAugen,
  re: { players: [0, 1], call: 'none' as const },
  kontra: { call: 'none' as const },
});
const add = (m: Match, id: string, reAugen = 130): Match => match.add(m, round(reAugen), { id });
const ids = (m: Match) => m.entries.map(({ id }) => id).join('');

describe('a change made in a match that changed elsewhere meanwhile', () => {
  it('takes a round back and leaves what others added', () => {
    const one = add(start(), 'a');
    const two = add(one, 'b');
    expect(ids(patch(add(two, 'x'), two, one))).to.equal('ax');
  });

  it('puts a removed round back in its place', () => {
    const all = add(add(add(start(), 'a'), 'b'), 'c');
    const without = match.remove(all, 'b');
    expect(ids(patch(add(without, 'x'), without, all))).to.equal('abcx');
  });

  it('takes a correction back, and only that one', () => {
    const old = add(add(start(), 'a', 130), 'b', 130);
    const corrected = match.revise(old, 'a', round(90));
    const elsewhere = match.revise(corrected, 'b', round(200));
    const back = patch(elsewhere, corrected, old);
    expect(
      back.entries.map((entry) => entry.type === 'round' && (entry.round as { reAugen: number }).reAugen),
    ).to.eql([130, 200]);
  });

  it('takes names, rules, the first dealer and who joined back', () => {
    const old = start();
    for (const changed of [
      match.rename(old, 1, 'Berta'),
      match.setRules(old, 'tsr-24'),
      match.fromJSON({ ...old, dealer: 2 }),
    ]) {
      const elsewhere = match.adjust(changed, { points: [1, 0, 0, 0] }, { id: 'x' });
      const back = patch(elsewhere, changed, old);
      expect({ ...back, entries: [] }).to.eql({ ...old, entries: [] });
      expect(ids(back)).to.equal('x');
    }
    const joined = match.join(old, 'Eva');
    expect(patch(joined, joined, old)).to.equal(old);
  });

  it('is there and back again the same match, whatever was done elsewhere at the end', () => {
    const steps = fc.array(fc.oneof(fc.constant('add'), fc.constant('remove'), fc.constant('revise')), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(steps, fc.nat(), (todo, seed) => {
        let n = 0;
        const apply = (m: Match, what: string): Match => {
          const at = m.entries[(seed + n) % Math.max(1, m.entries.length)];
          n += 1;
          if (what === 'add' || !at) return add(m, `i${n}`, (seed * n) % 241);
          return what === 'remove' ? match.remove(m, at.id) : match.revise(m, at.id, round((seed + n) % 241));
        };
        const from = apply(apply(start(), 'add'), 'add');
        const to = todo.reduce(apply, from);
        const elsewhere = add(to, 'x');
        const back = patch(elsewhere, to, from);
        expect(match.toJSON(match.remove(back, 'x'))).to.eql(match.toJSON(from));
        expect(match.toJSON(patch(back, from, to))).to.eql(match.toJSON(elsewhere));
      }),
    );
  });
});
