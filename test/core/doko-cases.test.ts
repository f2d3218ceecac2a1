import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { jsonCases } from '../support/cases.js';

type Item = Record<string, unknown>;

interface Case {
  readonly id: string;
  readonly title: string;
  readonly round: doko.DokoRound;
  readonly expect: {
    readonly winner: string;
    readonly value: number;
    readonly points: readonly (number | null)[];
    readonly items: readonly Item[];
  };
}

const { cases } = await jsonCases<{ cases: readonly Case[] }>('doko.json');

/** The items that answer none of the wanted ones, and the wanted ones left without an answer. */
function compare(items: readonly Item[], wanted: readonly Item[]): { missing: Item[]; unexpected: Item[] } {
  const unexpected = [...items];
  // who states the most chooses first, so that nobody takes the only item that answers another
  const missing = [...wanted]
    .sort((a, b) => Object.keys(b).length - Object.keys(a).length)
    .filter((want) => {
      const at = unexpected.findIndex((item) => Object.keys(want).every((key) => item[key] === want[key]));
      if (at >= 0) unexpected.splice(at, 1);
      return at < 0;
    });
  return { missing, unexpected };
}

describe('doko: the worked rounds', () => {
  it('are all there', () => {
    expect(cases).to.have.length(70);
  });

  for (const { id, title, round, expect: wanted } of cases) {
    it(`${id}: ${title}`, () => {
      const result = doko.score(round);
      expect(result.winner).to.equal(wanted.winner);
      expect(result.value).to.equal(wanted.value);
      expect(result.points).to.deep.equal(wanted.points);
      const items = result.items.map((item): Item => ({ ...item }));
      expect(compare(items, wanted.items)).to.deep.equal({ missing: [], unexpected: [] });
    });
  }
});
