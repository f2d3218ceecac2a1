import { expect } from 'chai';
import '../../src/doko-round.js';
import { doko, match } from '../../src/core.js';
import { afterwards, until, type Shown } from '../support/page.js';

const given = (...players: string[]) => match.create({ game: doko.game, players });

// one test: what a match needs is here from then on
describe('a match that a script sets on a page that took the calculator alone', () => {
  it('waits for what it needs, and is the last one that was set', async () => {
    const element = document.createElement('doko-score') as Shown & { match: unknown };
    afterwards(() => element.remove());
    element.match = given('Ada', 'Bo', 'Cy', 'Di');
    element.match = JSON.stringify(given('Eva', 'Flo', 'Gil', 'Hal'));
    element.match = null;
    document.body.append(element);
    await element.updateComplete;
    expect(element.match, 'it is on its way').to.equal(undefined);
    const sheet = () => element.shadowRoot!.querySelector('table.sheet');
    await until(() => !!sheet(), 'the sheet');
    expect(sheet()!.textContent).to.include('Gil').and.not.include('Cy');
    expect(element.match).to.have.property('players').that.includes('Gil');
  });
});
