import { expect } from 'chai';
import { match, okey } from '../../src/core.js';
import { late } from '../../src/elements/late.js';
import '../../src/okey-score.js';
import { hold } from '../support/held.js';
import { listen, typesOf } from '../support/match-events.js';
import { played, ROUNDS, totalsOf } from '../support/okey-match.js';
import { settled } from '../support/page.js';
import { all, textOf } from '../support/roles.js';

describe('the sheet of <okey-score>', () => {
  it('has suit, factor and finish of each round, and the points', async () => {
    const game = await played();
    expect(game.rows.map(({ name }) => name)).to.deep.equal([
      'Round 1: spades, ×3 and pairs',
      'Round 2: clubs, ×2',
      'Round 3: hearts, ×5 and Okey',
      'Round 4: clubs, ×2',
    ]);
    expect(game.rows.map(({ label }) => label.replace(/\s|\uFE0E/g, ''))).to.deep.equal([
      '1♠×32',
      '2♣×2',
      '3♥×5O',
      '4♣×2',
    ]);
    expect(game.rows[2]!.cells[1]).to.match(/^held back /);
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS));
  });

  it('ranks the lowest total first, and says so in words', async () => {
    expect((await played([])).foot).to.include('Fewest points win.');
    const tied: okey.OkeyRound = { suit: 'C', finish: 'exhausted', hands: [5, 5, 9, 9] };
    expect((await played([tied])).foot).to.include('Tied for the lead (10): Ayşe and Mehmet.');
    const game = await played();
    expect(game.ranks).to.deep.equal({ Ayşe: '2.', Mehmet: '4.', Elif: '1.', Can: '3.' });
    expect(game.foot).to.match(/Elif leads with the fewest points: −\d+\./);
    await game.begin();
    await game.chooseSuit('clubs');
    await game.chooseWinner('Can');
    for (const points of ['1', '2', '3']) {
      await game.typePenalty(points);
      if (points !== '3') await game.nextHand();
    }
    await game.record();
    expect(game.status).to.match(/^Round 5: Can −100\. Elif leads with the fewest points: −\d+$/);
    expect(game.notice).to.equal('Round 5: Can −100');
  });

  it('opens a row: who finished, how, every player’s reckoning, and the hands', async () => {
    const game = await played();
    const detail = await game.show(/^Round 3/);
    expect(textOf(detail)).to.include('Elif finished. Okey thrown: ×2. Table factor, hearts: ×5.');
    expect(textOf(detail)).to.include('Mehmet 100 × 5 hearts × 2 Okey 1,000');
    expect(textOf(detail)).to.include('Complete hand held back: 100.');
    expect(textOf(detail)).to.include('Mehmet: complete hand, counted as held back.');
    expect(all(detail, 'img')).to.have.lengthOf(4);
  });

  for (const [lang, look, foot] of [
    ['en', 'cards', 'Fewest points win. Values: A 11, J Q K 10. Rules: Okey.'],
    ['en', 'tiles', 'Fewest points win. Values: their number. Rules: Number tiles.'],
    ['de', 'cards', 'Die wenigsten Punkte gewinnen. Werte: A 11, B D K 10. Regeln: Okey.'],
    ['de', 'tiles', 'Die wenigsten Punkte gewinnen. Werte: ihre Zahl. Regeln: Zahlensteine.'],
  ] as const) {
    it(`names the usual rules under it, and what is counted, without what comes late: ${look}, ${lang}`, async () => {
      hold(late, 'panels');
      const game = await played([], { cards: look }, { lang });
      expect(game.foot).to.equal(foot);
      expect(game.element.match.rules).to.deep.equal(okey.presets[look === 'tiles' ? 'tiles' : 'okey']);
    });
  }

  it('ends after eleven rounds where eleven were agreed on', async () => {
    const game = await played(Array<okey.OkeyRound>(11).fill(ROUNDS[1]!), { rules: 'okey-11' });
    expect(game.headline).to.equal('The end. Mehmet wins.');
    game.element.removeRound(game.element.match.entries[3]!.id);
    await settled(game.element);
    expect(game.foot).to.include('1 round left.');
  });
});

describe('a match of <okey-score>', () => {
  it('is corrected with the hand that was recorded, and undone', async () => {
    const game = await played();
    await game.correct(/^Round 3/);
    expect(game.tabs).to.deep.equal(['Ayşe: penalty 8', 'Mehmet: 14 cards', 'Can: penalty 7']);
    await game.openHand('Mehmet');
    await game.tick('held back');
    const heard = listen();
    await game.saveCorrection();
    expect(typesOf(heard)).to.deep.equal(['round-revised']);
    const corrected = { ...ROUNDS[2]!, heldBack: [null, false, null, null] };
    expect(game.totals).to.deep.equal(totalsOf([ROUNDS[0]!, ROUNDS[1]!, corrected, ROUNDS[3]!]));
    await game.undo();
    expect(game.totals).to.deep.equal(totalsOf(ROUNDS));
  });

  it('goes on with two or three when somebody leaves', async () => {
    const game = await played();
    game.element.match = match.leave(game.element.match, 3);
    await settled(game.element);
    await game.begin();
    await game.chooseWinner('Ayşe');
    expect(game.tabs).to.deep.equal(['Mehmet: empty', 'Elif: empty']);
    await game.chooseSuit('spades');
    await game.typePenalty('4');
    await game.nextHand();
    await game.typePenalty('5');
    await game.record();
    expect(game.figures.at(-1)).to.deep.equal([-100, 12, 15, null]);
  });

  it('has room for thousands with their sign on a phone', async () => {
    const round: okey.OkeyRound = { suit: 'H', finish: 'pairs-okey', winner: 1, hands: [30, [], 14, 100] };
    const { element } = await played([round, { ...round, suit: 'S' }], {}, { width: 344 });
    const root = element.shadowRoot!;
    root.querySelector<HTMLElement>('[part=sheet] tbody button')!.click();
    await settled(element);
    const figures = [...root.querySelectorAll('[part=sheet] tfoot b, [part=ledger] .pts .fig')];
    expect(figures.map(textOf)).to.include.members(['−1,600', '−1,000']);
    const cut = figures.filter((it) => {
      const [figure, cell] = [it, it.closest('td')!].map((part) => part.getBoundingClientRect());
      return figure!.left < cell!.left - 0.5 || figure!.right > cell!.right + 0.5;
    });
    expect(cut.map(textOf)).to.deep.equal([]);
  });
});
