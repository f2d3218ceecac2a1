import { expect } from 'chai';
import { match, rummy } from '../../src/core.js';
import '../../src/rummy-score.js';
import { keyboard } from '../support/hands.js';
import { MatchHarness } from '../support/match-harness.js';
import { settled } from '../support/page.js';
import { all, one, textOf } from '../support/roles.js';
import { answer, answers, asked, moves, setting } from '../support/rules.js';
import type { RummyHarness } from '../support/rummy-harness.js';
import { played, round, ROUNDS, totalsOf } from '../support/rummy-match.js';

const inForce = (game: RummyHarness) => match.basisOf(game.element.match).rules as rummy.RummyRules;

/** What differs from the usual rules, or from others. */
const otherwise = (rules: rummy.RummyRules, base: rummy.RummyRules = rummy.defaults) =>
  Object.fromEntries(
    Object.entries(rules).filter(
      ([name, value]) => name !== 'preset' && value !== base[name as keyof rummy.RummyRules],
    ),
  );

async function open(rounds: readonly rummy.RummyRound[], attributes: object = {}): Promise<RummyHarness> {
  const game = await played(rounds, attributes);
  await game.section('Settings');
  return game;
}

describe('rules that are changed in the midst of a match', () => {
  const SOME = [round([0, 7, ['K', 'JK'], 31]), ROUNDS[1]!];
  const joker = (game: RummyHarness, value = '50') => game.press('radio', value, setting(game, 'Joker'));

  it('are asked about: nothing is done before the answer, and what would move is shown', async () => {
    const game = await open(SOME);
    const before = game.element.match;
    await joker(game);
    expect(game.element.match).to.equal(before);
    expect(game.chosen(setting(game, 'Joker'))).to.deep.equal(['50']);
    const [now, then] = [totalsOf(SOME), totalsOf(SOME, { ...rummy.defaults, joker: 50 })];
    expect(moves(game)).to.deep.equal(
      Object.keys(now).map((name) => [name, String(now[name]), String(then[name])]),
    );
    expect(moves(game).map(([, a, b]) => a !== b))
      .to.include(true)
      .and.to.include(false);
    expect(asked(game)).to.match(/^Not yet in force: Joker: 50\. From the start, the totals move:/);
    expect(answers(game)).to.deep.equal(['Cancel', 'From now on', 'From the start']);
  });

  it('are told to those who do not see the page', async () => {
    const game = await open(SOME);
    await joker(game);
    const { Zuzana } = totalsOf(SOME, { ...rummy.defaults, joker: 50 });
    expect(game.status).to.equal(
      `Not yet in force: Joker: 50. From the start, the totals move: Zuzana: ${Zuzana}. From when on does it hold?`,
    );
    await answer(game, 'From the start');
    expect(game.status).to.match(/^Joker: 50\. /);
  });

  it('hold from now on: what was recorded stays, and one undo takes it back', async () => {
    const game = await open(SOME);
    await joker(game);
    await answer(game, 'From now on');
    expect(asked(game)).to.equal('');
    expect(game.totals).to.deep.equal(totalsOf(SOME));
    expect(otherwise(inForce(game))).to.deep.equal({ joker: 50 });
    expect(otherwise(game.element.match.rules as rummy.RummyRules)).to.deep.equal({});
    await game.undo();
    expect(game.status).to.equal('Undone: Joker: 50');
    expect(inForce(game)).to.deep.equal(rummy.defaults);
    expect(game.chosen(setting(game, 'Joker'))).to.deep.equal(['20']);
  });

  it('hold from the start: every round is scored anew, and one undo takes it back', async () => {
    const game = await open(SOME);
    await joker(game);
    const shown = Object.fromEntries(moves(game).map(([name, , then]) => [name, Number(then)]));
    await answer(game, 'From the start');
    expect(game.totals).to.deep.equal(shown);
    expect(otherwise(game.element.match.rules as rummy.RummyRules)).to.deep.equal({ joker: 50 });
    expect(game.element.match.entries).to.have.lengthOf(SOME.length);
    await game.undo();
    expect(game.totals).to.deep.equal(totalsOf(SOME));
  });

  it('leave other changes alone that were made on the way', async () => {
    const game = await open(SOME);
    await game.press('radio', '15', setting(game, 'Ace'));
    await answer(game, 'From now on');
    await joker(game);
    await answer(game, 'From the start');
    expect(otherwise(game.element.match.rules as rummy.RummyRules)).to.deep.equal({ joker: 50 });
    expect(otherwise(inForce(game))).to.deep.equal({ joker: 50, ace: 15 });
  });

  it('are asked about together, however many there are', async () => {
    const game = await open(SOME);
    await joker(game);
    await game.press('radio', 'no cap', setting(game, 'Most without a meld'));
    expect(asked(game), 'without what that choice brings along').to.include(
      'Not yet in force: Joker: 50; Most without a meld: no cap.',
    );
    expect(setting(game, 'Most without a meld').textContent, 'where it was changed last').to.include(
      'Not yet',
    );
    await answer(game, 'From now on');
    expect(otherwise(inForce(game))).to.deep.equal({ joker: 50, cap: null, capOfLimit: null });
    expect(game.status).to.match(/^Changed: Rules\. /);
    await game.undo();
    expect(inForce(game), 'one step').to.deep.equal(rummy.defaults);
  });

  it('are as they were after “Cancel”, and where the old value is chosen again', async () => {
    const game = await open(SOME);
    await joker(game);
    await answer(game, 'Cancel');
    expect(asked(game)).to.equal('');
    expect(game.chosen(setting(game, 'Joker'))).to.deep.equal(['20']);
    await joker(game);
    await joker(game, '20');
    expect(asked(game)).to.equal('');
    expect(game.element.match.entries).to.have.lengthOf(SOME.length);
  });

  it('say where no total would move', async () => {
    const game = await open([round([0, 7, 8, 9])]);
    await joker(game);
    expect(asked(game)).to.include('From the start, no total moves.');
    expect(moves(game)).to.deep.equal([]);
  });

  it('are the same in the whole match where the game wants that', async () => {
    const game = await open(SOME);
    await game.press('radio', '500', setting(game, 'Limit'));
    expect(answers(game)).to.deep.equal(['Cancel', 'From the start']);
  });

  it('are forgotten when the section closes', async () => {
    const game = await open(SOME);
    await joker(game);
    await game.close();
    await game.section('Settings');
    expect(asked(game)).to.equal('');
    expect(game.chosen(setting(game, 'Joker'))).to.deep.equal(['20']);
  });

  it('follow what somebody else makes of the match meanwhile', async () => {
    const game = await open(SOME);
    await joker(game);
    game.element.addRound(ROUNDS[2]!);
    await settled(game.element);
    expect(moves(game)[0]![1], 'the totals are those of now').to.equal(String(game.totals.Jana));
    await answer(game, 'From now on');
    expect(otherwise(inForce(game))).to.deep.equal({ joker: 50 });
  });

  it('are changed by keyboard alone, and the focus is never lost', async () => {
    const game = await played(SOME);
    const page = new MatchHarness(game.element, keyboard);
    await page.section('Settings');
    await page.press('radio', '50', setting(page, 'Joker'));
    await page.press('button', 'Cancel', setting(page, 'Joker'));
    expect(setting(page, 'Joker').contains(page.root.activeElement)).to.equal(true);
    await page.press('radio', '50', setting(page, 'Joker'));
    await page.press('button', 'From the start', setting(page, 'Joker'));
    expect(page.focus).to.equal('50');
    expect(otherwise(inForce(game))).to.deep.equal({ joker: 50 });
  });
});

describe('rules before the first round', () => {
  it('are changed without a question, in the whole match', async () => {
    const game = await open([]);
    await game.press('radio', '500', setting(game, 'Limit'));
    await game.press('radio', '50', setting(game, 'Joker'));
    expect(asked(game)).to.equal('');
    expect(game.element.match.entries).to.deep.equal([]);
    expect(otherwise(game.element.match.rules as rummy.RummyRules)).to.deep.equal({ limit: 500, joker: 50 });
    await game.undo();
    expect(otherwise(game.element.match.rules as rummy.RummyRules)).to.deep.equal({ limit: 500 });
  });
});

describe('the way back to a preset', () => {
  const back = (game: RummyHarness) => game.press('button', 'Back to “Rami”', game.panel);
  const isThere = (game: RummyHarness) => all(game.panel, 'button', /^Back to/).length > 0;
  const preset = (game: RummyHarness) => game.chosen(setting(game, 'Rules'));

  it('is there once an option is another one, says what is, and puts all of them back', async () => {
    const game = await open(ROUNDS.slice(0, 1));
    expect(isThere(game)).to.equal(false);
    expect(preset(game).join()).to.match(/^Rami /);
    await game.press('radio', '5', setting(game, 'Length'));
    expect(isThere(game), 'the length is no matter of it').to.equal(false);
    await game.press('radio', '50', setting(game, 'Joker'));
    await game.press('radio', '15', setting(game, 'Ace'));
    await answer(game, 'From now on');
    expect(preset(game)).to.deep.equal([]);
    expect(textOf(game.panel)).to.include('Changed from “Rami”: Joker: 50; Ace: 15.');
    await back(game);
    expect(asked(game)).to.include('Joker: 20; Ace: 11');
    await answer(game, 'From now on');
    expect(isThere(game)).to.equal(false);
    expect(otherwise(inForce(game))).to.deep.equal({ rounds: 5 });
    expect(game.panel.contains(game.root.activeElement), 'the focus stays in the section').to.equal(true);
    await game.undo();
    expect(otherwise(inForce(game))).to.deep.equal({ joker: 50, ace: 15, rounds: 5 });
  });

  it('leads to the rules that the page gives, which are a choice of their own', async () => {
    const game = await open([], { rules: { joker: 25, rounds: 10 } });
    expect(preset(game).join()).to.match(/^As on this page Changed from “Rami”: Joker: 25/);
    expect(isThere(game)).to.equal(false);
    await game.press('radio', '30', setting(game, 'Joker'));
    expect(preset(game)).to.deep.equal([]);
    await game.press('radio', /^As on this page/, setting(game, 'Rules'));
    expect(otherwise(inForce(game))).to.deep.equal({ joker: 25, rounds: 10 });
    await game.press('radio', /^Rami/, setting(game, 'Rules'));
    expect(otherwise(inForce(game)), 'the length stays').to.deep.equal({ rounds: 10 });
  });

  it('is named by its group in the list of ways to play', async () => {
    const game = await open([]);
    const names = all(setting(game, 'Rules'), 'radio').map((it) => textOf(it.closest('label')!));
    expect(names[0]).to.equal('Rami Joker 20, ace 11; 25 more without a meld; ends at the limit.');
    expect(one(game.panel, 'group', 'Rules').querySelectorAll('input:checked')).to.have.lengthOf(1);
  });
});
