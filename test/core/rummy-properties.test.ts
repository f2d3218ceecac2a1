import { expect } from 'chai';
import fc from 'fast-check';
import { match, rummy } from '../../src/core.js';

const { score, unmeldedCap } = rummy;

const code = fc.constantFrom(
  'JK',
  ...'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').flatMap((rank) => [rank, `${rank}H`]),
);
const hand = fc.oneof(fc.array(code, { minLength: 1, maxLength: 14 }), fc.integer({ min: 1, max: 250 }));
const table = fc.array(fc.record({ hand, melded: fc.boolean() }), { minLength: 2, maxLength: 6 });
const finish = fc.constantFrom<rummy.Finish>('normal', 'hand', 'blocked');
const options: fc.Arbitrary<Partial<rummy.RummyRules>> = fc.record(
  {
    surcharge: fc.nat(60),
    cap: fc.option(fc.integer({ min: 0, max: 150 })),
    capOfLimit: fc.option(fc.constantFrom(0, 0.25, 0.5, 1)),
    blockedTie: fc.constantFrom('shared', 'none'),
    blockedUnmelded: fc.constantFrom('surcharge', 'cards'),
    ace: fc.constantFrom(10, 11, 15),
  },
  { requiredKeys: [] },
);

/** A round nothing is wrong with. */
const round: fc.Arbitrary<rummy.RummyRound> = fc.tuple(table, finish, fc.nat()).map(([seats, how, pick]) => {
  if (how === 'blocked') {
    return { finish: how, hands: seats.map((it) => it.hand), melded: seats.map((it) => it.melded) };
  }
  const winner = pick % seats.length;
  return {
    finish: how,
    winner,
    hands: seats.map((it, seat) => (seat === winner ? [] : it.hand)),
    melded: seats.map((it, seat) => (seat === winner ? true : how === 'normal' && it.melded)),
  };
});

const always = (check: (it: rummy.RummyRound, rules: Partial<rummy.RummyRules>) => void) =>
  fc.assert(fc.property(round, options, (it, rules) => void check(it, rules)));

describe('rummy: what holds for every round', () => {
  it('is scored without an error', () => {
    always((it, rules) => expect(rummy.validate(it, rules).errors).to.deep.equal([]));
  });

  it('the winner never pays', () => {
    always((it, rules) => {
      const { points, winners } = score(it, rules);
      for (const seat of winners) expect(points[seat]).to.equal(0);
      if (it.finish !== 'blocked') expect(winners).to.deep.equal([it.winner]);
    });
  });

  it('nobody who has not melded pays over the cap, except from hand', () => {
    always((it, rules) => {
      const cap = unmeldedCap(it.hands.length, rules) ?? Infinity;
      const { points } = score(it, rules);
      const asEver = it.finish === 'normal' || (it.finish === 'blocked' && rules.blockedUnmelded !== 'cards');
      points.forEach((paid, seat) => {
        if (it.finish === 'hand') expect(paid).to.equal(seat === it.winner ? 0 : 200);
        else if (asEver && it.melded[seat] === false) expect(paid).to.be.at.most(cap);
      });
    });
  });

  it('a seat’s lines add up to its points', () => {
    always((it, rules) => {
      const { points, items } = score(it, rules);
      points.forEach((paid, seat) => {
        const own = items.filter((item) => item.seat === seat);
        expect(own.length).to.be.greaterThan(0);
        expect(own.reduce((sum, item) => sum + item.points, 0)).to.equal(paid);
      });
    });
  });

  it('the order of the seats does not matter', () => {
    fc.assert(
      fc.property(round, options, fc.nat(), (it, rules, pick) => {
        const size = it.hands.length;
        const from = it.hands.map((_, seat) => (pick % 2 === 0 ? size - 1 - seat : (seat + pick) % size));
        const turned: rummy.RummyRound = {
          finish: it.finish,
          ...(it.winner === undefined ? {} : { winner: from.indexOf(it.winner) }),
          hands: from.map((seat) => it.hands[seat] as rummy.Hand),
          melded: from.map((seat) => it.melded[seat] as boolean),
        };
        const before = score(it, rules);
        const after = score(turned, rules);
        expect(after.points).to.deep.equal(from.map((seat) => before.points[seat]));
        expect(after.winners.map((seat) => from[seat])).to.have.members([...before.winners]);
      }),
    );
  });

  it('the order of the cards and their suits do not matter', () => {
    const bare = (card: string) => (card.endsWith('H') ? card.slice(0, -1) : card);
    const other = (it: rummy.Hand) =>
      typeof it === 'number' || it === null ? it : [...it].reverse().map(bare);
    always((it, rules) =>
      expect(score({ ...it, hands: it.hands.map(other) }, rules).points).to.deep.equal(
        score(it, rules).points,
      ),
    );
  });

  it('a hand counts the same as cards and as the number they come to', () => {
    always((it, rules) => {
      const sum = (cards: readonly string[]) =>
        cards.reduce((all, card) => all + rummy.cardPoints(card, rules), 0);
      const numbers = it.hands.map((one) => (typeof one === 'number' || one === null ? one : sum(one)));
      expect(score({ ...it, hands: numbers }, rules).points).to.deep.equal(score(it, rules).points);
    });
  });

  it('undoing the last round re-opens a match that it ended, and leaves what was there before', () => {
    let ends = 0;
    fc.assert(
      fc.property(fc.array(round, { minLength: 1, maxLength: 12 }), (some) => {
        const size = some[0]!.hands.length;
        let m = match.create({ game: rummy.game, players: some[0]!.hands.map((_, seat) => `P${seat}`) });
        for (const it of some.filter(({ hands }) => hands.length === size)) {
          const before = m;
          m = match.add(m, it);
          if (!match.summary(m).ended) continue;
          const undone = match.remove(m, m.entries.at(-1)!.id);
          expect(undone).to.deep.equal(before);
          expect(match.summary(undone)).to.deep.include({ ended: false, winners: [] });
          ends++;
          return;
        }
      }),
    );
    expect(ends).to.be.greaterThan(10);
  });

  it('whatever is handed in, validate does not throw and score throws nothing else', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (a, b, c) => {
        const input = { finish: 'normal', winner: a, hands: b, melded: c };
        for (const one of [a, input, { ...input, hands: [b, c], melded: [a, c] }]) {
          const { errors } = rummy.validate(one, a);
          if (errors.length > 0)
            expect(() => score(one as rummy.RummyRound, a as string)).to.throw(rummy.InvalidInput);
        }
      }),
    );
  });
});
