import { expect } from 'chai';
import { InvalidInput, match } from '../../src/core.js';
import '../../src/rummy-score.js';
import { keyboard, mouse } from '../support/hands.js';
import { listen, typesOf } from '../support/match-events.js';
import { settled, until } from '../support/page.js';
import { textOf } from '../support/roles.js';
import { PLAYERS, RummyHarness } from '../support/rummy-harness.js';
import { ALL, by, played, round, ROUNDS, toLimit } from '../support/rummy-match.js';

describe('the sheet of <rummy-score>', () => {
  it('has points and running totals', async () => {
    const game = await played();
    expect(game.names).to.deep.equal([...PLAYERS]);
    expect(game.rows.map(({ name }) => name)).to.deep.equal(['Round 1', 'Round 2', 'Round 3']);
    expect(game.figures).to.deep.equal([
      [0, 7, 100, 31],
      [30, 0, 0, 45],
      [200, 0, null, 200],
    ]);
    expect(game.rows[2]!.cells[2], 'the cell with which a total reaches the limit').to.equal(
      'deals 200 limit reached',
    );
    expect(game.totals).to.deep.equal(by([230, 7, 300, 276]));
    await game.press('button', 'Totals', game.toolbar);
    expect(game.figures).to.deep.equal([
      [0, 7, 100, 31],
      [30, 7, 100, 76],
      [230, 7, null, 276],
    ]);
  });

  it('says how far each is from the limit, and who leads: the lowest, in words', async () => {
    const game = await played(ROUNDS.slice(0, 2));
    expect(game.ranks).to.deep.equal({ Jana: '2.', Marek: '1.', Zuzana: '4.', Peter: '3.' });
    expect(toLimit(game)).to.deep.equal([
      '270: 270 points to the limit',
      '293: 293 points to the limit',
      '200: 200 points to the limit',
      '224: 224 points to the limit',
    ]);
    expect(game.leads).to.equal('Marek leads with the fewest points: 7');
    expect(textOf(game.root.querySelector('.top .limit')!)).to.equal('limit 300');
    expect(textOf(game.root.querySelector('.legend')!)).to.include('limit 300');
    const one = await played([round([0, 299, 5, 6])]);
    expect(toLimit(one)[1]).to.equal('1: 1 point to the limit');
    expect(toLimit(await played())[2], 'the limit is reached by the very number').to.equal(
      '0: limit reached',
    );
    const tied = await played([{ finish: 'blocked', hands: [4, 4, 9, 9], melded: ALL }]);
    expect(tied.leads).to.equal('Tied for the lead (0): Jana and Marek');
  });

  it('opens a round: who went out, how, and every player’s sum', async () => {
    const game = await played();
    const detail = textOf(await game.show('Round 1'));
    expect(detail).to.include('Jana went out');
    expect(detail).to.include('The others count what is left in hand. Not melded: 25 more.');
    expect(detail).to.include('84 + 25 = 109, at most 100');
    expect(textOf(await game.show('Round 2'))).to.include('Fewest points in hand: Marek and Zuzana');
    expect(textOf(await game.show('Round 3'))).to.include('From hand: 200 for every other player.');
  });

  it('names the rules in force in its foot', async () => {
    const game = await played([]);
    expect(game.foot).to.equal('Limit 300. Rules: Rami.');
    const two = await played([], { players: 'Jana, Marek' });
    expect(two.foot).to.equal('Limit 100. Rules: Rami.');
    const own = await played([], {
      rules: {
        ...{ joker: 50, ace: 15, face: 5, limit: 500, cap: null, capOfLimit: null, rounds: 5 },
        ...{ handFinish: 100, blockedTie: 'none', blockedUnmelded: 'cards' },
      },
    });
    await until(() => !own.foot.includes('Rules of the table.'), 'the rules in words');
    expect(own.foot).to.equal(
      '5 rounds left. Limit 500, which ends nothing here. Rules: Rami. Changed: ' +
        'Limit: 500; Joker: 50; Ace: 15; King, queen, jack: 5; From hand: 100; Most without a meld: no cap; ' +
        'Blocked, several lowest hands: nobody wins; Blocked, not melded: cards only.',
    );
  });

  it('has the limit as a line in the chart', async () => {
    const game = await played();
    await game.section('Chart');
    const plot = () => game.root.querySelector('svg[role="img"]')!;
    await until(() => plot() !== null, 'the chart');
    const label = [...plot().querySelectorAll('text')].find((it) => it.textContent === 'limit 300')!;
    const line = plot().querySelector('line.limit')!;
    expect(`${line.getAttribute('y1')}%`).to.equal(label.getAttribute('y'));
    // Zuzana's line ends on it, for she has 300
    const end = [...plot().querySelectorAll('polyline')].map((it) => [...it.points].at(-1)!.y);
    expect(end.map((y) => Math.round(y))).to.include(Math.round(Number(line.getAttribute('y1'))));
  });
});

/** 142 : 236 : 311 : 142, and the limit is 300. */
const TIED = [round([0, 100, 160, 142]), round([142, 136, 151, 0])];

describe('the end of a match of <rummy-score>', () => {
  for (const [means, hand] of [
    ['keyboard', keyboard],
    ['mouse', mouse],
  ] as const) {
    it(`needs an extra round where two share the lowest total, and has a winner after it (${means})`, async () => {
      const game = await RummyHarness.show(
        { view: undefined, players: 'Jana, Marek, Zuzana' },
        { width: 380 },
        hand,
      );
      const heard = listen();
      game.element.addRound(round([0, 60, 150]));
      await settled(game.element);
      expect(game.callOut).to.equal('');
      await game.begin();
      await game.chooseWinner('Marek');
      await game.typePoints('Jana', '60');
      await game.typePoints('Zuzana', '55');
      expect(game.reading).to.equal('Leads after this round Jana and Marek 60');
      await game.record();
      expect(game.headline).to.equal('Round 3 extra');
      expect(game.callOut).to.equal(
        'Tie for the lowest total: one more round. Jana and Marek: 60. Everybody plays.',
      );
      expect(game.status).to.equal(
        'Round 2: Marek went out. Tie for the lowest total: one more round. Jana and Marek: 60. Everybody plays.',
      );
      expect(toLimit(game)[2]).to.equal('+5: limit reached');
      await game.begin();
      await game.chooseWinner('Zuzana');
      expect(game.left, 'everybody plays').to.deep.equal(['Jana', 'Marek']);
      await game.typePoints('Jana', '9');
      await game.typePoints('Marek', '8');
      await game.record();
      expect(game.headline).to.equal('The end. Marek wins.');
      expect(game.callOut).to.equal('');
      expect(game.status).to.include('The end. Marek wins.');
      expect(typesOf(heard)).to.deep.equal([...['round-scored', 'round-scored', 'match-finished']]);
    });
  }

  it('may be another player than those who were tied', async () => {
    const game = await played([round([60, 0, 150]), round([0, 60, 60])], { players: 'Jana, Marek, Zuzana' });
    expect(game.headline).to.equal('Round 3 extra');
    game.element.addRound(round([160, 170, 0]));
    await settled(game.element);
    expect(game.headline).to.equal('The end. Zuzana wins.');
  });

  it('is no time to record, but to correct, which may re-open the match', async () => {
    const game = await played([round([0, 104])], { players: 'Jana, Marek' });
    expect(game.headline).to.equal('The end. Jana wins.');
    expect(game.has('button', /^Record/)).to.equal(false);
    expect(game.has('button', 'New game')).to.equal(true);
    expect(() => game.element.addRound(round([0, 5])))
      .to.throw(InvalidInput)
      .with.nested.property('issues[0].code', 'round-after-end');
    const heard = listen();
    await game.correct('Round 1');
    await game.typePoints('Marek', '99');
    await game.saveCorrection();
    expect(typesOf(heard)).to.deep.equal(['round-revised', 'match-reopened']);
    expect(game.headline).to.equal('Round 2');
    expect(toLimit(game)[1]).to.equal('1: 1 point to the limit');
    await game.undo();
    expect(game.headline).to.equal('The end. Jana wins.');
  });

  it('re-opens when its last round is undone', async () => {
    const game = await played([round([0, 60]), round([0, 60])], { players: 'Jana, Marek' });
    expect(game.headline).to.equal('The end. Jana wins.');
    await game.undo();
    expect(game.headline).to.equal('Round 2');
    await game.redo();
    expect(game.headline).to.equal('The end. Jana wins.');
  });

  it('comes after a fixed number of rounds, shared where they tie', async () => {
    const rounds = [round([0, 40]), round([40, 0])];
    const game = await played([rounds[0]!], { players: 'Jana, Marek', rules: { rounds: 2 } });
    expect(game.headline).to.equal('Round 2 of 2');
    expect(game.foot).to.include('1 round left.');
    game.element.addRound(rounds[1]!);
    await settled(game.element);
    expect(game.headline).to.equal('The end. Jana and Marek win.');
  });

  it('keeps the total of who left, unranked, and the limit as it was', async () => {
    const game = await played(TIED);
    game.element.match = match.leave(game.element.match, 2);
    await settled(game.element);
    expect(game.totals.Zuzana).to.equal(311);
    expect(game.ranks.Zuzana).to.equal('–');
    expect(textOf(game.root.querySelector('.top .limit')!)).to.equal('limit 300');
  });
});

describe('a match of <rummy-score>', () => {
  it('is corrected with the hands that were recorded, cards and all', async () => {
    const game = await played();
    await game.correct('Round 1');
    expect(game.headline).to.equal('Correct round 1');
    expect(game.cards('Zuzana')).to.have.lengthOf(8);
    expect(game.isMelded('Zuzana')).to.equal(false);
    expect(game.typed('In hand: Peter')).to.equal('31');
    await game.tickMelded('Zuzana');
    expect(game.comesTo('Zuzana').at(-1)).to.equal('84 points');
    await game.saveCorrection();
    expect(game.figures[0]).to.deep.equal([0, 7, 84, 31]);
  });

  it('is corrected from hand without a hand that nobody entered', async () => {
    const game = await played();
    await game.correct('Round 3');
    await game.chooseFinish('normal');
    expect(game.typed('In hand: Jana')).to.equal('');
    expect(game.reading).to.equal('Still open: Jana, Zuzana, and Peter');
  });

  it('takes an adjustment, and a penalty counts against', async () => {
    const game = await played(ROUNDS.slice(0, 1));
    game.element.match = match.adjust(game.element.match, { points: [50, 0, 0, 0], reason: 'Late' });
    await settled(game.element);
    expect(game.figures.at(-1)).to.deep.equal([50, 0, 0, 0]);
    expect(game.leads).to.equal('Marek leads with the fewest points: 7');
  });
});
