import { expect } from 'chai';
import { match, okey } from '../../src/core.js';
import { late } from '../../src/elements/late.js';
import '../../src/okey-score.js';
import { hold } from '../support/held.js';
import { listen, typesOf } from '../support/match-events.js';
import { OkeyHarness, PLAYERS } from '../support/okey-harness.js';
import { settled, type Place } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';
import { answer, setting } from '../support/rules.js';

const HELD = ['AH', '2H', '3H', '4H', '9S', '10S', 'JS', 'QS', '6C', '6D', '6H', 'KC', 'KD', 'OK'];

const ROUNDS: readonly okey.OkeyRound[] = [
  { suit: 'S', finish: 'pairs', winner: 0, hands: [[], 34, 24, 7] },
  { suit: 'C', finish: 'normal', winner: 1, hands: [5, [], 24, 7] },
  { suit: 'H', okey: '7H', finish: 'okey', winner: 2, hands: [8, HELD, [], 7] },
  { suit: 'C', finish: 'exhausted', hands: [5, 30, 24, 7] },
];

/** A match after these rounds, as on a phone unless it says otherwise. */
async function played(
  rounds: readonly okey.OkeyRound[] = ROUNDS,
  attributes: object = {},
  place: Place = {},
): Promise<OkeyHarness> {
  const game = await OkeyHarness.show({ view: undefined, ...attributes }, { width: 380, ...place });
  for (const round of rounds) game.element.addRound(round);
  await settled(game.element);
  return game;
}

const totalsOf = (rounds: readonly okey.OkeyRound[], rules: okey.OkeyRules | string = 'okey') =>
  Object.fromEntries(
    PLAYERS.map((name, seat) => [
      name,
      rounds.reduce((sum, round) => sum + (okey.score(round, rules).points[seat] ?? 0), 0),
    ]),
  );

describe('the sheet of <okey-score>', () => {
  it('has suit, factor and finish of each round, and the points', async () => {
    const game = await played();
    expect(game.rows.map(({ name }) => name)).to.deep.equal([
      'Round 1: spades, ×3 and pairs',
      'Round 2: clubs, ×2',
      'Round 3: hearts, ×5 and Okey',
      'Round 4: clubs, ×2',
    ]);
    expect(game.rows.map(({ label }) => label.replace(/\s|\uFE0E/g, ''))).to.deep.equal([
      '1♠×32',
      '2♣×2',
      '3♥×5O',
      '4♣×2',
    ]);
    expect(game.rows[2]!.cells[1]).to.match(/^held back /);
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS));
  });

  it('ranks the lowest total first, and says so in words', async () => {
    expect((await played([])).foot).to.include('Fewest points win.');
    const tied: okey.OkeyRound = { suit: 'C', finish: 'exhausted', hands: [5, 5, 9, 9] };
    expect((await played([tied])).foot).to.include('Tied for the lead (10): Ayşe and Mehmet.');
    const game = await played();
    expect(game.ranks).to.deep.equal({ Ayşe: '2.', Mehmet: '4.', Elif: '1.', Can: '3.' });
    expect(game.foot).to.match(/Elif leads with the fewest points: −\d+\./);
    await game.begin();
    await game.chooseSuit('clubs');
    await game.chooseWinner('Can');
    for (const points of ['1', '2', '3']) {
      await game.typePenalty(points);
      if (points !== '3') await game.nextHand();
    }
    await game.record();
    expect(game.status).to.match(/^Round 5: Can −100\. Elif leads with the fewest points: −\d+$/);
    expect(game.notice).to.equal('Round 5: Can −100');
  });

  it('opens a row: who finished, how, every player’s reckoning, and the hands', async () => {
    const game = await played();
    const detail = await game.show(/^Round 3/);
    expect(textOf(detail)).to.include('Elif finished. Okey thrown: ×2. Table factor, hearts: ×5.');
    expect(textOf(detail)).to.include('Mehmet 100 × 5 hearts × 2 Okey 1,000');
    expect(textOf(detail)).to.include('Complete hand held back: 100.');
    expect(textOf(detail)).to.include('Mehmet: complete hand, counted as held back.');
    expect(all(detail, 'img')).to.have.lengthOf(4);
  });

  for (const [lang, look, foot] of [
    ['en', 'cards', 'Fewest points win. Values: A 11, J Q K 10. Rules: Okey.'],
    ['en', 'tiles', 'Fewest points win. Values: their number. Rules: Number tiles.'],
    ['de', 'cards', 'Die wenigsten Punkte gewinnen. Werte: A 11, B D K 10. Regeln: Okey.'],
    ['de', 'tiles', 'Die wenigsten Punkte gewinnen. Werte: ihre Zahl. Regeln: Zahlensteine.'],
  ] as const) {
    it(`names the usual rules under it, and what is counted, without what comes late: ${look}, ${lang}`, async () => {
      hold(late, 'panels');
      const game = await played([], { cards: look }, { lang });
      expect(game.foot).to.equal(foot);
      expect(game.element.match.rules).to.deep.equal(okey.presets[look === 'tiles' ? 'tiles' : 'okey']);
    });
  }

  it('ends after eleven rounds where eleven were agreed on', async () => {
    const game = await played(Array<okey.OkeyRound>(11).fill(ROUNDS[1]!), { rules: 'okey-11' });
    expect(game.headline).to.equal('The end. Mehmet wins.');
    game.element.removeRound(game.element.match.entries[3]!.id);
    await settled(game.element);
    expect(game.foot).to.include('1 round left.');
  });
});

describe('a match of <okey-score>', () => {
  it('is corrected with the hand that was recorded, and undone', async () => {
    const game = await played();
    await game.correct(/^Round 3/);
    expect(game.tabs).to.deep.equal(['Ayşe: penalty 8', 'Mehmet: 14 cards', 'Can: penalty 7']);
    await game.openHand('Mehmet');
    await game.tick('held back');
    const heard = listen();
    await game.saveCorrection();
    expect(typesOf(heard)).to.deep.equal(['round-revised']);
    const corrected = { ...ROUNDS[2]!, heldBack: [null, false, null, null] };
    expect(game.totals).to.deep.equal(totalsOf([ROUNDS[0]!, ROUNDS[1]!, corrected, ROUNDS[3]!]));
    await game.undo();
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS));
  });

  it('goes on with two or three when somebody leaves', async () => {
    const game = await played();
    game.element.match = match.leave(game.element.match, 3);
    await settled(game.element);
    await game.begin();
    await game.chooseWinner('Ayşe');
    expect(game.tabs).to.deep.equal(['Mehmet: empty', 'Elif: empty']);
    await game.chooseSuit('spades');
    await game.typePenalty('4');
    await game.nextHand();
    await game.typePenalty('5');
    await game.record();
    expect(game.figures.at(-1)).to.deep.equal([-100, 12, 15, null]);
  });
});

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
