import { expect } from 'chai';
import '../../src/doko-score.js';
import { DokoHarness } from '../support/doko-harness.js';
import { setPage, settled } from '../support/page.js';

type Party = Readonly<Record<string, unknown>>;

const round = (reAugen: unknown, re: Party = {}, kontra: Party = {}, rest: Party = {}) => ({
  kind: 'normal',
  reAugen,
  re: { players: [0, 2], call: 'none', ...re },
  kontra: { call: 'none', ...kontra },
  ...rest,
});

const solo = (reAugen: unknown, re: Party = {}, kontra: Party = {}, rest: Party = {}) =>
  round(reAugen, { players: [1], ...re }, kontra, { kind: 'solo', solo: 'lust', ...rest });

/** What is to be read about a game in both languages: verdict, reason, entries, and the lines of the ledger. */
const GAMES: readonly {
  readonly what: string;
  readonly round: object;
  readonly entries: readonly [string, string, string, string];
  readonly en: readonly [verdict: string, reason: string, ...ledger: string[]];
  readonly de: readonly [verdict: string, reason: string, ...ledger: string[]];
}[] = [
  {
    what: 'a plain win of Re',
    round: round(121),
    entries: ['+1', '−1', '+1', '−1'],
    en: ['Re wins', 'Re needed 121 Augen and got 121.', 'Won 7.2.2 | 1 |', 'Value of the game | +1 | −1'],
    de: ['Re gewinnt', 'Re brauchte 121 Augen und hat 121.', 'Gewonnen 7.2.2 | 1 |', 'Spielwert | +1 | −1'],
  },
  {
    what: 'a missed keine 90, with a Fuchs for Kontra',
    round: round(148, { call: '90' }, { call: 'ansage', fuchs: 1 }),
    entries: ['−8', '+8', '−8', '+8'],
    en: [
      ...(['Kontra wins', 'After “keine 90” Re needed 151 Augen and got 148.'] as const),
      ...[
        'Won 7.2.2 | | 1',
        '“Re” said 7.2.2 | | 2',
        '“Kontra” said 7.2.2 | | 2',
        'Re: keine 90 7.2.2 | | 1',
      ],
      ...['Against the Kreuz-Damen 7.2.3 | | 1', 'Fuchs caught 7.2.3 | | 1', 'Value of the game | −8 | +8'],
    ],
    de: [
      ...(['Kontra gewinnt', 'Re brauchte nach „keine 90“ 151 Augen und hat 148.'] as const),
      ...[
        'Gewonnen 7.2.2 | | 1',
        'Re gesagt 7.2.2 | | 2',
        'Kontra gesagt 7.2.2 | | 2',
        'Re: keine 90 7.2.2 | | 1',
      ],
      ...['Gegen die Kreuz-Damen 7.2.3 | | 1', 'Fuchs gefangen 7.2.3 | | 1', 'Spielwert | −8 | +8'],
    ],
  },
  {
    what: 'a game that nobody wins',
    round: round(126, { call: '90' }, { call: '90' }),
    entries: ['+1', '−1', '+1', '−1'],
    en: [
      'Nobody wins',
      'Both Absagen failed. After “keine 90” Re needed 151 Augen and got 126. After “keine 90” Kontra needed 151 Augen and got 114.',
      ...['Re reached 120 7.1.4 | 1 |', 'Value of the game | +1 | −1'],
    ],
    de: [
      'Niemand gewinnt',
      'Beide Absagen verfehlt. Re brauchte nach „keine 90“ 151 Augen und hat 126. Kontra brauchte nach „keine 90“ 151 Augen und hat 114.',
      ...['Re hat 120 erreicht 7.1.4 | 1 |', 'Spielwert | +1 | −1'],
    ],
  },
  {
    what: '120 : 120 with only Kontra said, and a sum of both parties',
    round: round(120, {}, { call: 'ansage', doppelkopf: 1 }),
    entries: ['+2', '−2', '+2', '−2'],
    en: [
      ...([
        'Re wins',
        'Re needed 120 Augen and got 120.',
        'Won 7.2.2 | 1 |',
        '“Kontra” said 7.2.2 | 2 |',
      ] as const),
      ...['Doppelkopf 7.2.3 | | 1', 'Sum | 3 | 1', 'Value of the game | +2 | −2'],
    ],
    de: [
      ...([
        'Re gewinnt',
        'Re brauchte 120 Augen und hat 120.',
        'Gewonnen 7.2.2 | 1 |',
        'Kontra gesagt 7.2.2 | 2 |',
      ] as const),
      ...['Doppelkopf 7.2.3 | | 1', 'Summe | 3 | 1', 'Spielwert | +2 | −2'],
    ],
  },
  {
    what: 'a solo won with a band',
    round: solo([151, 180]),
    entries: ['−2', '+6', '−2', '−2'],
    en: [
      'Bernd wins the solo',
      'Re needed 121 Augen and got 151–180. The soloist gets three times the value.',
      ...['Won 7.2.2 | 1 |', 'Kontra below 90 7.2.2 | 1 |', 'Value of the game | +2 | −2'],
    ],
    de: [
      'Bernd gewinnt das Solo',
      'Re brauchte 121 Augen und hat 151–180. Der Solist bekommt das Dreifache.',
      ...['Gewonnen 7.2.2 | 1 |', 'Kontra unter 90 7.2.2 | 1 |', 'Spielwert | +2 | −2'],
    ],
  },
  {
    what: 'schwarz, said and kept',
    round: round(240, { call: 'schwarz' }),
    entries: ['+11', '−11', '+11', '−11'],
    en: [
      ...(['Re wins', 'Re said “schwarz”, and Kontra took no trick.', 'Won 7.2.2 | 1 |'] as const),
      ...['Kontra below 90 7.2.2 | 1 |', 'Kontra below 60 7.2.2 | 1 |', 'Kontra below 30 7.2.2 | 1 |'],
      ...['Kontra schwarz 7.2.2 | 1 |', '“Re” said 7.2.2 | 2 |', 'Re: keine 90 7.2.2 | 1 |'],
      ...['Re: keine 60 7.2.2 | 1 |', 'Re: keine 30 7.2.2 | 1 |', 'Re: schwarz 7.2.2 | 1 |'],
      'Value of the game | +11 | −11',
    ],
    de: [
      ...([
        'Re gewinnt',
        'Re hat „schwarz“ gesagt, und Kontra blieb ohne Stich.',
        'Gewonnen 7.2.2 | 1 |',
      ] as const),
      ...['Kontra unter 90 7.2.2 | 1 |', 'Kontra unter 60 7.2.2 | 1 |', 'Kontra unter 30 7.2.2 | 1 |'],
      ...['Kontra schwarz 7.2.2 | 1 |', 'Re gesagt 7.2.2 | 2 |', 'Re: keine 90 7.2.2 | 1 |'],
      ...['Re: keine 60 7.2.2 | 1 |', 'Re: keine 30 7.2.2 | 1 |', 'Re: schwarz 7.2.2 | 1 |'],
      'Spielwert | +11 | −11',
    ],
  },
  {
    what: 'a lost solo worth nothing but the game',
    round: solo(120),
    entries: ['+1', '−3', '+1', '+1'],
    en: [
      'Bernd loses the solo',
      'Kontra needed 120 Augen and got 120. The soloist gets three times the value.',
      ...['Won 7.2.2 | | 1', 'Value of the game | −1 | +1'],
    ],
    de: [
      'Bernd verliert das Solo',
      'Kontra brauchte 120 Augen und hat 120. Der Solist bekommt das Dreifache.',
      ...['Gewonnen 7.2.2 | | 1', 'Spielwert | −1 | +1'],
    ],
  },
];

const NAMES = ['Anna', 'Bernd', 'Clara', 'Dieter'];

/** What is read, line by line. */
const read = (game: DokoHarness) => [
  game.verdict,
  game.reason,
  ...game.ledger.map((row) => row.join(' | ').replace(/ +/g, ' ').trim()),
];

describe('<doko-score> says how a game ended', () => {
  for (const { what, round, entries, en, de } of GAMES) {
    it(`${what}: in English, in German, and back`, async () => {
      const game = await DokoHarness.show({ round });
      const expected = Object.fromEntries(NAMES.map((name, i) => [name, entries[i]]));
      for (const [lang, lines] of [
        ['en', en],
        ['de', de],
        ['en', en],
      ] as const) {
        setPage('lang', lang);
        await settled(game.element);
        expect(read(game)).to.deep.equal(lines);
        expect(game.entries).to.deep.equal(expected);
      }
    });
  }

  it('in a word to those who do not see it, point and points', async () => {
    const game = await DokoHarness.show();
    await game.tapName('Anna');
    await game.tapName('Clara');
    expect(game.status).to.equal('');
    await game.tapBand('121–150');
    expect(game.status).to.equal('Re wins, 1 point');
    await game.tapBand('151–180');
    expect(game.status).to.equal('Re wins, 2 points');
    await game.tapBand('60–89');
    expect(game.status).to.equal('Kontra wins, 3 points');
    await game.record();
    expect(game.status).to.equal('Recorded: Kontra wins, 3 points');
    expect(game.reading).to.equal('Recorded: Kontra wins, 3 points');
  });

  it('shows only who played', async () => {
    const players = [...NAMES, 'Eva'];
    const game = await DokoHarness.show({ players, round: { ...round(121), sitsOut: [1] } });
    expect(game.entries).to.deep.equal({ Anna: '+1', Clara: '+1', Dieter: '−1', Eva: '−1' });
  });
});
