import { expect } from 'chai';
import { doko } from '../../src/core.js';
import '../../src/doko-score.js';
import type { RoundScoredEvent } from '../../src/doko-score.js';
import { press } from '../support/browser.js';
import { DokoHarness } from '../support/doko-harness.js';
import { keyboard, mouse } from '../support/hands.js';
import { heard } from '../support/harness.js';
import { focused, nameOf } from '../support/roles.js';

for (const [means, hand] of [
  ['keyboard', keyboard],
  ['mouse', mouse],
] as const) {
  describe(`<doko-score> by ${means} alone`, () => {
    it('takes a normal game with every question, records it, and is ready for the next', async () => {
      const game = await DokoHarness.show({}, {}, hand);
      const events = heard<RoundScoredEvent>('round-scored');
      await game.tapName('Anna');
      await game.tapName('Clara');
      await game.typeAugen('Re', '148');
      await game.call('Re', 'keine 90');
      await game.call('Kontra', 'Kontra');
      await game.plus('Fuchs', 'Kontra');
      expect(game.verdict).to.equal('Kontra wins');
      expect(game.entries).to.deep.equal({ Anna: '−8', Bernd: '+8', Clara: '−8', Dieter: '+8' });
      await game.record();
      const round: doko.DokoRound = {
        kind: 'normal',
        reAugen: 148,
        re: { players: [0, 2], call: '90' },
        kontra: { call: 'ansage', fuchs: 1 },
      };
      expect(events.map(({ detail }) => detail)).to.deep.equal([
        { game: 'doko', round, result: doko.score(round) },
      ]);
      await game.next();
      expect(game.verdict).to.equal('');
      expect(game.chosen(game.question(/^Who was Re/))).to.deep.equal([]);
      await game.tapBand('181–210');
      await game.tapName('Bernd');
      await game.chooseSolo('Pflichtsolo');
      await game.record();
      expect(events).to.have.lengthOf(2);
      expect(events[1]!.detail.round).to.deep.equal({
        kind: 'solo',
        solo: 'pflicht',
        reAugen: [181, 210],
        re: { players: [1], call: 'none' },
        kontra: { call: 'none' },
      });
    });

    it('takes a solo, its kind, a band, and the tick about the trick', async () => {
      const game = await DokoHarness.show({}, {}, hand);
      await game.tapName('Dieter');
      await game.chooseSolo('Lustsolo');
      await game.tapBand('211–240');
      await game.call('Re', 'schwarz');
      expect(game.verdict).to.equal('Dieter loses the solo');
      await game.tickNoTrick();
      expect(game.verdict).to.equal('Dieter wins the solo');
      await game.chooseSolo('stille Hochzeit');
      await game.call('Re', '');
      expect(game.entries).to.deep.equal({ Anna: '−5', Bernd: '−5', Clara: '−5', Dieter: '+15' });
    });

    it('corrects everything that was entered', async () => {
      const game = await DokoHarness.show({}, {}, hand);
      await game.tapName('Anna');
      await game.tapName('Bernd');
      await game.tapName('Anna');
      await game.tapName('Clara');
      await game.typeAugen('Re', '12');
      await game.typeAugen('Kontra', '130');
      await game.call('Kontra', 'keine 60');
      await game.call('Kontra', 'Kontra');
      await game.plus('Doppelkopf', 'Re');
      await game.plus('Doppelkopf', 'Re');
      await game.minus('Doppelkopf', 'Re');
      expect(game.typed('Re')).to.equal('110');
      expect(game.partiesLine).to.equal('Bernd and Clara against Anna and Dieter');
      expect(game.entries).to.deep.equal({ Anna: '+3', Bernd: '−3', Clara: '−3', Dieter: '+3' });
    });

    it('takes five at the table', async () => {
      const game = await DokoHarness.show({ players: 'Anna, Bernd, Clara, Dieter, Eva' }, {}, hand);
      await game.tapSitsOut('Bernd');
      await game.tapName('Anna');
      await game.tapName('Eva');
      await game.tapBand('151–180');
      expect(game.entries).to.deep.equal({ Anna: '+2', Clara: '−2', Dieter: '−2', Eva: '+2' });
    });
  });
}

describe('<doko-score> and the keyboard', () => {
  /** What Tab leads to in an element, one after the other. */
  async function stops(element: HTMLElement): Promise<string[]> {
    const [before, after] = [document.createElement('button'), document.createElement('button')];
    element.before(before);
    element.after(after); // or the focus would go to the browser's own buttons
    before.focus();
    const names: string[] = [];
    for (await press('Tab'); focused() !== after; await press('Tab')) names.push(nameOf(focused()!));
    return names;
  }

  it('goes through the questions in the order people speak them', async () => {
    const game = await DokoHarness.show({
      round: {
        kind: 'normal',
        reAugen: 148,
        re: { players: [0, 2], call: '90' },
        kontra: { call: 'none', fuchs: 1 },
      },
    });
    expect(await stops(game.element)).to.deep.equal([
      ...[
        'Anna',
        'Bernd',
        'Clara',
        'Dieter',
        'Re',
        'Kontra',
        'Re 121–150, Kontra 90–119',
        'keine 90',
        'none',
      ],
      ...['Doppelkopf, Re: more', 'Doppelkopf, Kontra: more', 'Fuchs, Re: more', 'Fuchs, Kontra: less'],
      ...['Fuchs, Kontra: more', 'Karlchen, Re: more', 'Karlchen, Kontra: more', 'Record game'],
    ]);
  });

  it('keeps the focus at the neighbour when the last minus goes', async () => {
    const game = await DokoHarness.show({}, {}, keyboard);
    await game.plus('Fuchs', 'Kontra');
    await game.minus('Fuchs', 'Kontra');
    expect(nameOf(focused()!)).to.equal('Fuchs, Kontra: more');
    expect(game.count('Fuchs', 'Kontra')).to.equal(0);
  });

  it('leads from the record button to the first open question, one after the other', async () => {
    const game = await DokoHarness.show({}, {}, keyboard);
    const button = game.recordButton;
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    expect(game.reading).to.equal('Still open: Re and Augen');
    await game.record();
    expect(nameOf(focused()!)).to.equal('Anna');
    await press('Space');
    await game.record();
    expect(game.reading).to.equal('Still open: second name or kind of solo and Augen');
    expect(nameOf(focused()!)).to.equal('Lustsolo');
    await game.tapName('Bernd');
    await game.record();
    expect(nameOf(focused()!)).to.equal('Re');
    expect(focused()!.localName).to.equal('input');
    await game.typeAugen('Re', '121');
    expect(button.hasAttribute('aria-disabled')).to.equal(false);
  });

  it('stays on the button when a game is recorded, and goes to the first name for the next', async () => {
    const game = await DokoHarness.show({}, {}, keyboard);
    await game.tapName('Anna');
    await game.tapName('Bernd');
    await game.tapBand('120');
    await game.record();
    expect(nameOf(focused()!)).to.equal('Next game');
    await press('Enter');
    expect(nameOf(focused()!)).to.equal('Anna');
  });
});
