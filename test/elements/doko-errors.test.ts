import { expect } from 'chai';
import '../../src/doko-score.js';
import { type } from '../support/browser.js';
import { DokoHarness } from '../support/doko-harness.js';
import { keyboard } from '../support/hands.js';
import { setPage, settled, warnings } from '../support/page.js';
import { focused, nameOf, one } from '../support/roles.js';

const TOO_MANY = 'There are 240 Augen. 348 are too many.';
const WHOLE = 'A whole number from 0 to 240.';

const field = (game: DokoHarness, party: string) => one(game.root, 'textbox', party);

describe('<doko-score> and Augen that cannot be', () => {
  for (const [typed, error, german] of [
    ['348', TOO_MANY, 'Es gibt 240 Augen. 348 sind zu viele.'],
    ['241', 'There are 240 Augen. 241 are too many.', 'Es gibt 240 Augen. 241 sind zu viele.'],
    ['-1', WHOLE, 'Ganze Zahl von 0 bis 240.'],
    ['12.5', WHOLE, 'Ganze Zahl von 0 bis 240.'],
    ['12,5', WHOLE, 'Ganze Zahl von 0 bis 240.'],
    ['abc', WHOLE, 'Ganze Zahl von 0 bis 240.'],
    ['1e2', WHOLE, 'Ganze Zahl von 0 bis 240.'],
    ['0x10', WHOLE, 'Ganze Zahl von 0 bis 240.'],
    ['٣', WHOLE, 'Ganze Zahl von 0 bis 240.'],
  ] as const) {
    for (const party of ['Re', 'Kontra'] as const) {
      it(`keeps ${typed} for ${party}, says what is wanted at the field, and recovers`, async () => {
        const game = await DokoHarness.show({}, {}, keyboard);
        await game.tapName('Anna');
        await game.tapName('Bernd');
        await game.typeAugen(party, typed);
        const other = party === 'Re' ? 'Kontra' : 'Re';
        expect(game.typed(party)).to.equal(typed);
        expect(game.typed(other)).to.equal('');
        expect(game.errors).to.deep.equal([error]);
        expect(field(game, party).getAttribute('aria-invalid')).to.equal('true');
        expect(game.describedBy(field(game, party))).to.equal(error);
        expect(field(game, other).hasAttribute('aria-invalid')).to.equal(false);
        expect(game.verdict).to.equal('');
        expect(game.reading).to.equal('Not right yet: see the marked line');
        await game.record();
        expect(focused(), 'the focus is at the wrong one').to.equal(field(game, party));

        setPage('lang', 'de');
        await settled(game.element);
        expect(game.errors).to.deep.equal([german]);
        expect(game.typed(party), 'in another language too').to.equal(typed);

        await game.typeAugen(party, '120');
        expect(game.errors).to.deep.equal([]);
        expect(field(game, party).hasAttribute('aria-invalid')).to.equal(false);
        expect(game.verdict).to.equal('Kontra gewinnt');
      });
    }
  }

  it('says it while it is typed, and keeps the cursor in the field', async () => {
    const game = await DokoHarness.show({}, {}, keyboard);
    await game.typeAugen('Re', '24');
    expect(game.errors).to.deep.equal([]);
    await type('1');
    await settled(game.element);
    expect(game.typed('Re')).to.equal('241');
    expect(game.errors).to.deep.equal(['There are 240 Augen. 241 are too many.']);
    expect(focused() === field(game, 'Re')).to.equal(true);
  });

  it('lets a band or the other field take its place', async () => {
    const game = await DokoHarness.show();
    await game.typeAugen('Re', '348');
    await game.tapBand('30–59');
    expect(game.errors).to.deep.equal([]);
    await game.typeAugen('Re', 'abc');
    await game.typeAugen('Kontra', '100');
    expect(game.errors).to.deep.equal([]);
    expect(game.typed('Re')).to.equal('140');
  });

  it('takes spaces around a number', async () => {
    const game = await DokoHarness.show();
    await game.typeAugen('Re', ' 148 ');
    expect(game.typed('Re')).to.equal(' 148 ');
    expect(game.typed('Kontra')).to.equal('92');
    expect(game.errors).to.deep.equal([]);
    await game.typeAugen('Re', '  ');
    expect(game.reading).to.equal('Still open: Re and Augen');
  });

  it('scores what cannot be but is no nonsense, and says so', async () => {
    const game = await DokoHarness.show();
    await game.tapName('Anna');
    await game.tapName('Bernd');
    await game.typeAugen('Re', '239');
    expect(game.verdict).to.equal('Re wins');
    expect(game.notes).to.deep.equal(['No trick is worth 1 Auge: 1 and 239 cannot be.']);
    await game.typeAugen('Kontra', '240');
    await game.plus('Doppelkopf', 'Re');
    await game.plus('Fuchs', 'Re');
    expect(game.notes).to.deep.equal([
      'Doppelkopf: Re took no trick.',
      'Doppelkopf: Re has fewer than 40 Augen for each.',
      'Fuchs: Re took no trick.',
    ]);
  });
});

describe('<doko-score> and a round that the page handed in wrong', () => {
  const round = (re: object, kontra: object = {}, rest: object = {}) => ({
    kind: 'normal',
    reAugen: 148,
    re: { players: [0, 2], call: 'none', ...re },
    kontra: { call: 'none', ...kontra },
    ...rest,
  });
  const shown = async (wrong: object) => {
    warnings();
    return DokoHarness.show({ round: wrong }, {}, keyboard);
  };

  it('shows Augen that are no number as they were written', async () => {
    for (const [augen, text] of [
      [348, '348'],
      [-5, '-5'],
      ['viele', 'viele'],
      [null, 'null'],
      [[121, 130], '[121,130]'],
    ] as const) {
      const game = await shown(round({}, {}, { reAugen: augen }));
      expect(game.typed('Re')).to.equal(text);
      expect(game.errors).to.have.lengthOf(1);
      expect(game.describedBy(field(game, 'Re'))).to.equal(game.errors[0]);
      await game.tapBand('121–150');
      expect(game.errors).to.deep.equal([]);
      expect(game.verdict).to.equal('Re wins');
    }
  });

  it('says at the calls that one has to be chosen, and takes it', async () => {
    const game = await shown(round({ call: 'keine 90' }));
    expect(game.describedBy(game.question(/^Ansagen/))).to.equal('Choose the call again.');
    expect(game.chosen(game.calls('Re'))).to.deep.equal([]);
    await game.record();
    expect(game.calls('Re').contains(focused())).to.equal(true);
    await game.call('Re', 'keine 90');
    expect(game.errors).to.deep.equal([]);
    expect(game.verdict).to.equal('Kontra wins');
  });

  it('says at the names that a player is unknown, and takes another', async () => {
    const game = await shown(round({ players: [0, 7] }));
    expect(game.describedBy(game.question(/^Who was Re/))).to.equal(
      'One of these players is not in the game.',
    );
    await game.tapName('Dieter');
    expect(game.errors).to.deep.equal([]);
    expect(game.partiesLine).to.equal('Anna and Dieter against Bernd and Clara');
  });

  it('says at the names that there are too many', async () => {
    const game = await shown(round({ players: [0, 1, 2] }));
    expect(game.errors).to.deep.equal(['Two players are Re, in a solo one.']);
    await game.tapName('Anna');
    expect(game.errors).to.deep.equal([]);
    expect(game.partiesLine).to.equal('Bernd and Clara against Anna and Dieter');
  });

  it('says at the kinds of solo that one has to be chosen, and takes it', async () => {
    const game = await shown(round({ players: [0] }, {}, { kind: 'solo', solo: 'Farbsolo' }));
    expect(game.describedBy(game.question(/^Who was Re/))).to.equal('Choose the kind of solo again.');
    await game.record();
    expect(nameOf(focused()!)).to.equal('Lustsolo');
    await game.chooseSolo('Pflichtsolo');
    expect(game.verdict).to.equal('Anna wins the solo');
  });

  it('says at the Sonderpunkte what is too many, and lets them be taken back', async () => {
    const game = await shown(round({ fuchs: 3 }));
    const sonderpunkte = () => game.question('Sonderpunkte');
    expect(game.describedBy(sonderpunkte())).to.equal('Fuchs: at most 2 in a game.');
    expect(game.count('Fuchs', 'Re')).to.equal(3);
    await game.record();
    expect(sonderpunkte().contains(focused()), 'the focus is at the question').to.equal(true);
    await game.minus('Fuchs', 'Re');
    expect(game.errors).to.deep.equal([]);
    expect(game.count('Fuchs', 'Re')).to.equal(2);
  });

  it('also in a solo, and where a count is none', async () => {
    for (const fuchs of ['zwei', -1, 1.5, null]) {
      const game = await shown(round({ players: [0], fuchs }, {}, { kind: 'solo', solo: 'lust' }));
      expect(game.errors).to.deep.equal(['Fuchs: at most 2 in a game.']);
      await game.plus('Fuchs', 'Re');
      expect(game.errors).to.deep.equal([]);
      expect(game.verdict).to.equal('Anna wins the solo');
    }
  });

  it('names a property that nobody knows at the top, until the first change', async () => {
    const game = await shown(round({ fuchss: 1 }));
    expect(game.errors).to.deep.equal(['“re.fuchss” is not part of a game.']);
    expect(game.verdict).to.equal('');
    await game.record();
    expect(nameOf(focused()!), 'somewhere to go on from').to.equal('Anna');
    await game.plus('Fuchs', 'Re');
    expect(game.errors).to.deep.equal([]);
    expect(game.verdict).to.equal('Re wins');
  });

  it('says at the Augen that somebody with Augen took a trick', async () => {
    const game = await shown(round({}, {}, { noTrick: 'kontra' }));
    expect(game.errors).to.deep.equal(['Who has Augen took a trick.']);
    await game.typeAugen('Re', '240');
    expect(game.errors).to.deep.equal([]);
    expect(game.verdict).to.equal('Re wins');
  });

  it('takes a round that leaves something open for one that is begun', async () => {
    const heard = warnings();
    const game = await DokoHarness.show({ round: { re: { players: [3] } } });
    expect(game.errors).to.deep.equal([]);
    expect(game.reading).to.equal('Still open: second name or kind of solo and Augen');
    expect(game.chosen(game.question(/^Who was Re/))).to.deep.equal(['Dieter']);
    expect(heard()).to.deep.equal([]);
  });
});
