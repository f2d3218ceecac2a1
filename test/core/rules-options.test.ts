import { expect } from 'chai';
import fc from 'fast-check';
import { isLength, isSwitch, moneyCheck, oneOf, readRules, type OptionChecks } from '../../src/core/rules.js';
import {
  freeze,
  isWhole,
  type Money,
  type Rules as AnyRules,
  type RulesReading,
} from '../../src/core/round.js';
import { thawed } from '../support/frozen.js';
import { anything, HOSTILE } from '../support/hostile.js';

interface Rules extends AnyRules {
  readonly points: { readonly fox: number; readonly last: number };
  readonly extra: null | {
    readonly when: readonly string[];
    readonly games: number;
    readonly twice: boolean;
  };
  readonly kinds: Readonly<
    Record<string, { readonly fixed?: { readonly won: number }; readonly times?: number }>
  >;
  readonly money: Money | null;
}

const isPoints = (value: unknown) => isWhole(value, 0, 9);
const checks: OptionChecks<Rules> = {
  rounds: isLength,
  points: { fields: { fox: isPoints, last: isPoints } },
  extra: {
    fields: { when: { list: oneOf('a', 'b', 'c') }, games: isPoints, twice: isSwitch },
    base: { when: [], games: 4, twice: false },
    orNull: true,
  },
  kinds: {
    each: {
      fields: {
        fixed: { fields: { won: isPoints }, optional: true },
        times: (value) => value === undefined || isPoints(value),
      },
    },
  },
  money: moneyCheck,
};
const defaults: Rules = freeze({
  preset: 'plain',
  rounds: null,
  points: { fox: 1, last: 0 },
  extra: null,
  kinds: {},
  money: null,
});
const extra: Rules = freeze({ ...defaults, preset: 'extra', extra: { when: ['a'], games: 4, twice: false } });

const reading = (input: unknown, how?: RulesReading<Rules>) =>
  readRules(input, defaults, { plain: defaults, extra }, checks, how);

/** The rules that an input comes to, which has nothing wrong. */
function read(input: unknown, how?: RulesReading<Rules>): Rules {
  const { rules, issues } = reading(input, how);
  expect(issues).to.deep.equal([]);
  return rules;
}

/** The paths at which an input is wrong: every issue of rules has the same code. */
function wrong(input: unknown, how?: RulesReading<Rules>): string[] {
  const { issues } = reading(input, how);
  expect(issues.every(({ code }) => code === 'rule')).to.equal(true);
  return issues.map(({ path }) => path);
}

describe('rules with objects among the options', () => {
  it('may give these in part: what is missing has its default', () => {
    expect(read({ points: { last: 2 } }).points).to.deep.equal({ fox: 1, last: 2 });
    expect(read({ points: {} })).to.deep.equal(defaults);
    expect(read({ points: { fox: undefined } })).to.deep.equal(defaults);
    expect(read({ extra: { games: 5 } }).extra).to.deep.equal({ when: [], games: 5, twice: false });
    expect(read({ extra: {} }).extra).to.deep.equal({ when: [], games: 4, twice: false });
    expect(read({ money: { perPoint: 2.5 } }).money).to.deep.equal({ mode: 'balance', perPoint: 2.5 });
    expect(read({ kinds: { 'a.b': { times: 2 }, c: {} } }).kinds).to.deep.equal({
      'a.b': { times: 2 },
      c: {},
    });
  });

  it('may change a preset in part', () => {
    expect(read({ preset: 'extra', extra: { twice: true } }).extra).to.deep.equal({
      when: ['a'],
      games: 4,
      twice: true,
    });
    expect(read({ preset: 'extra', extra: null })).to.deep.equal(defaults);
  });

  it('may be given over other rules', () => {
    const over = read({ extra: { when: ['b'], games: 7 }, points: { fox: 3 }, kinds: { x: { times: 2 } } });
    expect(read({ extra: { twice: true }, points: { last: 1 } }, { over })).to.deep.equal({
      ...over,
      points: { fox: 3, last: 1 },
      extra: { when: ['b'], games: 7, twice: true },
    });
    expect(read({}, { over })).to.deep.equal(over);
    expect(read('plain', { over })).to.deep.equal(defaults);
    expect(read({ preset: 'extra' }, { over })).to.deep.equal(extra);
    // a list, and an object whose keys are the table's own, are given whole
    expect(read({ kinds: { y: {} } }, { over }).kinds).to.deep.equal({ y: {} });
    expect(read({ extra: { when: [] } }, { over }).extra?.when).to.deep.equal([]);
  });

  it('go by the name of the preset that they are equal to', () => {
    expect(read({ extra: { when: ['a'] } })).to.deep.equal(extra);
    expect(read({ preset: 'extra', extra: { when: [] } }).preset).to.equal(undefined);
    expect(read({ kinds: { x: {} } }).preset).to.equal(undefined);
  });

  it('come out complete, in the same order and frozen, whatever was given', () => {
    const whole = read({ money: { mode: 'pairs', perPoint: 5 }, extra: {}, points: { last: 3 } });
    expect(JSON.stringify(read(JSON.parse(JSON.stringify(whole))))).to.equal(JSON.stringify(whole));
    expect(Object.keys(whole)).to.deep.equal(['rounds', 'points', 'extra', 'kinds', 'money']);
    expect(thawed(whole)).to.equal(undefined);
  });

  it('name the path of each option that is wrong', () => {
    expect(wrong({ points: { fox: -1, last: 0.5 } })).to.deep.equal([
      'rules.points.fox',
      'rules.points.last',
    ]);
    expect(wrong({ points: null })).to.deep.equal(['rules.points']);
    expect(wrong({ points: [1, 0] })).to.deep.equal(['rules.points']);
    expect(wrong({ points: { hare: 1 } })).to.deep.equal(['rules.points.hare']);
    expect(wrong({ points: { hare: undefined } })).to.deep.equal(['rules.points.hare']);
    expect(wrong({ extra: true })).to.deep.equal(['rules.extra']);
    expect(wrong({ extra: { when: 'a' } })).to.deep.equal(['rules.extra.when']);
    expect(wrong({ extra: { when: ['d', 'a', 'a'] } })).to.deep.equal([
      'rules.extra.when.0',
      'rules.extra.when.2',
    ]);
    expect(wrong({ extra: { twice: null } })).to.deep.equal(['rules.extra.twice']);
    expect(wrong({ kinds: { x: { fixed: {} }, y: null, z: { times: 10 } } })).to.deep.equal([
      'rules.kinds.x.fixed.won',
      'rules.kinds.y',
      'rules.kinds.z.times',
    ]);
    expect(wrong({ money: {} })).to.deep.equal(['rules.money.perPoint']);
    for (const perPoint of [-1, NaN, Infinity, 0.001, 1e7, '5', null]) {
      expect(wrong({ money: { perPoint } })).to.deep.equal(['rules.money.perPoint']);
    }
    expect(wrong({ money: { perPoint: 5, mode: 'all' } })).to.deep.equal(['rules.money.mode']);
  });

  it('know nothing that every object has', () => {
    expect(wrong({ points: JSON.parse('{"__proto__": 1}') as object })).to.deep.equal([
      'rules.points.__proto__',
    ]);
    expect(wrong({ points: { constructor: 1 } })).to.deep.equal(['rules.points.constructor']);
    const { kinds } = read({ kinds: JSON.parse('{"__proto__": {"times": 2}}') as object });
    expect(JSON.stringify(kinds)).to.equal('{"__proto__":{"times":2}}');
    expect(({} as Record<string, unknown>).times).to.equal(undefined);
  });

  it('lose what is unknown where a file may be of a later version, and only that', () => {
    const later = { points: { fox: 2, hare: 1 }, extra: { odd: true }, kinds: { x: { much: 1 } }, new: 1 };
    expect(read(later, { drop: true })).to.deep.equal(
      read({ points: { fox: 2 }, extra: {}, kinds: { x: {} } }),
    );
    expect(wrong({ points: { fox: -1, hare: 1 } }, { drop: true })).to.deep.equal(['rules.points.fox']);
  });

  it('never throw, whatever is handed in at whatever place', () => {
    const whole = read({ kinds: { x: { fixed: { won: 1 } } }, extra: {}, money: { perPoint: 1 } });
    const paths = (data: object): string[][] =>
      Object.entries(data).flatMap(([key, inner]) => [
        [key],
        ...(typeof inner === 'object' && inner !== null
          ? paths(inner as object).map((rest) => [key, ...rest])
          : []),
      ]);
    const put = (data: unknown, [key, ...rest]: string[], value: unknown): unknown =>
      key === undefined ? value : { ...(data as object), [key]: put((data as never)[key], rest, value) };
    const at = [[], ...paths(whole)];
    const holds = (path: string[], value: unknown) => {
      const { rules, issues } = reading(put(whole, path, value));
      expect(thawed(rules)).to.equal(undefined);
      if (issues.length === 0) expect(reading(rules).rules).to.deep.equal(rules);
    };
    for (const path of at) for (const value of HOSTILE) holds(path, value);
    fc.assert(fc.property(fc.constantFrom(...at), anything, holds));
  });
});
