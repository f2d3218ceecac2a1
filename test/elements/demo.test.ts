import { expect } from 'chai';
import '../../src/doko-score.js';
import { match, type Match } from '../../src/core.js';
import { showMatch } from '../support/doko-match.js';
import { settled, until } from '../support/page.js';
import { textOf } from '../support/roles.js';

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

describe('the evening by house rules', () => {
  it('is what its page says: Bock games, a game lost by Feigheit, a new deal; by the tournament rules as well', async () => {
    const evening = (await (await fetch('/demo/house-evening.json')).json()) as Match;
    const { element, page } = await showMatch();
    element.match = evening;
    await settled(element);
    await until(() => page.rows.some(({ name }) => /Bock/.test(name)), 'its Bock games');
    expect(page.errors).to.deep.equal([]);
    expect(page.headline).to.equal('Game 12 of 16');
    expect(page.rows.map(({ name }) => /Bock game × (\d)/.exec(name)?.[1] ?? '')).to.deep.equal([
      ...['', '', '2', '2', '', '2', '4', '4', '2', '4', '2', '2'],
    ]);
    expect(page.rows[4]!.name).to.equal('New deal: Fünf Neunen');
    expect(textOf(await page.show(/^Game 7/))).to.contain('won too high, so lost');
    expect(match.summary(element.match).warnings).to.deep.equal([]);

    const { element: plain, page: tournament } = await showMatch();
    plain.match = { ...evening, rules: { preset: 'tsr', rounds: 16 } };
    await settled(plain);
    expect(tournament.errors).to.deep.equal([]);
    expect(tournament.figures[7]).to.deep.equal([-3, 3, 3, -3]);
    expect(tournament.totals).not.to.deep.equal(page.totals);
  });
});
