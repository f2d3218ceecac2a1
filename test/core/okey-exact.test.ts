import { expect } from 'chai';
import { compare } from '../support/okey-compare.js';
import { hands, shapes } from '../support/okey-hands.js';

const HANDS = 2000;
const SEED = 51;

describe('okey: the penalty is the lowest there is, compared with a search of all subsets', () => {
  for (const shape of shapes) {
    const count = Math.ceil(HANDS / shapes.length);
    it(`${count} hands, ${shape}`, () => {
      expect(compare(shape, count, SEED)).to.deep.equal([]);
    });
  }

  it('with any number of wild cards and of cards, and every value of the rule options', () => {
    const all = shapes.flatMap((shape) => hands(shape, 100, SEED));
    const met = (of: (it: (typeof all)[number]) => unknown) => [...new Set(all.map(of))];
    expect(met(({ hand }) => hand.filter((code) => code === 'OK').length)).to.have.members([0, 1, 2, 3, 4]);
    expect(met(({ hand }) => hand.length)).to.have.members([13, 14, 15]);
    expect(met(({ hand }) => hand.filter((code) => code === 'FO').length)).to.have.members([0, 1, 2]);
    expect(met(({ rules }) => rules.values)).to.have.members([undefined, 'ace11', 'ace1', 'pip']);
    expect(met(({ rules }) => rules.aceHigh)).to.have.members([undefined, true, false]);
    expect(met(({ rules }) => rules.looseOkeyValue)).to.have.members([undefined, 'card', 0, 1, 25]);
    expect(met(({ rules }) => rules.capAt100)).to.have.members([undefined, true, false]);
    expect(met(({ rules }) => rules.jokersWild)).to.have.members([true, false]);
    expect(met(({ rules }) => rules.minPairs)).to.have.members([undefined, 0, 3, 4, 5, 6, 7]);
    expect(met(({ rules }) => rules.minPairsWithCombination)).to.have.members([undefined, 0, 2, 3, 4, 5, 6]);
    expect(met(({ heldBack }) => heldBack)).to.have.members([null, true, false]);
  });
});
