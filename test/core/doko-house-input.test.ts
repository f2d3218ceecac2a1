import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { changed, issuesOf, VALID } from '../support/doko-issues.js';
import { always } from '../support/doko-rounds.js';
import { HOSTILE } from '../support/hostile.js';
import { houseRounds, houseRules } from '../support/house-rounds.js';
import { line } from '../support/issues.js';

type Rules = Parameters<typeof doko.score>[1];

const both = (re: object, kontra: object = {}, more: object = {}) =>
  changed({ re: { ...VALID.re, ...re }, kontra: { ...VALID.kontra, ...kontra }, ...more });
const lone = (more: object) => changed({ kind: 'solo', re: { players: [0], call: 'none' }, ...more });
const warned = (round: unknown, rules?: Rules) => {
  expect(issuesOf(round, rules)).to.deep.equal([]);
  return doko.validate(round, rules).warnings.map(line).sort();
};
const ALL_ON: Rules = {
  points: { karlchenCaught: 1, fuchsLast: 1, dulleCaught: 1, heartTrick: 1, other: 1 },
};

describe('what house rules ask for in a game', () => {
  it('is right in any game that can be, by any rules', () => {
    always(houseRounds, (round) => expect(issuesOf(round)).to.deep.equal([]));
    expect(issuesOf(both({ karlchen: 2 }), { twoKarlchen: true })).to.deep.equal([]);
    expect(issuesOf(lone({ soloKind: 'was auch immer' }))).to.deep.equal([]);
    expect(issuesOf(lone({ hochzeit: 0, solo: 'hochzeit' }))).to.deep.equal([]);
  });

  it('is counted in whole numbers, and not beyond what there is', () => {
    const most = { karlchenCaught: 1, fuchsLast: 1, dulleCaught: 1, heartTrick: 1, other: 9 };
    const codes = {
      karlchenCaught: 'too-many-karlchen-caught',
      fuchsLast: 'too-many-fuchs-last',
      dulleCaught: 'too-many-dulle-caught',
      heartTrick: 'too-many-heart-trick',
      other: 'too-many-other',
    };
    for (const [code, n] of Object.entries(most)) {
      const tooMany = codes[code as keyof typeof codes];
      expect(issuesOf(both({ [code]: n }))).to.deep.equal([]);
      expect(issuesOf(both({ [code]: n + 1 }))).to.deep.equal([`${tooMany} re.${code}`]);
      expect(issuesOf(both({ [code]: n }, { [code]: 1 }))).to.deep.equal([`${tooMany} kontra.${code}`]);
      for (const wrong of [-1, 0.5, '1', null, true]) {
        expect(issuesOf(both({}, { [code]: wrong }))).to.deep.equal([`count kontra.${code}`]);
      }
    }
  });

  it('counts both Kreuz-Buben only where the table does', () => {
    for (const code of ['karlchen', 'karlchenCaught']) {
      const tooMany = `too-many-karlchen${code === 'karlchen' ? '' : '-caught'}`;
      expect(issuesOf(both({ [code]: 2 }))).to.deep.equal([`${tooMany} re.${code}`]);
      expect(issuesOf(both({ [code]: 2 }), { twoKarlchen: true })).to.deep.equal([]);
      expect(issuesOf(both({ [code]: 3 }), { twoKarlchen: true })).to.deep.equal([`${tooMany} re.${code}`]);
    }
  });

  it('has one owner of the last trick, who takes it with one card', () => {
    const last = ['karlchen', 'fuchsLast', 'karlchenCaught'];
    for (const mine of last) {
      for (const theirs of last.filter((it) => it !== mine)) {
        expect(issuesOf(both({ [mine]: 1 }, { [theirs]: 1 }))).to.deep.equal([`last-trick kontra.${theirs}`]);
      }
    }
    expect(issuesOf(both({ karlchen: 1 }, { karlchen: 1 }), { twoKarlchen: true })).to.deep.equal([
      'last-trick kontra.karlchen',
    ]);
    expect(issuesOf(both({ karlchen: 1, fuchsLast: 1 }))).to.deep.equal(['last-trick re.fuchsLast']);
    expect(issuesOf(both({}, { karlchen: 1, fuchsLast: 1 }))).to.deep.equal(['last-trick kontra.fuchsLast']);
    expect(issuesOf(both({ karlchen: 1, karlchenCaught: 1 }))).to.deep.equal([]);
    expect(issuesOf(both({ fuchsLast: 1, karlchenCaught: 1 }))).to.deep.equal([]);
  });

  it('has two Füchse, caught or in the last trick', () => {
    expect(issuesOf(both({ fuchs: 1, fuchsLast: 1 }))).to.deep.equal([]);
    expect(issuesOf(both({ fuchs: 2, fuchsLast: 1 }))).to.deep.equal(['too-many-fuchs re.fuchsLast']);
    expect(issuesOf(both({ fuchs: 1 }, { fuchs: 1, fuchsLast: 1 }))).to.deep.equal([
      'too-many-fuchs kontra.fuchsLast',
    ]);
  });

  it('names a Re player who holds the Hochzeit', () => {
    for (const hochzeit of [2, 4, -1, 0.5, '0', null, [0]]) {
      expect(issuesOf(changed({ hochzeit }))).to.deep.equal(['hochzeit-seat hochzeit']);
    }
    expect(issuesOf(lone({ hochzeit: 1 }))).to.deep.equal(['hochzeit-seat hochzeit']);
  });

  it('names a kind of solo in a solo, and Armut in a Normalspiel', () => {
    for (const soloKind of ['', 5, null, ['damen']]) {
      expect(issuesOf(lone({ soloKind }))).to.deep.equal(['solo-kind soloKind']);
    }
    expect(issuesOf(changed({ soloKind: 'damen' }))).to.deep.equal(['solo-kind soloKind']);
    for (const special of ['reich', true, null]) {
      expect(issuesOf(changed({ special }))).to.deep.equal(['special special']);
    }
    expect(issuesOf(lone({ special: 'armut' }))).to.deep.equal(['special special']);
  });

  it('has Bock layers and starts that can be', () => {
    for (const wrong of [-1, 0.5, 25, '1', null]) {
      expect(issuesOf(changed({ bockLayers: wrong }))).to.deep.equal(['bock-layers bockLayers']);
      expect(issuesOf(VALID, {}, { bock: wrong })).to.deep.equal(['bock-layers bock']);
    }
    for (const wrong of [-1, 0.5, 12, '1', null]) {
      expect(issuesOf(changed({ bockStarts: wrong }))).to.deep.equal(['count bockStarts']);
    }
    expect(issuesOf(changed({ bockLayers: 24, bockStarts: 11 }), {}, { bock: 24 })).to.deep.equal([]);
  });

  it('never throws anything but issues, whatever stands in a place', () => {
    const fields = ['soloKind', 'special', 'hochzeit', 'bockLayers', 'bockStarts'];
    const party = ['karlchenCaught', 'fuchsLast', 'dulleCaught', 'heartTrick', 'other'];
    for (const value of HOSTILE) {
      for (const field of fields) issuesOf(changed({ [field]: value }));
      for (const field of party) issuesOf(both({ [field]: value }, { [field]: value }));
      issuesOf(VALID, {}, { bock: value });
    }
  });
});

describe('Sonderpunkte that are entered where they do not count', () => {
  it('are warned of where the table does not play them', () => {
    expect(warned(both({ karlchenCaught: 1, other: 2 }))).to.deep.equal([
      'sonderpunkt-off re.karlchenCaught',
      'sonderpunkt-off re.other',
    ]);
    expect(warned(both({ karlchenCaught: 1, other: 2 }), ALL_ON)).to.deep.equal([]);
    expect(warned(both({ fuchs: 1 }), { points: { fuchs: 0 } })).to.deep.equal(['sonderpunkt-off re.fuchs']);
    expect(warned(both({ karlchenCaught: 0 }))).to.deep.equal([]);
  });

  it('are not warned of where a Bock round hangs on them', () => {
    const round = both({ heartTrick: 1 });
    expect(warned(round)).to.deep.equal(['sonderpunkt-off re.heartTrick']);
    expect(warned(round, { bock: { triggers: ['tie120'] } })).to.deep.equal([
      'sonderpunkt-off re.heartTrick',
    ]);
    expect(warned(round, { bock: { triggers: ['heartTrick'] } })).to.deep.equal([]);
    const solo = lone({ kontra: { call: 'none', heartTrick: 1 } });
    expect(warned(solo, { bock: { triggers: ['heartTrick'] } })).to.deep.equal([]);
  });

  it('are warned of in a solo, unless they count there', () => {
    const solo = lone({ kontra: { call: 'none', fuchs: 1 } });
    expect(warned(solo)).to.deep.equal(['sonderpunkt-in-solo kontra.fuchs']);
    expect(warned(solo, { specialsInSolo: true })).to.deep.equal([]);
  });

  it('need a trick, all but what the table calls by itself', () => {
    const round = both({ karlchenCaught: 1, other: 1 }, {}, { reAugen: 0 });
    expect(warned(round, ALL_ON)).to.deep.equal(['sonderpunkt-without-trick re.karlchenCaught']);
  });

  it('add nothing where they are off', () => {
    always(houseRounds, (round) => {
      for (const { code } of doko.score(round).items) {
        expect(['karlchenCaught', 'fuchsLast', 'dulleCaught', 'heartTrick', 'other']).not.to.include(code);
      }
    });
  });
});

describe('complete rules', () => {
  it('come out as they went in, and are not read again', () => {
    always(houseRules, (rules) => {
      const complete = doko.game.rules(rules);
      const { preset: _, ...options } = complete;
      expect(options).to.deep.equal(rules);
      expect(doko.game.rules(complete)).to.equal(complete);
    });
  });
});
