import { expect } from 'chai';
import { match, rummy } from '../../src/core.js';
import '../../src/rummy-score.js';
import { keyboard } from '../support/hands.js';
import { MatchHarness } from '../support/match-harness.js';
import { settled } from '../support/page.js';
import { all, one, textOf } from '../support/roles.js';
import type { RummyHarness } from '../support/rummy-harness.js';
import { played, ROUNDS, totalsOf } from '../support/rummy-match.js';

describe('the way back to the usual rules in a match', () => {
  const setting = (game: RummyHarness, name: string) => one(game.panel, 'group', name);
  const back = (game: RummyHarness) => game.press('button', 'Usual rules', game.panel);
  const isThere = (game: RummyHarness) => all(game.panel, 'button', 'Usual rules').length > 0;
  const inForce = (game: RummyHarness) => match.basisOf(game.element.match).rules;

  it('is there once an option is another one, puts all of them back from here on, and can be undone', async () => {
    const game = await played(ROUNDS.slice(0, 1));
    await game.section('Settings');
    expect(isThere(game)).to.equal(false);
    await game.press('radio', '5', setting(game, 'Length'));
    expect(isThere(game), 'the length is no matter of it').to.equal(false);
    await game.press('radio', '50', setting(game, 'Joker'));
    await game.press('radio', 'no cap', setting(game, 'Not melded: at most'));
    game.element.addRound(ROUNDS[1]!);
    await settled(game.element);
    const { totals } = game;
    await back(game);
    const { preset: _, ...defaults } = rummy.defaults;
    expect(inForce(game)).to.deep.equal({ ...defaults, rounds: 5 });
    expect(game.totals, 'what was recorded stays').to.deep.equal(totals);
    expect(game.status).to.match(/^Changed: Settings\. /);
    expect(isThere(game)).to.equal(false);
    expect(game.chosen(setting(game, 'Joker'))).to.deep.equal(['20']);
    expect(textOf(game.panel)).to.not.include('Every round is scored anew');
    await game.undo();
    expect(inForce(game)).to.include({ joker: 50, cap: null, capOfLimit: null, rounds: 5 });
    expect(isThere(game)).to.equal(true);
  });

  it('leads to the rules that the page gives', async () => {
    const game = await played([], { rules: { joker: 25, rounds: 10 } });
    await game.section('Settings');
    expect(isThere(game)).to.equal(false);
    await game.press('radio', '30', setting(game, 'Joker'));
    await back(game);
    expect(inForce(game)).to.include({ joker: 25, rounds: 10 });
  });

  it('asks before rounds are scored anew', async () => {
    const game = await played(ROUNDS.slice(0, 2));
    await game.section('Settings');
    await game.press('radio', '500', setting(game, 'Limit'));
    await game.press('button', 'Change', setting(game, 'Limit'));
    await game.press('radio', '15', setting(game, 'Ace'));
    const { entries } = game.element.match;
    await back(game);
    expect(game.status).to.include('Change it in the whole match?');
    expect(game.element.match.entries, 'not yet').to.equal(entries);
    await game.press('button', 'Cancel', game.panel);
    expect(game.element.match.entries).to.equal(entries);
    await back(game);
    await game.press('button', 'Change', game.panel);
    expect(inForce(game)).to.deep.equal(rummy.defaults);
    expect(game.element.match.rules).to.deep.equal(rummy.defaults);
    expect(game.foot).to.include('Limit 300.').and.to.include('Rules: Rami.');
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS.slice(0, 2)));
    await game.undo();
    expect(inForce(game), 'all of it is one step').to.include({ limit: 500, ace: 15 });
  });

  it('does not ask while nothing was played', async () => {
    const game = await played([]);
    await game.section('Settings');
    await game.press('radio', '500', setting(game, 'Limit'));
    await back(game);
    expect(game.element.match.rules).to.deep.equal(rummy.defaults);
    expect(isThere(game)).to.equal(false);
  });

  it('is there for the keyboard, and the focus stays in the section', async () => {
    const game = await played(ROUNDS.slice(0, 1));
    const page = new MatchHarness(game.element, keyboard);
    await page.section('Settings');
    await page.press('radio', '500', setting(game, 'Limit'));
    await page.press('button', 'Change', setting(game, 'Limit'));
    await page.press('button', 'Usual rules', page.panel);
    await page.press('button', 'Cancel', page.panel);
    expect(page.focus).to.equal('Usual rules');
    await page.press('button', 'Usual rules', page.panel);
    await page.press('button', 'Change', page.panel);
    expect(page.panel.contains(page.root.activeElement)).to.equal(true);
  });
});
