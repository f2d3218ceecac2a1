import { expect } from 'chai';
import { doko, InvalidInput, okey, rummy } from '../../src/core.js';
import { freeze, plain, presentIssues } from '../../src/core/round.js';
import { readRules } from '../../src/core/rules.js';
import { thawed } from '../support/frozen.js';
import { line } from '../support/issues.js';

/** `{ in: { in: … value } }`, so many objects deep. */
const nested = (depth: number, value: unknown): unknown =>
  depth === 0 ? value : { in: nested(depth - 1, value) };

describe('an InvalidInput', () => {
  it('names every issue in its message by code and path, without a sentence', () => {
    const error = new InvalidInput([
      { code: 'round', path: '' },
      { code: 'call', path: 're.call' },
    ]);
    expect(error.message).to.equal('round, call (re.call)');
    expect(String(error)).to.equal('InvalidInput: round, call (re.call)');
    expect(thawed(error.issues)).to.equal(undefined);
  });
});

describe('plain data', () => {
  it('is a copy, apart from what it was read from', () => {
    const inner = [1, { two: 2 }, null];
    const value = { inner, again: inner };
    const copy = plain(value);
    expect(copy).to.deep.equal(value);
    expect(copy).not.to.equal(value);
    expect(copy.inner).not.to.equal(inner);
    freeze(copy);
    expect(Object.isFrozen(inner)).to.equal(false);
  });

  it('keeps every value that is no object, but for the sign of a zero', () => {
    for (const value of ['', 'text', 0, NaN, 5n, true, null, undefined, Symbol.iterator]) {
      expect(plain(value)).to.satisfy((it: unknown) => Object.is(it, value));
      expect(plain({ value })).to.deep.equal({ value });
    }
  });

  it('has no zero with a sign, and so no result has one', () => {
    expect(plain([-0, { a: -0 }, 0, -1])).to.deep.equal([0, { a: 0 }, 0, -1]);
    const negative = (value: unknown): boolean =>
      Object.is(value, -0) ||
      (typeof value === 'object' && value !== null && Object.values(value).some(negative));
    const results = [
      okey.score({ suit: 'C', finish: 'normal', winner: -0, hands: [[], -0, 5] }),
      okey.score({ suit: 'C', finish: 'exhausted', hands: [-0, 3, 5] }),
      rummy.score({ finish: 'hand', winner: -0, hands: [[], 7], melded: [false, false] }, { handFinish: -0 }),
      doko.score({
        kind: 'normal',
        reAugen: -0,
        re: { players: [-0, 1], call: 'none' },
        kontra: { call: 'none' },
      }),
    ];
    expect(results.map(negative)).to.deep.equal([false, false, false, false]);
  });

  it('ends at six levels below the first, and at ten thousand entries of a list', () => {
    expect(plain(nested(7, 'end'))).to.deep.equal(nested(7, 'end'));
    expect(plain(nested(8, 'end'))).to.deep.equal(nested(7, undefined));
    expect(plain(new Array(10_000).fill(0))).to.have.length(10_000);
    expect(plain(new Array(10_001).fill(0))).to.equal(undefined);
  });

  it('lacks what cannot be read, and nothing else', () => {
    const value = {
      good: 1,
      get bad(): never {
        throw new Error('closed');
      },
    };
    expect(plain(value)).to.deep.equal({ good: 1, bad: undefined });
  });
});

describe('the seats that are present', () => {
  it('are indexes of a list, each once', () => {
    const found = (present: unknown) => presentIssues({ present }).map(line);
    expect(presentIssues(undefined)).to.deep.equal([]);
    expect(found([0, 3, 9999])).to.deep.equal([]);
    expect(found([10_000, -1, 0.5])).to.deep.equal(['seat present.0', 'seat present.1', 'seat present.2']);
    expect(found([1, 0, 1])).to.deep.equal(['seat-twice present.2']);
    expect(found('01')).to.deep.equal(['seat present']);
  });
});

describe('rules whose options are lists and groups', () => {
  interface Rules {
    readonly preset?: string;
    readonly rounds: number | null;
    readonly list: readonly unknown[];
    readonly group: { readonly [option: string]: unknown } | null;
  }
  const defaults: Rules = freeze({
    preset: 'plain',
    rounds: null,
    list: ['a', 'b'],
    group: { x: 1, y: [1, 2] },
  });
  const bare: Rules = freeze({ preset: 'bare', rounds: null, list: [], group: null });
  const right = () => true;
  const read = (input: unknown) =>
    readRules(input, defaults, { plain: defaults, bare }, { rounds: right, list: right, group: right });

  it('go by the name of the preset that is equal in all of them', () => {
    const named = (input: object) => read(input).rules.preset;
    expect(named({ list: ['a', 'b'] })).to.equal('plain');
    expect(named({ group: { y: [1, 2], x: 1 } })).to.equal('plain');
    expect(named({ list: [], group: null })).to.equal('bare');
    for (const list of [['a'], ['b', 'a'], ['a', 'b', 'c'], [], 'ab', { 0: 'a', 1: 'b' }, null]) {
      expect(named({ list })).to.equal(undefined);
    }
    for (const group of [
      { x: 1 },
      { x: 1, y: [1] },
      { x: 1, y: [1, 2], z: 0 },
      { x: 1, z: [1, 2] },
      null,
      [],
      1,
    ]) {
      expect(named({ group })).to.equal(undefined);
    }
    expect(named({ preset: 'bare', list: ['a', 'b'] })).to.equal(undefined);
    expect(named({ preset: 'bare', group: { toString: 1 } })).to.equal(undefined);
  });

  it('are frozen through and through, and leave what was handed in alone', () => {
    const own = { list: [['a']], group: { x: { y: 1 } } };
    const { rules } = read(own);
    expect(rules).to.deep.equal({ rounds: null, ...own });
    expect(thawed(rules)).to.equal(undefined);
    own.list.push(['b']);
    own.group.x.y = 2;
    expect(rules.list).to.deep.equal([['a']]);
    expect(rules.group).to.deep.equal({ x: { y: 1 } });
  });
});
