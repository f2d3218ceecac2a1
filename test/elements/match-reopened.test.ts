import { expect } from 'chai';
import '../../src/rummy-score.js';
import { match, type Match, type Summary } from '../../src/core.js';
import type { RummyScore } from '../../src/elements/rummy-score/rummy-score.js';
import { thawed } from '../support/frozen.js';
import { listen, typesOf } from '../support/match-events.js';
import { MatchHarness } from '../support/match-harness.js';
import { markup, settled, show } from '../support/page.js';

/** Anna wins each round, and Bernd pays this. */
const won = (points: number) => ({ finish: 'normal', winner: 0, hands: [[], points], melded: [true, true] });

/** With two at the table a total of 100 ends the match. */
function played(...points: readonly number[]): Match {
  const begun: Match = match.create({ game: 'rummy', players: ['Anna', 'Bernd'] });
  return points.reduce((it, n, i) => match.add(it, won(n), { id: `r${i + 1}` }), begun);
}

describe('a match that ends by its totals, in <rummy-score>', () => {
  let page: MatchHarness<RummyScore>;
  let events: ReturnType<typeof listen>;

  beforeEach(async () => {
    const element = await show<RummyScore>(markup('rummy-score', { players: 'Anna, Bernd' }), { width: 380 });
    page = new MatchHarness(element);
    element.match = played(40, 30, 34);
    await settled(element);
    expect(page.headline).to.equal('The end. Anna wins.');
    events = listen();
  });

  async function correct(round: string, points: string): Promise<void> {
    await page.correct(round);
    await page.enter(/Bernd/, points, page.root.querySelector('.entry')!);
    await page.saveCorrection();
  }

  /** What was told since, with the end that each told of. */
  const told = () => {
    const now = events.splice(0);
    for (const { detail } of now) {
      expect(thawed(detail)).to.equal(undefined);
      expect(JSON.parse(JSON.stringify(detail))).to.deep.equal(detail);
      expect(detail.summary).to.deep.equal(match.summary(page.element.match));
    }
    return now.map(({ type, detail }): [string, Summary['ended']] => [type, detail.summary.ended]);
  };

  it('goes on when an early round is corrected, and ends again when that is undone', async () => {
    await correct('Round 1', '5');
    expect(told()).to.deep.equal([
      ['round-revised', false],
      ['match-reopened', false],
    ]);
    expect(page.headline).to.match(/^Round 4/);
    await page.undo();
    expect(told()).to.deep.equal([
      ['round-revised', true],
      ['match-finished', true],
    ]);
    expect(page.headline).to.equal('The end. Anna wins.');
    await page.redo();
    expect(told()).to.deep.equal([
      ['round-revised', false],
      ['match-reopened', false],
    ]);
  });

  it('stays ended when a correction leaves it so, and nothing is told of the end', async () => {
    await correct('Round 2', '90');
    expect(told()).to.deep.equal([['round-revised', true]]);
    expect(page.headline).to.equal('The end. Anna wins.');
    expect(page.rows, 'what came after the end stays').to.have.lengthOf(3);
  });

  it('ends by a correction, once', async () => {
    page.element.match = played(40, 30);
    await settled(page.element);
    expect(page.headline).to.match(/^Round 3/);
    await correct('Round 1', '80');
    expect(told()).to.deep.equal([
      ['round-revised', true],
      ['match-finished', true],
    ]);
    await page.press('button', 'Undo', page.toolbar);
    expect(told()).to.deep.equal([
      ['round-revised', false],
      ['match-reopened', false],
    ]);
  });

  it('ends and goes on by an adjustment, of which only the end is told', async () => {
    page.element.match = played(40, 30);
    await settled(page.element);
    await page.section('Adjustment');
    await page.enter('Points: Bernd', '60', page.panel);
    await page.press('button', 'Record', page.panel);
    expect(told()).to.deep.equal([['match-finished', true]]);
    await page.remove('Adjustment');
    expect(told()).to.deep.equal([['match-reopened', false]]);
    await page.undo();
    expect(told()).to.deep.equal([['match-finished', true]]);
  });

  it('tells of the end with the last round and what it came to', async () => {
    await correct('Round 1', '5');
    const [, reopened] = events;
    expect(reopened!.detail.round).to.deep.equal(won(34));
    expect(reopened!.detail.result).to.deep.equal(match.sheet(page.element.match).at(-1)!.result);
    expect(typesOf(events)).to.deep.equal(['round-revised', 'match-reopened']);
  });
});
