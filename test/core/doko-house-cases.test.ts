import { expect } from 'chai';
import { doko, match, type Match } from '../../src/core.js';
import { house, type MatchCase } from '../support/house-cases.js';

const NAMES = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Falk', 'Gül'];

/** The match after each entry of a worked log. */
function played({ match: { players, rules, log } }: MatchCase): Match[] {
  const begun = match.create({ game: doko.game, players: NAMES.slice(0, players), rules });
  return log.map((_, n) =>
    match.fromJSON({
      ...match.toJSON(begun),
      entries: log.slice(0, n + 1).map((entry, i) => ({ ...entry, id: `entry ${i}` })),
    }),
  );
}

describe('house rules of Doppelkopf: the worked rounds', () => {
  it('are all there', () => {
    expect(house.rounds).to.have.length(46);
  });

  for (const { id, title, rules, round, bock, expect: wanted } of house.rounds) {
    it(`${id}: ${title}`, () => {
      const result = doko.score(round, rules, bock === undefined ? {} : { bock });
      const { triggers, starts } = result.bock;
      const { items, ...facts } = wanted;
      expect({ ...result, triggers, starts }).to.deep.include(facts);
      if (!items) return;
      // the line that says “Bock × 2” goes without saying in the cases
      const lines = result.items.filter(({ code, points }) => code !== 'bock' || points !== 0);
      expect(lines).to.have.length(items.length);
      for (const item of items) {
        const same = lines.filter(({ code, party }) => code === item.code && party === item.party);
        expect(same.map((it) => ({ ...it }))).to.satisfy((found: object[]) =>
          found.some((it) => Object.entries(item).every(([key, value]) => it[key as never] === value)),
        );
      }
    });
  }
});

describe('house rules of Doppelkopf: the worked matches', () => {
  it('are all there', () => {
    expect(house.matches).to.have.length(13);
  });

  for (const it_ of house.matches) {
    it(`${it_.id}: ${it_.title}`, () => {
      const after = played(it_);
      const { plans, points, totals } = it_.expect;
      expect(after.map((m) => match.summary(m).bock?.plan ?? [])).to.deep.equal(plans);
      const rows = match.sheet(after.at(-1)!).map((line) => (line.result ? line.points : null));
      if (points) expect(rows).to.deep.equal(points);
      if (totals) expect(match.summary(after.at(-1)!).totals).to.deep.equal(totals);
    });
  }
});
