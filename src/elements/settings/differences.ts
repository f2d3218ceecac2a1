import { isRecord, type Game, type RoundResult, type Rules } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';
import { done } from '../../localization/messages/match.js';
import * as words from '../../localization/messages/late/rules.js';
import { applies, isOn, isWide, same, valueAt, withValue } from './options.js';
import {
  isSwitch,
  optionsOf,
  rowsOf,
  settingsOf,
  type NumberTable,
  type Options,
  type RulesView,
  type RuleSetting,
} from './setting.js';

/** A game with its rules in words. */
export interface RulesOfGame {
  readonly game: Pick<Game<unknown, Rules, RoundResult>, 'presets' | 'rules'>;
  readonly rules: RulesView;
}

/** What is set otherwise in `rules` than in `base`, the length apart. */
export function differing(of: RulesOfGame, rules: Rules, base: Rules): readonly RuleSetting[] {
  const settings = settingsOf(of.rules);
  const here = optionsOf(rules);
  const there = settings
    .filter(isWide)
    .reduce((at, setting) => switchedOn(of, setting, at, here), optionsOf(base));
  const all = settings.filter((setting) => {
    if (!applies(setting, here)) return false;
    if (isWide(setting)) return isOn(setting, here) !== isOn(setting, optionsOf(base));
    return !same(valueAt(here, setting.option), valueAt(there, setting.option));
  });
  return all.filter((setting) => !all.some((other) => bringsAlong(other, setting, here)));
}

/** Whether the choice that was made of one setting says what another one is. */
function bringsAlong({ option, choices = [] }: RuleSetting, other: RuleSetting, options: Options): boolean {
  const { also = {} } = choices.find((it) => same(it.value, valueAt(options, option))) ?? {};
  return other.option in also && same(also[other.option], valueAt(options, other.option));
}

/** A part that is off in `base` and on in `here` is compared with what is usual in it. */
function switchedOn({ game }: RulesOfGame, setting: RuleSetting, base: Options, here: Options): Options {
  const { option } = setting;
  if (!isRecord(valueAt(here, option)) || isRecord(valueAt(base, option))) return base;
  return optionsOf(game.rules(withValue(base, [option, setting.on])));
}

/** The preset that these rules are, or from which they differ in the fewest settings; the length apart. */
export function nearest(
  of: RulesOfGame,
  rules: Rules,
): { readonly preset: string; readonly by: readonly RuleSetting[] } {
  const all = Object.keys(of.rules.presets).map((preset) => ({
    preset,
    by: differing(of, rules, of.game.presets[preset]!),
  }));
  return all.reduce((best, it) => (it.by.length < best.by.length ? it : best));
}

/** A setting with its value: “Joker: 30”; a switch that is on by its name alone. */
export function inWords(l: Localizer, setting: RuleSetting, rules: Rules): string {
  const value = valueAt(optionsOf(rules), setting.option);
  const label = setting.label(l);
  if (setting.table) return tableText(l, setting.table, label, value);
  if (isSwitch(setting)) return isOn(setting, optionsOf(rules)) ? label : done(l, label, words.off(l));
  return done(l, label, valueText(l, setting, value));
}

function valueText(l: Localizer, { choices = [], several }: RuleSetting, value: unknown): string {
  if (several) {
    const chosen = several.filter((it) => (value as readonly unknown[]).includes(it.value));
    return chosen.length === 0 ? words.none(l) : l.list(chosen.map((it) => it.label(l)));
  }
  const chosen = choices.find((it) => same(it.value, value));
  if (chosen) return chosen.label(l);
  return typeof value === 'number' ? l.number(value) : String(value);
}

/** What a table of numbers holds, row by row. */
function tableText(l: Localizer, table: NumberTable, label: string, value: unknown): string {
  const held = value as Options;
  const rows = rowsOf(table, value).filter(([name]) => Object.hasOwn(held, name));
  if (rows.length === 0) return done(l, label, words.none(l));
  return rows.map(([name, text]) => done(l, text(l), table.text(l, held[name]))).join('; ');
}

/** Several settings, as a sentence lists them. */
export const listed = (l: Localizer, settings: readonly RuleSetting[], rules: Rules): string =>
  settings.map((setting) => inWords(l, setting, rules)).join('; ');

/** The rules in a sentence or two: the preset, and what is otherwise. */
export function rulesText(l: Localizer, of: RulesOfGame, rules: Rules): string {
  const { preset, by } = nearest(of, rules);
  const named = words.rulesAre(l, of.rules.presets[preset]!.name(l));
  return by.length === 0 ? named : `${named} ${words.changedHere(l, listed(l, by, rules))}`;
}
