import { expect } from 'chai';
import { rummy } from '../../src/core.js';
import '../../src/rummy-score.js';
import type { RoundScoredEvent } from '../../src/elements/events.js';
import { keyboard, mouse } from '../support/hands.js';
import { heard } from '../support/harness.js';
import { RummyHarness } from '../support/rummy-harness.js';

for (const [means, hand] of [
  ['keyboard', keyboard],
  ['mouse', mouse],
] as const) {
  describe(`<rummy-score> by ${means} alone`, () => {
    it('takes a round: who went out, a number, tapped cards over the most that is paid, typed cards', async () => {
      const game = await RummyHarness.show({}, {}, hand);
      const events = heard<RoundScoredEvent>('round-scored');
      expect(game.reading).to.equal('Still open: who went out');
      await game.chooseWinner('Jana');
      expect(game.reading).to.equal('Still open: Marek, Zuzana, and Peter');
      expect(game.left).to.deep.equal(['Marek', 'Zuzana', 'Peter']);
      await game.typePoints('Marek', '7');
      await game.tickMelded('Zuzana');
      await game.tapCards('Zuzana', ['king', 'king', 'queen', 'jack', '9', '8', '7', 'joker']);
      expect(game.comesTo('Zuzana')).to.deep.equal([
        'king 10 + king 10 + queen 10 + jack 10 + 9 + 8 + 7 + joker 20',
        '84 + 25 = 109, at most 100',
        '100 points',
      ]);
      expect(game.reading).to.equal('Still open: Peter');
      await game.typeCards('Peter', 'joker A♥');
      expect(game.comesTo('Peter')).to.deep.equal(['joker 20 + ace 11', '31 points']);
      expect(game.verdict).to.equal('Jana went out');
      expect(game.reading).to.equal('Wins the round Jana');
      await game.record();
      const round: rummy.RummyRound = {
        finish: 'normal',
        winner: 0,
        hands: [[], 7, ['K', 'K', 'Q', 'J', '9', '8', '7', 'JK'], ['JK', 'AH']],
        melded: [true, true, false, true],
      };
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { game: 'rummy', round, result: rummy.score(round) },
      ]);
      expect(game.status).to.equal('Recorded: Jana went out: Jana 0, Marek 7, Zuzana 100, and Peter 31');
      await game.next();
      expect(game.verdict).to.equal('');
      expect(game.chosen(game.question('Who went out?'))).to.deep.equal(['normal']);
    });

    it('takes a round from hand without asking what the others hold', async () => {
      const game = await RummyHarness.show({ players: 'Jana, Marek, Zuzana' }, {}, hand);
      await game.chooseFinish('from hand');
      await game.chooseWinner('Zuzana');
      expect(game.has('textbox')).to.equal(false);
      expect(game.left.map((name) => game.comesTo(name))).to.deep.equal([['200 points'], ['200 points']]);
      expect(game.verdict).to.equal('Zuzana went out from hand');
      expect(game.element.result).to.have.property('points').that.deep.equals([200, 200, 0]);
    });

    it('finds and names the lowest hand of a blocked round, and nobody is tapped for it', async () => {
      const game = await RummyHarness.show({ players: 'Jana, Marek, Zuzana' }, {}, hand);
      await game.chooseWinner('Jana');
      await game.chooseFinish('blocked');
      expect(game.chosen(game.question('Who went out?')), 'who was tapped before is not').to.deep.equal([
        'blocked',
      ]);
      expect(game.left).to.deep.equal(['Jana', 'Marek', 'Zuzana']);
      await game.typePoints('Jana', '30');
      await game.tapCards('Marek', ['ace']);
      await game.tickMelded('Marek');
      expect(game.lowest).to.equal('');
      await game.typePoints('Zuzana', '45');
      expect(game.lowest).to.equal('Fewest points in hand: Marek');
      expect(game.comesTo('Marek')).to.deep.equal(['ace 11', 'fewest points in hand', '0 points']);
      await game.typePoints('Zuzana', '11');
      expect(game.lowest).to.equal('Fewest points in hand: Marek and Zuzana');
      expect(game.reading).to.equal('Wins the round Marek and Zuzana');
      await game.chooseWinner('Marek');
      expect(
        game.chosen(game.question('Who went out?')),
        'somebody went out: it is not blocked',
      ).to.deep.equal(['Marek', 'normal']);
      expect(game.element.result).to.have.property('points').that.deep.equals([30, 0, 11]);
    });

    it('corrects everything that was entered', async () => {
      const game = await RummyHarness.show({ players: 'Jana, Marek, Zuzana' }, {}, hand);
      await game.chooseWinner('Jana');
      await game.typePoints('Marek', '140');
      await game.tickMelded('Marek');
      expect(game.comesTo('Marek')).to.deep.equal(['140 + 25 = 165, at most 100', '100 points']);
      await game.tickMelded('Marek');
      expect(game.comesTo('Marek')).to.deep.equal(['140 points']);
      await game.typePoints('Marek', '14');
      await game.tapCards('Zuzana', ['ace', '10', 'joker']);
      await game.removeCard('Zuzana', 'ten');
      expect(game.cards('Zuzana')).to.deep.equal(['ace', 'joker']);
      await game.removeCard('Zuzana', 'joker');
      await game.removeCard('Zuzana', 'ace');
      await game.typePoints('Zuzana', '5');
      await game.chooseWinner('Zuzana');
      expect(game.left).to.deep.equal(['Jana', 'Marek']);
      await game.typePoints('Jana', '2');
      expect(game.element.result).to.have.property('points').that.deep.equals([2, 14, 0]);
    });
  });
}

describe('<rummy-score> for two to six players', () => {
  for (const n of [2, 3, 4, 5, 6]) {
    it(`takes a round of ${n}, with its most for who has not melded`, async () => {
      const names = ['Jana', 'Marek', 'Zuzana', 'Peter', 'Eva', 'Lukáš'].slice(0, n);
      const game = await RummyHarness.show({ players: names.join(', ') });
      const [winner = '', ...others] = names;
      await game.chooseWinner(winner);
      expect(game.left).to.deep.equal(others);
      for (const name of others) {
        await game.tickMelded(name);
        await game.typePoints(name, '80');
      }
      const most = n === 2 ? 50 : 100;
      expect(game.comesTo(others[0]!)).to.deep.equal([`80 + 25 = 105, at most ${most}`, `${most} points`]);
      expect(game.element.result)
        .to.have.property('points')
        .that.deep.equals([0, ...others.map(() => most)]);
    });
  }

  it('asks for names where there are too few or too many', async () => {
    expect((await RummyHarness.show({ players: 'Jana' })).errors).to.deep.equal(['Names needed: 2 to 6.']);
    const seven = 'Jana, Marek, Zuzana, Peter, Eva, Lukáš, Ján';
    expect((await RummyHarness.show({ players: seven })).errors).to.deep.equal(['Names needed: 2 to 6.']);
  });

  it('says what is odd: a melded player may pay more than one who has not', async () => {
    const game = await RummyHarness.show({ players: 'Jana, Marek' });
    await game.chooseWinner('Jana');
    await game.typePoints('Marek', '140');
    expect(game.comesTo('Marek')).to.deep.equal(['140 points']);
    await game.tickMelded('Marek');
    expect(game.comesTo('Marek')).to.deep.equal(['140 + 25 = 165, at most 50', '50 points']);
  });
});

describe('<rummy-score> refuses, at the player it is about', () => {
  const FOUR = ['Jana', 'Marek', 'Zuzana', 'Peter'];

  it('a round from hand when somebody has melded', async () => {
    const game = await RummyHarness.show();
    await game.chooseWinner('Jana');
    await game.chooseFinish('from hand');
    await game.tickMelded('Zuzana');
    expect(FOUR.slice(1).map((name) => game.said(name))).to.deep.equal([
      [],
      ['Zuzana has melded: not from hand.'],
      [],
    ]);
    expect(game.describedBy(game.player('Zuzana'))).to.equal('Zuzana has melded: not from hand.');
    expect(game.reading).to.equal('Not right yet: see the marked line');
    await game.record();
    expect(game.element.result).to.equal(null);
    await game.chooseFinish('normal');
    expect(game.errors).to.deep.equal([]);
  });

  it('a hand of 0, of less and of halves, and names', async () => {
    const game = await RummyHarness.show();
    await game.chooseWinner('Jana');
    const field = () => game.player('Marek').querySelector('input.num')!;
    for (const [text, error] of [
      ['0', 'Marek holds at least one card.'],
      ['-4', 'A whole number of points.'],
      ['2.5', 'A whole number of points.'],
      ['ten', 'A whole number of points.'],
    ] as const) {
      await game.typePoints('Marek', text);
      expect(game.said('Marek'), text).to.deep.equal([error]);
      expect(field().getAttribute('aria-invalid'), text).to.equal('true');
      expect(game.describedBy(field()), text).to.equal(error);
    }
    await game.typePoints('Marek', ' 4 ');
    expect(game.said('Marek')).to.deep.equal([]);
    expect(game.comesTo('Marek')).to.deep.equal(['4 points']);
  });

  it('an empty hand in a blocked round', async () => {
    const game = await RummyHarness.show({ players: 'Jana, Marek' });
    await game.chooseFinish('blocked');
    await game.typePoints('Jana', '0');
    await game.typePoints('Marek', '6');
    expect(game.said('Jana')).to.deep.equal(['Jana holds at least one card.']);
    expect(game.lowest).to.equal('');
  });
});
