import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { changed, VALID } from '../support/doko-issues.js';
import { always, BANDS, rounds } from '../support/doko-rounds.js';
import { line } from '../support/issues.js';

/** The warnings of a valid round, sorted: `validate` and the result must say the same. */
function warningsOf(round: unknown): string[] {
  const { errors, warnings } = doko.validate(round);
  expect(errors).to.deep.equal([]);
  expect(doko.score(round as doko.DokoRound).warnings).to.deep.equal(warnings);
  return warnings.map(line).sort();
}

const re = (entry: object) => ({ re: { ...VALID.re, ...entry } });
const kontra = (entry: object) => ({ kontra: { ...VALID.kontra, ...entry } });

describe('doko: a round that is odd but counts', () => {
  it('has 1 or 239 Augen: no trick is worth 1', () => {
    for (let reAugen = 0; reAugen <= 240; reAugen++) {
      const odd = reAugen === 1 || reAugen === 239;
      expect(warningsOf(changed({ reAugen }))).to.deep.equal(odd ? ['augen-impossible reAugen'] : []);
    }
    for (const reAugen of BANDS) expect(warningsOf(changed({ reAugen }))).to.deep.equal([]);
  });

  it('has Sonderpunkte of a party that took no trick', () => {
    for (const code of ['fuchs', 'karlchen']) {
      const round = changed({ reAugen: 0, ...re({ [code]: 1 }) });
      expect(warningsOf(round)).to.deep.equal([`sonderpunkt-without-trick re.${code}`]);
      expect(warningsOf({ ...Object(round), noTrick: 'nobody' })).to.deep.equal([]);
      expect(warningsOf(changed({ reAugen: 240, ...kontra({ [code]: 1 }) }))).to.deep.equal([
        `sonderpunkt-without-trick kontra.${code}`,
      ]);
      expect(warningsOf(changed({ reAugen: 240, ...re({ [code]: 1 }) }))).to.deep.equal([]);
    }
    expect(warningsOf(changed({ reAugen: [211, 240], ...kontra({ fuchs: 1 }) }))).to.deep.equal([]);
    expect(
      warningsOf(changed({ reAugen: [211, 240], noTrick: 'kontra', ...kontra({ fuchs: 1 }) })),
    ).to.deep.equal(['sonderpunkt-without-trick kontra.fuchs']);
  });

  it('has more Doppelköpfe than the Augen of the party allow, 40 each', () => {
    for (let augen = 2; augen <= 238; augen++) {
      for (const doppelkopf of [1, 2, 3, 4]) {
        const tooFew = augen < doppelkopf * 40;
        expect(warningsOf(changed({ reAugen: augen, ...re({ doppelkopf }) }))).to.deep.equal(
          tooFew ? ['doppelkopf-without-augen re.doppelkopf'] : [],
        );
        expect(warningsOf(changed({ reAugen: 240 - augen, ...kontra({ doppelkopf }) }))).to.deep.equal(
          tooFew ? ['doppelkopf-without-augen kontra.doppelkopf'] : [],
        );
      }
    }
  });

  it('has more Doppelköpfe than even the most Augen of a band allow', () => {
    const odd = (reAugen: doko.Band, party: 're' | 'kontra', doppelkopf: number) =>
      warningsOf(changed({ reAugen, ...(party === 're' ? re({ doppelkopf }) : kontra({ doppelkopf })) }))
        .length > 0;
    expect(odd([0, 29], 're', 1)).to.equal(true);
    expect(odd([30, 59], 're', 1)).to.equal(false);
    expect(odd([30, 59], 're', 2)).to.equal(true);
    expect(odd([90, 119], 'kontra', 3)).to.equal(false);
    expect(odd([90, 119], 'kontra', 4)).to.equal(true);
    expect(odd([211, 240], 'kontra', 1)).to.equal(true);
  });

  it('has Sonderpunkte in a solo, where they do not count', () => {
    const solo = (entries: object) => changed({ kind: 'solo', ...re({ players: [0] }), ...entries });
    expect(warningsOf(solo(re({ players: [0], fuchs: 1, karlchen: 0 })))).to.deep.equal([
      'sonderpunkt-in-solo re.fuchs',
    ]);
    expect(warningsOf(solo(kontra({ doppelkopf: 2, karlchen: 1 })))).to.deep.equal([
      'sonderpunkt-in-solo kontra.doppelkopf',
      'sonderpunkt-in-solo kontra.karlchen',
    ]);
    expect(warningsOf(solo(kontra({ doppelkopf: 0, fuchs: 0, karlchen: 0 })))).to.deep.equal([]);
  });

  it('is told everything that is odd about it', () => {
    const round = changed({
      kind: 'solo',
      reAugen: 0,
      re: { players: [2], call: 'schwarz', doppelkopf: 1 },
      kontra: { call: 'schwarz', fuchs: 2 },
    });
    expect(warningsOf(round)).to.deep.equal([
      'doppelkopf-without-augen re.doppelkopf',
      'sonderpunkt-in-solo kontra.fuchs',
      'sonderpunkt-in-solo re.doppelkopf',
      'sonderpunkt-without-trick re.doppelkopf',
    ]);
  });

  it('is not one for its calls, however bold', () => {
    always(rounds, (round) => {
      const silent = {
        ...round,
        re: { ...round.re, call: 'none' },
        kontra: { ...round.kontra, call: 'none' },
      };
      expect(warningsOf(round)).to.deep.equal(warningsOf(silent));
    });
  });
});
