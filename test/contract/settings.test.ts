import { expect } from 'chai';
import { isRecord, type Rules } from '../../src/core/round.js';
import { nearest, rulesText } from '../../src/elements/settings/differences.js';
import { fromText, toText } from '../../src/elements/settings/as-text.js';
import { applies, isWide, valueAt, withValue } from '../../src/elements/settings/options.js';
import {
  isSwitch,
  optionsOf,
  settingsOf,
  stateOf,
  type Options,
  type RuleSetting,
} from '../../src/elements/settings/setting.js';
import { ENGLISH } from '../support/english.js';
import { ELEMENTS } from '../support/elements.js';

/** The paths of all options that are no objects of others. */
const leaves = (options: Options, at = ''): string[] =>
  Object.entries(options).flatMap(([name, value]) =>
    isRecord(value) && Object.keys(value).length > 0 ? leaves(value, `${at}${name}.`) : [`${at}${name}`],
  );

/** The values that a setting offers. */
const valuesOf = (setting: RuleSetting): unknown[] => {
  const { choices = [], several, number } = setting;
  if (isSwitch(setting)) return [stateOf(setting, true), stateOf(setting, false)];
  return [
    ...choices.map(({ value }) => value),
    ...(several ? [[], ...several.map(({ value }) => [value]), several.map(({ value }) => value)] : []),
    ...(number ? [number.min, number.max] : []),
  ];
};

for (const { tag, rulesOf } of ELEMENTS.filter((it) => it.rulesOf)) {
  describe(`the rules of <${tag}> in words`, () => {
    let of: Awaited<ReturnType<NonNullable<typeof rulesOf>>>;
    let settings: readonly RuleSetting[];
    /** With everything on that may be off. */
    let wide: Options;

    before(async () => {
      of = await rulesOf!();
      settings = settingsOf(of.rules);
      const on = settings
        .filter(isWide)
        .reduce((at, it) => withValue(at, [it.option, it.on]), optionsOf(of.game.defaults));
      wide = optionsOf(of.game.rules(on));
    });

    it('have a setting for every option', () => {
      const named = settings.map(({ option }) => option);
      const missing = leaves(wide).filter((path) => !named.includes(path) && !of.elsewhere.includes(path));
      expect(missing).to.deep.equal([]);
    });

    it('have no setting twice, and none for what is no option', () => {
      const named = settings.map(({ option }) => option);
      expect(new Set(named).size).to.equal(named.length);
      for (const option of named) expect(valueAt(wide, option), option).to.not.equal(undefined);
    });

    it('offer only values that the game knows', () => {
      for (const setting of settings) {
        for (const value of valuesOf(setting)) {
          const also = setting.choices?.find((it) => it.value === value)?.also ?? {};
          const options = Object.entries({ [setting.option]: value, ...also }).reduce(withValue, wide);
          expect(() => of.game.rules(options), `${setting.option}: ${JSON.stringify(value)}`).to.not.throw();
        }
      }
    });

    it('have a label of their own each, and a sentence that says what it changes', () => {
      const labels = settings.map((it) => it.label(ENGLISH));
      expect(labels.filter((label, i) => label === '' || labels.indexOf(label) < i)).to.deep.equal([]);
      const helpless = settings.filter((it) => !/^\S.*\.$/.test(it.help?.(ENGLISH) ?? ''));
      expect(helpless.map(({ option }) => option)).to.deep.equal([]);
    });

    it('have words for every value that a preset has', () => {
      for (const [name, rules] of Object.entries(of.game.presets)) {
        for (const setting of settings.filter((it) => applies(it, optionsOf(rules)))) {
          const value = valueAt(optionsOf(rules), setting.option);
          const { choices, several, number } = setting;
          const isNamed = several
            ? (value as unknown[]).every((it) => several.some((choice) => choice.value === it))
            : !choices || choices.some((it) => it.value === value) || (number && typeof value === 'number');
          expect(isNamed, `${name}: ${setting.option}`).to.equal(true);
        }
      }
    });

    it('name every preset but those that differ in the length alone, and say what each is', () => {
      const words = Object.entries(of.rules.presets);
      for (const [name, { name: title, about }] of words) {
        expect(of.game.presets, name).to.have.property(name);
        expect(title(ENGLISH)).to.match(/^\S/);
        expect(about(ENGLISH), name).to.match(/^\S.*\.$/);
      }
      const { unconfirmed = [] } = of.game;
      for (const [name, rules] of Object.entries(of.game.presets)) {
        if (unconfirmed.includes(name)) expect(of.rules.presets, 'none to offer').to.not.have.property(name);
        else expect(nearest(of, rules).by, name).to.deep.equal([]);
      }
    });

    it('are told from each other in a sentence', () => {
      const texts = Object.keys(of.rules.presets).map((name) =>
        rulesText(ENGLISH, of, of.game.presets[name]!),
      );
      expect(new Set(texts).size).to.equal(texts.length);
    });

    it('as text are the same rules again, whatever is changed', () => {
      const all: Rules[] = Object.values(of.game.presets);
      for (const setting of settings) {
        for (const value of valuesOf(setting))
          all.push(of.game.rules(withValue(wide, [setting.option, value])));
      }
      for (const rules of all)
        expect(fromText(of, toText(of, rules)), toText(of, rules)).to.deep.equal(rules);
    });
  });
}
