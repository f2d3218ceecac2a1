import { expect } from 'chai';
import { okey } from '../../src/core.js';
import '../../src/okey-score.js';
import type { RoundScoredEvent } from '../../src/elements/events.js';
import { press } from '../support/browser.js';
import { keyboard, mouse } from '../support/hands.js';
import { heard } from '../support/harness.js';
import { OkeyHarness } from '../support/okey-harness.js';
import { settled } from '../support/page.js';
import { focused, nameOf } from '../support/roles.js';

const MEHMET = ['AH', '2H', '3H', 'JD', 'QD', 'KD', '9C', '9D', 'OK', '2C', '4C', '8S', '10H', 'QC'];

for (const [means, hand] of [
  ['keyboard', keyboard],
  ['mouse', mouse],
] as const) {
  describe(`<okey-score> by ${means} alone`, () => {
    it('takes a round with cards by keys, points and typed cards, one hand after the other', async () => {
      const game = await OkeyHarness.show({}, {}, hand);
      const events = heard<RoundScoredEvent>('round-scored');
      await game.chooseSuit('spades');
      await game.chooseWinner('Ayşe');
      await game.tick('With pairs');
      expect(game.tabs).to.deep.equal(['Mehmet: empty', 'Elif: empty', 'Can: empty']);
      await game.chooseOkey('7S');
      await game.tapCards(MEHMET);
      expect(game.counter).to.equal('14 / 14');
      expect(game.reading).to.equal('Mehmet 204');
      await game.nextHand();
      expect(game.openTab).to.equal('Elif');
      await game.typePenalty('24');
      await game.nextHand();
      expect(game.openTab).to.equal('Can');
      await game.typeCards('5C 5C 6D 7D 8D');
      expect(game.tabs).to.deep.equal(['Mehmet: 14 cards', 'Elif: penalty 24', 'Can: 5 cards']);
      expect(game.verdict).to.equal('Ayşe finished');
      await game.record();
      const round: okey.OkeyRound = {
        suit: 'S',
        okey: '7S',
        finish: 'pairs',
        winner: 0,
        hands: [[], MEHMET, 24, ['5C', '5C', '6D', '7D', '8D']],
      };
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { game: 'okey', round, result: okey.score(round) },
      ]);
      await game.next();
      expect(game.verdict).to.equal('');
      expect(game.tabs.every((tab) => tab.endsWith('empty'))).to.equal(true);
    });

    it('corrects everything that was entered', async () => {
      const game = await OkeyHarness.show({ players: 'Ayşe, Mehmet' }, {}, hand);
      await game.chooseSuit('clubs');
      await game.chooseSuit('hearts');
      await game.chooseWinner('Mehmet');
      await game.chooseWinner('Ayşe');
      await game.tick('Okey thrown');
      await game.tick('With pairs');
      await game.tick('With pairs');
      await game.typePenalty('31');
      await game.typePenalty('12');
      expect(game.reckoning).to.deep.equal([
        ['Ayşe', '−100 × 5 hearts', '−500'],
        ['Mehmet', '12 × 5 hearts × 2 Okey', '120'],
      ]);
      await game.tapCards(['3C', '4C', '5C', 'KD']);
      await game.removeCard('KD');
      await game.tapCard('2D');
      expect(game.reckoning[1]).to.deep.equal(['Mehmet', '2 × 5 hearts × 2 Okey', '20']);
      await game.press('button', 'Undo: last card');
      expect(game.counter).to.equal('3 / 14');
    });
  });
}

describe('<okey-score> and the keys of the cards', () => {
  it('count to 14 and strike the copies that another hand holds', async () => {
    const game = await OkeyHarness.show();
    await game.chooseWinner('Ayşe');
    await game.tapCards(['9C', 'KS', 'KS']);
    expect(game.counter).to.equal('3 / 14');
    expect(game.copies(game.key('KS'))).to.deep.equal(['in', 'in']);
    await game.openHand('Elif');
    expect(game.counter).to.equal('');
    expect(game.copies(game.key('9C'))).to.deep.equal(['free', 'out']);
    expect(game.copies(game.key('KS'))).to.deep.equal(['out', 'out']);
    expect(nameOf(game.key('9C'))).to.equal('nine of clubs: 0, in other hands 1');
    await game.tapCard('9C');
    expect(game.copies(game.key('9C'))).to.deep.equal(['in', 'out']);
  });

  it('give no third copy, and say why', async () => {
    const game = await OkeyHarness.show();
    await game.chooseWinner('Ayşe');
    await game.tapCards(['KS', 'KS', 'KS']);
    expect(game.counter).to.equal('2 / 14');
    expect(game.status).to.equal('king of spades: none left');
    await game.openHand('Elif');
    await game.tapCard('KS');
    expect(game.counter).to.equal('');
    expect(game.errors).to.deep.equal([]);
  });

  it('say what came in and what the hand counts by now', async () => {
    const game = await OkeyHarness.show();
    await game.tapCards(['3C', '4C', '5C']);
    expect(game.status).to.equal('five of clubs: 1. 3 cards, penalty 100');
    await game.tapCard('9D');
    expect(game.status).to.equal('nine of diamonds: 1. 4 cards, penalty 9');
  });

  it('are one stop of the Tab key, where arrows, Home, End and Delete do the rest', async () => {
    const game = await OkeyHarness.show({}, {}, keyboard);
    await game.walkTo(game.key('AC'));
    const at = () => nameOf(focused()!).replace(/:.*/, '');
    const after = async (...keys: string[]) => {
      await press(...keys);
      return at();
    };
    expect(await after('ArrowRight')).to.equal('two of clubs');
    expect(await after('ArrowDown')).to.equal('two of spades');
    expect(await after('End')).to.equal('king of spades');
    expect(await after('ArrowRight')).to.equal('ace of diamonds');
    expect(await after('ArrowUp', 'ArrowUp')).to.equal('ace of clubs');
    expect(await after('ArrowLeft')).to.equal('ace of clubs');
    await press('Enter', 'Enter');
    await settled(game.element);
    expect(game.counter).to.equal('2 / 14');
    await press('Delete');
    await settled(game.element);
    expect(game.counter).to.equal('1 / 14');
    await press('Tab');
    expect(nameOf(focused()!)).to.equal('Okey: 0');
    await press('Shift+Tab');
    expect(at()).to.equal('ace of clubs');
  });

  it('on a page from right to left the arrows follow what is seen', async () => {
    const game = await OkeyHarness.show({}, { dir: 'rtl' }, keyboard);
    await game.walkTo(game.key('AC'));
    await press('ArrowLeft');
    expect(nameOf(focused()!)).to.equal('two of clubs: 0');
  });

  it('stand in two rows of seven a suit on a phone, and in one row where there is room', async () => {
    for (const [width, places] of [
      [360, 7],
      [900, 14],
    ] as const) {
      const game = await OkeyHarness.show({}, { width });
      const tops = game.keys.slice(0, 13).map((key) => Math.round(key.getBoundingClientRect().top));
      const first = tops.filter((top) => top === tops[0]).length;
      expect(first, `${width}`).to.equal(places - 1); // the sign of the suit is there too
      for (const key of game.keys) {
        const { width, height } = key.getBoundingClientRect();
        expect(Math.min(width, height)).to.be.at.least(24);
      }
    }
  });
});

describe('<okey-score> and the hand that is open', () => {
  it('is left by the button that records: on to the next one with nothing in it', async () => {
    const game = await OkeyHarness.show({}, {}, mouse);
    await game.chooseSuit('clubs');
    await game.chooseWinner('Mehmet');
    expect(game.tabs).to.deep.equal(['Ayşe: empty', 'Elif: empty', 'Can: empty']);
    expect(game.reading).to.equal('Still open: hands');
    await game.typePenalty('5');
    await game.nextHand();
    expect(nameOf(focused()!), 'a number follows a number').to.equal('Penalty');
    await game.tapCards(['3C', '4C', '5C', '9D']);
    await game.nextHand();
    expect(focused(), 'keys follow keys').to.equal(game.keys.find(({ tabIndex }) => tabIndex === 0));
    await game.typeCards('7D 8D 9D 2C');
    expect(game.verdict).to.equal('Mehmet finished');
    expect(game.reckoning.map(([, , points]) => points)).to.deep.equal(['10', '−100', '18', '4']);
  });

  it('goes where something is missing or wrong', async () => {
    const game = await OkeyHarness.show({
      round: { suit: 'S', finish: 'normal', winner: 0, hands: [[], 5, -3, 8] },
    });
    expect(game.openTab).to.equal('Mehmet');
    expect(game.tabs[1]).to.equal('Elif: not right');
    expect(game.errors).to.deep.equal(['Elif: A whole number, 0 or more.']);
    await game.record();
    expect(game.openTab).to.equal('Elif');
    expect(nameOf(focused()!)).to.equal('Penalty');
    expect(game.errors).to.deep.equal(['A whole number, 0 or more.']);
    await game.typePenalty('3');
    expect(game.errors).to.deep.equal([]);
    expect(game.reckoning[2]).to.deep.equal(['Elif', '3 × 3 spades', '9']);
  });

  it('keeps the focus when a card is taken out, and gives it to the keys after the last one', async () => {
    const game = await OkeyHarness.show({ players: 'Ayşe, Mehmet' }, {}, keyboard);
    await game.chooseWinner('Ayşe');
    await game.typeCards('KD 2C');
    await game.removeCard('KD');
    expect(nameOf(focused()!)).to.equal('Remove: two of clubs');
    await press('Enter');
    await settled(game.element);
    expect(nameOf(focused()!)).to.equal('ace of clubs: 0');
  });
});
