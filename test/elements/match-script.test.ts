import { expect } from 'chai';
import { match } from '../../src/core.js';
import type { DokoScore } from '../../src/elements/doko-score/doko-score.js';
import '../../src/doko-score.js';
import { FOUR, normal, played, showMatch, type DokoMatch } from '../support/doko-match.js';
import { listen, typesOf } from '../support/match-events.js';
import { container, settled, until } from '../support/page.js';
import { all, focused, textOf } from '../support/roles.js';

const STRANGERS = ['Eva', 'Frank', 'Gerda', 'Hans'];

/** Which of the names are chosen. */
const chosenOf = ({ game }: DokoMatch, names: readonly string[]): string[] =>
  game.chosen().filter((name) => names.includes(name));

/** What is chosen in the form: names, band, calls. */
const entered = ({ game }: DokoMatch): string[] => game.chosen(game.root.querySelector('.entry')!);

async function half({ page, game }: DokoMatch): Promise<void> {
  await page.begin();
  await game.tapName('Bernd');
  await game.tapName('Clara');
  await game.tapBand('151–180');
}

describe('a script that changes the match while somebody', () => {
  let shown: DokoMatch;
  let events: ReturnType<typeof listen>;

  beforeEach(async () => {
    shown = await showMatch();
    shown.element.match = played(4);
    await settled(shown.element);
    events = listen();
  });

  afterEach(() => expect(typesOf(events), 'nothing is told of a script').to.deep.equal([]));

  const scripts: readonly (readonly [string, (element: DokoScore) => void])[] = [
    ['adds a game', (it) => it.addRound(normal([0, 1], 200))],
    ['corrects another one', (it) => it.reviseRound('g1', normal([0, 1], 200))],
    ['removes another one', (it) => it.removeRound('g1')],
    ['adds one and takes it back', (it) => (it.addRound(normal([0, 1], 200)), it.undo())],
    [
      'adds one, takes it back and adds it again',
      (it) => (it.addRound(normal([0, 1], 99)), it.undo(), it.redo()),
    ],
    ['hands in the match with another game', (it) => (it.match = match.add(it.match, normal([0, 1], 200)))],
  ];

  for (const [what, act] of scripts) {
    it(`is in the middle of a game ${what}: what is entered stays`, async () => {
      const { element, page, game } = shown;
      await half(shown);
      const before = entered(shown);
      act(element);
      await settled(element);
      expect(entered(shown)).to.deep.equal(before);
      expect(page.headline).to.equal(`Game ${match.summary(element.match).played + 1}`);
      events.splice(0);
      await game.record();
      expect(typesOf(events.splice(0))).to.deep.equal(['round-scored']);
    });

    it(`is in the middle of a correction ${what}: what is corrected stays`, async () => {
      const { element, page, game } = shown;
      await page.correct('Game 3');
      await game.tapBand('211–240');
      const before = entered(shown);
      act(element);
      await settled(element);
      expect(page.headline).to.match(/^Correct game [23]$/);
      expect(entered(shown)).to.deep.equal(before);
      await page.saveCorrection();
      expect(typesOf(events.splice(0))).to.deep.equal(['round-revised']);
      expect(page.headline).to.match(/^Game \d$/);
    });
  }

  it('corrects that very game: it is gone, that is said, and the focus stays in the element', async () => {
    const { element, page, game } = shown;
    await page.correct('Game 3');
    await game.tapBand('211–240');
    page.root.querySelector<HTMLElement>('.entry input')!.focus();
    element.removeRound('g3');
    await settled(element);
    expect(page.headline).to.equal('Game 4');
    expect(page.status).to.equal('Removed: Game 3');
    expect(page.focus).to.equal('Record game 4');
    await page.begin();
    expect(chosenOf(shown, FOUR)).to.deep.equal([]);
  });

  it('corrects that very game somewhere else on the page: the focus is not taken from there', async () => {
    const { element, page } = shown;
    const field = container().appendChild(document.createElement('input'));
    await page.correct('Game 3');
    field.focus();
    element.removeRound('g3');
    await settled(element);
    expect(page.headline).to.equal('Game 4');
    expect(focused()).to.equal(field);
    await page.section('Players');
    field.focus();
    element.reset();
    await settled(element);
    expect(page.isPanelOpen).to.equal(false);
    expect(focused()).to.equal(field);
  });

  it('corrects an adjustment that goes: its section closes', async () => {
    const { element, page } = shown;
    element.match = match.adjust(
      element.match,
      { points: [5, null, null, null], reason: 'Bet' },
      { id: 'bet' },
    );
    await settled(element);
    await page.correct('Bet');
    await until(() => page.has('textbox', 'Points: Anna'), 'the fields');
    await page.enter('Points: Anna', '6', page.panel);
    element.undo();
    element.match = played(4);
    await settled(element);
    expect(page.isPanelOpen).to.equal(false);
    await page.section('Adjustment');
    expect(page.typed('Points: Anna')).to.equal('');
  });

  it('types into a section: what is typed stays', async () => {
    const { element, page } = shown;
    await page.section('Adjustment');
    await page.enter('Reason', 'Forgot to', page.panel);
    element.addRound(normal([0, 1], 200));
    element.match = match.add(element.match, normal([1, 2], 200));
    await settled(element);
    expect(page.typed('Reason')).to.equal('Forgot to');
  });

  it('is in the middle of a game and puts quite another match there: nothing is open or entered any more', async () => {
    const { element, page } = shown;
    await page.open('Game 2');
    await page.section('Players');
    await half(shown);
    element.match = played(2, { players: STRANGERS });
    await settled(element);
    expect(page.headline).to.equal('Game 3');
    expect(page.isPanelOpen).to.equal(false);
    expect(page.rows).to.have.lengthOf(2);
    expect(all(page.sheet, 'button').map((it) => it.ariaExpanded)).to.deep.equal(['false', 'false']);
    await page.begin();
    expect(chosenOf(shown, [...FOUR, ...STRANGERS])).to.deep.equal([]);
    expect(all(page.toolbar, 'button', 'Undo')).to.have.lengthOf(0);
  });

  it('is in the middle of a correction and shows the calculator for a while: the match is as it was', async () => {
    const { element, page } = shown;
    const before = element.match;
    await page.open('Game 2');
    await page.correct('Game 3');
    element.view = 'round';
    await settled(element);
    expect(page.root.querySelector('table.sheet')).to.equal(null);
    element.view = 'match';
    await settled(element);
    expect(element.match).to.equal(before);
    expect(page.headline, 'what was corrected is given up').to.equal('Game 5');
    expect(textOf(page.detail('Game 2')), 'what was open is open').to.match(/\S/);
    element.view = undefined;
    await settled(element);
    expect(page.headline).to.equal('Game 5');
  });

  it('is in the middle of a correction and resets it: a new match with the names and rules of the page', async () => {
    const { element, page } = shown;
    await page.correct('Game 3');
    element.rules = 'tsr-24';
    element.reset();
    await settled(element);
    expect(page.headline).to.equal('Game 1 of 24');
    expect(element.match.entries).to.deep.equal([]);
    expect(element.match.players).to.deep.equal(FOUR);
    expect(page.status).to.equal('');
    expect(all(page.toolbar, 'button', 'Undo')[0]!.matches(':disabled')).to.equal(true);
  });
});
