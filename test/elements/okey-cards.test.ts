import { expect } from 'chai';
import '../../src/okey-score.js';
import { OkeyHarness } from '../support/okey-harness.js';
import { settled, warnings } from '../support/page.js';
import { all, nameOf, one, textOf } from '../support/roles.js';

const TWO = { players: 'Ayşe, Mehmet' };

/** A round of two in which the second is left with a hand. */
const left = (hand: unknown, more: object = {}) => ({
  suit: 'S',
  finish: 'normal',
  winner: 0,
  hands: [[], hand],
  ...more,
});

/** A form in which one hand is to be entered. */
async function start(attributes: object = {}, place: object = {}): Promise<OkeyHarness> {
  return OkeyHarness.show({ ...TWO, round: left([]), ...attributes }, place);
}

describe('<okey-score> and the Okeys', () => {
  it('asks for the Okey card by the keys themselves, and changes it', async () => {
    const game = await start();
    expect(nameOf(game.okeyButton)).to.equal('Okey: not chosen yet');
    await game.press('button', 'Okey: not chosen yet');
    expect(nameOf(one(game.root, 'toolbar'))).to.equal('Tap the card that is the Okey');
    await game.tapCard('7S');
    expect(nameOf(game.okeyButton)).to.equal('Okey: seven of spades');
    expect(game.counter, 'no card came into the hand').to.equal('');
    await game.chooseOkey('8H');
    expect(nameOf(game.okeyButton)).to.equal('Okey: eight of hearts');
  });

  it('the keys of the Okeys hold their words, and stay where they are when tapped', async () => {
    for (const width of [260, 320, 360]) {
      for (const [lang, label] of [
        ['de', 'Falscher Okey'],
        ['sk', 'Falošný okey'],
        ['hu', 'Hamis okey'],
      ] as const) {
        const game = await start({ lang }, { width });
        const key = one(game.root, 'button', new RegExp(`^${label}: 0`));
        const undo = key.nextElementSibling!;
        expect(key.scrollWidth, `${label} at ${width} px`).to.be.at.most(key.clientWidth);
        const before = [key, undo].map((it) => JSON.stringify(it.getBoundingClientRect()));
        key.click();
        await settled(game.element);
        expect(nameOf(key)).to.match(/: 1/);
        expect([key, undo].map((it) => JSON.stringify(it.getBoundingClientRect()))).to.deep.equal(before);
      }
    }
  });

  it('the key of that card is a real Okey', async () => {
    const game = await start();
    await game.chooseOkey('7S');
    expect(nameOf(game.key('7S'))).to.equal('Okey: seven of spades: 0');
    await game.tapCards(['7S', 'OK']);
    expect(game.arrangement).to.deep.equal(['Pair: Okey as seven of spades, Okey as seven of spades']);
    expect(game.copies(game.key('7S'))).to.deep.equal(['in', 'in']);
    await game.tapCard('7S');
    expect(game.status).to.match(/^Okey: none left/);
  });

  it('a false Okey is the card that the Okey would have been', async () => {
    const game = await start();
    await game.chooseOkey('7S');
    await game.tapCards(['6S', 'FO', '8S', 'KD']);
    expect(game.arrangement).to.deep.equal([
      'Run: six of spades, False Okey as seven of spades, eight of spades',
      'Loose: king of diamonds',
    ]);
  });

  it('a run of wild cards knows what each of them is, also above the king', async () => {
    const game = await start();
    await game.chooseOkey('7S');
    await game.typeCards('QH KH OK 2C 3C OK 5D');
    expect(game.arrangement).to.have.members([
      'Run: queen of hearts, king of hearts, Okey as ace of hearts',
      'Run: two of clubs, three of clubs, Okey as four of clubs',
      'Loose: five of diamonds',
    ]);
  });

  it('a card that turns out to be the Okey has to be entered as one or the other', async () => {
    const game = await start();
    await game.typeCards('7S KD');
    await game.chooseOkey('7S');
    expect(game.errors).to.deep.equal(['seven of spades is the Okey: enter it as Okey or as false Okey.']);
    await game.removeCard('7S');
    await game.tapCard('7S');
    expect(game.errors).to.deep.equal([]);
    expect(game.arrangement).to.deep.equal(['Pair: king of diamonds, Okey as king of diamonds']);
  });

  it('where printed jokers are wild there are four Okeys and no false ones', async () => {
    const game = await start({ rules: { jokersWild: true } });
    expect(game.has('button', game.wild('FO'))).to.equal(false);
    await game.chooseOkey('7S');
    await game.tapCards(['OK', 'OK', 'OK', 'OK', '2C']);
    expect(game.errors).to.deep.equal([]);
    expect(game.counter).to.equal('5 / 14');
    await game.tapCards(['OK']);
    expect(game.status).to.match(/^Okey: none left/);
  });
});

describe('<okey-score> and typed cards', () => {
  it('takes what it can read and keeps the rest in the field, with what is wrong about it', async () => {
    const game = await start();
    await game.typeCards('7♠, KH 10d xyz queen of clubs 5');
    expect(game.counter).to.equal('6 / 14'); // with what is none
    expect(game.typed('Type or paste')).to.equal('xyz 5');
    expect(game.errors).to.deep.equal(['“xyz” is not a card.', '“5” needs its suit.']);
    expect(game.reckoning).to.deep.equal([]);
    await game.typeCards('5H');
    expect(game.errors).to.deep.equal([]);
    expect(game.counter).to.equal('5 / 14');
    expect(game.typed('Type or paste')).to.equal('');
  });

  it('says nothing about a card that is still being typed', async () => {
    const game = await start();
    await game.enter('Type or paste', '1');
    expect(game.errors).to.deep.equal([]);
    expect(game.tabs).to.deep.equal(['Mehmet: empty']);
  });

  it('knows the Okeys by their names', async () => {
    const game = await start({ round: left([], { okey: '7S' }) });
    await game.typeCards('OK okey FO joker');
    expect(game.errors).to.deep.equal([]);
    expect(game.counter).to.equal('4 / 14');
    const turkish = await start({ round: left([], { okey: '7S' }) }, { lang: 'tr' });
    await turkish.enter('Yaz ya da yapıştır', 'kupa kızı sahte okey');
    one(turkish.root, 'textbox', 'Yaz ya da yapıştır').dispatchEvent(new Event('change'));
    await settled(turkish.element);
    expect(all(turkish.root, 'button', /^Sil: /).map(nameOf)).to.deep.equal([
      'Sil: kupa kızı',
      'Sil: sahte okey: maça yedilisi',
    ]);
  });

  it('refuses a third copy, in one hand and in one sentence', async () => {
    const game = await start();
    await game.typeCards('KS KS KS');
    expect(game.errors).to.deep.equal(['king of spades: only two in the pack.']);
    expect(game.sums).to.deep.equal(['The penalty is known once the hand is right.']);
    await game.press('button', 'Undo: last card');
    expect(game.errors).to.deep.equal([]);
  });
});

describe('<okey-score> and a wrong round', () => {
  for (const [what, round, ...errors] of [
    ['a suit that there is not', left(5, { suit: 'X' }), 'Choose the suit again.'],
    ['a finish that there is not', left(5, { finish: 'slam' }), 'Choose again who finished, and how.'],
    ['a winner who is not there', left(5, { winner: 7 }), 'Choose again who finished, and how.'],
    [
      'a winner of nothing',
      left(5, { finish: 'exhausted', hands: [3, 5] }),
      'Choose again who finished, and how.',
    ],
    ['a winner with cards', left(5, { hands: [['2C'], 5] }), 'Ayşe finished: no cards are left.'],
    ['a penalty below 0', left(-5), 'A whole number, 0 or more.'],
    ['a penalty that is no number', left('many'), 'A whole number, 0 or more.'],
    ['a hand for one alone', { suit: 'S', finish: 'exhausted', hands: [5] }, 'Hands needed: 2 to 4.'],
    ['an Okey that is no card', left(5, { okey: 'joker' }), '“joker” is not a card.'],
    ['a misspelt property', left(5, { finnish: 'pairs' }), '“finnish” is not part of a round.'],
    [
      'a tick that is none',
      left(5, { heldBack: [null, 'yes'] }),
      'Choose again whether the hand was held back.',
    ],
    [
      'too many cards',
      left(Array<string>(29).fill('2C')),
      'two of clubs: only two in the pack.',
      'Too many cards for one hand.',
    ],
  ] as const) {
    it(`says what is wanted: ${what}`, async () => {
      warnings();
      const game = await OkeyHarness.show({ ...TWO, round });
      expect([...game.errors].sort()).to.deep.equal([...errors].sort());
      expect(game.element.result).to.equal(null);
    });
  }

  it('is right after one change by hand', async () => {
    warnings();
    const game = await OkeyHarness.show({ ...TWO, round: left(5, { finnish: 'pairs' }) });
    await game.chooseSuit('hearts');
    expect(game.errors).to.deep.equal([]);
    expect(game.reckoning[1]).to.deep.equal(['Mehmet', '5 × 5 hearts', '25']);
  });
});

describe('<okey-score cards="tiles">', () => {
  it('shows numbers in four colours, each with a factor and a shape, and counts the numbers', async () => {
    const game = await OkeyHarness.show({
      ...TWO,
      cards: 'tiles',
      round: left(['AH', '2H', '3H', 'QD', 'KC'], { suit: 'D' }),
    });
    const suits = all(one(game.root, 'group', 'Colour of the round'), 'radio').map(nameOf);
    expect(suits).to.deep.equal(['yellow, ×2', 'blue, ×3', 'red, ×4', 'black, ×5']);
    expect(game.arrangement).to.deep.equal(['Run: black 1, black 2, black 3', 'Loose: yellow 13, red 12']);
    expect(game.sums).to.deep.equal(['13 + 12 = 25']);
    expect(game.reckoning[1]).to.deep.equal(['Mehmet', '25 × 4 red', '100']);
    expect(game.tabs).to.deep.equal(['Mehmet: 5 tiles']);
    const shapes = [...game.root.querySelectorAll('.sh > .shape')].map((it) => getComputedStyle(it));
    const looks = shapes.map(({ clipPath, borderRadius, transform }) => clipPath + borderRadius + transform);
    expect(new Set(looks).size, 'no two shapes are alike').to.equal(4);
  });

  it('takes other colours in the order of their factors', async () => {
    const game = await OkeyHarness.show({ ...TWO, cards: 'tiles green yellow red black', round: left([]) });
    const suits = all(one(game.root, 'group', 'Colour of the round'), 'radio').map(nameOf);
    expect(suits).to.deep.equal(['green, ×2', 'yellow, ×3', 'red, ×4', 'black, ×5']);
    await game.tapCard('5S');
    expect(game.arrangement).to.deep.equal(['Loose: yellow 5']);
  });

  it('reads typed tiles, in either order and in the language of the page', async () => {
    const game = await start({ cards: 'tiles', round: left([], { okey: '7S' }) });
    await game.typeCards('red 5, 12 blue okey false okey 14 red KH');
    expect(game.errors).to.deep.equal(['“14” is not a card.', '“red” is not a card.']);
    expect(game.arrangement[0]).to.equal(
      'Loose: red 5, blue 12, Okey as blue 7, False Okey as blue 7, black 13',
    );
    const turkish = await start({ cards: 'tiles' }, { lang: 'tr' });
    await turkish.enter('Yaz ya da yapıştır', '5 kırmızı mavi 12');
    one(turkish.root, 'textbox', 'Yaz ya da yapıştır').dispatchEvent(new Event('change'));
    await settled(turkish.element);
    expect(turkish.element.shadowRoot!.querySelectorAll('.loose > button')).to.have.lengthOf(2);
    expect(textOf(turkish.root.querySelector('.loose')!)).to.equal('12 5');
  });

  it('keeps card values where the rules ask for them, and goes back to cards', async () => {
    const game = await OkeyHarness.show({
      ...TWO,
      cards: 'tiles',
      rules: { values: 'ace11' },
      round: left(['AH', 'QD', 'KC']),
    });
    expect(game.sums).to.deep.equal(['Neither combination nor enough pairs: 100.']);
    await game.tapCards(['2H', '3H']);
    expect(game.sums).to.deep.equal(['10 + 10 = 20']);
    game.element.removeAttribute('cards');
    await settled(game.element);
    expect(game.arrangement[0]).to.equal('Run: ace of hearts, two of hearts, three of hearts');
    expect(game.counter).to.equal('5 / 14');
  });

  it('says which attribute it cannot read, and shows cards', async () => {
    const warned = warnings();
    for (const cards of ['dominoes', 'tiles red', 'tiles red red blue black', 'tiles red blue black pink']) {
      const game = await OkeyHarness.show({ ...TWO, cards, round: left(5) });
      expect(game.errors).to.deep.equal(['The page’s “cards” cannot be read.'.replace('’', "'")]);
      expect(game.has('radio', 'clubs, ×2')).to.equal(true);
      expect(game.element.cards).to.equal(cards);
      game.element.cards = 'tiles';
      await settled(game.element);
      expect(game.errors).to.deep.equal([]);
    }
    expect(warned()).to.have.lengthOf(4);
  });
});
