import { expect } from 'chai';
import '../../src/rummy-score.js';
import { late } from '../../src/elements/rummy-score/typed.js';
import { press, type } from '../support/browser.js';
import { keyboard, tabTo } from '../support/hands.js';
import { hold, type Held } from '../support/held.js';
import { settled, until, type Place } from '../support/page.js';
import { one } from '../support/roles.js';
import { PLAYERS, RummyHarness } from '../support/rummy-harness.js';

/** A form in which hands are to be entered. */
const form = (attributes: object = {}, place?: Place): Promise<RummyHarness> =>
  RummyHarness.show({ round: { finish: 'normal', winner: 0 }, ...attributes }, place, keyboard);

/** Opens the keys of a hand and goes to the field, without waiting for what is on its way. */
async function goTo(game: RummyHarness, name: string): Promise<void> {
  await keyboard.press(one(game.player(name), 'button', '+ card'));
  while (!(await game.element.updateComplete));
  await tabTo(game.cardField(name));
}

async function come(game: RummyHarness, parts: Held): Promise<void> {
  parts.come();
  await late.typing();
  await settled(game.element);
}

describe('cards that are typed before they can be understood in <rummy-score>', () => {
  it('are not what a page waits for: who looks, or enters numbers, loads nothing', async () => {
    const parts = hold(late, 'typing');
    const game = await form({ round: { finish: 'normal', winner: 0, hands: [[], ['KH', 'JK'], [], []] } });
    expect(game.comesTo('Marek')).to.deep.equal(['king 10 + joker 20', '30 points']);
    expect(parts.asked()).to.equal(0);
    await goTo(game, 'Zuzana');
    expect(parts.asked(), 'whoever opens the keys may type').to.be.above(0);
  });

  it('are the same cards then, and count as open until they are read', async () => {
    const parts = hold(late, 'typing');
    const game = await form({ players: 'Jana, Marek' });
    await goTo(game, 'Marek');
    await type('K♥ joker 10 x');
    expect(game.cardField('Marek').ariaBusy).to.equal('true');
    expect(game.cards('Marek')).to.deep.equal([]);
    expect(game.reading).to.equal('Still open: Marek');
    await come(game, parts);
    expect(game.faces('Marek'), 'as they are read').to.deep.equal(['K♥', 'joker', '10']);
    expect(game.cardField('Marek').value).to.equal('K♥ joker 10 x');
    expect(game.said('Marek')).to.deep.equal([]);
    await press('Backspace', 'Enter');
    await settled(game.element);
    expect(game.cards('Marek')).to.deep.equal(['king of hearts', 'joker', 'ten']);
    expect(game.element.result!.points).to.deep.equal([0, 40]);
  });

  it('join the hand where they were done with, and what is none stays', async () => {
    const parts = hold(late, 'typing');
    const game = await form({ players: 'Jana, Marek' });
    await goTo(game, 'Marek');
    await type('K♥ xyz');
    await press('Enter');
    expect(game.cardField('Marek').value).to.equal('K♥ xyz, ');
    await come(game, parts);
    expect(game.cards('Marek')).to.deep.equal(['king of hearts']);
    expect(game.cardField('Marek').value).to.equal('xyz');
    expect(game.said('Marek')).to.deep.equal(['“xyz” is not a card.']);
  });

  it('belong to the hand they were typed for, whichever is open by then', async () => {
    const parts = hold(late, 'typing');
    const game = await form();
    await goTo(game, 'Marek');
    await type('K Q');
    await goTo(game, 'Peter');
    await type('7 8');
    await come(game, parts);
    expect(PLAYERS.slice(1).map((name) => game.comesTo(name).at(-1))).to.deep.equal([
      '20 points',
      undefined,
      '15 points',
    ]);
    expect(game.cards('Marek'), 'the field was left').to.deep.equal(['king', 'queen']);
    expect(game.faces('Peter'), 'it is being typed').to.deep.equal(['7', '8']);
  });

  it('are kept where what understands them does not arrive, and read at the next try', async () => {
    const { typing } = late;
    const parts = hold(late, 'typing');
    const game = await form({ players: 'Jana, Marek' });
    await goTo(game, 'Marek');
    await type('K♥');
    await press('Enter');
    parts.fail();
    await until(() => game.errors.length > 0, 'an error');
    expect(game.errors).to.deep.equal(['This part did not load. Try again.']);
    expect(game.cardField('Marek').value).to.equal('K♥, ');
    await tabTo(one(game.root, 'button', 'Try again')); // past the fields, which ask for it too
    late.typing = typing;
    await press('Enter');
    await until(() => game.errors.length === 0, 'another try');
    await settled(game.element);
    expect(game.cards('Marek')).to.deep.equal(['king of hearts']);
  });
});
