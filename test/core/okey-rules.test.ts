import { expect } from 'chai';
import { okey } from '../../src/core.js';

const { handPenalty, score } = okey;

const cards = (text: string) => text.split(' ');
const RUNS = cards('3C 4C 5C 3S 4S 5S 3D 4D 5D JH QH KH 10H 9H');
const LOW = cards('AC 4C 7C 10C 2S 5S 8S JS 3D 6D 9D QD AH 5H');
const NOTHING = cards('AC 4C 7C 10C 2S 4S 8S JS 3D 6D 9D QD AH 5H');
const PAIRS = cards('2C 2C 5S 5S 8D 8D JH JH QC QC 9S AD 10H 3H');

const shown = ({ groups, loose }: okey.HandPenalty) => ({
  groups: groups.map((it) => `${it.kind}: ${it.cards.join(' ')}`),
  loose: loose.join(' '),
});
const lines = ({ items }: okey.OkeyResult) =>
  items.map(
    (it) =>
      `${it.seat}: ${it.code} ${it.raw ?? '–'} × ${it.table} × ${it.finish} = ${it.points} (${it.rule})`,
  );

describe('okey: how a penalty shows its arrangement', () => {
  it('a real Okey in a run stands where the card is that it stands for', () => {
    const hand = cards('7H OK 9H AC 4C 10C 2S 5S JS 3D 6D QD KH 7C');
    expect(shown(handPenalty(hand, { okey: '8H' })).groups).to.deep.equal(['run: 7H OK 9H']);
  });
  it('above the run where there is room, below it where there is none', () => {
    const hand = cards('QC KC OK AS 4S 7S AD 5D 9D 2H 6H 7C 9H 10S');
    const groups = (aceHigh: boolean) =>
      shown(handPenalty(hand, { okey: '8H', rules: { aceHigh, values: 'pip' } })).groups;
    expect(groups(true)).to.deep.equal(['run: QC KC OK']);
    expect(groups(false)).to.deep.equal(['run: OK QC KC']);
  });
  it('one run where two follow each other', () => {
    const hand = cards('AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH');
    expect(shown(handPenalty(hand))).to.deep.equal({
      groups: ['run: AH 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH'],
      loose: '',
    });
  });
  it('a false Okey where its card would be, under its own name', () => {
    const hand = cards('7H FO 9H FO 8C 8S 2S 5S JS 3D 6D QD KH 7C');
    expect(shown(handPenalty(hand, { okey: '8H' })).groups).to.deep.equal(['run: 7H FO 9H', 'set: 8C 8S FO']);
  });
  it('loose cards, the dearest first', () => {
    expect(shown(handPenalty(LOW)).loose).to.equal('AC AH QD JS 10C 9D 8S 7C 6D 5S 5H 4C 3D 2S');
    expect(shown(handPenalty(LOW, { rules: 'tiles' })).loose).to.equal(
      'QD JS 10C 9D 8S 7C 6D 5S 5H 4C 3D 2S AC AH',
    );
  });
  it('a hand without cards, as an entry begins: nothing is possible yet', () => {
    expect(handPenalty([])).to.deep.include({
      raw: 100,
      normal: null,
      pairs: null,
      complete: false,
      by: 'none',
    });
    expect(handPenalty([])).to.deep.include({ groups: [], loose: [] });
  });
});

describe('okey: a hand kept back', () => {
  it('is found: all cards in runs and sets, or all in pairs', () => {
    expect(handPenalty(RUNS)).to.deep.include({
      raw: 100,
      normal: 0,
      complete: true,
      by: 'complete',
      loose: [],
    });
    const pairs = handPenalty(cards('2C 2C 5S 5S 8D 8D JH JH QC QC 9S 9S AD AD'));
    expect(pairs).to.deep.include({ raw: 100, pairs: 0, complete: true, by: 'complete', loose: [] });
    expect(pairs.groups).to.have.length(7);
  });
  it('is charged its lowest sum if the table says it was not', () => {
    expect(handPenalty(RUNS, { heldBack: false })).to.deep.include({ raw: 0, complete: true, by: 'normal' });
  });
  it('is a hundred whatever the hand if the table says it was', () => {
    const kept = handPenalty(PAIRS, { heldBack: true });
    expect(kept).to.deep.include({ raw: 100, normal: null, pairs: 66, complete: false, by: 'complete' });
    expect(kept.loose).to.deep.equal(handPenalty(PAIRS).loose);
    expect(handPenalty(LOW, { heldBack: true })).to.deep.include({
      raw: 100,
      by: 'complete',
      loose: handPenalty(LOW).loose,
    });
  });
  it('is not found where a loose Okey that counts nothing is left over', () => {
    const hand = cards('9C 9S 9D 9H KC KS KD KH 2C 2S 2D 2H OK');
    expect(handPenalty(hand, { okey: '8H', rules: { looseOkeyValue: 0 } })).to.deep.include({
      raw: 0,
      normal: 0,
      complete: false,
      by: 'normal',
      loose: ['OK'],
    });
  });
});

describe('okey: the rule options of a hand', () => {
  const raw = (hand: string, rules: Partial<okey.OkeyRules> = {}, okeyCard = '8H') =>
    handPenalty(cards(hand), { okey: okeyCard, rules }).raw;
  const set = 'KC KS KD AC 4C QH 7S 2S 10S 6D 3D JD 9H 5H';

  it('values of the cards', () => {
    expect(raw(set)).to.equal(11 + 4 + 10 + 7 + 2 + 10 + 6 + 3 + 10 + 9 + 5);
    expect(raw(set, { values: 'ace1' })).to.equal(1 + 4 + 10 + 7 + 2 + 10 + 6 + 3 + 10 + 9 + 5);
    expect(raw(set, { values: 'pip' })).to.equal(1 + 4 + 12 + 7 + 2 + 10 + 6 + 3 + 11 + 9 + 5);
  });
  it('ace high or not', () => {
    const hand = 'QC KC AC 2S 5S 8S JS 3D 6D 9D QD 4H 7H 10H';
    expect(handPenalty(cards(hand)).normal).to.equal(74);
    expect(handPenalty(cards(hand), { rules: { aceHigh: false } }).normal).to.equal(null);
  });
  it('what a loose Okey counts', () => {
    const hand = 'KC KS KD KH 2C 5C 8C 3S 6S 9S 4D 7D 10D OK';
    expect(raw(hand)).to.equal(54 + 8);
    expect(raw(hand, {}, 'AH')).to.equal(54 + 10); // the ace would be dearer: it takes the place of a king
    expect(raw(hand, { looseOkeyValue: 3 })).to.equal(54 + 3);
    expect(raw(hand, { looseOkeyValue: 0 })).to.equal(54);
    expect(raw(hand, { looseOkeyValue: 25 })).to.equal(54 + 10);
  });
  it('a penalty of at most 100, the sums being what they are', () => {
    const hand = cards('2C 2S 2D KC QS JD AH KD QH JS AC 10C 9S 8D');
    const rules = { capAt100: true };
    expect(handPenalty(hand)).to.deep.include({ raw: 109, normal: 109, by: 'normal' });
    expect(handPenalty(hand, { rules })).to.deep.include({ raw: 100, normal: 109, by: 'normal' });
    expect(handPenalty(PAIRS, { rules })).to.deep.include({ raw: 66, pairs: 66 });
  });
  it('how many pairs, alone and with a combination', () => {
    expect(raw(PAIRS.join(' '))).to.equal(66);
    expect(raw(PAIRS.join(' '), { minPairs: 6 })).to.equal(100);
    const four = '2C 2C 5S 5S 8D 8D JH JH 4C 5C 6C 9S AD 10H';
    expect(handPenalty(cards(four)).pairs).to.equal(60);
    expect(handPenalty(cards(four), { rules: { minPairsWithCombination: 5 } }).pairs).to.equal(null);
    expect(handPenalty(cards(four), { rules: { minPairsWithCombination: 5, minPairs: 4 } }).pairs).to.equal(
      60,
    );
  });
  it('a real Okey takes the place of a cheap card of a pair', () => {
    // six pairs and an Okey that counts 11: an ace less of a pair would cost the same, a two costs 2 × 2
    expect(raw('2C 2C 5S 5S 7D 7D JH JH QC QC 9S 9S OK', {}, 'AH')).to.equal(4);
  });
  it('wild jokers: up to four, which may be a combination by themselves', () => {
    const hand = cards('OK OK OK OK 2C 5S 8D JH QC 9S AD 10H 3H 4C');
    expect(handPenalty(hand, { okey: '8H', rules: { jokersWild: true } }).by).to.equal('normal');
    const pairs = cards('2C 2C 5S 5S 8D 8D JH JH QC QC OK OK OK');
    expect(handPenalty(pairs, { okey: '8H', rules: { jokersWild: true } })).to.deep.include({
      raw: 0,
      pairs: 0,
      complete: false,
      by: 'pairs',
      loose: [],
    });
    const all = cards('OK OK OK 9C 9S 9D KH KS KD 2C 2S 2D 2H');
    expect(handPenalty(all, { okey: '8H', rules: { jokersWild: true } })).to.deep.include({
      normal: 0,
      complete: true,
    });
  });
});

describe('okey: how a round is scored', () => {
  const round = { suit: 'S', finish: 'pairs', winner: 2, hands: [NOTHING, PAIRS, [], 12] } as const;

  it('raw times table times finish, each with what it comes from', () => {
    const result = score(round);
    expect(lines(result)).to.deep.equal([
      '0: hundred 100 × 3 × 2 = 600 (hundred)',
      '1: penalty 66 × 3 × 2 = 396 (table)',
      '2: win – × 3 × 2 = -300 (finish)',
      '3: penalty 12 × 3 × 2 = 72 (table)',
    ]);
    expect(result.items[2]).not.to.have.property('raw');
    expect(result.points).to.deep.equal([600, 396, -300, 72]);
    expect(result.winners).to.deep.equal([2]);
    expect(result.factors).to.deep.equal({ table: 3, finish: 2 });
    expect(result.hands.map((it) => it && it.by)).to.deep.equal(['none', 'pairs', null, null]);
  });
  it('every finish in every suit', () => {
    const winners = (suit: okey.Suit, rules?: Partial<okey.OkeyRules>) =>
      (['normal', 'pairs', 'okey', 'pairs-okey'] as const).map(
        (finish) => score({ suit, finish, winner: 0, hands: [[], 10] }, rules).points,
      );
    expect(winners('C')).to.deep.equal([
      [-100, 20],
      [-200, 40],
      [-200, 40],
      [-400, 80],
    ]);
    expect(winners('C', { clubsFactor: 10 })).to.deep.equal([
      [-100, 100],
      [-1000, 200],
      [-1000, 200],
      [-2000, 400],
    ]);
    expect(winners('S')).to.deep.equal([
      [-100, 30],
      [-300, 60],
      [-300, 60],
      [-600, 120],
    ]);
    expect(winners('D')).to.deep.equal([
      [-100, 40],
      [-400, 80],
      [-400, 80],
      [-800, 160],
    ]);
    expect(winners('H', { clubsFactor: 6 })).to.deep.equal([
      [-100, 50],
      [-500, 100],
      [-500, 100],
      [-1000, 200],
    ]);
  });
  it('an exhausted round: nobody wins, the table alone multiplies', () => {
    const result = score({ suit: 'D', finish: 'exhausted', hands: [10, LOW, RUNS] });
    expect(lines(result)).to.deep.equal([
      '0: penalty 10 × 4 × 1 = 40 (table)',
      '1: hundred 100 × 4 × 1 = 400 (hundred)',
      '2: held-back 100 × 4 × 1 = 400 (held-back)',
    ]);
    expect(result.winners).to.deep.equal([]);
    expect(result.factors).to.deep.equal({ table: 4, finish: 1 });
  });
  it('who was not in the round has no points and no item', () => {
    const result = score({ suit: 'H', finish: 'okey', winner: 3, hands: [null, 4, null, []] });
    expect(result.points).to.deep.equal([null, 40, null, -500]);
    expect(result.items.map(({ seat }) => seat)).to.deep.equal([1, 3]);
    expect(result.hands).to.deep.equal([null, null, null, null]);
  });
  it('a hand kept back: detected, set and cleared, from cards and from a number', () => {
    const kept = (heldBack: (boolean | null)[] | undefined, rules: Partial<okey.OkeyRules> = {}) =>
      lines(
        score(
          { suit: 'H', finish: 'pairs-okey', winner: 0, hands: [[], RUNS, 7], ...(heldBack && { heldBack }) },
          rules,
        ),
      ).slice(1);
    expect(kept(undefined)).to.deep.equal([
      '1: held-back 100 × 5 × 4 = 2000 (held-back)',
      '2: penalty 7 × 5 × 4 = 140 (table)',
    ]);
    expect(kept([null, false, true])).to.deep.equal([
      '1: penalty 0 × 5 × 4 = 0 (table)',
      '2: held-back 100 × 5 × 4 = 2000 (held-back)',
    ]);
    expect(kept([null, null, true], { heldBackFactor: 'table' })).to.deep.equal([
      '1: held-back 100 × 5 × 1 = 500 (held-back)',
      '2: held-back 100 × 5 × 1 = 500 (held-back)',
    ]);
  });
  it('the cap holds for typed numbers as well; a typed 100 is a penalty like any other', () => {
    const points = (rules: Partial<okey.OkeyRules>) =>
      lines(score({ suit: 'S', finish: 'normal', winner: 0, hands: [[], 104, 100] }, rules)).slice(1);
    expect(points({})).to.deep.equal([
      '1: penalty 104 × 3 × 1 = 312 (table)',
      '2: penalty 100 × 3 × 1 = 300 (table)',
    ]);
    expect(points({ capAt100: true })).to.deep.equal([
      '1: penalty 100 × 3 × 1 = 300 (table)',
      '2: penalty 100 × 3 × 1 = 300 (table)',
    ]);
  });
  it('is frozen all the way down and states the complete rules', () => {
    const result = score(round, 'tiles');
    for (const part of [result, result.items[0], result.factors, result.hands[0]?.loose])
      expect(part).to.be.frozen;
    expect(result.rules).to.deep.equal({ ...okey.defaults, preset: 'tiles', values: 'pip' });
    expect(score(round).rules).to.deep.equal({
      preset: 'okey',
      rounds: null,
      clubsFactor: 2,
      suits: { C: null, S: 3, D: 4, H: 5 },
      falseOkeyFactor: null,
      finish: { pairs: 2, okey: 2, both: 4 },
      win: { normal: -100, special: -100, both: -200, normalTimesTable: false },
      showBonus: null,
      bothOkeys: null,
      teams: null,
      mateSpared: false,
      values: 'ace11',
      aceHigh: true,
      looseOkeyValue: 'card',
      capAt100: false,
      minPairs: 5,
      minPairsWithCombination: 4,
      heldBackOn: true,
      heldBackFactor: 'finish',
      jokersWild: false,
    });
    expect(score(round, { rounds: 11 }).rules.preset).to.equal('okey-11');
    expect(JSON.parse(JSON.stringify(result))).to.deep.equal(result);
  });
});
