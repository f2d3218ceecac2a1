import { expect } from 'chai';
import '../../src/doko-score.js';
import { match } from '../../src/core.js';
import { FOUR, normal, showMatch, solo, type DokoMatch } from '../support/doko-match.js';
import { keyboard, type Hand } from '../support/hands.js';
import { settled, until, type Place } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';

const RULES = { bock: { triggers: ['tie120', 'soloLost', 'redeal'] } };

/** A 120 : 120, then as many plain games as named. */
function evening(plain: number, rules: object = RULES) {
  let it = match.create({ game: 'doko', players: FOUR, rules });
  it = match.add(it, normal([0, 2], 120), { id: 'g1' });
  for (let i = 0; i < plain; i++) it = match.add(it, normal([0, 1], 130), { id: `g${i + 2}` });
  return it;
}

async function shown(of = evening(2), place: Place = {}, hand?: Hand): Promise<DokoMatch> {
  const made = await showMatch({}, place, hand);
  made.element.match = of;
  await settled(made.element);
  return made;
}

const WIDE: Place = { width: 1000 };

/** What stands above the form. */
const before = ({ page }: DokoMatch): string[] => [...page.root.querySelectorAll('.before p')].map(textOf);

describe('Bock games in the list of <doko-score>', () => {
  it('are announced before each entry: this one, and what is left', async () => {
    const of = await shown(evening(0), WIDE);
    expect(before(of)).to.deep.equal(['Bock game × 2 · 4 to come: × 2 × 2 × 2 × 2']);
    of.element.match = match.add(evening(2), solo(1, 100));
    await settled(of.element);
    // two of the first round are left but for the solo, and four more lie over them
    expect(before(of)).to.deep.equal(['Bock game × 4 · 4 to come: × 4 × 2 × 2 × 2']);
    of.element.match = evening(4);
    await settled(of.element);
    expect(before(of)).to.deep.equal([]);
  });

  it('are announced in German as a table says it, and with what they add where they add', async () => {
    const of = await shown(evening(0, { bock: { ...RULES.bock, effect: 'add', add: 2 } }), {
      ...WIDE,
      lang: 'de',
    });
    expect(before(of)).to.deep.equal(['Bockspiel +2 · noch 4: +2 +2 +2 +2']);
  });

  it('are no more than the match has games left', async () => {
    const of = await shown(evening(0, { ...RULES, rounds: 3 }), WIDE);
    expect(before(of)).to.include('Bock game × 2 · 2 to come: × 2 × 2');
  });

  it('have a letter for each layer beside their number, spoken, and explained in the legend', async () => {
    const { page, element } = await shown(match.add(evening(1), solo(1, 100)));
    element.match = match.add(element.match, normal([0, 1], 130));
    await settled(element);
    expect(page.lines.map((row) => row.querySelector('th')!.innerText.replace(/\s/g, ''))).to.deep.equal([
      ...['1', '2B', '3B', '4BB'],
    ]);
    expect(page.rows.map(({ name }) => name)).to.deep.equal([
      ...['Game 1', 'Game 2: Bock game × 2', 'Game 3: Bock game × 2', 'Game 4: Bock game × 4'],
    ]);
    expect(page.root.querySelector('.legend')!.textContent).to.contain('a letter for each doubling');
  });

  it('leave the legend as it is where there was none', async () => {
    const { page, element } = await shown(evening(0));
    element.match = match.create({ game: 'doko', players: FOUR, rules: RULES as object });
    await settled(element);
    expect(page.root.querySelector('.legend')!.textContent).not.to.contain('doubling');
  });

  it('are said of the game that starts them', async () => {
    const { page } = await shown();
    expect(textOf(await page.show('Game 1'))).to.contain('Starts a Bockrunde (120 : 120).');
  });

  describe('that a correction or a removal moves', () => {
    const line = ({ page }: DokoMatch) => page.root.querySelector('#later');

    it('are named above the button before a correction is saved, and only then', async () => {
      const of = await shown();
      const { page, game } = of;
      await page.correct('Game 1');
      expect(line(of), 'nothing is another yet').to.equal(null);
      await game.tapBand('121–150');
      await until(() => line(of) !== null, 'what else changes');
      expect(textOf(line(of)!)).to.equal('Then these count otherwise as well: Game 2 and Game 3.');
      const save = one(page.root.querySelector('.entry [part=dock]')!, 'button', 'Correct');
      expect(game.describedBy(save)).to.contain('Game 2 and Game 3');
      await game.tapBand('120');
      expect(line(of)).to.equal(null);
      await game.tapBand('121–150');
      await page.saveCorrection();
      expect(page.figures[1]).to.deep.equal([1, 1, -1, -1]);
    });

    it('are named in a question before a game is removed', async () => {
      const { page } = await shown();
      const question = 'Remove it? Then these count otherwise: Game 2 and Game 3.';
      await page.remove('Game 1');
      await until(() => page.status === question, question);
      expect(page.status).to.equal(question);
      expect(textOf(page.detail('Game 1'))).to.contain(question);
      expect(page.focus).to.equal('Cancel');
      await page.press('button', 'Cancel', page.detail('Game 1'));
      expect(page.rows).to.have.lengthOf(3);
      expect(page.focus).to.equal('Game 1');
      await page.remove('Game 1');
      await until(() => page.focus === 'Cancel', question);
      await page.press('button', 'Remove', page.detail('Game 1'));
      expect(page.rows.map(({ name }) => name)).to.deep.equal(['Game 1', 'Game 2']);
      expect(page.status).to.match(/^Removed: Game 1\./);
      expect(page.focus).to.match(/^Game/);
    });

    it('are not asked about where nothing moves', async () => {
      const { page } = await shown();
      await page.remove('Game 3: Bock game × 2');
      expect(page.rows).to.have.lengthOf(2);
    });
  });
});

describe('a new deal in <doko-score>', () => {
  async function deal({ page }: DokoMatch, reason: string): Promise<void> {
    await page.section('New deal');
    if (reason) await page.enter('Reason', reason, page.panel);
    await page.press('button', 'Record', page.panel);
  }

  it('is a row of its own with its reason, by keyboard alone; the same dealer deals', async () => {
    const of = await shown(evening(0), {}, keyboard);
    const dealer = one(of.page.root, 'heading', 'Game 2').parentElement!;
    const deals = textOf(dealer);
    await deal(of, 'Five nines');
    expect(of.element.match.entries.at(-1)).to.deep.include({ type: 'redeal', reason: 'Five nines' });
    expect(of.page.rows.at(-1)).to.deep.equal({
      name: 'New deal: Five nines',
      label: '–',
      cells: ['New deal: Five nines'],
    });
    expect(of.page.status).to.match(/^Recorded: New deal/);
    expect(textOf(dealer)).to.equal(deals);
    expect(of.page.isPanelOpen).to.equal(false);
  });

  it('starts a Bockrunde where the table plays that, can be undone and removed', async () => {
    const of = await shown(evening(0), WIDE);
    await deal(of, '');
    expect(before(of)).to.deep.equal(['Bock game × 4 · 4 to come: × 4 × 4 × 4 × 4']);
    await of.page.undo();
    expect(before(of)).to.deep.equal(['Bock game × 2 · 4 to come: × 2 × 2 × 2 × 2']);
    await of.page.redo();
    const detail = await of.page.show('New deal');
    expect(all(detail, 'button').map(nameOf)).to.deep.equal(['Remove', 'Correct']);
    await of.page.press('button', 'Remove', detail);
    expect(of.page.rows).to.have.lengthOf(1);
  });

  it('can have another reason, at its place', async () => {
    const of = await shown(evening(0), WIDE, keyboard);
    await deal(of, 'Five nines');
    of.element.addRound(normal([0, 1], 130));
    await settled(of.element);
    const plan = before(of);
    await of.page.correct('New deal: Five nines');
    expect(of.page.focus).to.equal('Reason');
    await of.page.enter('Reason', 'Six nines');
    await of.page.press('button', 'Record', of.page.panel);
    expect(of.page.rows.map(({ name }) => name.replace(/:.*Bock.*/, ''))).to.deep.equal([
      'Game 1',
      'New deal: Six nines',
      'Game 2',
    ]);
    expect(of.page.status).to.match(/^Corrected: New deal/);
    expect(of.page.focus).to.equal('New deal: Six nines');
    expect(of.page.isPanelOpen).to.equal(false);
    expect(before(of), 'the Bock games are as they were').to.deep.equal(plan);
    await of.page.undo();
    expect(of.page.rows[1]!.name).to.equal('New deal: Five nines');
  });
});
