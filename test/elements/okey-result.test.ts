import { expect } from 'chai';
import type { okey } from '../../src/core.js';
import '../../src/okey-score.js';
import { OkeyHarness, PLAYERS } from '../support/okey-harness.js';
import { settled } from '../support/page.js';
import { all, nameOf, textOf } from '../support/roles.js';

const RUNS = ['AH', '2H', '3H', 'JD', 'QD', 'KD', '9C', '9D', 'OK', '2C', '4C', '8S', '10H', 'QC'];
const PAIRS = ['2C', '2C', '5D', '5D', '9H', '9H', 'JS', 'JS', 'KD', 'OK', '3C', '4C', '10H', 'FO'];
const NOTHING = ['AC', '3S', '4D', '6H', '7C', '8S', '9H', 'JC', 'KD', '2S', '5C', 'QH', '10S', 'KC'];
const COMPLETE = ['AH', '2H', '3H', '4H', '9S', '10S', 'JS', 'QS', '6C', '6D', '6H', 'KC', 'KD', 'OK'];
const SEVEN_PAIRS = ['2C', '2C', '5D', '5D', '9H', '9H', 'JS', 'JS', 'KD', 'KD', '4C', '4C', 'QH', 'QH'];

/** A round of two, in which the second is left with a hand. */
const left = (hand: readonly string[] | number, more: object = {}) => ({
  suit: 'S',
  okey: '7S',
  finish: 'normal',
  winner: 0,
  hands: [[], hand],
  ...more,
});

const showLeft = (hand: readonly string[] | number, more: object = {}, attributes: object = {}) =>
  OkeyHarness.show({ players: 'Ayşe, Mehmet', round: left(hand, more), ...attributes });

describe('<okey-score> and the lowest penalty of a hand', () => {
  it('frames runs and sets, lays loose cards apart, says what a wild card stands for, and adds up', async () => {
    const game = await showLeft(RUNS);
    expect(game.arrangement).to.deep.equal([
      'Run: jack of diamonds, queen of diamonds, king of diamonds',
      'Run: ace of hearts, two of hearts, three of hearts',
      'Set: nine of clubs, nine of diamonds, Okey as nine of spades',
      'Loose: queen of clubs, ten of hearts, eight of spades, four of clubs, two of clubs',
    ]);
    expect(game.sums).to.deep.equal(['10 + 10 + 8 + 4 + 2 = 34']);
  });

  it('says what the cards count, beside the form and where a round is only shown', async () => {
    for (const readonly of [false, true]) {
      const game = await showLeft(RUNS, {}, { readonly });
      expect(game.text).to.include('Values: A 11, J Q K 10.');
      const tiles = await showLeft(RUNS, {}, { readonly, cards: 'tiles' });
      expect(tiles.text).to.include('Values: their number.');
    }
    const numbers = await showLeft(12, {}, { readonly: true });
    expect(numbers.text).to.not.include('Values:');
  });

  it('writes out pairs, the run beside them and what counts double, and what runs alone would come to', async () => {
    const game = await showLeft(PAIRS);
    expect(game.arrangement.slice(0, 2)).to.deep.equal([
      'Run: two of clubs, three of clubs, four of clubs',
      'Pair: king of diamonds, Okey as king of diamonds',
    ]);
    expect(game.arrangement.at(-1)).to.equal(
      'Loose: ten of hearts, False Okey as seven of spades, two of clubs',
    );
    expect(game.sums).to.deep.equal(['4 pairs + run, 2 × (10 + 7 + 2) = 38 With runs and sets: 58']);
  });

  it('writes out pairs with nothing beside them, and pairs with a set', async () => {
    const pairs = ['2C', '2C', '5D', '5D', '9H', '9H', 'JS', 'JS', 'KD', 'KD'];
    const alone = await showLeft([...pairs, '4C', '7D', '8S', 'QC']);
    expect(alone.sums).to.deep.equal(['5 pairs, 2 × (10 + 8 + 7 + 4) = 58']);
    const withSet = await showLeft([...pairs, '4C', '4S', '4H', '3D']);
    expect(withSet.sums).to.deep.equal(['5 pairs + set, 2 × 3 = 6 With runs and sets: 75']);
  });

  it('says why it is 100 where nothing comes off', async () => {
    const game = await showLeft(NOTHING);
    expect(game.arrangement).to.have.lengthOf(1);
    expect(game.sums).to.deep.equal(['Neither combination nor enough pairs: 100.']);
    expect(game.reckoning[1]).to.deep.equal(['Mehmet', '100 × 3 spades', '300']);
  });

  it('says that a hand counts at most 100 where the rules say so', async () => {
    const hand = '2H 3H 4H AC AS KC KD QH JC 10S 9H 9C 8S 7C'.split(' ');
    const game = await showLeft(hand, {}, { rules: { capAt100: true } });
    expect(game.sums[0]).to.match(/ = 105, at most 100$/);
    expect(game.reckoning[1]![1]).to.equal('100 × 3 spades');
  });

  it('shows what was entered while it is not known which card the Okey is', async () => {
    const game = await OkeyHarness.show({ players: 'Ayşe, Mehmet' });
    await game.chooseSuit('spades');
    await game.chooseWinner('Ayşe');
    await game.tapCards(['9C', '9D', 'OK']);
    expect(game.sums).to.deep.equal(['The penalty is known once the Okey is chosen.']);
    expect(game.reading).to.equal('Still open: which card is the Okey');
    await game.chooseOkey('7S');
    expect(game.status).to.match(/^Okey: seven of spades/);
    expect(game.sums[0]).to.equal(
      'Complete hand held back: 100.'.replace(/^/, 'All of it is in runs and sets. '),
    );
  });
});

describe('<okey-score> and a complete hand', () => {
  it('recognises it, says so, and lets the table overrule', async () => {
    const game = await showLeft(COMPLETE);
    expect(game.sums).to.deep.equal(['All of it is in runs and sets. Complete hand held back: 100.']);
    expect(game.oddities).to.deep.equal(['Mehmet: complete hand, counted as held back.']);
    expect(game.reckoning[1]).to.deep.equal(['Mehmet', '100 × 3 spades', '300']);
    await game.tick('held back');
    expect(game.sums).to.deep.equal(['0']);
    expect(game.reckoning[1]).to.deep.equal(['Mehmet', '0 × 3 spades', '0']);
    expect(game.oddities).to.deep.equal([]);
    await game.tick('held back');
    expect(game.reckoning[1]![2]).to.equal('300');
    await game.record();
    expect((game.element.result as okey.OkeyResult).items[1]!.code).to.equal('held-back');
  });

  it('recognises seven pairs', async () => {
    const game = await showLeft(SEVEN_PAIRS);
    expect(game.sums).to.deep.equal(['All of it is in pairs. Complete hand held back: 100.']);
  });

  it('forgets what was ticked when the hand changes', async () => {
    const game = await showLeft(COMPLETE, { heldBack: [null, false] });
    expect(game.reckoning[1]![2]).to.equal('0');
    await game.removeCard('2H');
    expect(game.has('checkbox', /^held back/)).to.equal(false);
    await game.tapCard('2H');
    expect(game.reckoning[1]![2]).to.equal('300');
  });
});

describe('<okey-score> and the factors', () => {
  const SUITS = { C: ['clubs', 2], S: ['spades', 3], D: ['diamonds', 4], H: ['hearts', 5] } as const;
  const FINISHES = {
    normal: ['', 1],
    pairs: [' × 2 pairs', 2],
    okey: [' × 2 Okey', 2],
    'pairs-okey': [' × 4 pairs + Okey', 4],
  } as const;

  for (const [suit, [name, table]] of Object.entries(SUITS)) {
    for (const [finish, [times, factor]] of Object.entries(FINISHES)) {
      it(`are written out: ${name}, ${finish}`, async () => {
        const game = await showLeft(14, { suit, finish, okey: undefined });
        const won = { normal: '−100', 'pairs-okey': `−200 × ${table} ${name}` }[finish];
        const points = finish === 'normal' ? 100 : (finish === 'pairs-okey' ? 200 : 100) * table;
        expect(game.reckoning).to.deep.equal([
          ['Ayşe', won ?? `−100 × ${table} ${name}`, `−${points.toLocaleString('en')}`],
          ['Mehmet', `14 × ${table} ${name}${times}`, String(14 * table * factor)],
        ]);
        expect(game.why).to.include(`Table factor, ${name}: ×${table}.`);
      });
    }
  }

  it('of clubs is what the rules say', async () => {
    const game = await showLeft(14, { suit: 'C', okey: undefined }, { rules: { clubsFactor: 10 } });
    expect(game.reckoning[1]).to.deep.equal(['Mehmet', '14 × 10 clubs', '140']);
    expect(game.has('radio', 'clubs, ×10')).to.equal(true);
  });

  it('of a hand held back are what the rules say', async () => {
    const game = await showLeft(COMPLETE, { finish: 'pairs' }, { rules: { heldBackFactor: 'table' } });
    expect(game.reckoning[1]).to.deep.equal(['Mehmet', '100 × 3 spades', '300']);
  });

  it('count without a finish when nobody finished: everybody pays', async () => {
    const game = await OkeyHarness.show({ players: 'Ayşe, Mehmet, Elif' });
    await game.chooseSuit('hearts');
    await game.chooseWinner('Elif');
    await game.tick('With pairs');
    await game.chooseWinner('Nobody');
    expect(game.chosen().filter((name) => /^(Okey thrown|With pairs)/.test(name))).to.deep.equal([]);
    expect(game.tabs).to.have.lengthOf(3);
    for (const points of ['3', '0', '12']) {
      await game.typePenalty(points);
      if (points !== '12') await game.nextHand();
    }
    expect(game.verdict).to.equal('Nobody finished');
    expect(game.why).to.equal('Stock empty: everybody pays. Table factor, hearts: ×5.');
    expect(game.reckoning.map((row) => row.slice(1))).to.deep.equal([
      ['3 × 5 hearts', '15'],
      ['0 × 5 hearts', '0'],
      ['12 × 5 hearts', '60'],
    ]);
  });

  it('stand in the lines before all hands are in', async () => {
    const game = await OkeyHarness.show();
    await game.chooseSuit('spades');
    await game.chooseWinner('Ayşe');
    await game.typePenalty('24');
    expect(game.verdict).to.equal('');
    expect(game.reckoning).to.deep.equal([
      ['Ayşe', '−100', '−100'],
      ['Mehmet', '24 × 3 spades', '72'],
      ['Elif', 'hand not entered', '–'],
      ['Can', 'hand not entered', '–'],
    ]);
    expect(game.reading).to.equal('Mehmet 72');
  });
});

describe('<okey-score> and a round that is only shown', () => {
  it('has the arrangement of every hand of cards under its line', async () => {
    const game = await OkeyHarness.show({
      readonly: true,
      round: left(RUNS, { hands: [[], RUNS, 24, NOTHING] }),
    });
    expect(game.reckoning.map(([name]) => name)).to.deep.equal([...PLAYERS]);
    expect(all(game.root, 'img').map((it) => it.ariaLabel?.replace(/:.*/, ''))).to.deep.equal([
      'Run',
      'Run',
      'Set',
      'Loose',
      'Loose',
    ]);
    expect(game.sums).to.deep.equal([
      '10 + 10 + 8 + 4 + 2 = 34',
      'Neither combination nor enough pairs: 100.',
    ]);
    expect(all(game.root, 'button')).to.deep.equal([]);
  });

  it('says what is odd about it', async () => {
    const game = await showLeft(['3C', '4C', '5C', 'KD'], { okey: '7H' });
    expect(game.oddities).to.deep.equal([
      'The Okey has another suit than the round.',
      'Mehmet: 4 cards, not 14.',
    ]);
  });
});

describe('<okey-score> in Turkish', () => {
  it('speaks as the table does', async () => {
    const game = await OkeyHarness.show(
      { round: left(RUNS, { finish: 'pairs', hands: [[], RUNS, 24, 7] }) },
      { lang: 'tr' },
    );
    expect(game.verdict).to.equal('Ayşe bitti');
    expect(game.why).to.equal('Çiftten bitti: ×2. Renk çarpanı, maça: ×3.');
    expect(game.reckoning[1]).to.deep.equal(['Mehmet', '34 × 3 maça × 2 çift', '204']);
    expect(
      all(game.root, 'group')
        .map((it) => textOf(it.querySelector('legend') ?? it))
        .slice(0, 3),
    ).to.deep.equal(['Elin rengi', 'Kim bitti?', 'Kalanların eli']);
    expect(all(game.root, 'group').slice(3).map(nameOf)).to.deep.equal(['Seri', 'Seri', 'Grup', 'Boşta']);
    await game.press('radio', 'Kimse');
    await settled(game.element);
    expect(game.reading).to.equal('Eksik: kalan eller');
  });

  it('says why it is 100, and what nobody finished is called', async () => {
    const nothing = await OkeyHarness.show({ players: 'Ayşe, Mehmet', round: left(NOTHING) }, { lang: 'tr' });
    expect(nothing.sums).to.deep.equal(['Ne per var ne yeterli çift: 100.']);
    const held = await OkeyHarness.show(
      { players: 'Ayşe, Mehmet', round: left(COMPLETE, { finish: 'pairs-okey' }) },
      { lang: 'tr' },
    );
    expect(held.sums).to.deep.equal(['Elin tamamı seri ve grup. Okeye dönüyordu: 100.']);
    expect(held.reckoning[1]).to.deep.equal(['Mehmet', '100 × 3 maça × 4 çift + okey', '1.200']);
    const none = await OkeyHarness.show(
      { players: 'Ayşe, Mehmet', round: { suit: 'H', finish: 'exhausted', hands: [3, 8] } },
      { lang: 'tr' },
    );
    expect(none.verdict).to.equal('Kimse bitmedi');
  });
});
