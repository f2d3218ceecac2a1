/**
 * The words and letters in which people type cards, by language: all that is recognised, which is more than is ever
 * shown. Without accents and in lower case, as `fold` leaves them.
 */
export interface CardWords {
  /** Each rank from the ace to the king, its words parted by spaces. */
  readonly ranks: readonly string[];
  /** Clubs, spades, diamonds, hearts; a word that ends in `…` begins with that. */
  readonly suits: readonly string[];
  /** Letters for ranks that are not those of the code. Several ranks: it can mean either. */
  readonly rankLetters: ReadonlyMap<string, string>;
  /** Letters for suits, after a rank, that are not those of the code. */
  readonly suitLetters: ReadonlyMap<string, string>;
}

const letters = (of: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(of));

/** By language. */
export const CARD_WORDS: ReadonlyMap<string, CardWords> = new Map(
  Object.entries({
    en: {
      ranks: 'ace,two,three,four,five,six,seven,eight,nine,ten,jack,queen,king'.split(','),
      suits: ['club clubs', 'spade spades', 'diamond diamonds', 'heart hearts'],
      rankLetters: letters({}),
      suitLetters: letters({}),
    },
    de: {
      ranks: 'ass as,zwei,drei,vier,funf fuenf,sechs,sieben,acht,neun,zehn,bube bub,dame,konig koenig'.split(
        ',',
      ),
      suits: ['kreuz', 'pik', 'karo', 'herz'],
      rankLetters: letters({ d: 'Q', b: 'J' }),
      suitLetters: letters({ p: 'S', x: 'C', kr: 'C' }),
    },
    sk: {
      ranks:
        'eso,dvojka,trojka,stvorka,patka,sestka,sedmicka,osmicka,deviatka,desiatka,dolnik,dama,kral'.split(
          ',',
        ),
      suits: ['tref… kriz…', 'pik… list…', 'karo kary karov…', 'srd…'],
      rankLetters: letters({ d: 'QJ' }), // dáma and dolník
      suitLetters: letters({ p: 'S', t: 'C' }),
    },
    hu: {
      ranks: 'asz,kettes,harmas,negyes,otos,hatos,hetes,nyolcas,kilences,tizes,bubi jumbo,dama,kiraly'.split(
        ',',
      ),
      suits: ['treff', 'pikk', 'karo', 'kor'],
      rankLetters: letters({ d: 'Q', b: 'J' }),
      suitLetters: letters({ p: 'S', t: 'C' }),
    },
    tr: {
      ranks: (
        'as asi,iki ikili ikilisi,uc uclu uclusu,dort dortlu dortlusu,bes besli beslisi,alti altili altilisi,' +
        'yedi yedili yedilisi,sekiz sekizli sekizlisi,dokuz dokuzlu dokuzlusu,on onlu onlusu,' +
        'vale valesi bacak oglan,kiz kizi,papaz papazi'
      ).split(','),
      suits: ['sinek', 'maca', 'karo', 'kupa'],
      rankLetters: letters({}),
      suitLetters: letters({}), // s is sinek for some and spades for the code: suits go by their symbols, words or codes
    },
  }),
);

/** A joker as it is typed, for the games that have one. */
export const jokerWords = (locale: string): readonly string[] => [
  ...['jk', '*', '★', '🃏', 'jo…', 'zol…', 'dzs…'],
  ...(locale === 'sk' ? ['z'] : []),
];
