import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { changed, issuesOf, VALID } from '../support/doko-issues.js';
import { BANDS } from '../support/doko-rounds.js';

describe('doko: limits', () => {
  it('takes 0 to 240 Augen and nothing around them', () => {
    for (let reAugen = -2; reAugen <= 242; reAugen++) {
      const wanted = reAugen >= 0 && reAugen <= 240 ? [] : ['augen reAugen'];
      expect(issuesOf(changed({ reAugen }))).to.deep.equal(wanted);
    }
  });

  it('takes eight pairs as bands and no other', () => {
    const taken = [];
    for (let from = 0; from <= 240; from++) {
      for (let to = 0; to <= 240; to++) {
        if (doko.validate(changed({ reAugen: [from, to] })).errors.length === 0) taken.push([from, to]);
      }
    }
    expect(taken).to.deep.equal(BANDS);
  });

  it('lets only a party with 0 Augen be without a trick', () => {
    const all = [...Array(241).keys()].map((n) => [n, n] as const);
    for (const [least, most] of [...all, ...BANDS]) {
      const reAugen = least === most ? least : [least, most];
      const refused = ['no-trick-with-augen noTrick'];
      expect(issuesOf(changed({ reAugen, noTrick: 're' }))).to.deep.equal(least === 0 ? [] : refused);
      expect(issuesOf(changed({ reAugen, noTrick: 'kontra' }))).to.deep.equal(most === 240 ? [] : refused);
      expect(issuesOf(changed({ reAugen, noTrick: 'nobody' }))).to.deep.equal([]);
    }
  });

  for (const [code, most] of [
    ['doppelkopf', 4],
    ['fuchs', 2],
    ['karlchen', 1],
  ] as const) {
    it(`takes ${most} ${code} in all; too many are those of who has them, else the later ones`, () => {
      for (let re = 0; re <= most + 2; re++) {
        for (let kontra = 0; kontra <= most + 2; kontra++) {
          const alone = [re > most ? 're' : '', kontra > most ? 'kontra' : ''].filter((it) => it !== '');
          const blamed = alone.length === 0 && re + kontra > most ? ['kontra'] : alone;
          const round = changed({
            re: { ...VALID.re, [code]: re },
            kontra: { ...VALID.kontra, [code]: kontra },
          });
          const wanted = blamed.map((party) => `too-many-${code} ${party}.${code}`).sort();
          expect(issuesOf(round)).to.deep.equal(wanted);
        }
      }
    });

    it(`sees too many ${code} of one party beside a count of the other that is none`, () => {
      const round = changed({
        re: { ...VALID.re, [code]: -1 },
        kontra: { ...VALID.kontra, [code]: most + 1 },
      });
      expect(issuesOf(round)).to.deep.equal([`count re.${code}`, `too-many-${code} kontra.${code}`]);
    });
  }

  it('wants two Re players, in a solo one', () => {
    const players = (kind: string, ...seats: number[]) =>
      issuesOf(changed({ kind, re: { ...VALID.re, players: seats } }));
    for (const kind of ['normal', 'solo']) {
      const right = kind === 'solo' ? 1 : 2;
      for (const seats of [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]]) {
        expect(players(kind, ...seats)).to.deep.equal(
          seats.length === right ? [] : ['re-players re.players'],
        );
      }
    }
    expect(players('normal', 3, 3)).to.deep.equal(['seat-twice re.players.1']);
    expect(players('solo', 3, 3)).to.deep.equal(['re-players re.players', 'seat-twice re.players.1']);
    expect(players('normal', 3, 4)).to.deep.equal(['seat re.players.1']);
    expect(players('solo', 4)).to.deep.equal(['seat re.players.0']);
  });

  it('knows no kind of solo in a Normalspiel', () => {
    for (const solo of ['pflicht', 'lust', 'stille-hochzeit', 'hochzeit']) {
      expect(issuesOf(changed({ solo }))).to.deep.equal(['solo-kind solo']);
      expect(issuesOf(changed({ solo, kind: 'solo', re: { ...VALID.re, players: [3] } }))).to.deep.equal([]);
    }
  });

  it('has room for seven at the table', () => {
    expect(issuesOf(changed({ sitsOut: [4, 5, 6] }))).to.deep.equal([]);
    expect(issuesOf(changed({ sitsOut: [4, 5, 6, 7] }))).to.deep.equal(['sits-out sitsOut']);
    expect(issuesOf(changed({ sitsOut: [4, 4] }))).to.deep.equal(['sits-out sitsOut.1']);
    expect(issuesOf(changed({ sitsOut: [4, 6] }))).to.deep.equal(['sits-out sitsOut.1']);
    expect(issuesOf(changed({ sitsOut: [1, 9] }))).to.deep.equal([
      'sits-out sitsOut.0',
      'sits-out sitsOut.1',
    ]);
    expect(issuesOf(changed({ re: { ...VALID.re, players: [0, 5] }, sitsOut: [4] }))).to.deep.equal([
      'seat re.players.1',
    ]);
  });
});

describe('doko: a round of a match', () => {
  const at = (present: unknown, change: object = {}) => issuesOf(changed(change), undefined, { present });

  it('is played by four of those present', () => {
    expect(at([0, 1, 2, 3])).to.deep.equal([]);
    expect(at([0, 1, 5, 9])).to.deep.equal([]);
    expect(at([0, 1, 2, 3, 4])).to.deep.equal(['sits-out sitsOut']);
    expect(at([0, 1, 2, 3, 4], { sitsOut: [3] })).to.deep.equal([]);
    expect(at([0, 1, 2, 3, 4], { sitsOut: [2, 3] })).to.deep.equal(['sits-out sitsOut']);
    expect(at([0, 1, 2], {})).to.deep.equal(['sits-out sitsOut']);
    expect(at([0, 1, 2, 3, 4, 5, 6, 7], { sitsOut: [4, 5, 6, 7] })).to.deep.equal(['sits-out sitsOut']);
  });

  it('names nobody who is not there', () => {
    expect(at([0, 2, 3, 4])).to.deep.equal(['seat re.players.1']);
    expect(at([0, 1, 2, 3, 5], { sitsOut: [4] })).to.deep.equal(['sits-out sitsOut.0']);
    expect(at([0, 1, 2, 3], { sitsOut: [4] })).to.deep.equal(['sits-out sitsOut', 'sits-out sitsOut.0']);
  });

  it('refuses a list of those present that is none', () => {
    for (const present of [5, 'all', true, {}]) expect(at(present)).to.deep.equal(['seat present']);
    expect(at([0, 1, 2, 2])).to.deep.equal(['seat-twice present.3']);
    expect(at([0, 1, 2, -1])).to.deep.equal(['seat present.3']);
    expect(at([0, 1, '2', 4294967295])).to.deep.equal(['seat present.2', 'seat present.3']);
    for (const nobody of [null, undefined]) expect(at(nobody)).to.deep.equal([]);
  });
});
