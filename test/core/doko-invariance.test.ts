import { expect } from 'chai';
import fc from 'fast-check';
import { doko } from '../../src/core.js';
import { always, BANDS, noTricks, renamed, rounds, seatsAt, SOLO_KINDS } from '../support/doko-rounds.js';

const SONDERPUNKTE = ['doppelkopf', 'fuchs', 'karlchen'] as const;

/** The round with every count that says 0 or nothing written the other way. */
function otherZeros(round: doko.DokoRound): doko.DokoRound {
  const flip = <E extends doko.KontraEntry>(entry: E): E =>
    SONDERPUNKTE.reduce((changed, code) => {
      const { [code]: count, ...rest } = changed;
      if (count) return changed;
      return (count === undefined ? { ...rest, [code]: 0 } : rest) as E;
    }, entry);
  return { ...round, re: flip(round.re), kontra: flip(round.kontra) };
}

describe('doko: what makes no difference to a round', () => {
  const unchanged = (change: (round: doko.DokoRound) => doko.DokoRound) =>
    always(rounds, (round) => {
      expect(doko.score(change(round))).to.deep.equal(doko.score(round));
    });

  it('the order of the Re players and of those who sit out', () => {
    unchanged((round) => ({
      ...round,
      re: { ...round.re, players: [...round.re.players].reverse() },
      ...(round.sitsOut && { sitsOut: [...round.sitsOut].reverse() }),
    }));
  });

  it('whether a count is 0 or not given', () => unchanged(otherZeros));

  it('whether an empty list of who sits out is given', () => {
    unchanged(({ sitsOut, ...round }) => {
      if (sitsOut && sitsOut.length > 0) return { ...round, sitsOut };
      return sitsOut ? round : { ...round, sitsOut: [] };
    });
  });

  it('whether the party without a trick is named or follows from its 0 Augen', () => {
    unchanged((round) => {
      if (round.noTrick !== undefined) return round;
      const none = round.reAugen === 0 ? 're' : round.reAugen === 240 ? 'kontra' : 'nobody';
      return { ...round, noTrick: none };
    });
  });

  it('which kind of solo it was', () => {
    always(fc.tuple(rounds, fc.constantFrom(...SOLO_KINDS)), ([{ solo: _, ...round }, solo]) => {
      if (round.kind === 'normal') return;
      expect(doko.score({ ...round, solo })).to.deep.equal(doko.score(round));
    });
  });

  it('a property that is there but undefined', () => {
    unchanged((round) => {
      const all = { noTrick: undefined, solo: undefined, sitsOut: undefined, ...round };
      return all as doko.DokoRound;
    });
  });

  it('a band instead of any number in it, warnings apart', () => {
    const inBand = fc
      .constantFrom(...BANDS)
      .chain((band) => fc.tuple(fc.constant(band), fc.integer({ min: band[0], max: band[1] })));
    always(fc.tuple(rounds, inBand, fc.nat(2)), ([round, [band, augen], pick]) => {
      const allowed = noTricks(augen);
      const noTrick = allowed[1 + (pick % (allowed.length - 1))]!;
      const { warnings: _, ...wide } = doko.score({ ...round, reAugen: band, noTrick });
      const { warnings: __, ...exact } = doko.score({ ...round, reAugen: augen, noTrick });
      expect(wide).to.deep.equal(exact);
    });
  });

  it('the names of the seats: they carry their points along', () => {
    const withNames = rounds.chain((round) => {
      const seats = seatsAt(round);
      const names = fc.shuffledSubarray(seats, { minLength: seats.length, maxLength: seats.length });
      return fc.tuple(fc.constant(round), names);
    });
    always(withNames, ([round, names]) => {
      const name = (seat: number) => names[seat]!;
      const [before, after] = [doko.score(round), doko.score(renamed(round, name))];
      before.points.forEach((entry, seat) => expect(after.points[name(seat)]).to.equal(entry));
      expect([...after.winners].sort()).to.deep.equal(before.winners.map(name).sort());
      expect({ ...after, points: 0, winners: 0 }).to.deep.equal({ ...before, points: 0, winners: 0 });
    });
  });
});

describe('doko: in a match, where seats come and go', () => {
  const placed = rounds.chain((round) => {
    const size = seatsAt(round).length;
    const present = fc.uniqueArray(fc.nat({ max: 11 }), { minLength: size, maxLength: size });
    return fc.tuple(fc.constant(round), present);
  });

  it('gives points to who is present, and null to who left or has not joined', () => {
    always(placed, ([round, present]) => {
      const alone = doko.score(round);
      const { points, winners, ...rest } = doko.score(
        renamed(round, (seat) => present[seat]!),
        undefined,
        { present },
      );
      const wanted = Array.from({ length: Math.max(...present) + 1 }, (_, seat) => {
        const at = present.indexOf(seat);
        return at < 0 ? null : alone.points[at];
      });
      expect(points).to.deep.equal(wanted);
      expect(winners).to.deep.equal(alone.winners.map((seat) => present[seat]!).sort((a, b) => a - b));
      expect(rest).to.deep.equal({ ...rest, winner: alone.winner, value: alone.value, items: alone.items });
    });
  });

  it('does not care in which order the seats present are listed', () => {
    always(placed, ([round, present]) => {
      const inMatch = renamed(round, (seat) => present[seat]!);
      const sorted = [...present].sort((a, b) => a - b);
      expect(doko.score(inMatch, 'tsr', { present })).to.deep.equal(
        doko.score(inMatch, 'tsr', { present: sorted }),
      );
    });
  });
});
