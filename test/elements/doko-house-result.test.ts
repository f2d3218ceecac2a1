import { expect } from 'chai';
import '../../src/doko-score.js';
import type { doko } from '../../src/core.js';
import { DokoHarness } from '../support/doko-harness.js';
import { until } from '../support/page.js';

type Part = Readonly<Record<string, unknown>>;

const round = (reAugen: unknown, re: Part = {}, kontra: Part = {}, rest: Part = {}) => ({
  kind: 'normal',
  reAugen,
  re: { players: [0, 2], call: 'none', ...re },
  kontra: { call: 'none', ...kontra },
  ...rest,
});

const solo = (reAugen: unknown, rest: Part = {}, re: Part = {}) =>
  round(reAugen, { players: [1], ...re }, {}, { kind: 'solo', solo: 'lust', ...rest });

const BOCK = { triggers: ['tie120', 'soloLost', 'bothCalled'] };

/** What is to be read: reason, the lines of the ledger and what follows it. */
const GAMES: readonly {
  readonly what: string;
  readonly rules: object;
  readonly round: object;
  readonly value: number;
  readonly en: readonly [reason: string, ...lines: string[]];
  readonly de: readonly [reason: string, ...lines: string[]];
}[] = [
  {
    what: 'Re said, which doubles, in a Bock game with two layers',
    rules: { calls: 'double', bock: BOCK },
    round: round(155, { call: 'ansage', fuchs: 1 }, {}, { bockLayers: 2 }),
    value: 20,
    en: [
      'Re needed 121 Augen and got 155.',
      ...['Won 1 × 8 7.2.2 | 8 |', 'Kontra below 90 1 × 8 7.2.2 | 8 |', '“Re” said 7.2.2 | × 2 |'],
      ...['Fuchs caught 1 × 4 7.2.3 | 4 |', 'Bock game × 4 | × 4 |', 'Value of the game | +20 | −20'],
    ],
    de: [
      'Re brauchte 121 Augen und hat 155.',
      ...['Gewonnen 1 × 8 7.2.2 | 8 |', 'Kontra unter 90 1 × 8 7.2.2 | 8 |', 'Re gesagt 7.2.2 | × 2 |'],
      ...['Fuchs gefangen 1 × 4 7.2.3 | 4 |', 'Bockspiel × 4 | × 4 |', 'Spielwert | +20 | −20'],
    ],
  },
  {
    what: 'points added in a Bock game, and a Bockrunde that it starts for two reasons',
    rules: { bock: { ...BOCK, effect: 'add', add: 3, perGame: 'each' } },
    round: round(120, { call: 'ansage' }, { call: 'ansage' }, { bockLayers: 1 }),
    value: -9,
    en: [
      'Kontra needed 120 Augen and got 120. Starts 2 Bockrunden (120 : 120 and Re and Kontra said).',
      ...['Won 7.2.2 | | 1', '“Re” said 7.2.2 | | 2', '“Kontra” said 7.2.2 | | 2'],
      ...['Against the Kreuz-Damen 7.2.3 | | 1', 'Bock game +3 | | 3', 'Value of the game | −9 | +9'],
    ],
    de: [
      'Kontra brauchte 120 Augen und hat 120. Löst 2 Bockrunden aus (120 : 120 und Re und Kontra angesagt).',
      ...['Gewonnen 7.2.2 | | 1', 'Re gesagt 7.2.2 | | 2', 'Kontra gesagt 7.2.2 | | 2'],
      ...['Gegen die Kreuz-Damen 7.2.3 | | 1', 'Bockspiel +3 | | 3', 'Spielwert | −9 | +9'],
    ],
  },
  {
    what: 'a game won too high without saying so, handed over as it is',
    rules: { feigheit: 'flip' },
    round: round(185),
    value: -3,
    en: [
      'Re got 185 Augen and had said too little: won too high, so lost (Feigheit).',
      ...['Won 7.2.2 | | 1', 'Kontra below 90 7.2.2 | | 1', 'Kontra below 60 7.2.2 | | 1'],
      'Value of the game | −3 | +3',
    ],
    de: [
      'Re hat 185 Augen und zu wenig angesagt: zu hoch gewonnen, also verloren (Feigheit).',
      ...['Gewonnen 7.2.2 | | 1', 'Kontra unter 90 7.2.2 | | 1', 'Kontra unter 60 7.2.2 | | 1'],
      'Spielwert | −3 | +3',
    ],
  },
  {
    what: 'the same, with what is beyond alone',
    rules: { feigheit: 'excess', bock: BOCK },
    round: round(185, {}, {}, { bockLayers: 1 }),
    value: -2,
    en: [
      'Re got 185 Augen and had said too little: won too high, so lost (Feigheit).',
      ...['Feigheit 1 × 2 | | 2', 'Bock game × 2 | | × 2', 'Value of the game | −2 | +2'],
    ],
    de: [
      'Re hat 185 Augen und zu wenig angesagt: zu hoch gewonnen, also verloren (Feigheit).',
      ...['Feigheit 1 × 2 | | 2', 'Bockspiel × 2 | | × 2', 'Spielwert | −2 | +2'],
    ],
  },
  {
    what: 'a loser who gains nothing, whatever the Sonderpunkte',
    rules: { noBackdoor: true },
    round: round(148, {}, { fuchs: 2 }),
    value: 0,
    en: [
      'Re needed 121 Augen and got 148.',
      ...['Won 7.2.2 | 1 |', 'Fuchs caught 7.2.3 | | 1', 'Fuchs caught 7.2.3 | | 1'],
      ...['The loser gains nothing | 1 |', 'Sum | 2 | 2', 'Value of the game | 0 | 0'],
    ],
    de: [
      'Re brauchte 121 Augen und hat 148.',
      ...['Gewonnen 7.2.2 | 1 |', 'Fuchs gefangen 7.2.3 | | 1', 'Fuchs gefangen 7.2.3 | | 1'],
      ...['Verlierer gewinnt nichts | 1 |', 'Summe | 2 | 2', 'Spielwert | 0 | 0'],
    ],
  },
  {
    what: 'a solo of fixed worth, lost in a Bock game',
    rules: { solo: { fixed: { won: 11, lost: 12 } }, bock: BOCK },
    round: solo(100, { bockLayers: 1 }),
    value: -24,
    en: [
      'Kontra needed 120 Augen and got 140. The soloist gets three times the value. Starts a Bockrunde (solo lost).',
      ...['Solo, fixed worth 12 × 2 | | 24', 'Bock game × 2 | | × 2', 'Value of the game | −24 | +24'],
    ],
    de: [
      'Kontra brauchte 120 Augen und hat 140. Der Solist bekommt das Dreifache. Löst eine Bockrunde aus (Solo verloren).',
      ...['Solo, fester Wert 12 × 2 | | 24', 'Bockspiel × 2 | | × 2', 'Spielwert | −24 | +24'],
    ],
  },
  {
    what: 'a kind of solo that counts three times',
    rules: { solo: { kinds: { damen: { times: 3 } } } },
    round: solo(155, { soloKind: 'damen' }),
    value: 6,
    en: [
      'Re needed 121 Augen and got 155. The soloist gets three times the value.',
      ...['Won 1 × 3 7.2.2 | 3 |', 'Kontra below 90 1 × 3 7.2.2 | 3 |', 'Damensolo | × 3 |'],
      'Value of the game | +6 | −6',
    ],
    de: [
      'Re brauchte 121 Augen und hat 155. Der Solist bekommt das Dreifache.',
      ...['Gewonnen 1 × 3 7.2.2 | 3 |', 'Kontra unter 90 1 × 3 7.2.2 | 3 |', 'Damensolo | × 3 |'],
      'Spielwert | +6 | −6',
    ],
  },
];

describe('the result of <doko-score> by house rules', () => {
  for (const { what, rules, round, value, ...texts } of GAMES) {
    for (const lang of ['en', 'de'] as const) {
      it(`explains ${what}, in ${lang}`, async () => {
        const game = await DokoHarness.show({ rules, round }, { lang });
        const [reason, ...lines] = texts[lang];
        expect(game.element.result).to.have.property('value', value);
        expect(game.reason).to.equal(reason);
        expect(game.ledger.map((cells) => cells.join(' | ').replace(/ +/g, ' ').trim())).to.deep.equal(lines);
      });
    }
  }

  it('adds up to the value, whatever multiplies it', async () => {
    for (const { rules, round } of GAMES) {
      const game = await DokoHarness.show({ rules, round });
      const { items, value } = game.element.result as doko.DokoResult;
      const sum = (party: string) => items.reduce((n, it) => n + (it.party === party ? it.points : 0), 0);
      expect(sum('re') - sum('kontra')).to.equal(value);
    }
  });

  it('says what is written beside the value: a fee, and gains or losses alone', async () => {
    const fee = { hochzeit: 2, bockLayers: 1 };
    const bock = { triggers: [] };
    const texts: readonly [rules: object, round: Part, ...texts: string[]][] = [
      [{ hochzeitFee: 1, bock }, fee, 'Hochzeit, Clara: +6, the others −2 each.'],
      [{ hochzeitFee: 1, writing: 'plus' }, fee, 'Hochzeit, Clara: +3.', 'Only gains are written.'],
      [
        { hochzeitFee: 1, writing: 'minus' },
        fee,
        ...['Hochzeit, Clara: the others −1 each.', 'Only losses are written.'],
      ],
      [{ hochzeitFee: 1 }, {}],
    ];
    for (const [rules, more, ...expected] of texts) {
      const game = await DokoHarness.show({ rules, round: round(148, {}, {}, more) });
      const table = game.root.querySelector('[part=ledger]')!;
      const after = [...table.parentElement!.querySelectorAll('[part=ledger] ~ p')];
      expect(after.map((it) => it.textContent.replace(/[\u2068\u2069]/g, ''))).to.deep.equal(expected);
    }
  });

  it('speaks of the Bock game, of Feigheit and of what it starts', async () => {
    const rules = { feigheit: 'flip', bock: { triggers: ['schwarz'] } };
    const game = await DokoHarness.show({ rules, round: round(185, {}, {}, { bockLayers: 1 }) });
    await game.tapBand('211–240');
    expect(game.status).to.equal('Kontra wins, 8 points. Bock game × 2. Feigheit');
    await game.tickNoTrick();
    expect(game.status).to.equal(
      'Kontra wins, 10 points. Bock game × 2. Feigheit. Starts a Bockrunde (schwarz)',
    );
  });

  it('says of a Sonderpunkt that these rules do not know that it does not count', async () => {
    const game = await DokoHarness.show({ readonly: true, round: round(148, { heartTrick: 1 }) });
    const text = 'Herzstich is not played here and does not count.';
    await until(() => game.notes.includes(text), text);
    expect(game.notes).to.deep.equal([text]);
    expect(game.element.result).to.have.property('value', 1);
  });
});
