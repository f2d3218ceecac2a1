import { expect } from 'chai';
import '../../src/doko-score.js';
import type { RoundScoredEvent } from '../../src/doko-score.js';
import { DokoHarness } from '../support/doko-harness.js';
import { heard } from '../support/harness.js';
import { one } from '../support/roles.js';

const WHO = /^(Who was Re|Wer war Re)/;

describe('<doko-score> asks who was Re', () => {
  it('and keeps the two latest names', async () => {
    const game = await DokoHarness.show();
    const who = () => game.chosen(game.question(WHO));
    await game.tapName('Anna');
    await game.tapName('Bernd');
    expect(who()).to.deep.equal(['Anna', 'Bernd']);
    await game.tapName('Dieter');
    expect(who(), 'Anna was tapped first').to.deep.equal(['Bernd', 'Dieter']);
    await game.tapName('Clara');
    expect(who()).to.deep.equal(['Clara', 'Dieter']);
    await game.tapName('Dieter');
    expect(who()).to.deep.equal(['Clara']);
  });

  it('and says who plays with whom on a line that is always there', async () => {
    const game = await DokoHarness.show();
    const height = () => game.question(WHO).getBoundingClientRect().height;
    const before = height();
    expect(game.partiesLine).to.equal('');
    await game.tapName('Anna');
    expect(game.has('radiogroup', 'Kind of solo')).to.equal(true);
    expect(height()).to.equal(before);
    await game.tapName('Dieter');
    expect(game.has('radiogroup', 'Kind of solo')).to.equal(false);
    expect(game.partiesLine).to.equal('Anna and Dieter against Bernd and Clara');
    expect(height()).to.equal(before);
  });

  it('and takes the kind of a solo back with the second name', async () => {
    const game = await DokoHarness.show();
    await game.tapName('Anna');
    await game.chooseSolo('Pflichtsolo');
    await game.tapBand('121–150');
    expect(game.verdict).to.equal('Anna wins the solo');
    await game.tapName('Bernd');
    expect(game.verdict).to.equal('Re wins');
    await game.tapName('Bernd');
    expect(game.reading).to.equal('Still open: second name or kind of solo');
  });

  for (const [kind, label] of [
    ['lust', 'Lustsolo'],
    ['pflicht', 'Pflichtsolo'],
    ['stille-hochzeit', 'stille Hochzeit'],
    ['hochzeit', 'Hochzeit'],
  ]) {
    it(`and knows a ${label}`, async () => {
      const game = await DokoHarness.show();
      await game.tapName('Clara');
      await game.chooseSolo(label!);
      await game.tapBand('120');
      expect(game.verdict).to.equal('Clara loses the solo');
      expect(game.reason).to.equal(
        'Kontra needed 120 Augen and got 120. The soloist gets three times the value.',
      );
      expect(game.entries).to.deep.equal({ Anna: '+1', Bernd: '+1', Clara: '−3', Dieter: '+1' });
      expect(game.chosen(game.question(WHO))).to.deep.equal(['Clara', label]);
      const events = heard<RoundScoredEvent>('round-scored');
      await game.record();
      expect(events[0]!.detail.round).to.include({ kind: 'solo', solo: kind });
    });
  }
});

describe('<doko-score> asks for the Augen', () => {
  it('and writes the complement at once, in either direction', async () => {
    const game = await DokoHarness.show();
    await game.typeAugen('Re', '148');
    expect(game.typed('Kontra')).to.equal('92');
    await game.typeAugen('Kontra', '120');
    expect(game.typed('Re')).to.equal('120');
    await game.typeAugen('Kontra', '');
    expect(game.typed('Re')).to.equal('');
    expect(game.reading).to.equal('Still open: Re and Augen');
  });

  it('and lights the band of a number', async () => {
    const game = await DokoHarness.show();
    const lit = async (text: string) => {
      await game.typeAugen('Re', text);
      return game.chosen(one(game.root, 'radiogroup', /^Augen/))[0];
    };
    expect(await lit('0')).to.equal('Re 0–29, Kontra 211–240');
    expect(await lit('29')).to.equal('Re 0–29, Kontra 211–240');
    expect(await lit('30')).to.equal('Re 30–59, Kontra 181–210');
    expect(await lit('120')).to.equal('Re 120, Kontra 120');
    expect(await lit('121')).to.equal('Re 121–150, Kontra 90–119');
    expect(await lit('240')).to.equal('Re 211–240, Kontra 0–29');
    expect(await lit('241')).to.equal(undefined);
    expect(await lit('')).to.equal(undefined);
  });

  it('and leaves the fields empty at a band, but for 120', async () => {
    const game = await DokoHarness.show();
    const typed = () => [game.typed('Re'), game.typed('Kontra')];
    await game.tapBand('90–119');
    expect(typed()).to.deep.equal(['', '']);
    await game.tapBand('120');
    expect(typed()).to.deep.equal(['120', '120']);
    await game.tapBand('211–240');
    expect(typed()).to.deep.equal(['', '']);
  });

  it('and speaks of a band as a band', async () => {
    const game = await DokoHarness.show();
    await game.tapName('Anna');
    await game.tapName('Bernd');
    await game.tapBand('60–89');
    expect(game.reason).to.equal('Kontra needed 120 Augen and got 151–180.');
  });

  it('and about the trick only where there may be none', async () => {
    const game = await DokoHarness.show();
    const asked = () => game.has('checkbox', /took no trick$/);
    for (const [text, may] of [
      ['1', false],
      ['29', false],
      ['0', true],
      ['239', false],
      ['240', true],
    ] as const) {
      await game.typeAugen('Re', text);
      expect(asked(), text).to.equal(may);
    }
    for (const [band, may] of [
      ['0–29', true],
      ['30–59', false],
      ['181–210', false],
      ['211–240', true],
    ] as const) {
      await game.tapBand(band);
      expect(asked(), band).to.equal(may);
    }
  });
});

describe('<doko-score> and schwarz', () => {
  const start = async () => {
    const game = await DokoHarness.show();
    await game.tapName('Anna');
    await game.tapName('Bernd');
    return game;
  };
  const labels = (game: DokoHarness) => game.ledger.map(([label]) => label!.replace(/ 7\.\S+$/, ''));

  it('presumes it at exactly 0 Augen, and takes the tick away', async () => {
    const game = await start();
    await game.typeAugen('Re', '0');
    expect(labels(game)).to.include('Re schwarz');
    await game.tickNoTrick();
    expect(labels(game)).to.include('Re below 30').and.not.to.include('Re schwarz');
    await game.tickNoTrick();
    expect(labels(game)).to.include('Re schwarz');
    await game.typeAugen('Kontra', '0');
    expect(labels(game)).to.include('Kontra schwarz');
    await game.tickNoTrick();
    expect(labels(game)).not.to.include('Kontra schwarz');
  });

  it('does not presume it in the two end bands, and takes the tick', async () => {
    const game = await start();
    for (const [band, party] of [
      ['0–29', 'Re'],
      ['211–240', 'Kontra'],
    ] as const) {
      await game.tapBand(band);
      expect(labels(game)).to.include(`${party} below 30`).and.not.to.include(`${party} schwarz`);
      await game.tickNoTrick();
      expect(labels(game)).to.include(`${party} schwarz`);
    }
  });

  it('forgets the tick with other Augen', async () => {
    const game = await start();
    await game.tapBand('0–29');
    await game.tickNoTrick();
    await game.tapBand('30–59');
    await game.tapBand('0–29');
    expect(labels(game)).not.to.include('Re schwarz');
  });

  it('tells a “schwarz” that was kept from one that was missed', async () => {
    const game = await start();
    await game.call('Re', 'schwarz');
    await game.typeAugen('Re', '240');
    expect(game.reason).to.equal('Re said “schwarz”, and Kontra took no trick.');
    await game.tickNoTrick();
    expect(game.reason).to.equal('Re said “schwarz”, but Kontra took a trick.');
    expect(game.verdict).to.equal('Kontra wins');
  });
});

describe('<doko-score> counts Sonderpunkte', () => {
  it('up to what a game holds, for both parties together', async () => {
    const game = await DokoHarness.show();
    for (const [what, most] of [
      ['Doppelkopf', 4],
      ['Fuchs', 2],
      ['Karlchen', 1],
    ] as const) {
      for (let i = 0; i < 6; i++) await game.plus(what, i % 2 ? 'Re' : 'Kontra');
      expect(game.count(what, 'Re') + game.count(what, 'Kontra'), what).to.equal(most);
      for (const party of ['Re', 'Kontra'] as const) {
        expect(game.steps(what, party).at(-1)!.getAttribute('aria-disabled')).to.equal('true');
      }
      await game.minus(what, 'Kontra');
      for (const party of ['Re', 'Kontra'] as const) {
        expect(game.steps(what, party).at(-1)!.hasAttribute('aria-disabled')).to.equal(false);
      }
    }
  });

  it('and says each one', async () => {
    const game = await DokoHarness.show();
    await game.plus('Fuchs', 'Re');
    expect(game.status).to.equal('Fuchs, Re: 1');
    await game.plus('Fuchs', 'Re');
    expect(game.status).to.equal('Fuchs, Re: 2');
    await game.minus('Fuchs', 'Re');
    expect(game.status).to.equal('Fuchs, Re: 1');
  });

  it('but not in a solo, and says so', async () => {
    const game = await DokoHarness.show();
    await game.plus('Fuchs', 'Kontra');
    await game.tapName('Anna');
    expect(game.has('group', 'Sonderpunkte')).to.equal(false);
    expect(game.text).to.include('No Sonderpunkte count in a solo.');
    await game.chooseSolo('Lustsolo');
    await game.tapBand('121–150');
    expect(game.entries.Anna).to.equal('+3');
    expect(game.notes, 'what was counted before is not forgotten in silence').to.deep.equal([
      'No Sonderpunkte count in a solo.',
    ]);
    await game.tapName('Bernd');
    expect(game.count('Fuchs', 'Kontra')).to.equal(1);
    expect(game.entries.Anna).to.equal('0');
  });
});
