import { expect } from 'chai';
import { rummy } from '../../src/core.js';
import '../../src/rummy-score.js';
import { settled } from '../support/page.js';
import { all, nameOf, textOf } from '../support/roles.js';
import { answer, setting } from '../support/rules.js';
import { played, round, ROUNDS, toLimit, totalsOf } from '../support/rummy-match.js';

describe('the settings of <rummy-score>', () => {
  it('are the rules by their names, in English', async () => {
    const game = await played([]);
    await game.section('Settings');
    expect(all(game.panel, 'group').map(nameOf)).to.deep.equal([
      ...[
        'Length',
        'Rules',
        'Limit',
        'Joker',
        'Ace',
        'King, queen, jack',
        'From hand',
        'Added without a meld',
      ],
      ...['Most without a meld', 'Blocked, several lowest hands', 'Blocked, not melded'],
      ...['First dealer', 'The sheet shows'],
    ]);
    const chosen = [...all(game.panel, 'group')].slice(2, 11).map((it) => game.chosen(it).join());
    expect(chosen).to.deep.equal([
      ...['100 × opponents', '20', '11', '10', '200', '25', '100 or half the limit', 'all win', 'as ever'],
    ]);
  });

  for (const [name, choice, rules, foot] of [
    ['Joker', '50', { joker: 50 }, 'Joker: 50.'],
    ['Ace', '15', { ace: 15 }, 'Ace: 15.'],
    ['King, queen, jack', '5', { face: 5 }, 'King, queen, jack: 5.'],
    ['From hand', '100', { handFinish: 100 }, 'From hand: 100.'],
    ['Added without a meld', '0', { surcharge: 0 }, 'Added without a meld: 0.'],
    ['Most without a meld', 'no cap', { cap: null, capOfLimit: null }, 'Most without a meld: no cap.'],
    [
      'Blocked, several lowest hands',
      'nobody wins',
      { blockedTie: 'none' },
      'Blocked, several lowest hands: nobody wins.',
    ],
    ['Blocked, not melded', 'cards only', { blockedUnmelded: 'cards' }, 'Blocked, not melded: cards only.'],
  ] as const) {
    it(`hold from here on, and the foot names them: ${name}, ${choice}`, async () => {
      const game = await played(ROUNDS.slice(0, 1));
      await game.section('Settings');
      await game.press('radio', choice, setting(game, name));
      await answer(game, 'From now on');
      expect(game.foot).to.equal(`Limit 300. Rules: Rami. Changed: ${foot}`);
      expect(game.totals, 'what was recorded stays').to.deep.equal(totalsOf(ROUNDS.slice(0, 1)));
      const complete = { ...rummy.defaults, ...rules, preset: undefined };
      const { preset: _, ...expected } = complete;
      for (const it of [...ROUNDS.slice(0, 2), { ...ROUNDS[1]!, melded: [false, true, true, true] }]) {
        game.element.addRound(it);
        await settled(game.element);
        expect(game.figures.at(-1)).to.deep.equal([...rummy.score(it, expected, { limit: 300 }).points]);
      }
    });
  }

  it('ask before the limit changes in the whole match, and may end it', async () => {
    const game = await played([round([0, 240, 30, 30])]);
    await game.section('Settings');
    await game.press('radio', '250', setting(game, 'Limit'));
    expect(textOf(setting(game, 'Limit'))).to.include('From when on does it hold?');
    expect(toLimit(game)[1]).to.include('60 points to the limit');
    await answer(game, 'From the start');
    expect(toLimit(game)[1]).to.equal('10: 10 points to the limit');
    expect(game.foot).to.equal('Rules: Rami. Changed: Limit: 250.');
    await game.press('radio', '100 × opponents', setting(game, 'Limit'));
    await answer(game, 'From the start');
    expect(game.foot).to.equal('Limit 300. Rules: Rami.');
  });

  it('let a fixed number of rounds end the match', async () => {
    const game = await played([round([0, 7, 8, 9])]);
    await game.section('Settings');
    await game.press('radio', '5', setting(game, 'Length'));
    expect(game.headline).to.equal('Round 2 of 5');
    expect(game.foot).to.include('4 rounds left.').and.to.include('Limit 300, which ends nothing here.');
  });
});
