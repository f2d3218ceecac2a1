import type { Rules } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';

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

/**
 * An option of the rules as the table sees it. With `choices` one of them, or any other number of `number`; with `several`
 * any of them at once; with `number` alone a number; with none of the three a switch.
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
  /** Only the text of the rules sets it: the section says so. */
  readonly byText?: boolean;
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
export const isSwitch = ({ choices, several, number, byText }: RuleSetting): boolean =>
  !choices && !several && !number && !byText;

/** Rules as plain options, without the name they go by. */
export type Options = Readonly<Record<string, unknown>>;

export const optionsOf = ({ preset: _, ...options }: Rules): Options => options;
