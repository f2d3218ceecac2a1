import type { Rules } from '../../core/round.js';
import { isolate, type Localizer } from '../../localization/localizer.js';

/** A text in the language of the moment. */
export type Text = (l: Localizer) => string;

/** A value that an option may have. */
export interface Choice {
  readonly value: unknown;
  readonly label: Text;
  /** What else it sets, by option. */
  readonly also?: Readonly<Record<string, unknown>>;
}

/** A range of numbers. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Into how many parts a whole may be split; absent: whole numbers. */
  readonly parts?: number;
}

/** A column of a table of numbers; a row is a part of the options, undefined where they do not have it. */
export interface NumberColumn {
  readonly label: Text;
  readonly number: NumberRange;
  readonly get: (row: unknown) => number | undefined;
  /** The row with another number, or with none; undefined where nothing is left of it. */
  readonly set: (row: unknown, value: number | undefined) => unknown;
}

/** Numbers for each name of an object of options: each may be missing. */
export interface NumberTable {
  /** By name; what else the options name comes after them. */
  readonly rows: Readonly<Record<string, Text>>;
  readonly columns: readonly NumberColumn[];
  /** A row in a few signs. */
  readonly text: (l: Localizer, row: unknown) => string;
}

/**
 * An option of the rules as those who play see it. With `choices` one of them, or any other number of `number`; with
 * `several` any of them at once; with `number` alone a number; with `table` many; with none of these a switch.
 */
export interface RuleSetting {
  /** Dotted: `bock.max`. It is there as long as the options around it are on. */
  readonly option: string;
  /** A few words, which stand before a value as well. */
  readonly label: Text;
  /** One sentence: what it changes. */
  readonly help?: Text;
  readonly choices?: readonly Choice[];
  readonly several?: readonly Choice[];
  readonly number?: NumberRange;
  /** What a switch sets where it is not true and false; what is missing in an object has its default. */
  readonly on?: unknown;
  readonly off?: unknown;
  readonly table?: NumberTable;
  /** The other options are such that it changes something. */
  readonly when?: (rules: never) => boolean;
  /**
   * `match`: it is the same in all rounds, so that a change scores every round anew. `here`: no round's points hang on it,
   * so that nothing is asked. Absent: the table says whether it holds from here on or from the start.
   */
  readonly scope?: 'match' | 'here';
}

/** Settings that belong together. Without a name they are not folded up. */
export interface SettingGroup {
  readonly name?: Text;
  readonly settings: readonly RuleSetting[];
}

/** A preset as a table chooses it. */
export interface PresetWords {
  readonly name: Text;
  /** What is otherwise in it, in a sentence. */
  readonly about: Text;
}

/** The rules of a game in words: presets and options. */
export interface RulesView {
  /** By the name that the core has for them, in the order of the list; those that differ in the length alone are one. */
  readonly presets: Readonly<Record<string, PresetWords>>;
  /** Presets which hold what nobody confirmed: offered apart. */
  readonly unconfirmed?: readonly string[];
  readonly groups: readonly SettingGroup[];
}

export const settingsOf = ({ groups }: RulesView): readonly RuleSetting[] =>
  groups.flatMap(({ settings }) => settings);

/** What a switch sets. */
export const stateOf = ({ on = true, off = false }: RuleSetting, isOn: boolean): unknown => (isOn ? on : off);

/** Whether a setting is a switch. */
export const isSwitch = ({ choices, several, number, table }: RuleSetting): boolean =>
  !choices && !several && !number && !table;

/** Rules as plain options, without the name they go by. */
export type Options = Readonly<Record<string, unknown>>;

export const optionsOf = ({ preset: _, ...options }: Rules): Options => options;

/** The rows of a table of numbers, by name: those that have a label, and what else the options name. */
export function rowsOf({ rows }: NumberTable, value: unknown): readonly (readonly [string, Text])[] {
  const own = Object.keys(value ?? {}).filter((name) => !Object.hasOwn(rows, name));
  return [...Object.entries(rows), ...own.map((name) => [name, () => isolate(name)] as const)];
}
