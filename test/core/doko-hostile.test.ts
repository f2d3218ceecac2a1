import { expect } from 'chai';
import fc from 'fast-check';
import { doko, InvalidInput } from '../../src/core.js';
import { changed, issuesOf, VALID } from '../support/doko-issues.js';
import { always, rounds } from '../support/doko-rounds.js';
import { anything, boom, HOSTILE, revoked } from '../support/hostile.js';

type Arguments = Parameters<typeof doko.score>;

/** Whatever is handed in: `validate` never throws, `score` throws InvalidInput or answers, and they agree. */
function withstands(round: unknown, rules?: unknown, context?: unknown): void {
  const { errors } = doko.validate(round, rules, context as Arguments[2]);
  let thrown: unknown;
  try {
    doko.score(...([round, rules, context] as Arguments));
  } catch (error) {
    thrown = error;
  }
  if (errors.length === 0) expect(thrown).to.equal(undefined);
  else expect(thrown).to.be.instanceOf(InvalidInput);
}

function endless(): unknown {
  const loop: Record<string, unknown> = { ...VALID };
  for (const key of ['re', 'kontra', 'sitsOut', 'reAugen', 'solo']) loop[key] = loop;
  return loop;
}

const ALL: readonly unknown[] = [...HOSTILE, Object.create(VALID), endless()];

describe('doko: hostile input', () => {
  const places = ['kind', 'reAugen', 'noTrick', 're', 'kontra', 'solo', 'sitsOut'];
  const parts = ['players', 'call', 'doppelkopf', 'fuchs', 'karlchen'];

  it('never breaks anything, whole or in any place', () => {
    for (const it of ALL) {
      withstands(it);
      withstands(VALID, it);
      withstands(VALID, { rounds: it });
      withstands(VALID, { preset: it });
      withstands(VALID, 'tsr', it);
      withstands(VALID, 'tsr', { present: it });
      withstands(VALID, 'tsr', { present: [0, 1, 2, it] });
      for (const place of places) withstands(changed({ [place]: it }));
      for (const part of parts) {
        withstands(changed({ re: { ...VALID.re, [part]: it } }));
        withstands(changed({ kontra: { ...VALID.kontra, [part]: it } }));
      }
      withstands(changed({ re: { ...VALID.re, players: [0, it] } }));
      withstands(changed({ sitsOut: [it] }));
      withstands(changed({ reAugen: [it, 29] }));
    }
  }).timeout(20_000);

  it('never breaks anything, whatever it is', () => {
    always(fc.tuple(anything, anything, anything), ([round, rules, context]) => {
      withstands(round);
      withstands(VALID, rules);
      withstands(round, rules, context);
      withstands(VALID, undefined, { present: context });
    });
  }).timeout(20_000);

  it('never breaks anything in one place of a valid round', () => {
    always(fc.tuple(rounds, fc.constantFrom(...places), fc.constantFrom(...parts), anything), (input) => {
      const [round, place, part, it] = input;
      withstands({ ...round, [place]: it });
      withstands({ ...round, re: { ...round.re, [part]: it } });
      withstands({ ...round, kontra: { ...round.kontra, [part]: it } });
    });
  }).timeout(20_000);

  it('is no round at all where it is no object', () => {
    for (const it of [null, undefined, 5, 'round', [], [VALID], Symbol('x'), boom, revoked({})]) {
      expect(issuesOf(it)).to.deep.equal(['round ']);
    }
    expect(issuesOf(null, 'x')).to.deep.equal(['round ', 'rule rules']);
  });

  it('does not get properties in by a prototype', () => {
    const round = JSON.parse(
      JSON.stringify(VALID).replace('{', '{"__proto__": {"solo": "lust"}, '),
    ) as unknown;
    expect(issuesOf(round)).to.deep.equal(['property __proto__']);
    expect(issuesOf(Object.create(VALID))).to.deep.equal(issuesOf({}));
    expect(({} as Record<string, unknown>).solo).to.equal(undefined);
  });

  it('takes a round without a prototype for what it is', () => {
    const bare = (value: object): object => Object.assign(Object.create(null) as object, value);
    const round = bare({ ...VALID, re: bare(VALID.re), kontra: bare(VALID.kontra) });
    expect(doko.score(round as doko.DokoRound)).to.deep.equal(doko.score(VALID));
  });

  it('has no holes in its lists', () => {
    const holes = new Array<number>(1);
    expect(
      issuesOf(changed({ re: { ...VALID.re, players: [0, ...holes].slice(0, 1).concat(holes) } })),
    ).to.deep.equal(['seat re.players.1']);
    expect(issuesOf(changed({ sitsOut: holes }))).to.deep.equal(['sits-out sitsOut.0']);
    expect(issuesOf(VALID, 'tsr', { present: [0, 1, 2].concat(holes) })).to.deep.equal(['seat present.3']);
  });

  it('is read once: what was checked is what is scored', () => {
    let reads = 0;
    const shifty = {
      ...VALID,
      get reAugen() {
        reads++;
        return reads === 1 ? 130 : NaN;
      },
    };
    expect(doko.score(shifty)).to.deep.equal(doko.score(VALID));
    expect(reads).to.equal(1);
  });

  it('is refused where it cannot be read', () => {
    const closed = Object.defineProperty({ ...VALID }, 'reAugen', { get: boom, enumerable: true });
    expect(issuesOf(closed)).to.deep.equal(['augen reAugen']);
  });
});
