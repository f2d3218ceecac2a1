import { expect } from 'chai';
import fc from 'fast-check';
import { doko } from '../../src/core.js';
import type { RoundScoredEvent } from '../../src/doko-score.js';
import '../../src/doko-score.js';
import { DokoHarness } from '../support/doko-harness.js';
import { CALLS, rounds, seatsAt, SOLO_KINDS } from '../support/doko-rounds.js';
import { heard } from '../support/harness.js';
import { settled } from '../support/page.js';

const NAMES = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Falk', 'Gül'] as const;

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What the screen has to say about a round. */
const expectedEntries = ({ points }: doko.DokoResult): Record<string, string> =>
  Object.fromEntries(points.flatMap((n, seat) => (n === null ? [] : [[NAMES[seat]!, signed(n)]])));

describe('<doko-score> given any game', () => {
  it('shows what the core says: entries, points, winner', async () => {
    const game = await DokoHarness.show();
    await fc.assert(
      fc.asyncProperty(rounds, async (round) => {
        const result = doko.score(round);
        game.element.players = NAMES.slice(0, seatsAt(round).length);
        game.element.round = round;
        await settled(game.element);
        expect(game.errors).to.deep.equal([]);
        expect(game.element.result).to.deep.equal(result);
        expect(game.entries).to.deep.equal(expectedEntries(result));
        expect(game.notes.length > 0).to.equal(result.warnings.length > 0);

        const cells = result.items.map(({ party, points, rule }) => [
          ...[rule, party === 're' ? `${points}` : '', party === 'kontra' ? `${points}` : ''],
        ]);
        const rows = game.ledger.map(([label, ...figures]) => [
          /7\.\d\.\d$/.exec(label!)?.[0] ?? '',
          ...figures,
        ]);
        expect(rows.slice(0, cells.length)).to.deep.equal(cells);
        expect(rows.at(-1)!.slice(1)).to.deep.equal([signed(result.value), signed(0 - result.value)]);

        const soloist = NAMES[round.re.players[0]!];
        const verdicts = {
          normal: { re: 'Re wins', kontra: 'Kontra wins', none: 'Nobody wins' },
          solo: { re: `${soloist} wins the solo`, kontra: `${soloist} loses the solo`, none: 'Nobody wins' },
        };
        expect(game.verdict).to.equal(verdicts[round.kind][result.winner]);
      }),
      { numRuns: 150 },
    );
  });
});

// ---- Games as somebody enters them

const BANDS = [
  '0–29',
  '30–59',
  '60–89',
  '90–119',
  '120',
  '121–150',
  '151–180',
  '181–210',
  '211–240',
] as const;
const KINDS = {
  lust: 'Lustsolo',
  pflicht: 'Pflichtsolo',
  'stille-hochzeit': 'stille Hochzeit',
  hochzeit: 'Hochzeit',
};
const MOST = { Doppelkopf: 4, Fuchs: 2, Karlchen: 1 };
type What = keyof typeof MOST;
type Party = 'Re' | 'Kontra';

const party = fc.constantFrom<Party>('Re', 'Kontra');
const seat = fc.nat({ max: 5 });
const what = fc.constantFrom<What>('Doppelkopf', 'Fuchs', 'Karlchen');
const augen = fc.oneof(
  fc.integer({ min: 0, max: 240 }).map(String),
  fc.constantFrom('0', '240', '120', '121', '150', '151', '', '348', 'abc', '-1'),
);

const gesture = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('name' as const), seat }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('solo' as const), kind: fc.constantFrom(...SOLO_KINDS) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('out' as const), seat }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('augen' as const), party, text: augen }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('band' as const), band: fc.constantFrom(...BANDS) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tick' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('call' as const), party, call: fc.constantFrom(...CALLS) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('count' as const), party, what, by: fc.constantFrom(1, -1) }),
  },
);

type Gesture = typeof gesture extends fc.Arbitrary<infer T> ? T : never;

/** What somebody at the table would say was entered: a second account of the form, gesture by gesture. */
class Account {
  re: number[] = [];
  out: number[];
  solo: (typeof SOLO_KINDS)[number] | undefined;
  /** Re's, a number or a band; NaN for nonsense. */
  augen: number | doko.Band | undefined;
  ticked: boolean | undefined;
  readonly calls = { Re: 'none', Kontra: 'none' } as Record<Party, doko.Call>;
  readonly counts = { Re: {}, Kontra: {} } as Record<Party, Partial<Record<What, number>>>;

  constructor(readonly size: number) {
    this.out = [0, 1, 2, 3, 4, 5].slice(4, size);
  }

  get plays(): number[] {
    return [0, 1, 2, 3, 4, 5].slice(0, this.size).filter((it) => !this.out.includes(it));
  }

  /** The party that may be without a trick. */
  get zero(): 're' | 'kontra' | undefined {
    const [least, most] = typeof this.augen === 'object' ? this.augen : [this.augen, this.augen];
    return least === 0 ? 're' : most === 240 ? 'kontra' : undefined;
  }

  /** The band that is lit; to tap it changes nothing, for what was typed says more. */
  get lit(): string | undefined {
    const least = typeof this.augen === 'object' ? this.augen[0] : (this.augen ?? NaN);
    return BANDS.find((band) => {
      const [from, to = from] = band.split('–').map(Number);
      return from! <= least && least <= to!;
    });
  }

  /** Whether a gesture can be made at all; what is not there cannot be tapped. */
  can(it: Gesture): boolean {
    if (it.do === 'name') return this.plays.includes(it.seat);
    if (it.do === 'out') return this.size > 4 && it.seat < this.size;
    if (it.do === 'solo') return this.re.length === 1;
    if (it.do === 'tick') return this.zero !== undefined;
    if (it.do === 'count')
      return this.re.length !== 1 && (it.by > 0 || (this.counts[it.party][it.what] ?? 0) > 0);
    return true;
  }

  take(it: Gesture): void {
    if (it.do === 'name') {
      this.re = this.re.includes(it.seat)
        ? this.re.filter((x) => x !== it.seat)
        : [...this.re, it.seat].slice(-2);
    } else if (it.do === 'out') {
      const without = this.out.filter((x) => x !== it.seat);
      this.out = this.out.includes(it.seat) ? without : [...without, it.seat].slice(-(this.size - 4));
      this.re = this.re.filter((x) => !this.out.includes(x));
    } else if (it.do === 'solo') this.solo = it.kind;
    else if (it.do === 'augen') {
      const typed = /^\d+$/.test(it.text) ? Number(it.text) : NaN;
      this.augen = it.text === '' ? undefined : it.party === 'Re' ? typed : 240 - typed;
      this.ticked = undefined;
    } else if (it.do === 'band') {
      if (it.band === this.lit) return;
      const [least, most] = it.band.split('–').map(Number);
      this.augen = most === undefined ? least! : [least!, most];
      this.ticked = undefined;
    } else if (it.do === 'tick') this.ticked = !(this.ticked ?? typeof this.augen === 'number');
    else if (it.do === 'call') this.calls[it.party] = it.call;
    else {
      const total = (this.counts.Re[it.what] ?? 0) + (this.counts.Kontra[it.what] ?? 0);
      if (it.by < 0 || total < MOST[it.what]) {
        const counts = this.counts[it.party];
        counts[it.what] = (counts[it.what] ?? 0) + it.by;
        if (counts[it.what] === 0) delete counts[it.what];
      }
    }
    if (it.do === 'name' && this.re.length !== 1) this.solo = undefined;
  }

  /** The round, once everything has an answer. */
  get round(): doko.DokoRound | null {
    const isSolo = this.re.length === 1;
    if (this.plays.length !== 4 || this.re.length === 0 || (isSolo && !this.solo)) return null;
    if (
      this.augen === undefined ||
      (typeof this.augen === 'number' && !(this.augen >= 0 && this.augen <= 240))
    ) {
      return null;
    }
    const counts = (of: Party) =>
      Object.fromEntries(Object.entries(this.counts[of]).map(([key, n]) => [key.toLowerCase(), n]));
    return {
      kind: isSolo ? 'solo' : 'normal',
      reAugen: this.augen,
      ...(this.zero && this.ticked !== undefined && { noTrick: this.ticked ? this.zero : 'nobody' }),
      re: { players: this.re, call: this.calls.Re, ...counts('Re') },
      kontra: { call: this.calls.Kontra, ...counts('Kontra') },
      ...(isSolo && { solo: this.solo! }),
      ...(this.out.length > 0 && { sitsOut: this.out }),
    };
  }
}

const SPOKEN: Readonly<Record<string, string>> = {
  none: '',
  schwarz: 'schwarz',
  90: 'keine 90',
  60: 'keine 60',
  30: 'keine 30',
};

function make(game: DokoHarness, it: Gesture): Promise<void> {
  switch (it.do) {
    case 'name':
      return game.tapName(NAMES[it.seat]!);
    case 'out':
      return game.tapSitsOut(NAMES[it.seat]!);
    case 'solo':
      return game.chooseSolo(KINDS[it.kind]);
    case 'augen':
      return game.typeAugen(it.party, it.text);
    case 'band':
      return game.tapBand(it.band);
    case 'tick':
      return game.tickNoTrick();
    case 'call':
      return game.call(it.party, SPOKEN[it.call] ?? it.party);
    case 'count':
      return it.by > 0 ? game.plus(it.what, it.party) : game.minus(it.what, it.party);
  }
}

describe('<doko-score> entered anyhow', () => {
  it('has the round that was entered, and its result, after each gesture', async () => {
    const events = heard<RoundScoredEvent>('round-scored');
    let recorded = 0;
    const gestures = fc.array(gesture, { minLength: 8, maxLength: 24, size: 'max' });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: 6 }), gestures, async (size, gestures) => {
        const game = await DokoHarness.show({ players: NAMES.slice(0, size) });
        const account = new Account(size);
        for (const it of gestures) {
          if (!account.can(it)) continue;
          await make(game, it);
          account.take(it);
          const { round } = account;
          expect(game.element.result).to.deep.equal(round && doko.score(round));
          expect(game.entries).to.deep.equal(round ? expectedEntries(doko.score(round)) : {});
        }
        const { round } = account;
        const before = events.length;
        await game.record();
        expect(events).to.have.lengthOf(before + (round ? 1 : 0));
        if (round) {
          recorded++;
          expect(events.at(-1)!.detail).to.deep.equal({ game: 'doko', round, result: doko.score(round) });
        }
        game.element.remove();
      }),
      { numRuns: 40 },
    );
    expect(recorded, 'many of them whole games').to.be.greaterThan(5);
  });
});
