import { expect } from 'chai';
import '../../src/doko-score.js';
import { won } from '../support/doko-games.js';
import { DokoHarness } from '../support/doko-harness.js';
import { setPage, settled, type Place } from '../support/page.js';
import { translate } from '../support/translator.js';

describe('<doko-score> and the language of the page', () => {
  const german: Place = { lang: 'de' };

  it('keeps all that was entered when it changes', async () => {
    const game = await DokoHarness.show();
    await game.tapName('Anna');
    await game.tapName('Dieter');
    await game.typeAugen('Kontra', '77');
    await game.call('Kontra', 'keine 60');
    await game.plus('Karlchen', 'Re');
    const held = () =>
      [game.chosen(), game.typed('Re'), game.typed('Kontra'), game.count('Karlchen', 'Re')] as const;
    const [before, { result }] = [held(), game.element];
    setPage('lang', 'de-AT');
    await settled(game.element);
    expect(game.question('Wer war Re? zwei Namen, im Solo einer')).to.be.an.instanceOf(HTMLElement);
    expect(game.recordButton.textContent).to.equal('Eintragen');
    expect(held()[0]).to.deep.equal(before[0].map((label) => (label === 'none' ? 'keine' : label)));
    expect(held().slice(1)).to.deep.equal(before.slice(1));
    expect(game.element.result).to.deep.equal(result);
  });

  it('says nothing in the old language any more', async () => {
    const game = await DokoHarness.show();
    await game.tapName('Anna');
    await game.tapName('Dieter');
    await game.tapBand('120');
    expect(game.status).to.equal('Kontra wins, 2 points');
    setPage('lang', 'de');
    await settled(game.element);
    expect(game.status).to.equal('');
    await game.tapBand('121–150');
    expect(game.status).to.equal('Re gewinnt, 1 Punkt');
  });

  it('marks its own language, and German terms in another', async () => {
    const game = await DokoHarness.show({ round: { ...won(0, 2), reAugen: 148 } });
    const root = game.root.querySelector('[part="root"]')!;
    const langOf = (text: string) =>
      [...root.querySelectorAll('*')]
        .filter((it) => it.textContent === text)
        .at(-1)
        ?.closest('[lang]');
    expect(root.getAttribute('lang')).to.equal('en');
    expect(langOf('Augen')?.getAttribute('lang')).to.equal('de');
    expect(langOf('Who was Re? ')?.getAttribute('lang') ?? 'en').to.equal('en');
    setPage('lang', 'de');
    await settled(game.element);
    expect(root.getAttribute('lang')).to.equal('de');
  });

  it('names players who have no name in the language shown', async () => {
    const game = await DokoHarness.show({ players: undefined });
    expect(game.has('checkbox', 'Player 4')).to.equal(true);
    setPage('lang', 'de');
    await settled(game.element);
    expect(game.has('checkbox', 'Spieler 4')).to.equal(true);
  });

  it('takes its own language before the page’s', async () => {
    const game = await DokoHarness.show({ lang: 'en' }, german);
    expect(game.recordButton.textContent).to.equal('Record game');
    game.element.lang = 'de';
    await settled(game.element);
    expect(game.recordButton.textContent).to.equal('Eintragen');
  });
});

describe('<doko-score> and a page translator', () => {
  it('shows the figures and the verdict of the next change all the same', async () => {
    const game = await DokoHarness.show({
      round: {
        ...won(0, 2),
        reAugen: 148,
        re: { players: [0, 2], call: '90' },
        kontra: { call: 'none', fuchs: 1 },
      },
    });
    expect(translate(game.root)).to.be.greaterThan(20);
    expect(game.verdict).to.equal('Kontra wins°');
    expect(game.entries, 'names and figures are not translated').to.deep.equal({
      ...{ Anna: '−6', Bernd: '+6', Clara: '−6', Dieter: '+6' },
    });

    await game.tapBand('211–240');
    await game.call('Re', 'keine 60');
    await game.plus('Karlchen', 'Kontra');
    await game.tapName('Bernd');
    const fresh = await DokoHarness.show({
      round: {
        ...won(1, 2),
        reAugen: [211, 240],
        re: { players: [1, 2], call: '60' },
        kontra: { call: 'none', fuchs: 1, karlchen: 1 },
      },
    });
    expect(game.verdict).to.equal(fresh.verdict);
    expect(game.reason).to.equal(fresh.reason);
    expect(game.entries).to.deep.equal(fresh.entries);
    const figures = (of: DokoHarness) =>
      of.ledger.map(([label, ...cells]) => [/7\.\d\.\d/.exec(label!)?.[0] ?? '', ...cells]);
    expect(figures(game)).to.deep.equal(figures(fresh));
    expect(game.count('Karlchen', 'Kontra')).to.equal(1);
    expect(game.reading.replace(/[° ]/g, '')).to.equal(fresh.reading.replaceAll(' ', ''));
  });

  it('survives one in every state of the form', async () => {
    const game = await DokoHarness.show();
    translate(game.root);
    await game.tapName('Anna');
    translate(game.root);
    await game.press('radio', 'Lustsolo');
    await game.typeAugen('Re', '348');
    translate(game.root);
    expect(game.errors).to.deep.equal(['There are 240 Augen. 348 are too many.°']);
    await game.typeAugen('Re', '-1');
    expect(game.errors).to.deep.equal(['A whole number from 0 to 240.']);
    await game.typeAugen('Re', '200');
    translate(game.root);
    expect(game.entries.Anna).to.equal('+9');
    await game.press('button', /Record/);
    translate(game.root);
    await game.press('button', /Next/);
    expect(game.verdict).to.equal('');
    expect(game.recordButton.textContent).to.include('Record game');
  });
});
