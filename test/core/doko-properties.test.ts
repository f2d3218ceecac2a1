import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { always, BANDS, CALLS, rounds, seatsAt } from '../support/doko-rounds.js';
import { thawed } from '../support/frozen.js';

const SONDERPUNKTE = ['doppelkopf', 'fuchs', 'karlchen'] as const;
const PARTIES = ['re', 'kontra'] as const;

const entries = ({ points }: doko.DokoResult) => points.filter((entry) => entry !== null);
const sumOf = (items: readonly doko.DokoItem[]) => items.reduce((sum, { points }) => sum + points, 0);

describe('doko: what is true of every round', () => {
  it('says which game and which rules it was, and all that a result holds', () => {
    always(rounds, (round) => {
      const result = doko.score(round, 'tsr-24');
      expect(result).to.have.all.keys(
        ...['game', 'points', 'winners', 'items', 'warnings', 'rules', 'winner', 'value'],
        ...['flipped', 'factors', 'bock'],
      );
      expect(result.game).to.equal('doko');
      expect(result.rules).to.equal(doko.presets['tsr-24']);
      // no house rule has a say
      expect(result).to.deep.include({
        flipped: false,
        factors: { calls: 1, bock: 1 },
        bock: { layers: 0, triggers: [], starts: 0 },
      });
    });
  });

  it('gives four entries, and null to who sits out', () => {
    always(rounds, (round) => {
      const result = doko.score(round);
      expect(result.points).to.have.length(seatsAt(round).length);
      expect(entries(result)).to.have.length(4);
      for (const seat of round.sitsOut ?? []) expect(result.points[seat]).to.equal(null);
    });
  });

  it('adds up to 0, with entries that are all even or all odd (TSR 7.3)', () => {
    always(rounds, (round) => {
      const points = entries(doko.score(round));
      expect(points.reduce((sum, entry) => sum + entry, 0)).to.equal(0);
      expect(new Set(points.map((entry) => Math.abs(entry % 2))).size).to.equal(1);
    });
  });

  it('gives each party its value, and a soloist three times his own', () => {
    always(rounds, (round) => {
      const { points, value } = doko.score(round);
      for (const seat of seatsAt(round).filter((it) => !round.sitsOut?.includes(it))) {
        const own = round.kind === 'solo' ? 3 * value : value;
        expect(points[seat]).to.equal(round.re.players.includes(seat) ? own : 0 - value);
      }
    });
  });

  it('explains the value by its items: those of Re less those of Kontra', () => {
    always(rounds, (round) => {
      const { items, value } = doko.score(round);
      const [re, kontra] = PARTIES.map((party) => sumOf(items.filter((item) => item.party === party)));
      expect(re! - kontra!).to.equal(value);
    });
  });

  it('gives the loser of a won game nothing but Sonderpunkte', () => {
    always(rounds, (round) => {
      const { items, winner } = doko.score(round);
      if (winner === 'none') return;
      const lost = items.filter(({ party }) => party !== winner).map(({ code }) => code);
      expect(SONDERPUNKTE).to.include.members(lost);
    });
  });

  it('names every winner by seat, and nobody where nobody won', () => {
    always(rounds, (round) => {
      const { winner, winners } = doko.score(round);
      const re = [...round.re.players].sort();
      const others = seatsAt(round).filter((seat) => !re.includes(seat) && !round.sitsOut?.includes(seat));
      expect(winners).to.deep.equal(winner === 'none' ? [] : winner === 're' ? re : others);
    });
  });

  it('names the paragraph of each item, and who said what was said', () => {
    always(rounds, (round) => {
      const { items, winner } = doko.score(round);
      for (const { code, rule, by } of items) {
        const special = code === 'againstQueens' || (SONDERPUNKTE as readonly string[]).includes(code);
        expect(rule).to.equal(special ? '7.2.3' : winner === 'none' ? '7.1.4' : '7.2.2');
        expect(by !== undefined).to.equal(code.startsWith('said'));
      }
    });
  });

  it('counts no Sonderpunkte in a solo, and all of them otherwise', () => {
    always(rounds, (round) => {
      const { items } = doko.score(round);
      for (const party of PARTIES) {
        for (const code of SONDERPUNKTE) {
          const found = items.filter((item) => item.party === party && item.code === code);
          expect(sumOf(found)).to.equal(round.kind === 'solo' ? 0 : (round[party][code] ?? 0));
        }
      }
    });
  });

  it('is frozen through and through and survives JSON', () => {
    always(rounds, (round) => {
      const result = doko.score(round);
      expect(thawed(result)).to.equal(undefined);
      expect(JSON.parse(JSON.stringify(result))).to.deep.equal(result);
    });
  });

  it('has nothing against a round that it scores, and the same warnings', () => {
    always(rounds, (round) => {
      const findings = doko.validate(round);
      expect(findings).to.deep.equal({ errors: [], warnings: doko.score(round).warnings });
      expect(thawed(findings)).to.equal(undefined);
    });
  });

  it('leaves the round as it was, and takes one that is frozen', () => {
    always(rounds, (round) => {
      const before = JSON.stringify(round);
      const result = doko.score(round);
      expect(JSON.stringify(round)).to.equal(before);
      Object.values(round).forEach(Object.freeze);
      expect(doko.score(Object.freeze(round))).to.deep.equal(result);
    });
  });
});

describe('doko: what the public tables hold', () => {
  it('the nine bands of Augen, without a gap, frozen', () => {
    expect(doko.BANDS).to.deep.equal([...BANDS.slice(0, 4), 120, ...BANDS.slice(4)]);
    expect(thawed(doko.BANDS)).to.equal(undefined);
  });

  it('needs 121 and 120 Augen, and 120 and 121 where only Kontra was said', () => {
    for (const re of CALLS) {
      for (const kontra of CALLS) {
        const swapped = re === 'none' && kontra === 'ansage';
        expect(doko.needed('re', { re, kontra })).to.equal(swapped ? 120 : 121);
        expect(doko.needed('kontra', { re, kontra })).to.equal(swapped ? 121 : 120);
      }
    }
  });

  it('a game that is frozen, with the members of its module', () => {
    expect(thawed(doko.game)).to.equal(undefined);
    const { score, validate, defaults, presets } = doko;
    expect(doko.game).to.include({ id: 'doko', score, validate, defaults, presets });
    expect(doko.game.best(defaults)).to.equal('highest');
    expect(doko.game.seats).to.deep.equal({ min: 4, max: 7 });
  });
});
