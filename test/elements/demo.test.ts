import { expect } from 'chai';
import '../../src/doko-score.js';
import { match, type Match } from '../../src/core.js';
import { showMatch } from '../support/doko-match.js';
import { settled } from '../support/page.js';

describe('the evening that the demo opens with', () => {
  it('is what its page says: eighteen games of thirty, a penalty and two Pflichtsoli', async () => {
    const { element, page } = await showMatch();
    element.match = (await (await fetch('/demo/evening.json')).json()) as Match;
    await settled(element);
    expect(page.errors).to.deep.equal([]);
    expect(page.headline).to.equal('Game 19 of 30');
    expect(page.rows.filter(({ label }) => label !== '±')).to.have.lengthOf(18);
    expect(page.rows.filter(({ label }) => label === '±')).to.have.lengthOf(1);
    expect(
      page.rows.flatMap(({ cells }) => cells).filter((it) => it.startsWith('Pflichtsolo')),
    ).to.have.lengthOf(2);
    expect(match.summary(element.match).warnings).to.deep.equal([]);
    expect(Object.values(page.totals).reduce((a, b) => a + b)).to.equal(1); // of the penalty
  });
});
