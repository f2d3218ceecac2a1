import { expect } from 'chai';
import '../../src/doko-score.js';
import { DokoHarness } from '../support/doko-harness.js';
import { focused, nameOf } from '../support/roles.js';

const SEVEN = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Falk', 'Gül'] as const;
const WHO = /^(Who was Re|Wer war Re)/;

describe('<doko-score> with more than four at the table', () => {
  for (const size of [5, 6, 7]) {
    it(`proposes who sits out of ${size}, and takes it otherwise`, async () => {
      const players = SEVEN.slice(0, size);
      const game = await DokoHarness.show({ players });
      const who = () => game.question(/^Who sits out/);
      await game.openSitsOut();
      expect(game.chosen(who())).to.deep.equal(players.slice(4));
      await game.tapSitsOut('Anna');
      expect(game.chosen(who())).to.deep.equal(['Anna', ...players.slice(5)]);
      await game.tapName('Bernd');
      await game.tapName('Eva');
      await game.tapBand('151–180');
      const out = size === 5 ? [] : players.slice(5);
      expect(Object.keys(game.entries)).to.deep.equal(
        players.filter((name) => name !== 'Anna' && !out.includes(name)),
      );
      expect(game.entries).to.include({ Bernd: '+2', Clara: '−2', Dieter: '−2', Eva: '+2' });
    });

    it(`asks who sits out of ${size} until enough do, and the question stays where it is`, async () => {
      const players = SEVEN.slice(0, size);
      const game = await DokoHarness.show({ players });
      for (const name of players.slice(4)) await game.tapSitsOut(name);
      expect(game.reading).to.equal('Still open: who sits out, Re, and Augen');
      await game.record();
      expect(nameOf(focused()!)).to.equal('Anna');
      for (const name of players.slice(0, size - 4)) await game.tapSitsOut(name);
      expect(game.has('group', /^Who sits out/), 'it does not close under the finger').to.equal(true);
      expect(game.reading).to.equal('Still open: Re and Augen');
    });
  }

  it('takes who sits out from the Re party', async () => {
    const game = await DokoHarness.show({ players: SEVEN.slice(0, 5) });
    await game.tapName('Anna');
    await game.tapName('Bernd');
    await game.tapSitsOut('Anna');
    expect(game.chosen(game.question(WHO))).to.deep.equal(['Bernd']);
    expect(game.has('checkbox', 'Eva')).to.equal(true);
  });

  it('opens the question again when it was closed without an answer', async () => {
    const game = await DokoHarness.show({ players: SEVEN.slice(0, 5) });
    await game.tapSitsOut('Eva');
    await game.press('button', /^Sits out/);
    expect(game.has('group', /^Who sits out/)).to.equal(false);
    await game.record();
    expect(nameOf(focused()!)).to.equal('Anna');
    expect(game.question(/^Who sits out/).contains(focused())).to.equal(true);
  });

  it('asks nothing of the kind with four', async () => {
    const game = await DokoHarness.show();
    expect(game.has('group', /^Who sits out/)).to.equal(false);
    expect(game.has('button', /^Sits out/)).to.equal(false);
  });
});
