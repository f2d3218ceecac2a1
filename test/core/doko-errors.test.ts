import { expect } from 'chai';
import fc from 'fast-check';
import { doko, InvalidInput } from '../../src/core.js';
import { draftOf, FAULTS, SITTING_OUT } from '../support/doko-faults.js';
import { changed, issuesOf } from '../support/doko-issues.js';
import { always, rounds } from '../support/doko-rounds.js';
import { thawed } from '../support/frozen.js';

describe('doko: a round with one mistake', () => {
  for (const { name, spoil, issues } of FAULTS.flat()) {
    it(`${name}: ${issues.join(', ')}`, () => {
      fc.assert(
        fc.property(rounds, (round) => {
          const draft = draftOf(round);
          spoil(draft);
          expect(issuesOf(draft)).to.deep.equal(issues);
        }),
        { numRuns: 30 },
      );
    });
  }

  for (const { name, spoil, issues } of SITTING_OUT) {
    it(`${name}: ${issues.join(', ')}`, () => {
      fc.assert(
        fc.property(rounds, (round) => {
          const draft = draftOf(round);
          spoil(draft);
          const last = Array.isArray(draft.sitsOut) ? draft.sitsOut.length - 1 : 0;
          expect(issuesOf(draft)).to.deep.equal(issues.map((issue) => issue.replace('LAST', String(last))));
        }),
        { numRuns: 30 },
      );
    });
  }

  it('has a fault of every code there is but those with a test of their own below', () => {
    const codes = new Set(
      [...FAULTS.flat(), ...SITTING_OUT].flatMap(({ issues }) => issues.map((it) => it.split(' ')[0])),
    );
    expect([...codes]).to.have.members([
      'kind',
      'augen',
      'augen-band',
      'no-trick',
      'call',
      'count',
      're-players',
      'seat',
      'seat-twice',
      'solo-kind',
      'property',
      'sits-out',
    ]);
  });
});

describe('doko: a round with several mistakes', () => {
  const some = fc.tuple(
    ...FAULTS.map((faults) => fc.option(fc.constantFrom(...faults), { nil: undefined, freq: 2 })),
  );

  it('is told all of them at once, each once', () => {
    always(fc.tuple(rounds, some), ([round, faults]) => {
      const draft = draftOf(round);
      const made = faults.filter((fault) => fault !== undefined);
      for (const { spoil } of made) spoil(draft);
      expect(issuesOf(draft)).to.deep.equal(made.flatMap(({ issues }) => issues).sort());
    });
  });

  it('is told those of the rules and of the match too', () => {
    const round = changed({ kind: 'x', reAugen: 'y' });
    expect(issuesOf(round, { rounds: 0, ace: 1 }, { present: [0, 1, 2, 2.5] })).to.deep.equal([
      'augen reAugen',
      'kind kind',
      'rule rules.ace',
      'rule rules.rounds',
      'seat present.3',
    ]);
  });

  it('misses every required field of an empty round', () => {
    const missing = [
      'augen reAugen',
      'call kontra.call',
      'call re.call',
      'kind kind',
      're-players re.players',
    ];
    expect(issuesOf({})).to.deep.equal(missing);
    for (const nothing of [null, 5, '', [], undefined]) {
      expect(issuesOf({ re: nothing, kontra: nothing })).to.deep.equal(missing);
    }
  });

  it('throws the one class of error, with issues that cannot be changed', () => {
    let caught: unknown;
    try {
      doko.score(changed({ kind: 'x', solo: 'y' }) as doko.DokoRound);
    } catch (error) {
      caught = error;
    }
    expect(caught).to.be.instanceOf(InvalidInput).and.instanceOf(Error);
    const { name, issues } = caught as InvalidInput;
    expect(name).to.equal('InvalidInput');
    expect(issues).to.deep.equal([
      { code: 'kind', path: 'kind' },
      { code: 'solo-kind', path: 'solo' },
    ]);
    expect(thawed(issues)).to.equal(undefined);
    expect(doko.InvalidInput).to.equal(InvalidInput);
  });
});
