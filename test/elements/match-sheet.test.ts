import { expect } from 'chai';
import '../../src/doko-score.js';
import { doko, match, type Match } from '../../src/core.js';
import { FOUR, normal, played, showMatch, solo, type DokoMatch } from '../support/doko-match.js';
import { settled, type Place } from '../support/page.js';
import { all, isVisible, one, textOf } from '../support/roles.js';

const FIVE = [...FOUR, 'Eva'];

const WIDE: Place = { width: 1000 };

/** What stands in a cell for those who see it: marks and figures. */
const seen = (cell: Element): string =>
  [...cell.querySelectorAll('.solo, .d, .t')]
    .filter(isVisible)
    .map(({ textContent }) => textContent)
    .join(' ');

async function showing(given: Match, place?: Place): Promise<DokoMatch> {
  const shown = await showMatch({}, place);
  shown.element.match = given;
  await settled(shown.element);
  return shown;
}

/** Anna deals and sits out; Bernd's Pflichtsolo, with Bernd out of turn; a penalty; Clara's Lustsolo. */
function evening(): Match {
  let made: Match = match.create({ game: doko.game, players: FIVE, rules: 'tsr-30' });
  made = match.add(made, normal([1, 3], 148), { id: 'first' });
  made = match.add(made, solo(0, 155, 'pflicht'), { id: 'pflicht' });
  made = match.adjust(made, { points: [1, -3, 1, 1, 1], reason: 'Wrong card' }, { id: 'penalty' });
  made = match.add(made, solo(2, 100, 'lust'), { id: 'lust' });
  return match.add(made, solo(0, 200, 'pflicht'), { id: 'again' });
}

describe('the sheet of a match in <doko-score>', () => {
  it('has a row for each game and adjustment, with who dealt, who sat out, and the solos marked', async () => {
    const { page } = await showing(evening());
    expect(page.names).to.deep.equal(FIVE);
    expect(page.rows.map(({ label, name }) => [label, name])).to.deep.equal([
      ['1', 'Game 1'],
      ['2', 'Game 2'],
      ['±', 'Wrong card'],
      ['3', 'Game 3'],
      ['4', 'Game 4'],
    ]);
    expect(page.rows.map(({ cells }) => cells)).to.deep.equal([
      ['deals sits out', '+1', '−1', '+1', '−1'],
      ['Pflichtsolo +6', 'deals sits out', '−2', '−2', '−2'],
      ['+1', '−3', '+1', '+1', '+1'],
      ['+1', 'deals sits out', 'Lustsolo −3', '+1', '+1'],
      ['Lustsolo +9', '−3', 'deals sits out', '−3', '−3'],
    ]);
    const cells = page.lines.map((row) => [...row.cells].slice(1).map(seen));
    expect(cells[0]).to.deep.equal(['', '+1', '−1', '+1', '−1']);
    expect(cells[1]).to.deep.equal(['P +6', '', '−2', '−2', '−2']);
    expect(cells[3]).to.deep.equal(['+1', '', 'S −3', '+1', '+1']);
    const corners = page.lines.map((row) => [...row.cells].findIndex((cell) => cornerOf(cell)));
    expect(corners).to.deep.equal([1, 2, -1, 2, 3]);
    const legend = textOf(page.root.querySelector('.legend')!);
    expect(legend).to.match(/deals.*Pflichtsolo.*Lustsolo/);
    expect(page.foot).to.equal(
      '26 games left. Pflichtsolo still owed: Bernd, Clara, Dieter, and Eva. Scored by the tournament rules (TSR).',
    );
  });

  /** The mark of the dealer is drawn, not written. */
  const cornerOf = (cell: Element): boolean => getComputedStyle(cell, '::before').borderTopWidth !== '0px';

  it('tells totals and ranks in its foot, equals alike, none before the first game and for who has left', async () => {
    const { page, element } = await showing(match.create({ game: doko.game, players: FIVE }));
    expect(page.totals).to.deep.equal({ Anna: 0, Bernd: 0, Clara: 0, Dieter: 0, Eva: 0 });
    expect(Object.values(page.ranks)).to.deep.equal(Array(5).fill('–'));
    element.match = evening();
    await settled(element);
    expect(page.totals).to.deep.equal({ Anna: 17, Bernd: -5, Clara: -5, Dieter: -2, Eva: -4 });
    expect(page.ranks).to.deep.equal({ Anna: '1.', Bernd: '4.', Clara: '4.', Dieter: '2.', Eva: '3.' });
    element.match = match.leave(element.match, 3);
    await settled(element);
    expect(page.totals.Dieter).to.equal(-2);
    expect(page.ranks).to.deep.equal({ Anna: '1.', Bernd: '3.', Clara: '3.', Dieter: '–', Eva: '2.' });
    element.match = played(1);
    await settled(element);
    expect(Object.values(page.ranks).sort()).to.deep.equal(['1.', '1.', '3.', '3.']);
  });

  it('shows points or running totals where it is narrow, by a switch, and both where it is wide', async () => {
    const { page } = await showing(evening());
    const cells = ({ lines }: DokoMatch['page']) => [...lines[3]!.cells].slice(1).map(seen);
    expect(cells(page)).to.deep.equal(['+1', '', 'S −3', '+1', '+1']);
    await page.press('button', 'Totals');
    expect(one(page.root, 'button', 'Totals').ariaPressed).to.equal('true');
    expect(cells(page)).to.deep.equal(['8', '', 'S −5', '1', '−1']);
    await page.press('button', 'Totals');
    expect(cells(page)).to.deep.equal(['+1', '', 'S −3', '+1', '+1']);

    const wide = await showing(evening(), WIDE);
    expect(cells(wide.page)).to.deep.equal(['+1 8', '', 'S −3 −5', '+1 1', '+1 −1']);
    expect(wide.page.rows[3]!.cells).to.deep.equal([
      '+1 8',
      'deals sits out',
      'Lustsolo −3 −5',
      '+1 1',
      '+1 −1',
    ]);
    expect(wide.page.has('button', 'Totals')).to.equal(false);
  });

  it('opens a row to tell how its points arose, and closes it again', async () => {
    const { page } = await showing(evening());
    const button = one(page.sheet, 'button', 'Game 1');
    expect(button.ariaExpanded).to.equal('false');
    await page.open('Game 1');
    expect(button.ariaExpanded).to.equal('true');
    const detail = page.detail('Game 1');
    expect(textOf(all(detail, 'paragraph')[0]!)).to.equal('Re wins. Re needed 121 Augen and got 148.');
    expect(textOf(one(detail, 'table'))).to.match(/Won/);
    expect(all(detail, 'button').map(textOf)).to.deep.equal(['Remove', 'Correct']);
    await page.open('Game 2');
    expect(textOf(page.detail('Game 2'))).to.match(/^Anna wins the solo/);
    expect(textOf(page.detail('Game 1')), 'others stay open').to.match(/^Re wins/);
    await page.open('Game 1');
    expect(() => page.detail('Game 1')).to.throw('not open');
    await page.open('Game 4');
    expect(textOf(page.detail('Game 4'))).to.include('A second Pflichtsolo');
    await page.open('Wrong card');
    expect(textOf(page.detail('Wrong card'))).to.match(/^Wrong card/);
  });

  it('is a real table with a name, heads and a foot', async () => {
    const { page } = await showing(evening());
    expect(page.sheet.localName).to.equal('table');
    expect(textOf(page.sheet.querySelector('caption')!)).to.not.equal('');
    expect(all(page.sheet, 'columnheader')).to.have.lengthOf(6);
    expect(all(page.sheet, 'rowheader')).to.have.lengthOf(page.rows.length + 1);
    for (const cell of page.sheet.querySelectorAll('.d, .t, tfoot b')) {
      expect((cell as HTMLElement).translate, 'no page translator touches a figure').to.equal(false);
    }
  });

  it('says in one line that there is nothing yet', async () => {
    const { page } = await showing(match.create({ game: doko.game, players: FIVE }));
    expect(page.lines).to.have.lengthOf(0);
    expect(textOf(page.sheet.querySelector('tbody')!)).to.equal(
      'No games yet. Each one becomes a line here.',
    );
    expect(page.has('button', 'Record game 1')).to.equal(true);
    expect(page.has('button', 'Undo')).to.equal(true);
    expect(one(page.root, 'button', 'Undo').matches(':disabled')).to.equal(true);
  });

  it('offers nothing when it is only to be read', async () => {
    const { page } = await showMatch({ readonly: true });
    page.element.match = evening();
    await settled(page.element);
    expect(page.has('button')).to.equal(false);
    expect(page.lines).to.have.lengthOf(5);
    expect(page.totals.Anna).to.equal(17);
  });

  it('lets rows be read but not changed when it is disabled', async () => {
    const { page } = await showMatch({ disabled: true });
    page.element.match = evening();
    await settled(page.element);
    await page.open('Game 1');
    for (const button of all(page.detail('Game 1'), 'button'))
      expect(button.matches(':disabled')).to.equal(true);
    expect(one(page.root, 'button', /^Record/).matches(':disabled')).to.equal(true);
    await page.press('button', 'More');
    for (const label of ['Adjustment', 'Players', 'Settings', 'New match'])
      expect(page.has('button', label), label).to.equal(false);
  });
});
