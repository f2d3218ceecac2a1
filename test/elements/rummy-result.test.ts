import { expect } from 'chai';
import { match, type rummy } from '../../src/core.js';
import '../../src/rummy-score.js';
import type { RummyScore } from '../../src/elements/rummy-score/rummy-score.js';
import { settled, show } from '../support/page.js';
import { all, nameOf, textOf } from '../support/roles.js';
import { RummyHarness } from '../support/rummy-harness.js';

/** A page or a file of the demo. */
async function demo(name: string): Promise<string> {
  const response = await fetch(new URL(`../../demo/${name}`, import.meta.url));
  expect(response.ok, name).to.equal(true);
  return response.text();
}

describe('the page of rummy in the demo', () => {
  let page: Document;
  before(async () => (page = new DOMParser().parseFromString(await demo('rummy.html'), 'text/html')));

  /** A worked example by its heading, as it is shown. */
  async function example(title: string): Promise<RummyHarness> {
    const heading = [...page.querySelectorAll('h3')].find((it) => it.textContent === title)!;
    const { outerHTML } = heading.parentElement!.querySelector('rummy-score')!;
    return new RummyHarness(await show<RummyScore>(outerHTML));
  }

  it('has the published example of four players', async () => {
    const game = await example('Four players');
    expect(game.verdict).to.equal('Jana went out');
    expect(game.reckoning).to.deep.equal({
      Jana: ['went out', '0'],
      Marek: ['3 + 4', '7'],
      Zuzana: [
        'king 10 + king 10 + queen 10 + jack 10 + 9 + 8 + 7 + joker 20',
        '84 + 25 = 109, at most 100',
        '100',
      ],
      Peter: ['joker 20 + ace 11', '31'],
    });
    expect(all(game.root, 'button')).to.deep.equal([]);
  });

  it('has the published example of two players, whose most is 50', async () => {
    const { reckoning } = await example('Two players');
    expect(reckoning.Marek).to.deep.equal([
      'king 10 + king 10 + queen 10 + jack 10 + 9',
      '49 + 25 = 74, at most 50',
      '50',
    ]);
  });

  it('has the published example of going out from hand', async () => {
    const game = await example('From hand');
    expect(game.verdict).to.equal('Jana went out from hand');
    expect(game.reckoning).to.deep.equal({
      Jana: ['went out from hand', '0'],
      Marek: ['200'],
      Zuzana: ['200'],
    });
  });

  it('has the published example of a blocked round, which two share', async () => {
    const game = await example('Blocked');
    expect(game.verdict).to.equal('Fewest points in hand: Marek and Zuzana');
    expect(game.reckoning).to.deep.equal({
      Jana: ['30'],
      Marek: ['fewest points in hand', '0'],
      Zuzana: ['fewest points in hand', '0'],
    });
  });

  it('has a game that goes into an extra round', async () => {
    const game = await RummyHarness.show({ view: undefined });
    game.element.match = await demo('rummy-extra.json');
    await settled(game.element);
    expect(game.callOut).to.match(/^Tie for the lowest total: one more round\. Jana and Peter: \d+\./);
    expect(match.summary(game.element.match).extraRound).to.equal(true);
  });

  it('can be seen in every language', () => {
    const offered = [...page.querySelectorAll<HTMLOptionElement>('#language option')].map(
      ({ value }) => value,
    );
    expect(offered).to.deep.equal(['en', 'de', 'sk', 'hu', 'tr']);
  });
});

const CAPPED = {
  finish: 'normal',
  winner: 0,
  hands: [[], ['KH', 'KS', 'QD', 'JC', '9H', '8C', '7D', 'JK'], 17],
  melded: [true, false, true],
};

/** A round of three; who holds nothing went out. */
const won = (hands: readonly number[]): rummy.RummyRound => ({
  finish: 'normal',
  winner: hands.indexOf(0),
  hands,
  melded: [true, true, true],
});

const THREE = { players: 'Jana, Marek, Zuzana' };

/** What a form asks, in the order of the page. */
const questions = (game: RummyHarness): string[] => [...game.root.querySelectorAll('legend')].map(textOf);

describe('<rummy-score> in Slovak', () => {
  const speak = (round: object, more: object = {}) =>
    RummyHarness.show({ ...THREE, round, ...more }, { lang: 'sk' });

  it('asks and answers as the table does', async () => {
    const game = await speak(CAPPED);
    expect(questions(game)).to.deep.equal(['Kto ukončil kolo?', 'V ruke zostalo súčet kariet alebo karty']);
    expect(all(game.root, 'radio').slice(3).map(nameOf)).to.deep.equal(['normálne', 'z ruky', 'zablokované']);
    expect(game.verdict).to.equal('Jana ukončuje kolo');
    expect(game.comesTo('Marek')).to.deep.equal([
      'kráľ 10 + kráľ 10 + dáma 10 + dolník 10 + 9 + 8 + 7 + žolík 20',
      '84 + 25 = 109, najviac 100',
      '100 bodov',
    ]);
    expect(game.comesTo('Zuzana')).to.deep.equal(['17 bodov']);
    await game.press('radio', 'z ruky');
    expect(game.verdict).to.equal('');
    expect(game.errors).to.deep.equal(['Zuzana už má vyložené: nie je to z ruky.']);
    expect(game.reading).to.equal('Označený riadok ešte nesedí');
  });

  it('counts by its four forms', async () => {
    const hands = (n: number) => ({
      finish: 'normal',
      winner: 0,
      hands: [[], n, 7],
      melded: [true, true, true],
    });
    for (const [n, text] of [
      [1, '1 bod'],
      [3, '3 body'],
      [5, '5 bodov'],
      [22, '22 bodov'],
    ] as const) {
      expect((await speak(hands(n))).comesTo('Marek')).to.deep.equal([text]);
    }
  });

  it('says the lowest hand, the tie, the end, and what is left to the limit', async () => {
    const blocked = await speak({ finish: 'blocked', hands: [30, 12, 12], melded: [true, true, true] });
    expect(blocked.verdict).to.equal('Najmenej bodov v ruke: Marek a Zuzana');
    const game = await RummyHarness.show({ ...THREE, view: undefined }, { lang: 'sk', width: 380 });
    game.element.addRound(won([0, 60, 196]));
    await settled(game.element);
    expect(game.leads).to.equal('Jana vedie s najmenším počtom bodov: 0');
    expect(textOf(game.sheet.querySelector('tfoot td:last-child .vh')!)).to.equal(
      'Do hranice chýbajú 4 body',
    );
    game.element.addRound(won([60, 0, 10]));
    await settled(game.element);
    expect(game.headline).to.equal('Kolo č. 3 rozhodujúce');
    expect(game.callOut).to.equal(
      'Najnižší súčet majú viacerí: hrá sa ďalšie kolo. Jana a Marek: 60. Hrajú všetci.',
    );
    game.element.addRound(won([9, 8, 0]));
    await settled(game.element);
    expect(game.headline).to.equal('Koniec. Vyhráva Marek.');
  });
});

describe('<rummy-score> in Hungarian', () => {
  const speak = (round: object, more: object = {}) =>
    RummyHarness.show({ ...THREE, round, ...more }, { lang: 'hu' });

  it('asks and answers as the table does', async () => {
    const game = await speak(CAPPED);
    expect(questions(game)).to.deep.equal(['Ki ment ki?', 'Kézben maradt a lapok összege vagy a lapok']);
    expect(all(game.root, 'radio').slice(3).map(nameOf)).to.deep.equal(['simán', 'kézirömi', 'elakadt']);
    expect(game.verdict).to.equal('Jana kiment');
    expect(game.comesTo('Marek')).to.deep.equal([
      'király 10 + király 10 + dáma 10 + bubi 10 + 9 + 8 + 7 + dzsóker 20',
      '84 + 25 = 109, legfeljebb 100',
      '100 pont',
    ]);
    await game.press('radio', 'kézirömi');
    expect(game.errors).to.deep.equal(['Zuzana már nyitott: ez nem kézirömi.']);
  });

  it('says why everybody pays 200, the lowest hand, the tie and the end', async () => {
    const hand = await speak({ finish: 'hand', winner: 1, hands: [5, [], 5], melded: [false, true, false] });
    expect(hand.verdict).to.equal('Marek: kézirömi');
    expect(hand.text).to.include('Kézirömi: minden ellenfélnek 200.');
    const blocked = await speak({ finish: 'blocked', hands: [30, 12, 45], melded: [true, true, true] });
    expect(blocked.verdict).to.equal('Legkevesebb pont kézben: Marek');
    const game = await RummyHarness.show({ ...THREE, view: undefined }, { lang: 'hu', width: 380 });
    for (const hands of [
      [0, 60, 150],
      [60, 0, 55],
    ])
      game.element.addRound(won(hands));
    await settled(game.element);
    expect(game.headline).to.equal('3. játszma döntő');
    expect(game.callOut).to.equal(
      'Holtverseny a legkisebb összpontszámmal: még egy játszma. Jana és Marek: 60. Mindenki játszik.',
    );
    expect(textOf(game.sheet.querySelector('tfoot td:last-child .vh')!)).to.equal('véghatár elérve');
    game.element.addRound(won([9, 8, 0]));
    await settled(game.element);
    expect(game.headline).to.equal('Vége. Marek nyert.');
    expect(game.foot).to.equal('Véghatár: 200. Szabályok: rami.');
  });
});
