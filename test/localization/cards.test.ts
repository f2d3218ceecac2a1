import { expect } from 'chai';
import fc from 'fast-check';
import { jokerWords } from '../../src/localization/card-words.js';
import { isRead } from '../../src/localization/card-reading.js';
import { readCards, type CardTyping } from '../../src/localization/cards.js';

const LANGUAGES = ['en', 'de', 'sk', 'hu', 'tr'];
const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');

/** What was read: the codes, and `?` with the reason for what was refused. */
const codes = (text: string, locale: string, more: Partial<CardTyping> = {}): string =>
  readCards(text, { locale, suits: 'optional', own: { JK: jokerWords(locale) }, ...more })
    .map((it) => (isRead(it) ? it.code : `?${it.problem}${it.ranks ? `:${it.ranks.join('')}` : ''}`))
    .join(' ');

/** Every way to type a card that the glossary has, for a language. */
const CASES: Record<string, Record<string, string>> = {
  en: {
    'K♥': 'KH',
    '10h': '10H',
    'A A 7': 'A A 7',
    'TD, td': '10D 10D',
    'ace king queen jack ten two': 'A K Q J 10 2',
    'five of clubs, Queen of Hearts': '5C QH',
    'seven spades': '7S',
    joker: 'JK',
    'JK * Jo': 'JK JK JK',
    J: 'J',
    D: '?unknown',
    'B P H X': '?unknown ?unknown ?unknown ?unknown',
    S: '?unknown',
    '5S': '5S',
    'DH BC': '?unknown ?unknown',
  },
  de: {
    'A K D B 10': 'A K Q J 10',
    'Q J': 'Q J',
    'DH DD BK': 'QH QD ?unknown',
    'D♥ B♣ ♦B': 'QH JC JD',
    '10Kr KX bx 7p': '10C KC JC 7S',
    'Kreuz-Fünf, Karo-Ass, Herz König': '5C AD KH',
    'Pik Dame Pik Bube': 'QS JS',
    'D B Kreuz-Fünf Herz Dame': 'Q J 5C QH',
    'Dame Pik Bube Herz': 'QS JH', // as nobody says it, and yet
    'Dame Pik, Bube': 'QS J',
    'Dame Pik': 'QS',
    '7 ♥ 8': '7H 8',
    'Kreuzfünf herzkönig Karoass': '5C KH AD',
    'fuenf Koenig': '5 K',
    'AS KS': 'A KS',
    Joker: 'JK',
    Z: '?unknown',
  },
  sk: {
    'A K Q J': 'A K Q J',
    D: '?several:QJ',
    'DH D♥': '?several:QJ ?several:QJ',
    '7D KD': '7D KD',
    B: '?unknown',
    'eso kráľ dáma dolník': 'A K Q J',
    'ESO KRAL DAMA DOLNIK': 'A K Q J',
    'trefová päťka, srdcový kráľ, kárové eso, pikový dolník': '5C KH AD JS',
    'krížová dáma, listové eso': 'QC AS',
    'dolník srdcová sedmička kráľ piková dáma': 'J 7H K QS',
    'žolík Ž Z zolik žolíky': 'JK JK JK JK JK',
    '10P 7T T TT': '10S 7C 10 10C',
    'S P': '?unknown ?unknown',
  },
  hu: {
    'A K Q J D B': 'A K Q J Q J',
    'ász király dáma bubi jumbó': 'A K Q J J',
    'kőr király, treff ötös, pikk tízes, káró ász': 'KH 5C 10S AD',
    'kör király': 'KH',
    'KőR hetes': '7H',
    'dzsóker Dzs': 'JK JK',
    '10T TP DH BD': '10C 10S QH JD',
    'KK K': '?unknown K',
  },
  tr: {
    'A K Q J': 'A K Q J',
    'as papaz kız vale': 'A K Q J',
    'KIZ kiz bacak oğlan': 'Q Q J J',
    'kupa kızı, maça ası, sinek beşlisi, karo onlusu': 'QH AS 5C 10D',
    'İKİLİ ikili ıkılı üçlü dörtlü': '2 2 2 3 4',
    '5S 5♣': '5S 5C',
    'D B P M S': '?unknown ?unknown ?unknown ?unknown ?unknown',
    '5M 7P': '?unknown ?unknown',
    joker: 'JK',
  },
};

describe('typed cards', () => {
  for (const [locale, cases] of Object.entries(CASES)) {
    for (const [text, read] of Object.entries(cases)) {
      it(`${locale}: “${text}” is ${read}`, () => expect(codes(text, locale)).to.equal(read));
    }
  }

  for (const locale of LANGUAGES) {
    it(`reads the international code of every card, in either case, in ${locale}`, () => {
      const cards = RANKS.flatMap((rank) => ['C', 'S', 'D', 'H'].map((suit) => rank + suit)).join(' ');
      const asWords = (text: string) => codes(text, locale, { suits: 'needed' });
      expect([asWords(cards), asWords(cards.toLowerCase())]).to.deep.equal([cards, cards]);
    });
  }

  it('reads symbols on either side, with nothing, a space or an emoji’s sign between', () => {
    const typed = ['K♥Q♠10♦', '♥K♠Q♦10', 'K ♥ Q ♠ 10 ♦', '♥ K, ♠ Q, ♦ 10', 'K♥️Q♠️10♦️', 'K♡/Q♤+10♢'];
    expect(typed.map((text) => codes(text, 'en'))).to.deep.equal(typed.map(() => 'KH QS 10D'));
  });

  it('gives a suit to the rank that it touches, and to none beyond a comma', () => {
    expect(codes('K ♥Q', 'en')).to.equal('K QH');
    expect(codes('7*7', 'en')).to.equal('7 JK 7');
    expect(codes('7, ♥Q', 'en')).to.equal('7 QH');
    expect(codes('7, ♥', 'en')).to.equal('7 ?unknown');
  });

  it('reads what is pasted with brackets, quotes, dots and lines', () => {
    expect(codes('„K♥“; (A♦), [7]\n10h. – Q', 'en')).to.equal('KH AD 7 10H Q');
  });

  it('understands words of another language where they mean nothing in the own one', () => {
    expect(codes('Kreuz Bube, kupa kızı, eso, ace of spades', 'hu')).to.equal('JC QH A AS');
  });

  it('refuses numbers that no card has, and letters that run together', () => {
    expect(codes('1 11 0 77 AAK KHQH', 'de')).to.equal(Array(6).fill('?unknown').join(' '));
  });

  it('asks for the suit where cards need one', () => {
    expect(codes('K 7 KH ♥A', 'en', { suits: 'needed' })).to.equal('?suit ?suit KH AH');
  });

  it('takes “as” for the ace of spades where an ace alone is no card', () => {
    expect(codes('AS, kupa as, maça ası', 'tr', { suits: 'needed' })).to.equal('AS AH AS');
  });

  it('knows the cards of a game by names of several words', () => {
    const own = { OK: ['ok', 'okey'], FO: ['fo', 'sahte okey'] };
    expect(codes('okey, sahte okey, FO, sahte, okey', 'tr', { own })).to.equal('OK FO FO ?unknown OK');
  });

  it('says which piece of the text it could not read', () => {
    const readings = readCards('K♥ xyz, ♠ 7', { locale: 'en', suits: 'optional' });
    expect(readings.map(({ text }) => text)).to.deep.equal(['K♥', 'xyz', '♠ 7']);
  });

  it('reads anything without a fault, in pieces that stand in the text', () => {
    const piece = fc.constantFrom(
      'K',
      '♥',
      '10',
      ' ',
      ',',
      'of',
      'kőr',
      'İ',
      '🃏',
      '\u0301',
      'constructor',
      '-',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.array(piece).map((all) => all.join('')),
        ),
        fc.constantFrom(...LANGUAGES, 'xx', 'constructor'),
        (text, locale) => {
          let from = 0;
          for (const reading of readCards(text, {
            locale,
            suits: 'optional',
            own: { JK: jokerWords(locale) },
          })) {
            const at = text.indexOf(reading.text, from);
            expect(at).to.be.at.least(from);
            from = at + reading.text.length;
            if (isRead(reading)) expect(reading.code).to.match(/^((10|[2-9AJQK])[CSDH]?|JK)$/);
          }
        },
      ),
    );
  });
});
