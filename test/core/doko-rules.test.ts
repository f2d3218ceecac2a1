import { expect } from 'chai';
import { doko } from '../../src/core.js';
import { thawed } from '../support/frozen.js';
import { VALID } from '../support/doko-issues.js';
import { jsonCases } from '../support/cases.js';
import { line, refusal } from '../support/issues.js';

type Rules = Parameters<typeof doko.score>[1];

const rulesOf = (rules?: unknown) => doko.score(VALID, rules as Rules).rules;

/** The presets as they are printed. The tournament rules have 24 games there, and by their own name an open end here. */
const printed = await jsonCases<Record<string, doko.DokoRules>>('doko-presets.json');
const { tsr, ...others } = printed;
const plain = { ...tsr, rounds: null };
const PRESETS: Record<string, object> = {
  tsr: { preset: 'tsr', ...plain },
  'tsr-24': { preset: 'tsr-24', ...tsr },
  ...Object.fromEntries(Object.entries(others).map(([preset, rules]) => [preset, { preset, ...rules }])),
};

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
      expect(rulesOf(none)).to.deep.equal(PRESETS.tsr);
    }
    expect(doko.defaults).to.deep.equal(PRESETS.tsr);
  });

  it('are a preset by its name', () => {
    expect(doko.presets).to.deep.equal(PRESETS);
    for (const [name, rules] of Object.entries(PRESETS)) {
      expect(rulesOf(name)).to.deep.equal(rules);
      expect(rulesOf({ preset: name })).to.deep.equal(rules);
      expect(rulesOf({ ...rules, preset: undefined })).to.deep.equal(rules);
    }
    expect(Object.keys(PRESETS)).to.deep.equal([
      ...['tsr', 'tsr-24', 'tsr-30'],
      ...['bock', 'verdoppeln', 'nur-plus', 'kasse'],
    ]);
  });

  it('have no name where they are no preset', () => {
    expect(rulesOf({ rounds: 7 })).to.deep.equal({ ...plain, rounds: 7 });
    expect(rulesOf({ rounds: 1 })).to.deep.equal({ ...plain, rounds: 1 });
    expect(rulesOf({ points: { fuchs: 0 } })).to.deep.equal({
      ...plain,
      points: { ...plain.points, fuchs: 0 },
    });
  });

  it('may change a preset, and then go by the name of what they became', () => {
    expect(rulesOf({ preset: 'tsr-24', rounds: 7 })).to.deep.equal({ ...plain, rounds: 7 });
    expect(rulesOf({ preset: 'tsr-24', rounds: 30 })).to.deep.equal(PRESETS['tsr-30']);
    expect(rulesOf({ preset: 'tsr-24', rounds: null })).to.deep.equal(PRESETS.tsr);
    expect(rulesOf({ preset: 'tsr-24', rounds: undefined })).to.deep.equal(PRESETS['tsr-24']);
    expect(rulesOf({ preset: 'kasse', writing: 'plus-minus', hochzeitFee: 0, money: null })).to.deep.equal(
      PRESETS.tsr,
    );
  });

  it('come out complete: what came out can go in again', () => {
    for (const rules of [
      ...Object.keys(PRESETS),
      { rounds: 7 },
      { bock: {}, solo: { kinds: { damen: {} } } },
    ]) {
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
    expect(wrongIn({ preset: 'tsr-99', rounds: 0, bock: true, money: {}, joker: 20 })).to.deep.equal([
      'rule rules.bock',
      'rule rules.joker',
      'rule rules.money.perPoint',
      'rule rules.preset',
      'rule rules.rounds',
    ]);
  });

  it('an option of a house rule that is none, by its path', () => {
    const wrong: [object, string][] = [
      [{ calls: 'plus3' }, 'calls'],
      [{ doubles: null }, 'doubles'],
      [{ points: { fuchs: -1 } }, 'points.fuchs'],
      [{ points: { fuchs: 0.5 } }, 'points.fuchs'],
      [{ points: { hase: 1 } }, 'points.hase'],
      [{ points: null }, 'points'],
      [{ twoKarlchen: 1 }, 'twoKarlchen'],
      [{ tie120: 'none' }, 'tie120'],
      [{ feigheit: true }, 'feigheit'],
      [{ feigheitGap: 0 }, 'feigheitGap'],
      [{ feigheitGap: 6 }, 'feigheitGap'],
      [{ bock: { triggers: ['tie120', 'rain'] } }, 'bock.triggers.1'],
      [{ bock: { triggers: ['solo', 'solo'] } }, 'bock.triggers.1'],
      [{ bock: { triggers: 'solo' } }, 'bock.triggers'],
      [{ bock: { games: 0 } }, 'bock.games'],
      [{ bock: { games: 101 } }, 'bock.games'],
      [{ bock: { max: 0 } }, 'bock.max'],
      [{ bock: { inBock: 'add' } }, 'bock.inBock'],
      [{ bock: { colour: 'red' } }, 'bock.colour'],
      [{ solo: { fixed: { won: 11 } } }, 'solo.fixed.lost'],
      [{ solo: { kinds: { damen: { times: 0 } } } }, 'solo.kinds.damen.times'],
      [{ solo: { kinds: { damen: { fixed: null } } } }, 'solo.kinds.damen.fixed'],
      [{ solo: { kinds: { damen: { twice: true } } } }, 'solo.kinds.damen.twice'],
      [{ hochzeitFee: -1 }, 'hochzeitFee'],
      [{ writing: 'all' }, 'writing'],
      [{ money: { perPoint: 10, mode: 'winner' } }, 'money.mode'],
      [{ money: { perPoint: 0.001 } }, 'money.perPoint'],
    ];
    for (const [rules, path] of wrong) expect(wrongIn(rules)).to.deep.equal([`rule rules.${path}`]);
  });
});
