import { expect } from 'chai';
import { okey } from '../../src/core.js';
import { jsonCases } from '../support/cases.js';
import { faults, isLegal } from '../support/okey-arrangement.js';
import { bySubsets } from '../support/okey-subsets.js';

interface HandCase {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly hand: readonly string[];
  readonly okey: string;
  readonly rules?: Partial<okey.OkeyRules>;
  readonly expect: Omit<okey.HandPenalty, 'groups' | 'loose' | 'warnings'>;
  readonly example: readonly [okey.HandGroup['kind'], readonly string[]][];
}

interface RoundCase {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly rules?: Partial<okey.OkeyRules>;
  readonly round: okey.OkeyRound;
  readonly expect: Pick<okey.OkeyResult, 'points'>;
}

const { hands, rounds, slow } = await jsonCases<{
  hands: readonly HandCase[];
  rounds: readonly RoundCase[];
  slow: readonly Pick<HandCase, 'id' | 'hand' | 'okey' | 'rules'>[];
}>('okey.json');

describe('okey: the worked hands', () => {
  it('are all there', () => {
    expect([hands, rounds, slow].map(({ length }) => length)).to.deep.equal([47, 7, 4]);
  });

  for (const { id, title, why, hand, expect: wanted, example, ...options } of hands) {
    it(`${id}: ${title} (${why})`, () => {
      const penalty = okey.handPenalty(hand, options);
      const rules = okey.game.rules(options.rules);
      const { groups, loose, warnings, ...found } = penalty;
      expect(found).to.deep.equal(wanted);
      expect(faults(hand, options.okey, rules, penalty)).to.deep.equal([]);
      expect(warnings.map(({ code }) => code)).to.deep.equal(
        wanted.complete ? ['complete-not-held-back'] : [],
      );
      // ours leaves over as few cards as theirs; which cards is for the sum to say
      const covered = example.flatMap(([, cards]) => cards).length;
      expect(groups.flatMap(({ cards }) => cards)).to.have.length.at.least(covered);
      expect(loose).to.have.length.at.most(hand.length - covered);
    });
  }
});

describe('okey: the hands that are slow for a simple search', () => {
  for (const { id, hand, okey: card, rules = {} } of slow) {
    it(id, () => {
      const penalty = okey.handPenalty(hand, { okey: card, rules });
      const complete = okey.game.rules(rules);
      expect(penalty).to.deep.include(bySubsets(hand, card, complete, null));
      expect(faults(hand, card, complete, penalty)).to.deep.equal([]);
    });
  }
});

describe('okey: the worked rounds', () => {
  for (const { id, title, why, round, rules, expect: wanted } of rounds) {
    it(`${id}: ${title} (${why})`, () => {
      expect(okey.score(round, rules).points).to.deep.equal(wanted.points);
    });
  }
});

describe('okey: the check of arrangements that these tests rely on', () => {
  const legal = (kind: okey.HandGroup['kind'], cards: string, aceHigh = true) =>
    isLegal({ kind, cards: cards.split(' ') }, '8H', aceHigh);
  it('knows a run', () => {
    for (const cards of [
      'AC 2C 3C',
      'QC KC AC',
      '7H FO 9H',
      '7H OK 9H',
      'OK OK OK',
      'AC 2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC',
    ]) {
      expect(legal('run', cards), cards).to.equal(true);
    }
    for (const cards of ['KC AC 2C', 'AC 2C', 'AC 2C 3S', '4C 6C OK', '5C 5C 6C', '7S FO 9S', 'OK AC 2C']) {
      expect(legal('run', cards), cards).to.equal(false);
    }
    expect(legal('run', 'QC KC AC', false)).to.equal(false);
    expect(legal('run', 'QC KC OK', false)).to.equal(false);
  });
  it('knows a set and a pair', () => {
    for (const cards of ['8S FO 8D', '9C 9S 9D 9H', '9C OK OK'])
      expect(legal('set', cards), cards).to.equal(true);
    for (const cards of ['9C 9S', '9C 9C 9S', '9C 9S 8D', '9C 9S 9D 9H OK'])
      expect(legal('set', cards), cards).to.equal(false);
    for (const cards of ['9C 9C', 'FO FO', 'OK 2C', 'OK OK'])
      expect(legal('pair', cards), cards).to.equal(true);
    for (const cards of ['9C 9S', '9C', '9C 9C 9C', 'FO 8S'])
      expect(legal('pair', cards), cards).to.equal(false);
  });
});
