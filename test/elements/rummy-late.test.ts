import { expect } from 'chai';
import { late } from '../../src/elements/rummy-score/house.js';
import '../../src/rummy-score.js';
import type { RummyScore } from '../../src/rummy-score.js';
import { hold } from '../support/held.js';
import { watch } from '../support/late-house.js';
import { container, markup, until } from '../support/page.js';
import { PLAYERS, RummyHarness } from '../support/rummy-harness.js';
import { round } from '../support/rummy-match.js';

describe('what the family’s rules ask in <rummy-score>', () => {
  for (const [what, rules, asked] of [
    ['Rami', 'rami', 0],
    ['Rami with other figures', { joker: 30, handFinish: 100, cap: null, rounds: 5 }, 0],
    ['Rommé', 'romme', 1],
    ['a fixed figure for who has not melded', { unmelded: 'fixed' }, 1],
  ] as const) {
    it(`loads where it is needed: ${what}`, async () => {
      const count = watch(late);
      await RummyHarness.show({
        rules: typeof rules === 'string' ? rules : JSON.stringify(rules),
        round: JSON.stringify(round([0, 31, 84, 17])),
      });
      expect(count()).to.equal(asked);
    });
  }

  it('loads with a round that holds an answer, whatever the rules', async () => {
    const count = watch(late);
    const dropped = { ...round([0, 31, 84, 17]), drop: [null, 'first', null, null] };
    const game = await RummyHarness.show({ round: JSON.stringify(dropped) });
    expect(count()).to.equal(1);
    expect(game.said('Marek')).to.deep.equal(['Dropped out or not: choose again.']);
  });

  it('is waited for, so that nothing moves, and is said to be missing where it does not come', async () => {
    const { house } = late;
    const parts = hold(late, 'house');
    const box = container();
    box.innerHTML = markup('rummy-score', {
      ...{ view: 'round', players: PLAYERS.join(', '), rules: 'pool-101', round: round([0, 93, 84, 17]) },
    });
    const game = new RummyHarness(box.firstElementChild as RummyScore);
    while (!(await game.element.updateComplete));
    expect(game.has('group'), 'a form').to.equal(false);
    parts.fail();
    await until(() => game.errors.length > 0, 'that it failed');
    expect(game.errors).to.deep.equal(['This part did not load. Try again.']);
    expect(game.element.result!.points, 'scored by the rules all the same').to.deep.equal([0, 80, 80, 17]);
    late.house = house;
    await game.press('button', 'Try again');
    await until(() => game.has('radiogroup', 'Dropped out: Marek'), 'all of it');
    expect(game.errors).to.deep.equal([]);
  });
});
