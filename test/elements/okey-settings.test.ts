import { expect } from 'chai';
import { match, okey } from '../../src/core.js';
import '../../src/okey-score.js';
import { press } from '../support/browser.js';
import { keyboard } from '../support/hands.js';
import type { OkeyHarness } from '../support/okey-harness.js';
import { played, ROUNDS, totalsOf } from '../support/okey-match.js';
import { settled, until } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';
import { answer, answers, asked, moves, setting, unfold } from '../support/rules.js';

describe('the settings of <okey-score>', () => {
  it('ask before clubs get another factor in the whole match, and score every round anew', async () => {
    const game = await played();
    await game.section('Settings');
    await game.press('radio', '×6', setting(game, 'Factor (clubs)'));
    expect(game.totals, 'nothing before the answer').to.deep.equal(totalsOf(ROUNDS));
    expect(textOf(setting(game, 'Factor (clubs)'))).to.include('From the start, the totals move');
    await answer(game, 'Cancel');
    expect(game.chosen(setting(game, 'Factor (clubs)'))).to.deep.equal(['×2']);
    expect(game.focus).to.match(/^×/);
    await game.press('radio', '×6', setting(game, 'Factor (clubs)'));
    await answer(game, 'From the start');
    const rules = { ...okey.defaults, clubsFactor: 6 as const };
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS, rules));
    expect(game.rows[1]!.name).to.equal('Round 2: clubs, ×6');
    expect(game.foot).to.include('Rules: Okey. Changed: Factor (clubs): ×6.');
    expect(game.focus).to.match(/^×/);
    await game.undo();
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS));
  });

  it('change clubs without a question while nothing was played', async () => {
    const game = await played([]);
    await game.section('Settings');
    await game.press('radio', '×10', setting(game, 'Factor (clubs)'));
    await game.close();
    await game.begin();
    expect(game.has('radio', 'clubs, ×10')).to.equal(true);
  });

  it('hold from here on: what was recorded stays', async () => {
    const game = await played();
    await game.section('Settings');
    await game.press('radio', 'A 1, J 11, Q 12, K 13', setting(game, 'Values'));
    await game.press('checkbox', 'A hand counts at most 100');
    await game.press('radio', '100 × table', setting(game, 'Held back, somebody else finishes'));
    await answer(game, 'From now on');
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS));
    expect(game.foot).to.include(
      'Values: A 1, J 11, Q 12, K 13. Rules: Number tiles. ' +
        'Changed: A hand counts at most 100; Held back, somebody else finishes: 100 × table.',
    );
    await game.close();
    await game.begin();
    await game.chooseSuit('spades');
    await game.chooseWinner('Ayşe');
    await game.typePenalty('136');
    expect(game.reckoning[1]).to.deep.equal(['Mehmet', '100 × 3 spades', '300']);
  });

  it('let the table say which colour has which factor', async () => {
    const game = await played([ROUNDS[0]!], { cards: 'tiles' });
    expect(game.rows[0]!.name).to.equal('Round 1: blue, ×3 and pairs');
    await game.section('Settings');
    await game.press('radio', 'green', one(game.panel, 'radiogroup', 'Colour for ×3'));
    expect(game.rows[0]!.name).to.equal('Round 1: green, ×3 and pairs');
    await game.press('radio', 'green', one(game.panel, 'radiogroup', 'Colour for ×5'));
    const chosen = ['×2', '×3', '×4', '×5'].map((factor) =>
      game.chosen(one(game.panel, 'radiogroup', `Colour for ${factor}`)).join(),
    );
    expect(chosen, 'who had it gets the other').to.deep.equal(['yellow', 'black', 'red', 'green']);
    expect(game.totals.Mehmet).to.equal(34 * 6);
  });

  it('are the same in words on a wide page, beside the form', async () => {
    const game = await played(ROUNDS, {}, { width: 1000 });
    await game.section('Settings');
    expect(all(game.panel, 'group').map(nameOf)).to.deep.equal([
      'Length',
      'Rules',
      'Factor (clubs)',
      'Values',
      'A loose Okey counts',
      'Held back, somebody else finishes',
      'First dealer',
    ]);
    expect(game.has('toolbar')).to.equal(true);
  });
});

describe('the table rules among the settings of <okey-score>, by keyboard alone', () => {
  const inForce = ({ element }: OkeyHarness) => match.basisOf(element.match).rules as okey.OkeyRules;

  async function open(rounds: readonly okey.OkeyRound[] = ROUNDS, attributes: object = {}) {
    const game = await played(rounds, attributes, {}, keyboard);
    await game.section('Settings');
    return game;
  }

  /** What would move, as the question says, by name. */
  const told = (game: OkeyHarness) => Object.fromEntries(moves(game).map(([name, , then]) => [name, then]));

  const written = (totals: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(totals).map(([name, n]) => [name, n.toLocaleString('en').replace('-', '−')]),
    );

  it('are ways to play first, then groups, folded up', async () => {
    const game = await open([]);
    const ways = all(setting(game, 'Rules'), 'radio').map(nameOf);
    expect(ways).to.deep.equal([
      'Okey With the values of cards: ace 11, faces 10.',
      'Number tiles Each tile counts the number on it.',
      'Cezalı Okey A normal finish gives −10 times the table; held back in steps; a false Okey as indicator counts 10.',
      'Eşli Okey As Okey, with partners who sit opposite.',
    ]);
    expect([...game.panel.querySelectorAll('summary')].map(textOf)).to.deep.equal([
      ...['Factors', 'Finishing and extras', 'Partners', 'Hands', 'These rules as text'],
    ]);
  });

  it('score every round anew by another way to play, once that is answered', async () => {
    const game = await open();
    await game.press('radio', /^Cezalı Okey/, setting(game, 'Rules'));
    expect(asked(game)).to.match(
      /^Not yet in force: .*Normal finish gives: −10; Normal finish times the table\. From the start, the totals move:/,
    );
    expect(told(game)).to.deep.equal(written(totalsOf(ROUNDS, 'cezali')));
    expect(game.totals, 'nothing before the answer').to.deep.equal(totalsOf(ROUNDS));
    await answer(game, 'From the start');
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS, 'cezali'));
    expect(game.figures).to.deep.equal(ROUNDS.map((it) => [...okey.score(it, 'cezali').points]));
    expect(game.foot).to.match(/Rules: Cezalı Okey\.$/);
    expect(inForce(game)).to.deep.equal(okey.presets.cezali);
    await game.undo();
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS));
    expect(game.foot).to.match(/Rules: Okey\.$/);
  });

  it('say what is otherwise than in the way to play, and lead back', async () => {
    const game = await open(ROUNDS, { rules: 'cezali' });
    await unfold(game, /^Finishing and extras/);
    await game.enter('Normal finish gives', '−20', game.panel);
    await press('Enter');
    await settled(game.element);
    const rules = {
      ...okey.presets.cezali!,
      preset: undefined,
      win: { ...okey.presets.cezali!.win, normal: -20 },
    };
    const { preset: _, ...other } = rules;
    expect(told(game)).to.deep.equal(written(totalsOf(ROUNDS, other)));
    await answer(game, 'From the start');
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS, other));
    expect(textOf(game.panel)).to.include('Changed from “Cezalı Okey”: Normal finish gives: −20.');
    expect(game.foot).to.match(/Rules: Cezalı Okey\. Changed: Normal finish gives: −20\.$/);
    await game.press('button', 'Back to “Cezalı Okey”', game.panel);
    await answer(game, 'From the start');
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS, 'cezali'));
  });

  it('take a minus from a button, for the keypads of phones have none', async () => {
    const game = await open([], { rules: 'cezali' });
    await unfold(game, /^Finishing and extras/);
    expect(game.typed('Normal finish gives')).to.equal('−10');
    await game.enter('Normal finish gives', '20', game.panel);
    await game.press('button', 'Change sign: Normal finish gives', game.panel);
    expect(game.errors).to.deep.equal([]);
    expect(game.typed('Normal finish gives')).to.equal('−20');
    expect(inForce(game).win.normal).to.equal(-20);
    await game.press('button', 'Change sign: Normal finish gives', game.panel);
    expect(game.errors).to.deep.equal(['A whole number from −1,000 to 0.']);
    expect(inForce(game).win.normal).to.equal(-20);
  });

  it('ask more in the form from then on', async () => {
    const game = await open(ROUNDS.slice(0, 1));
    await unfold(game, /^Finishing and extras/);
    await game.enter('Indicator shown takes off: Another number', '10', game.panel);
    await press('Enter');
    await settled(game.element);
    await answer(game, 'From now on');
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS.slice(0, 1)));
    await game.close();
    await game.begin();
    await game.chooseSuit('spades');
    await game.press('radio', 'Nobody', game.question('Who finished?'));
    await game.press('radio', 'Elif', game.question('Who showed the indicator?'));
    for (const points of ['1', '2', '8', '4']) {
      await game.typePenalty(points);
      if (points !== '4') await game.nextHand();
    }
    await game.record();
    expect(game.figures.at(-1)).to.deep.equal([3, 6, -6, 12]);
  });

  it('make teams of the table, whose players are not moved apart', async () => {
    const game = await open();
    await unfold(game, 'Partners');
    await game.press('checkbox', 'Partners sit opposite', game.panel);
    expect(asked(game)).to.include('From the start, no total moves.');
    expect(answers(game), 'it is the same in all rounds').to.deep.equal(['Cancel', 'From the start']);
    await answer(game, 'From the start');
    const { Ayşe, Mehmet, Elif, Can } = totalsOf(ROUNDS) as Record<string, number>;
    expect(match.summary(game.element.match).teams!.map(({ total }) => total)).to.deep.equal([
      Ayşe! + Elif!,
      Mehmet! + Can!,
    ]);
    await until(() => game.foot.endsWith('Rules: Eşli Okey.'), game.foot);
    await game.section('Players');
    await game.press('button', /↓|[Ll]ater.*Ayşe|Ayşe.*[Ll]ater/, game.panel);
    expect(game.errors).to.deep.equal([
      'This order would part the partners. To do so, first switch “Partners sit opposite” off.',
    ]);
    expect(game.status).to.equal(game.errors[0]);
    expect(match.summary(game.element.match).order).to.deep.equal([0, 1, 2, 3]);
  });

  it('say that four play where there are partners, and fewer at the table', async () => {
    const game = await open([], { players: 'Ayşe, Mehmet, Elif', rules: 'esli' });
    expect(game.errors).to.deep.equal(['With partners, four play.']);
  });
});
