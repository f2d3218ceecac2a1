import { expect } from 'chai';
import '../../src/rummy-score.js';
import { press } from '../support/browser.js';
import { keyboard } from '../support/hands.js';
import { settled } from '../support/page.js';
import { focused, nameOf, one } from '../support/roles.js';
import { RummyHarness } from '../support/rummy-harness.js';

/** A form in which one hand is to be entered. */
async function start(
  attributes: object = {},
  ...place: readonly [place?: object, hand?: typeof keyboard]
): Promise<RummyHarness> {
  const round = { finish: 'normal', winner: 0 };
  return RummyHarness.show({ players: 'Jana, Marek', round, ...attributes }, ...place);
}

describe('the cards of a hand in <rummy-score>', () => {
  it('are tapped on keys of ranks, without suits, and say what the hand comes to by now', async () => {
    const game = await start();
    expect(game.has('button', 'ace'), 'the keys come when they are wanted').to.equal(false);
    await game.tapCards('Marek', ['ace']);
    expect(game.status).to.equal('ace: 11 points. Jana went out: Jana 0 and Marek 11');
    await game.tapCards('Marek', ['10', 'joker']);
    expect(game.status).to.match(/^joker: 41 points\. /);
    expect(game.faces('Marek')).to.deep.equal(['A', '10', 'joker']);
    expect(game.comesTo('Marek')).to.deep.equal(['ace 11 + 10 + joker 20', '41 points']);
    expect(game.has('textbox', 'In hand: Marek'), 'a number beside cards would be one too many').to.equal(
      false,
    );
  });

  it('are taken out again by their chips, and the focus stays among them', async () => {
    const game = await start({}, {}, keyboard);
    await game.tapCards('Marek', ['ace', '2', 'ace']);
    await game.removeCard('Marek', 'two');
    expect(game.cards('Marek')).to.deep.equal(['ace', 'ace']);
    expect(game.comesTo('Marek')).to.deep.equal(['ace 11 + ace 11', '22 points']);
    expect(nameOf(focused()!)).to.equal('Remove: ace');
    await press('Enter');
    await settled(game.element);
    expect(nameOf(focused()!)).to.equal('Remove: ace');
    await press('Enter');
    await settled(game.element);
    expect(game.cards('Marek')).to.deep.equal([]);
    expect(game.has('textbox', 'In hand: Marek')).to.equal(true);
  });

  it('are the keys of one player at a time', async () => {
    const game = await RummyHarness.show({ round: { finish: 'normal', winner: 0 } });
    await game.tapCards('Marek', ['king']);
    await game.tapCards('Peter', ['queen']);
    expect(one(game.player('Marek'), 'button', '+ card').ariaExpanded).to.equal('false');
    expect(game.cards('Marek')).to.deep.equal(['king']);
    expect(game.cards('Peter')).to.deep.equal(['queen']);
  });

  it('are shown as they are read while they are typed', async () => {
    const game = await start({}, {}, keyboard);
    await game.startTyping('Marek', 'K♥ 10h 1');
    expect(game.faces('Marek')).to.deep.equal(['K♥', '10♥']);
    expect(game.said('Marek'), 'a 1 may become a 10').to.deep.equal([]);
    expect(game.comesTo('Marek'), 'by now').to.deep.equal(['king 10 + 10', '20 points']);
    expect(game.reading).to.equal('Still open: Marek');
    await press('0', 'Enter');
    await settled(game.element);
    expect(game.cards('Marek')).to.deep.equal(['king of hearts', 'ten of hearts', 'ten']);
    expect(game.cardField('Marek').value).to.equal('');
    expect(game.comesTo('Marek')).to.deep.equal(['king 10 + 10 + 10', '30 points']);
    expect(game.verdict).to.equal('Jana went out');
  });

  it('may be pasted as a list', async () => {
    const game = await start();
    await game.pasteCards('Marek', 'A, A, 7 and joker');
    expect(game.cards('Marek')).to.deep.equal(['ace', 'ace', 'seven', 'joker']);
    expect(game.said('Marek')).to.deep.equal(['“and” is not a card.']);
    expect(game.cardField('Marek').value).to.equal('and');
    expect(game.describedBy(game.cardField('Marek'))).to.equal('“and” is not a card.');
    await game.typeCards('Marek', '');
    expect(game.said('Marek')).to.deep.equal([]);
    expect(game.comesTo('Marek').at(-1)).to.equal('49 points');
  });

  it('are a warning where two packs hold fewer, and score all the same', async () => {
    const game = await start();
    await game.typeCards('Marek', 'A♥ A♥ A♥ 7♠');
    expect(game.said('Marek')).to.deep.equal(['Marek: there are fewer of ace of hearts in two packs.']);
    expect(game.comesTo('Marek').at(-1)).to.equal('40 points');
    await game.removeCard('Marek', 'seven of spades');
    await game.typeCards('Marek', 'JK JK JK JK JK JK');
    expect(game.said('Marek')).to.deep.equal(['Marek: there are fewer of ace of hearts in two packs.']);
    await game.typeCards('Marek', '*');
    expect(game.said('Marek')).to.include('Marek: there are fewer of joker in two packs.');
  });
});

/** The same codes, as each language prints them. */
const SIGNS: Readonly<Record<string, string>> = {
  en: 'K♥ K♥ 10♥ Q♠',
  de: 'K♥ K♥ 10♥ D♠',
  sk: 'K♥ K♥ 10♥ Q♠',
  hu: 'K♥ K♥ 10♥ Q♠',
  tr: 'K♥ K♥ 10♥ Q♠',
};

describe('<rummy-score> reads cards as its language writes them', () => {
  for (const [lang, text, faces, rest = '', error] of [
    ...['en', 'de', 'sk', 'hu', 'tr'].map((lang) => [lang, 'K♥ ♥K 10h QS', SIGNS[lang]!] as const),
    ['en', 'king of hearts, ace J Q K 10 T jo', 'K♥ A J Q K 10 10 joker'],
    ['de', 'D B Kreuz-Fünf Herzdame Ass Joker Pik 7', 'D B 5♣ D♥ A Joker 7♠'],
    ['sk', 'kráľ eso dáma dolník srdcová sedmička K♥ žolík Ž', 'K A Q J 7♥ K♥ žolík žolík'],
    ['sk', 'kral esos', 'K', 'esos', '„esos“ nie je karta.'],
    ['sk', 'D', '', 'D', '„D“ môže byť: dáma a dolník'],
    ['hu', 'X', '', 'X', '„X” nem kártyalap.'],
    ['tr', 'P', '', 'P', '“P” diye bir kart yok.'],
    ['en', 'B', '', 'B', '“B” is not a card.'],
    ['hu', 'király D B kőr ász treff tízes dzsóker', 'K Q J A♥ 10♣ dzsóker'],
    ['hu', 'kor asz kiraly bubi', 'A♥ K J'],
    ['tr', 'papaz kız vale as onlu sinek as joker', 'K Q J A 10 A♣ joker'],
  ] as readonly (readonly [lang: string, text: string, faces: string, rest?: string, error?: string])[]) {
    it(`${lang}: ${text}`, async () => {
      const game = await start({}, { lang });
      const line = game.root.querySelector<HTMLElement>('.pl')!;
      line.querySelector<HTMLButtonElement>('.comes button')!.click();
      await settled(game.element);
      const field = line.querySelector<HTMLInputElement>('input.text')!;
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
      await settled(game.element);
      const shown = [...line.querySelectorAll('.chip')].map((it) =>
        it.textContent.replace(/[\s\uFE0E]/g, ''),
      );
      expect(shown.join(' ')).to.equal(faces);
      expect(field.value).to.equal(rest);
      expect(game.errors).to.deep.equal(error ? [error] : []);
    });
  }
});
