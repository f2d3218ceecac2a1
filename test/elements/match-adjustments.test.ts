import { expect } from 'chai';
import '../../src/doko-score.js';
import { match } from '../../src/core.js';
import { played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { mouse } from '../support/hands.js';
import { listen, typesOf } from '../support/match-events.js';
import { settled } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';

describe('adjustments in <doko-score>', () => {
  let shown: DokoMatch;

  beforeEach(async () => {
    shown = await showMatch({}, {}, mouse);
    shown.element.match = played(2);
    await settled(shown.element);
  });

  const entry = () => {
    const last = shown.element.match.entries.at(-1)!;
    if (last.type !== 'adjustment') throw new Error(`The last entry is a ${last.type}.`);
    return { points: last.points, reason: last.reason };
  };

  async function record(points: Readonly<Record<string, string>>, reason = ''): Promise<void> {
    const { page } = shown;
    await page.section('Adjustment');
    for (const [name, text] of Object.entries(points)) await page.enter(`Points: ${name}`, text, page.panel);
    if (reason) await page.enter('Reason', reason, page.panel);
    await page.press('button', 'Record', page.panel);
  }

  it('take points by player and a reason, and stand in the sheet without a number', async () => {
    const { page } = shown;
    const before = page.totals;
    await record({ Anna: '12', Clara: '-5' }, 'From last week');
    expect(entry()).to.deep.equal({ points: [12, null, -5, null], reason: 'From last week' });
    expect(page.totals).to.deep.equal({ ...before, Anna: before.Anna! + 12, Clara: before.Clara! - 5 });
    expect(page.rows.at(-1)).to.deep.equal({
      name: 'From last week',
      label: '±',
      cells: ['+12', '', '−5', ''],
    });
    expect(page.status).to.match(/^Recorded: From last week\. /);
    expect(page.headline, 'no game was played').to.equal('Game 3');
    expect(page.isPanelOpen).to.equal(false);
  });

  it('have a ± button for keypads without a minus', async () => {
    const { page } = shown;
    await page.section('Adjustment');
    const flip = () => page.press('button', 'Change sign: Bernd', page.panel);
    await page.enter('Points: Bernd', '7', page.panel);
    await flip();
    expect(page.typed('Points: Bernd')).to.equal('−7');
    await flip();
    expect(page.typed('Points: Bernd')).to.equal('7');
    await flip();
    await page.press('button', 'Record', page.panel);
    expect(entry()).to.deep.equal({ points: [null, -7, null, null], reason: undefined });
    expect(page.rows.at(-1)!.name).to.equal('Adjustment');

    await page.section('Adjustment');
    await flip();
    expect(page.typed('Points: Bernd'), 'the sign may come first').to.equal('−');
  });

  it('fill in the penalty of the rules for whoever it is for', async () => {
    const { page } = shown;
    await page.section('Adjustment');
    await page.press('button', /^Clara: /, page.panel);
    await page.press('button', 'Record', page.panel);
    expect(entry().points).to.deep.equal([1, 1, -3, 1]);
  });

  it('say what is wrong at the field, and keep what was typed', async () => {
    const { page, element } = shown;
    await page.section('Adjustment');
    await page.press('button', 'Record', page.panel);
    expect(page.errors).to.deep.equal(['Whole numbers, at least one of them.']);
    await page.enter('Points: Anna', '4', page.panel);
    expect(page.errors, 'gone with the next key').to.deep.equal([]);
    await page.enter('Points: Dieter', '1.5', page.panel);
    await page.press('button', 'Record', page.panel);
    const field = one(page.panel, 'textbox', 'Points: Dieter');
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(page.describedBy(field)).to.equal('Whole numbers, at least one of them.');
    const others = all(page.panel, 'textbox').filter((it) => it !== field);
    for (const it of others) expect(it.hasAttribute('aria-describedby'), nameOf(it)).to.equal(false);
    expect(page.typed('Points: Anna')).to.equal('4');
    expect(element.match.entries).to.have.lengthOf(2);
  });

  it('are corrected where they were entered, and the form stays that of the next game', async () => {
    const { page, element, game } = shown;
    const events = listen();
    await record({ Anna: '10' }, 'Bonus');
    await page.correct('Bonus');
    expect(page.typed('Points: Anna')).to.equal('10');
    expect(page.typed('Reason')).to.equal('Bonus');
    await page.enter('Points: Anna', '−4', page.panel);
    await page.press('button', 'Correct', page.panel);
    expect(entry()).to.deep.equal({ points: [-4, null, null, null], reason: 'Bonus' });
    expect(element.match.entries).to.have.lengthOf(3);
    expect(page.focus).to.equal('Bonus');
    await page.begin();
    expect(page.headline).to.equal('Game 3');
    await game.tapName('Anna');
    await game.tapName('Bernd');
    await game.tapBand('121–150');
    await game.record();
    expect(element.match.entries).to.have.lengthOf(4);
    expect(typesOf(events), 'adjustments are no rounds').to.deep.equal(['round-scored']);
  });

  it('that are given up leave the next one empty', async () => {
    const { page, element } = shown;
    await record({ Anna: '10' }, 'Bonus');
    await page.correct('Bonus');
    await page.close();
    await record({ Bernd: '2' });
    expect(element.match.entries).to.have.lengthOf(4);
    expect(entry()).to.deep.equal({ points: [null, 2, null, null], reason: undefined });
    expect(page.rows.map(({ name }) => name)).to.deep.equal(['Game 1', 'Game 2', 'Bonus', 'Adjustment']);
  });

  it('made before somebody joined are corrected without him', async () => {
    const { page, element } = shown;
    await record({ Anna: '10' }, 'Bonus');
    element.match = match.join(element.match, 'Eva');
    await settled(element);
    await page.correct('Bonus');
    expect(all(page.panel, 'textbox', /^Points/)).to.have.lengthOf(4);
    await page.enter('Points: Anna', '11', page.panel);
    await page.press('button', 'Correct', page.panel);
    expect(page.rows.at(-1)!.cells).to.deep.equal(['+11', '', '', '', '']);
  });

  it('are removed, and come back with undo and redo', async () => {
    const { page } = shown;
    const before = page.totals;
    await record({ Anna: '10' }, 'Bonus');
    const after = page.totals;
    await page.remove('Bonus');
    expect(page.totals).to.deep.equal(before);
    expect(page.status).to.match(/^Removed: Bonus\. /);
    await page.undo();
    expect(page.totals).to.deep.equal(after);
    expect(page.status).to.equal('Undone: Bonus');
    await page.redo();
    expect(page.totals).to.deep.equal(before);
    expect(page.status).to.equal('Done again: Bonus');
    await page.undo();
    await page.undo();
    expect(page.totals).to.deep.equal(before);
    expect(textOf(page.sheet)).to.not.include('Bonus');
  });
});
