import { expect } from 'chai';
import '../../src/doko-score.js';
import { DokoHarness } from '../support/doko-harness.js';
import { keyboard, mouse } from '../support/hands.js';
import { heard } from '../support/harness.js';
import { doko } from '../../src/core.js';
import type { RoundScoredEvent } from '../../src/doko-score.js';

for (const [means, hand] of [
  ['keyboard', keyboard],
  ['mouse', mouse],
] as const) {
  describe(`<doko-score> by ${means} alone`, () => {
    it('takes a normal game with every question, and records it', async () => {
      const game = await DokoHarness.show({}, {}, hand);
      const events = heard<RoundScoredEvent>('round-scored');
      await game.tapName('Anna');
      await game.tapName('Clara');
      await game.typeAugen('Re', '148');
      await game.call('Re', 'keine 90');
      await game.call('Kontra', 'Kontra');
      await game.plus('Fuchs', 'Kontra');
      expect(game.verdict).to.equal('Kontra wins');
      expect(game.reason).to.equal('After “keine 90” Re needed 151 Augen and got 148.');
      expect(game.entries).to.deep.equal({ Anna: '−8', Bernd: '+8', Clara: '−8', Dieter: '+8' });
      console.log(JSON.stringify(game.ledger), game.status, game.reading, game.text);
      await game.record();
      expect(events).to.have.lengthOf(1);
      const round: doko.DokoRound = {
        kind: 'normal',
        reAugen: 148,
        re: { players: [0, 2], call: '90' },
        kontra: { call: 'ansage', fuchs: 1 },
      };
      expect(events[0]!.detail).to.deep.equal({ game: 'doko', round, result: doko.score(round) });
      await game.next();
      expect(game.verdict).to.equal('');
    });
  });
}
