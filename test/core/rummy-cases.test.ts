import { expect } from 'chai';
import { InvalidInput, rummy } from '../../src/core.js';
import { jsonCases } from '../support/cases.js';

interface Expected {
  readonly error?: string;
  readonly points?: readonly number[];
  readonly winners?: readonly number[];
  readonly limit?: number;
  readonly unmeldedCap?: number;
}

interface Case {
  readonly id: string;
  readonly note?: string;
  readonly kind: 'card' | 'limit' | 'round' | 'game' | 'ranking';
  readonly rules?: Partial<rummy.RummyRules>;
  readonly round?: rummy.RummyRound;
  readonly cards?: readonly string[];
  readonly players?: number;
  readonly expect: Expected;
}

const { cases } = await jsonCases<{ cases: readonly Case[] }>('rummy.json');

/** The names the cases have for what the core calls otherwise. */
const CODES: Readonly<Record<string, string>> = {
  'bad-card': 'card',
  'bad-finish': 'finish',
  'length-mismatch': 'length',
  'winner-range': 'winner-missing',
};

/** What the core says to a case, in the shape of its expectation. */
function answer({ kind, cards = [], players = 0, round, rules }: Case): Expected {
  try {
    if (kind === 'card') return { points: cards.map((code) => rummy.cardPoints(code, rules)) };
    if (kind === 'limit') {
      return {
        limit: rummy.limit(players, rules) as number,
        unmeldedCap: rummy.unmeldedCap(players, rules) as number,
      };
    }
    const { points, winners } = rummy.score(round as rummy.RummyRound, rules);
    return { points: points as number[], winners };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { error: error.issues.map(({ code }) => code).join() };
  }
}

describe('rummy: the worked rounds, cards and limits', () => {
  const own = cases.filter(({ kind }) => kind === 'card' || kind === 'limit' || kind === 'round');

  it('are all there', () => {
    expect(own).to.have.length(33);
    expect(cases).to.have.length(48);
  });

  for (const one of own) {
    it(`${one.id}: ${one.note ?? one.kind}`, () => {
      const { error, ...wanted } = one.expect;
      expect(answer(one)).to.deep.equal(error === undefined ? wanted : { error: CODES[error] ?? error });
    });
  }
});
