import { expect } from 'chai';
import fc from 'fast-check';
import { okey } from '../../src/core.js';
import { faults } from '../support/okey-arrangement.js';
import { hands, shapes, type Dealt } from '../support/okey-hands.js';
import { random } from '../support/random.js';

const dealt: fc.Arbitrary<Dealt> = fc
  .tuple(fc.constantFrom(...shapes), fc.nat())
  .map(([shape, seed]) => hands(shape, 1, seed)[0]!);
const always = (check: (it: Dealt, seed: number) => unknown) =>
  fc.assert(
    fc.property(dealt, fc.nat(), (it, seed) => void check(it, seed)),
    { numRuns: 300 },
  );

const swap = (hand: readonly string[], place: number, code: string) =>
  hand.map((own, i) => (i === place ? code : own));

const sums = ({ raw, normal, pairs, complete, by }: okey.HandPenalty) => ({
  raw,
  normal,
  pairs,
  complete,
  by,
});

describe('okey: what holds for the penalty of every hand', () => {
  it('groups and loose cards are the hand, every group is legal, and the sum is the penalty', () => {
    always((it) =>
      expect(
        faults(it.hand, it.okey, okey.game.rules(it.rules), okey.handPenalty(it.hand, it)),
      ).to.deep.equal([]),
    );
  });

  it('the order of the cards changes nothing', () => {
    always((it, seed) =>
      expect(okey.handPenalty(random(seed).shuffle(it.hand), it)).to.deep.equal(
        okey.handPenalty(it.hand, it),
      ),
    );
  });

  it('a renaming of the suits changes no sum', () => {
    always((it, seed) => {
      const to = random(seed).shuffle(['C', 'S', 'D', 'H']);
      const rename = (code: string) =>
        code === 'OK' || code === 'FO' ? code : code.slice(0, -1) + to['CSDH'.indexOf(code.slice(-1))]!;
      const renamed = okey.handPenalty(it.hand.map(rename), { ...it, okey: rename(it.okey) });
      expect(sums(renamed)).to.deep.equal(sums(okey.handPenalty(it.hand, it)));
    });
  });

  it('where a loose Okey counts 0, a wild card in place of a card never raises the normal sum', () => {
    always((it, seed) => {
      const rules = { ...it.rules, looseOkeyValue: 0, jokersWild: true };
      const hand = it.hand.map((code) => (code === 'FO' ? 'OK' : code));
      const places = hand.flatMap((code, i) => (code === 'OK' ? [] : [i]));
      const place = random(seed).pick(places);
      if (hand.length - places.length >= 4) return;
      const before = okey.handPenalty(hand, { okey: it.okey, rules }).normal;
      const after = okey.handPenalty(swap(hand, place, 'OK'), { okey: it.okey, rules }).normal;
      if (before !== null) expect(after).to.be.a('number').at.most(before);
    });
  });

  it('a false Okey is its card: the sums and the groups are those of a hand that holds the card itself', () => {
    always((it, seed) => {
      const hand = it.hand.filter((code) => code !== 'OK');
      const rules = { ...it.rules, jokersWild: false };
      const falsified = hand.length < 14 ? [...hand, 'FO'] : swap(hand, 0, 'FO');
      const asFalse = falsified.filter((code, i) => code !== 'FO' || falsified.lastIndexOf('FO') - i < 2);
      const own = asFalse.map((code) => (code === 'FO' ? it.okey : code));
      const other = random(seed).pick(['AC', '7S', 'KD', '3H', '9C'].filter((code) => !own.includes(code)));
      const penalty = okey.handPenalty(asFalse, { okey: it.okey, rules });
      const named = JSON.parse(
        JSON.stringify(penalty).replaceAll('"FO"', `"${it.okey}"`),
      ) as okey.HandPenalty;
      expect(named).to.deep.equal(okey.handPenalty(own, { okey: other, rules }));
    });
  });

  it('is frozen all the way down, is JSON, and leaves the hand alone', () => {
    always((it) => {
      const hand = [...it.hand];
      const penalty = okey.handPenalty(hand, it);
      for (const part of [penalty, penalty.groups, ...penalty.groups, penalty.loose, penalty.warnings]) {
        expect(part).to.be.frozen;
      }
      for (const { cards } of penalty.groups) expect(cards).to.be.frozen;
      expect(hand).to.deep.equal(it.hand).and.not.to.be.frozen;
      expect(JSON.parse(JSON.stringify(penalty))).to.deep.equal(penalty);
    });
  });
});

describe('okey: what holds for every round', () => {
  const finish = fc.constantFrom<okey.Finish>('normal', 'pairs', 'okey', 'pairs-okey', 'exhausted');
  const suit = fc.constantFrom<okey.Suit>('C', 'S', 'D', 'H');
  const rules = fc.record(
    {
      clubsFactor: fc.constantFrom<2 | 6 | 10>(2, 6, 10),
      heldBackFactor: fc.constantFrom('finish', 'table'),
      capAt100: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const seats = fc.array(
    fc.record({ seed: fc.nat(), typed: fc.option(fc.nat(180)), heldBack: fc.option(fc.boolean()) }),
    { minLength: 2, maxLength: 4 },
  );
  /** A round nothing is wrong with: its hands come from one pack, so that no card is there three times. */
  const round = fc
    .tuple(seats, finish, suit, fc.nat())
    .map(([players, how, colour, seed]): okey.OkeyRound => {
      const by = random(seed);
      const suits = ['C', 'S', 'D', 'H'];
      const pack = suits.flatMap((it) => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').map((rank) => rank + it));
      const cards = by.shuffle(
        [...pack, ...pack].map((code) => (code === `8${colour}` ? 'OK' : code)).concat('FO', 'FO'),
      );
      const winner = by.next(players.length);
      return {
        suit: colour,
        okey: `8${colour}`,
        finish: how,
        ...(how === 'exhausted' ? {} : { winner }),
        hands: players.map(({ typed }, seat) =>
          seat === winner && how !== 'exhausted' ? [] : (typed ?? cards.slice(seat * 14, seat * 14 + 14)),
        ),
        heldBack: players.map((it) => it.heldBack),
      };
    });

  it('each seat has one item, whose figures make its points', () => {
    fc.assert(
      fc.property(round, rules, (it, options) => {
        const { points, items, factors, winners, hands: penalties } = okey.score(it, options);
        expect(items.map(({ seat }) => seat)).to.deep.equal(it.hands.map((_, seat) => seat));
        for (const item of items) {
          expect(item.points).to.equal(points[item.seat]);
          if (item.code === 'win') expect(winners).to.deep.equal([item.seat]);
          else expect(item.raw! * item.table * item.finish).to.equal(item.points);
          expect(item.table).to.equal(factors.table);
          const penalty = penalties[item.seat];
          if (penalty) expect(item.raw).to.equal(penalty.raw);
        }
        expect(winners).to.deep.equal(it.finish === 'exhausted' ? [] : [it.winner]);
      }),
    );
  });

  it('whatever is handed in, validate does not throw and score throws nothing else', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (a, b, c) => {
        const input = { suit: 'C', okey: a, finish: 'normal', winner: 0, hands: b, heldBack: c };
        for (const one of [a, input, { ...input, okey: '8H', hands: [[], b, c], heldBack: [a, b, c] }]) {
          const { errors } = okey.validate(one, a);
          if (errors.length > 0) {
            expect(() => okey.score(one as okey.OkeyRound, a as string)).to.throw(okey.InvalidInput);
          }
        }
        const options = { okey: a as string, heldBack: b as boolean };
        try {
          okey.handPenalty(c as string[], options);
        } catch (error) {
          expect(error).to.be.instanceOf(okey.InvalidInput);
        }
      }),
    );
  });
});
