import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { thawed } from '../support/frozen.js';
import { VALID } from '../support/doko-issues.js';
import { line, refusal } from '../support/issues.js';

type Rules = Parameters<typeof doko.score>[1];

const rulesOf = (rules?: unknown) => doko.score(VALID, rules as Rules).rules;

/** Why rules are refused: by `score`, by `validate` and where a match completes them, for the same reasons. */
function wrongIn(rules: unknown): string[] {
  const issues = doko.validate(VALID, rules).errors.map(line);
  expect(refusal(() => doko.score(VALID, rules as Rules))).to.deep.equal(issues);
  expect(refusal(() => doko.game.rules(rules as Rules))).to.deep.equal(issues);
  return issues.sort();
}

describe('doko: rules in force', () => {
  it('are the tournament rules with an open end where none are given', () => {
    for (const none of [undefined, {}, { rounds: undefined }, { preset: undefined }]) {
      expect(rulesOf(none)).to.deep.equal({ preset: 'tsr', rounds: null });
    }
    expect(doko.defaults).to.deep.equal({ preset: 'tsr', rounds: null });
  });

  it('are a preset by its name', () => {
    const presets = {
      tsr: { preset: 'tsr', rounds: null },
      'tsr-24': { preset: 'tsr-24', rounds: 24 },
      'tsr-30': { preset: 'tsr-30', rounds: 30 },
    };
    expect(doko.presets).to.deep.equal(presets);
    for (const [name, rules] of Object.entries(presets)) {
      expect(rulesOf(name)).to.deep.equal(rules);
      expect(rulesOf({ preset: name })).to.deep.equal(rules);
      expect(rulesOf({ rounds: rules.rounds })).to.deep.equal(rules);
    }
  });

  it('have no name where they are no preset', () => {
    expect(rulesOf({ rounds: 7 })).to.deep.equal({ rounds: 7 });
    expect(rulesOf({ rounds: 1 })).to.deep.equal({ rounds: 1 });
  });

  it('may change a preset, and then go by the name of what they became', () => {
    expect(rulesOf({ preset: 'tsr-24', rounds: 7 })).to.deep.equal({ rounds: 7 });
    expect(rulesOf({ preset: 'tsr-24', rounds: 30 })).to.deep.equal({ preset: 'tsr-30', rounds: 30 });
    expect(rulesOf({ preset: 'tsr-24', rounds: null })).to.deep.equal({ preset: 'tsr', rounds: null });
    expect(rulesOf({ preset: 'tsr-24', rounds: undefined })).to.deep.equal({ preset: 'tsr-24', rounds: 24 });
  });

  it('come out complete: what came out can go in again', () => {
    for (const rules of ['tsr', 'tsr-24', 'tsr-30', { rounds: 7 }]) {
      const complete = rulesOf(rules);
      expect(rulesOf(complete)).to.deep.equal(complete);
      expect(doko.game.rules(rules)).to.deep.equal(complete);
    }
  });

  it('are frozen, and leave what was handed in as it was', () => {
    const own = { rounds: 7 };
    expect(thawed(rulesOf(own))).to.equal(undefined);
    expect(thawed(doko.game.rules(own))).to.equal(undefined);
    expect(Object.isFrozen(own)).to.equal(false);
    expect(own).to.deep.equal({ rounds: 7 });
    expect(thawed(doko.presets)).to.equal(undefined);
    expect(thawed(doko.defaults)).to.equal(undefined);
  });
});

describe('doko: rules that are refused', () => {
  it('a preset nobody knows', () => {
    for (const name of ['', 'TSR', 'okey', 'toString', '__proto__', 'constructor']) {
      expect(wrongIn(name)).to.deep.equal(['rule rules']);
      expect(wrongIn({ preset: name })).to.deep.equal(['rule rules.preset']);
    }
    for (const preset of [null, 5, {}, ['tsr']])
      expect(wrongIn({ preset })).to.deep.equal(['rule rules.preset']);
  });

  it('what is no rules at all', () => {
    for (const rules of [null, 5, true, [], ['tsr'], Symbol('tsr'), () => 'tsr', 24n]) {
      expect(wrongIn(rules)).to.deep.equal(['rule rules']);
    }
  });

  it('a number of rounds that is none', () => {
    for (const rounds of [0, -0, -1, 1.5, NaN, Infinity, '24', true, [], {}, 24n]) {
      expect(wrongIn({ rounds })).to.deep.equal(['rule rules.rounds']);
    }
  });

  it('an option nobody knows, even one without a value', () => {
    for (const value of [1, null, undefined])
      expect(wrongIn({ ace: value })).to.deep.equal(['rule rules.ace']);
    expect(wrongIn({ constructor: 1 })).to.deep.equal(['rule rules.constructor']);
    expect(wrongIn(JSON.parse('{"__proto__": {"rounds": 7}}'))).to.deep.equal(['rule rules.__proto__']);
  });

  it('everything that is wrong with them at once', () => {
    expect(wrongIn({ preset: 'tsr-99', rounds: 0, bock: true, money: null })).to.deep.equal([
      'rule rules.bock',
      'rule rules.money',
      'rule rules.preset',
      'rule rules.rounds',
    ]);
  });
});
