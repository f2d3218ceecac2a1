import { expect } from 'chai';
import '../../src/okey-score.js';
import { late } from '../../src/elements/okey-score/typed.js';
import { press, type } from '../support/browser.js';
import { keyboard, tabTo } from '../support/hands.js';
import { hold, type Held } from '../support/held.js';
import { OkeyHarness } from '../support/okey-harness.js';
import { settled, until, type Place } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';

const FIELD = /^(Type or paste|Tippen oder einfügen|Yaz ya da yapıştır)$/;

/** A form in which one hand is to be entered. */
function form(attributes: object = {}, place?: Place): Promise<OkeyHarness> {
  const round = { suit: 'S', okey: '7S', finish: 'normal', winner: 0, hands: [[], []] };
  return OkeyHarness.show({ players: 'Ayşe, Mehmet', round, ...attributes }, place, keyboard);
}

const field = ({ root }: OkeyHarness) => one(root, 'textbox', FIELD) as HTMLInputElement;

/** Types without waiting for anything; a line ends with Enter. */
async function write(...lines: readonly string[]): Promise<void> {
  for (const [i, line] of lines.entries()) {
    if (i > 0) await press('Enter');
    await type(line);
  }
}

/** The hand that is open, as it lies there. */
const hand = ({ root }: OkeyHarness): string[] => all(root, 'button', /^(Remove|Löschen|Sil): /).map(nameOf);

async function come(game: OkeyHarness, parts: Held): Promise<void> {
  parts.come();
  await late.typing();
  await settled(game.element);
}

describe('cards that are typed before they can be understood in <okey-score>', () => {
  it('are not what a page waits for: who only looks loads nothing', async () => {
    const parts = hold(late, 'typing');
    const game = await form();
    expect(parts.asked()).to.equal(0);
    await tabTo(field(game));
    expect(parts.asked(), 'whoever comes to the field may type').to.equal(1);
  });

  it('could be read by then where something was entered otherwise', async () => {
    const parts = hold(late, 'typing');
    const game = await form();
    await game.tapCards(['KH']);
    await until(() => parts.asked() === 1, 'it is asked for when there is time');
  });

  for (const [lang, cards, ...lines] of [
    ['en', '', 'KH', 'qs 10d', 'Okey', 'false okey 5'],
    ['de', '', 'Kreuz-Fünf', 'herz dame', 'B♣ DH', 'falscher okey'],
    ['tr', '', 'kupa kızı', 'sahte okey', 'karo beşlisi', 'maça ası S'],
    ['en', 'tiles', 'red 5', '12 blue', 'okey', '14 red'],
  ] as const) {
    it(`are the same cards then: ${lines.join(' | ')} (${lang} ${cards})`, async () => {
      const attributes = cards ? { cards } : {};
      const at = await form(attributes, { lang });
      await tabTo(field(at));
      await late.typing();
      await write(...lines, '');
      await settled(at.element);

      const parts = hold(late, 'typing');
      const game = await form(attributes, { lang });
      await tabTo(field(game));
      await write(...lines, '');
      expect(hand(game)).to.deep.equal([]);
      await come(game, parts);
      expect(hand(game)).to.deep.equal(hand(at)).and.to.have.length.above(2);
      expect(field(game).value).to.equal(field(at).value);
      expect(game.errors).to.deep.equal(at.errors);
    });
  }

  it('stay in the field, with what is typed while they wait', async () => {
    const parts = hold(late, 'typing');
    const game = await form();
    await tabTo(field(game));
    await write('KH', 'xyz QS', '10');
    expect(field(game).value).to.equal('KH, xyz QS, 10');
    expect(field(game).ariaBusy).to.equal('true');
    expect(game.reading, 'the hand is not known').to.equal('Still open: hands');
    await come(game, parts);
    expect(field(game).value).to.equal('xyz 10');
    expect(field(game).ariaBusy).to.equal(null);
    expect(game.errors).to.deep.equal(['“xyz” is not a card.']);
    await type('D');
    await press('Enter');
    await settled(game.element);
    expect(hand(game)).to.have.length(3);
    expect(field(game).value).to.equal('xyz');
  });

  it('belong to the hand they were typed for, whichever is open by then', async () => {
    const parts = hold(late, 'typing');
    const game = await form({
      players: 'Ayşe, Mehmet, Elif',
      round: { suit: 'S', finish: 'normal', winner: 0, hands: [[], [], []] },
    });
    await tabTo(field(game));
    await type('KH QH');
    await keyboard.press(game.recordButton); // which goes on to the next hand
    expect(game.openTab).to.equal('Elif');
    expect(game.tabs).to.deep.equal(['Mehmet: empty', 'Elif: empty']);
    await come(game, parts);
    expect(game.openTab).to.equal('Elif');
    expect(game.tabs).to.deep.equal(['Mehmet: 2 cards', 'Elif: empty']);
    expect(game.status).to.match(/^2 cards/);
  });

  it('are no longer there once the form is empty', async () => {
    const parts = hold(late, 'typing');
    const game = await form();
    await tabTo(field(game));
    await write('KH', '');
    game.element.reset();
    await come(game, parts);
    expect(hand(game)).to.deep.equal([]);
    expect(field(game).value).to.equal('');
  });

  it('are changed as long as they stand there', async () => {
    const parts = hold(late, 'typing');
    const game = await form();
    await tabTo(field(game));
    await write('KH', '');
    await press('Backspace', 'Backspace', 'Backspace');
    await type('S');
    await come(game, parts);
    expect(hand(game), 'it is being typed').to.deep.equal([]);
    expect(field(game).value).to.equal('KS');
    await press('Enter');
    await settled(game.element);
    expect(hand(game)).to.deep.equal(['Remove: king of spades']);
  });

  it('are kept where what understands them does not arrive, and read at the next try', async () => {
    const { typing } = late;
    const parts = hold(late, 'typing');
    const game = await form();
    await tabTo(field(game));
    await write('KH', '');
    parts.fail();
    await until(() => game.errors.length > 0, 'an error');
    expect(game.errors).to.deep.equal(['This part did not load. Try again.']);
    expect(field(game).value).to.equal('KH, ');
    await tabTo(one(game.root, 'button', 'Try again')); // leaving the field was a try too
    late.typing = typing;
    await game.press('button', 'Try again');
    await until(() => game.errors.length === 0, 'no error');
    expect(hand(game)).to.deep.equal(['Remove: king of hearts']);
  });
});

describe('a round with cards that is handed in to <okey-score>', () => {
  it('is shown without what understands typed cards', async () => {
    hold(late, 'typing');
    const game = await form({
      round: {
        suit: 'S',
        okey: '7S',
        finish: 'normal',
        winner: 0,
        hands: [[], ['KH', 'QH', 'OK', '5', 'K♥']],
      },
    });
    expect(game.errors).to.deep.equal(['“5” needs its suit.', '“K♥” is not a card.']);
    expect(textOf(game.hands)).to.include('5 / 14');
  });
});
