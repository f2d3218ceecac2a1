import { expect } from 'chai';
import { match, rummy } from '../../src/core.js';
import '../../src/rummy-score.js';
import { press } from '../support/browser.js';
import { downloads } from '../support/files.js';
import { keyboard, mouse, type Hand } from '../support/hands.js';
import { settled, until, type Place } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';
import { answer, answers, asked, moves, setting, unfold } from '../support/rules.js';
import { PLAYERS, RummyHarness } from '../support/rummy-harness.js';
import { round } from '../support/rummy-match.js';

const WIDE: Place = { width: 1000 };

/** A match with its settings open. */
async function table(
  rounds: readonly rummy.RummyRound[],
  rules = 'rami',
  hand: Hand = mouse,
  place = WIDE,
): Promise<RummyHarness> {
  const game = await RummyHarness.show({ view: undefined, rules }, place, hand);
  for (const it of rounds) game.element.addRound(it);
  await settled(game.element);
  await game.section('Settings');
  return game;
}

const preset = (game: RummyHarness, name: string) =>
  game.press('radio', new RegExp(`^${name} [A-Z]`), setting(game, 'Rules'));

/** What the match comes to by other rules. */
function totals(rounds: readonly rummy.RummyRound[], rules: string): Record<string, number> {
  const start = match.create({ game: rummy.game, players: PLAYERS, rules });
  const it = rounds.reduce((before, one) => match.add(before, one), start);
  return Object.fromEntries(PLAYERS.map((name, seat) => [name, match.summary(it).totals[seat]!]));
}

const inWords = (game: RummyHarness) =>
  until(() => !game.foot.includes('Rules of the table.'), 'the rules in words');

describe('a table that chooses from the family of rummy', () => {
  const ROUNDS = [
    round([0, 30, 20, 11]),
    round([14, 0, ['JK', 'A'], 25], { melded: [true, true, false, true] }),
  ];

  for (const [name, rules] of [
    ['Rommé', 'romme'],
    ['Rommé, joker 25', 'romme-25'],
    ['Rommé, all to the winner', 'romme-plus'],
    ['Rommé to 101', 'romme-101'],
    ['Remik', 'remik'],
    ['French rami', 'rami-fr'],
    ['French rami, short', 'rami-sec'],
    ['Pool 101', 'pool-101'],
    ['Pool 201', 'pool-201'],
    ['Deals', 'deals'],
  ] as const) {
    it(`sees what would move, and has its sheet scored anew: ${name}`, async () => {
      const game = await table(ROUNDS);
      const [now, then] = [totals(ROUNDS, 'rami'), totals(ROUNDS, rules)];
      expect(now).to.deep.equal(game.totals);
      await preset(game, name);
      expect(answers(game), 'how it ends is the same in the whole match').to.include('From the start');
      expect(game.totals, 'nothing is done before the answer').to.deep.equal(now);
      expect(asked(game)).to.include(`Not yet in force: ${name}. From the start, the totals move:`);
      expect(moves(game)).to.deep.equal(
        PLAYERS.map((one) => [one, String(now[one]), String(then[one]).replace('-', '−')]),
      );
      await answer(game, 'From the start');
      expect(game.totals).to.deep.equal(then);
      await inWords(game);
      expect(game.foot).to.match(new RegExp(`Rules: ${name}\\.$`));
      await game.undo();
      expect(game.totals).to.deep.equal(now);
      expect(game.foot).to.equal('Limit 300. Rules: Rami.');
    });
  }

  it('sets an option of its own by keyboard, sees what differs, and goes back', async () => {
    const game = await table([round([0, 30, 20, 11])], 'pool-101', keyboard);
    await unfold(game, /^Dropping out/);
    await game.enter('First drop', '10');
    await press('Enter');
    await settled(game.element);
    expect(asked(game)).to.include('Not yet in force: First drop: 10.').and.to.include('no total moves');
    await answer(game, 'From now on');
    expect(game.foot).to.equal('Out of the game at 101. Rules: Pool 101. Changed: First drop: 10.');
    expect(textOf(game.panel)).to.include('Changed from “Pool 101”: First drop: 10.');
    await game.chooseWinner('Jana');
    await game.press('radio', 'first drop 10', one(game.player('Marek'), 'radiogroup', 'Dropped out: Marek'));
    for (const name of ['Zuzana', 'Peter']) await game.typePoints(name, '5');
    await game.record();
    expect(game.totals).to.deep.equal({ Jana: 0, Marek: 40, Zuzana: 25, Peter: 16 });
    if (!game.isPanelOpen) await game.section('Settings');
    await game.press('button', 'Back to “Pool 101”', game.panel);
    await answer(game, 'From the start');
    expect(game.totals.Marek).to.equal(50);
    expect(game.foot).to.equal('Out of the game at 101. Rules: Pool 101.');
  });

  it('lets the form ask at once for what new rules need, and no more once they are gone', async () => {
    const game = await table([]);
    expect(all(game.root, 'radiogroup', /^Dropped out/)).to.deep.equal([]);
    await preset(game, 'Pool 101');
    await settled(game.element);
    expect(
      all(game.root, 'radiogroup', /^Dropped out/),
      'nothing was played: nothing is asked',
    ).to.have.length(4);
    expect(game.has('button', '+ card')).to.equal(false);
    await preset(game, 'Rami');
    await settled(game.element);
    expect(all(game.root, 'radiogroup', /^Dropped out/)).to.deep.equal([]);
    expect(game.has('button', '+ card')).to.equal(true);
  });

  it('keeps what was typed when the rules change', async () => {
    const game = await table([]);
    await game.chooseWinner('Jana');
    await game.typePoints('Marek', '31');
    await preset(game, 'French rami');
    await settled(game.element);
    expect(game.typed('In hand: Marek')).to.equal('31');
  });

  it('changes how the game ends in rules that are not of the family', async () => {
    const game = await table([round([0, 30, 20, 11])]);
    await unfold(game, /^End of the game/);
    await game.press('radio', 'when one is left in', setting(game, 'The game ends'));
    expect(answers(game)).to.deep.equal(['Cancel', 'From the start']);
    await answer(game, 'From the start');
    expect(game.foot).to.equal(
      'Out of the game at 300. Rules: Rami. Changed: The game ends: when one is left in.',
    );
    await game.enter('Limit: Another number', '50');
    await press('Enter');
    await settled(game.element);
    await answer(game, 'From the start');
    expect(game.foot).to.include('Out of the game at 50.');
    await game.press('checkbox', 'Who is out may come in again', game.panel);
    await answer(game, 'From the start');
    expect(setting(game, 'The game ends').parentElement!.textContent).to.include('Re-entry up to');
  });

  it('cannot have from the start what a round does not fit, and says which', async () => {
    const dropped = { ...round([0, 30, 20, 11]), drop: [null, 'first', null, null] as const };
    const game = await table([dropped], 'pool-101');
    await preset(game, 'Rommé');
    expect(asked(game)).to.include('Not from the start: these rules cannot score Round 1.');
    await answer(game, 'Cancel');
    expect(game.foot).to.equal('Out of the game at 101. Rules: Pool 101.');
  });
});

describe('rules of the family in what leaves the page', () => {
  for (const [rules, text] of [
    ['rami', 'Rules: Rami.'],
    ['romme-plus', 'Rules: Rommé, all to the winner.'],
    ['{"preset":"pool-101","joker":20,"limit":151}', 'Rules: Pool 101. Changed: Limit: 151; Joker: 20.'],
  ] as const) {
    it(`stand above the names of a table that is exported: ${rules}`, async () => {
      const game = await table([round([0, 30, 20, 11])], rules);
      const files = downloads();
      await game.section('Files and links');
      await game.press('button', /CSV/);
      await until(() => files.length > 0, 'a file');
      const written = (await files[0]!.text).replace('\uFEFF', '').split('\r\n');
      expect(written[0]!.replaceAll('"', '')).to.equal(text);
      expect(written[1]).to.equal(PLAYERS.join(','));
    });
  }
});

describe('an evening of pool rummy', () => {
  it('is kept by keyboard alone: somebody drops out, is out, comes in again, and one is left', async () => {
    const game = await table([], 'rami', keyboard);
    await preset(game, 'Pool 101');
    await settled(game.element);
    const play = async (winner: string, points: Readonly<Record<string, string>>) => {
      await game.chooseWinner(winner);
      for (const [name, text] of Object.entries(points)) {
        const drop = one(game.player(name), 'radiogroup', `Dropped out: ${name}`);
        if (/^\d+$/.test(text)) await game.typePoints(name, text);
        else await game.press('radio', new RegExp(`^${text}`), drop);
      }
      await game.record();
    };
    await play('Jana', { Marek: 'wrong show', Zuzana: 'first drop', Peter: '33' });
    expect(game.totals).to.deep.equal({ Jana: 0, Marek: 80, Zuzana: 20, Peter: 33 });
    await play('Zuzana', { Jana: 'middle drop', Marek: '21', Peter: '12' });
    expect(game.status).to.include('Out: Marek.');
    expect(all(game.question('Who went out?'), 'radio').map(nameOf).slice(0, 3)).to.deep.equal([
      'Jana',
      'Zuzana',
      'Peter',
    ]);
    await game.press('button', 'Back in: Marek');
    expect(game.totals).to.deep.equal({ Jana: 40, Marek: 46, Zuzana: 20, Peter: 45 });
    await play('Marek', { Jana: '61', Zuzana: '99', Peter: '56' });
    expect(game.headline, 'Zuzana has 100').to.equal('Round 4');
    await play('Marek', { Zuzana: '1' });
    expect(game.headline).to.equal('Last one in: Marek wins.');
    expect(game.ranks).to.deep.equal({ Jana: '3.', Marek: '1.', Zuzana: '2.', Peter: '3.' });
    await game.undo();
    expect(game.headline).to.equal('Round 4');
  });
});
