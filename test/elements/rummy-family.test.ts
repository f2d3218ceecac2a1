import { expect } from 'chai';
import { match, rummy } from '../../src/core.js';
import '../../src/rummy-score.js';
import { settled, until } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';
import { PLAYERS, RummyHarness } from '../support/rummy-harness.js';
import { played, round } from '../support/rummy-match.js';

const NOBODY = [true, false, false, false];

/** A calculator by a preset, with Jana out and these hands typed for the others. */
async function typed(rules: unknown, hands: readonly string[] = [], finish?: 'from hand' | 'blocked') {
  const game = await RummyHarness.show({ rules: typeof rules === 'string' ? rules : JSON.stringify(rules) });
  await game.chooseWinner('Jana');
  if (finish) await game.chooseFinish(finish);
  for (const [i, text] of hands.entries()) await game.typePoints(PLAYERS[i + 1]!, text);
  return game;
}

describe('a round of the family in <rummy-score>', () => {
  it('asks for the hands when one goes out from hand, where they count', async () => {
    const game = await typed('romme', [], 'from hand');
    expect(game.element.result, 'nothing is entered yet').to.equal(null);
    for (const [i, text] of ['31', '84', '17'].entries()) await game.typePoints(PLAYERS[i + 1]!, text);
    expect(PLAYERS.slice(1).map((name) => game.comesTo(name))).to.deep.equal([
      ['31 × 2 = 62', '62 points'],
      ['84 × 2 = 168', '168 points'],
      ['17 × 2 = 34', '34 points'],
    ]);
    expect(game.element.result!.points).to.deep.equal([0, 62, 168, 34]);
  });

  it('asks for none where everybody pays the same', async () => {
    const game = await typed({ handFinish: 150 }, [], 'from hand');
    expect(game.element.result!.points).to.deep.equal([0, 150, 150, 150]);
    expect(all(game.question(/^Left in hand/), 'textbox')).to.deep.equal([]);
  });

  it('shows a recorded round from hand with its hands again', async () => {
    const hands = [0, 31, 84, 17];
    const game = await played([round(hands, { finish: 'hand', melded: NOBODY })], { rules: 'romme' });
    await game.press('button', /^Round 1/);
    await game.press('button', 'Correct');
    expect(PLAYERS.slice(1).map((name) => game.typed(`In hand: ${name}`))).to.deep.equal(['31', '84', '17']);
  });

  for (const [what, rules, given, sums] of [
    ['a fixed figure', 'remi51', { melded: [true, true, false, true] }, ['31', 'Not melded: 100.|100', '17']],
    [
      'the cards times a factor',
      { unmelded: 'times', unmeldedTimes: 3 },
      { melded: [true, true, false, true] },
      ['31', '84 × 3 = 252|252', '17'],
    ],
    [
      'both factors',
      { unmelded: 'times', unmeldedTimes: 3, handFinish: null, handTimes: 2, handOnly: 'any' },
      { finish: 'hand', melded: [true, true, false, true] },
      ['31 × 2 = 62|62', '84 × 3 × 2 = 504|504', '17 × 2 = 34|34'],
    ],
    ['the most of a hand', 'pool-101', {}, ['31', '84, at most 80|80', '17']],
    [
      'ways to drop out',
      'pool-101',
      { drop: [null, 'first', 'middle', 'wrong'] },
      ['first drop|20', 'middle drop|40', 'wrong show|80'],
    ],
  ] as const) {
    it(`says how the points add up: ${what}`, async () => {
      const shown = { ...round([0, 31, 84, 17]), ...given };
      const game = await RummyHarness.show({
        rules: typeof rules === 'string' ? rules : JSON.stringify(rules),
        round: JSON.stringify(shown),
        readonly: true,
      });
      const { reckoning } = game;
      expect(PLAYERS.slice(1).map((name) => reckoning[name]!.join('|'))).to.deep.equal(sums);
    });
  }

  for (const [what, rules, given, own, points] of [
    ['a bonus', 'remik', {}, ['went out', 'bonus −10'], '−10'],
    [
      'all that the others pay',
      'romme-plus',
      {},
      ['went out', 'from the others: 31 + 84 + 17 = 132'],
      '+132',
    ],
    [
      'a share',
      'romme-plus',
      { finish: 'blocked', winner: undefined, hands: [5, 31, 5, 17] },
      ['fewest points in hand', 'share of 31 + 17 = 48'],
      '+24',
    ],
  ] as const) {
    it(`says what the winner gets: ${what}`, async () => {
      const shown = { ...round([0, 31, 84, 17]), ...given };
      const game = await RummyHarness.show({ rules, round: JSON.stringify(shown), readonly: true });
      expect(game.reckoning.Jana).to.deep.equal([...own, points]);
    });
  }

  it('lets players drop out where the rules have that, and asks for no hand then', async () => {
    const game = await typed('pool-101', ['93']);
    const drop = (name: string) => one(game.player(name), 'radiogroup', `Dropped out: ${name}`);
    await game.press('radio', /^first drop/, drop('Zuzana'));
    await game.press('radio', /^wrong show/, drop('Peter'));
    expect(game.has('textbox', 'In hand: Zuzana')).to.equal(false);
    expect(game.element.result!.points).to.deep.equal([0, 80, 20, 80]);
    await game.press('radio', 'played', drop('Zuzana'));
    expect(game.element.result).to.equal(null);
    await game.typePoints('Zuzana', '7');
    expect(game.element.result!.points).to.deep.equal([0, 80, 7, 80]);
  });

  it('does not move the choice under the finger', async () => {
    for (const width of [260, 380, 1000]) {
      const game = await RummyHarness.show(
        { rules: 'pool-101', round: JSON.stringify(round([0, 31, 84, 17])) },
        { width },
      );
      const drop = one(game.player('Zuzana'), 'radiogroup', 'Dropped out: Zuzana');
      const place = () => drop.getBoundingClientRect().top;
      const before = place();
      await game.press('radio', /^first drop/, drop);
      expect(game.comesTo('Zuzana')).to.deep.equal(['20 points']);
      expect(place(), `${width} px`).to.equal(before);
    }
  });

  it('takes numbers alone where only cards without a place count', async () => {
    const game = await typed('pool-101');
    expect(game.has('button', '+ card')).to.equal(false);
    expect(game.has('checkbox', 'melded'), 'nothing hangs on it').to.equal(false);
    const rami = await typed('rami');
    expect(all(rami.root, 'button', '+ card')).to.have.length(3);
    expect(all(rami.root, 'checkbox', 'melded')).to.have.length(3);
    expect(all(rami.root, 'radiogroup', /^Dropped out/)).to.deep.equal([]);
  });

  it('says at its place that somebody has to stay in the round', async () => {
    const game = await RummyHarness.show({ rules: 'pool-101' });
    await game.chooseFinish('blocked');
    for (const name of PLAYERS)
      await game.press('radio', /^first drop/, one(game.player(name), 'radiogroup', /^Dropped out/));
    expect(game.errors).to.deep.equal(['At least one player plays the round to its end.']);
    await game.press('radio', 'played', one(game.player('Peter'), 'radiogroup', /^Dropped out/));
    await game.typePoints('Peter', '12');
    expect(game.element.result!.points).to.deep.equal([20, 20, 20, 0]);
  });
});

describe('a match of the family in <rummy-score>', () => {
  for (const [rules, foot] of [
    ['romme', 'Rules: Rommé.'],
    ['romme-plus', 'Rules: Rommé, all to the winner.'],
    ['remik', 'Out of the game at 501. Rules: Remik.'],
    ['rami-sec', 'Rules: French rami, short.'],
    ['pool-101', 'Out of the game at 101. Rules: Pool 101.'],
    ['deals', '2 rounds left. Rules: Deals.'],
    [
      { preset: 'pool-101', drops: { first: 10, middle: 30 } },
      'Out of the game at 101. Rules: Pool 101. Changed: First drop: 10; Middle drop: 30.',
    ],
  ] as const) {
    it(`says by which rules it is played: ${JSON.stringify(rules)}`, async () => {
      const game = await played([], { rules: typeof rules === 'string' ? rules : JSON.stringify(rules) });
      await until(() => !game.foot.includes('Rules of the table.'), 'the rules in words');
      expect(game.foot).to.equal(foot);
    });
  }

  it('is led by the highest total where that is the best', async () => {
    const game = await played([round([0, 31, 84, 17])], { rules: 'romme-plus' }, { width: 1000 });
    const draft = round([31, 0, 50, 17]);
    await game.chooseWinner('Marek');
    for (const [seat, name] of PLAYERS.entries())
      if (seat !== 1) await game.typePoints(name, String(draft.hands[seat]));
    expect(game.reading).to.equal('Leads after this round Jana 101');
    game.element.addRound(draft);
    await settled(game.element);
    expect(match.summary(game.element.match).leaders).to.deep.equal([0]);
    expect(rummy.score(draft, 'romme-plus').points).to.deep.equal([-31, 98, -50, -17]);
  });

  it('plays on without who is out, and lets them come in again as a step that can be taken back', async () => {
    const rounds = [80, 70].map((points) =>
      round([0, points, 20, 30], { drop: [null, null, 'first', null] }),
    );
    const game = await played(rounds, { rules: 'pool-101' }, { width: 1000 });
    const said = () => textOf(game.root.querySelector('[part="out"]')!);
    expect(Object.values(game.totals)).to.deep.equal([0, 150, 40, 60]);
    expect(said()).to.equal('Out: Marek Back in: Marek');
    expect(game.headline).to.equal('Round 3');
    expect(all(game.question('Who went out?'), 'radio').map(nameOf).slice(0, -3)).to.deep.equal([
      'Jana',
      'Zuzana',
      'Peter',
    ]);
    await game.press('button', 'Back in: Marek');
    expect(game.rows.at(-1)!.name).to.equal('Marek comes in again');
    expect(game.totals.Marek).to.equal(61);
    expect(game.root.querySelector('[part="out"]')).to.equal(null);
    await game.undo();
    expect(game.status).to.equal('Undone: Marek comes in again');
    expect(game.totals.Marek).to.equal(150);
    expect(said()).to.equal('Out: Marek Back in: Marek');
  });

  it('has nobody come in again once somebody has too many points', async () => {
    const game = await played([round([0, 80, 80, 30])], { rules: JSON.stringify({ limit: 60 }) });
    expect(game.root.querySelector('[part="out"]'), 'nobody is out where the limit ends the match').to.equal(
      null,
    );
    const pool = await played(
      [80, 70].map((points) => round([0, points, 45, 30])),
      { rules: 'pool-101' },
    );
    expect(textOf(pool.root.querySelector('[part="out"]')!)).to.equal('Out: Marek');
    expect(pool.has('button', /^Back in/)).to.equal(false);
  });
});
