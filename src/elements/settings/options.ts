import { isRecord } from '../../core/round.js';
import { isSwitch, stateOf, type Options, type RuleSetting } from './setting.js';

/** The value at a dotted path; undefined where an option on the way is off. */
export const valueAt = (options: Options, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isRecord(at) ? at[key] : undefined), options);

/** The options with another value at a dotted path; as they are where an option on the way is off. */
export function withValue(options: Options, [path, value]: readonly [string, unknown]): Options {
  const dot = path.indexOf('.');
  if (dot < 0) return { ...options, [path]: value };
  const key = path.slice(0, dot);
  const inner = options[key];
  return isRecord(inner) ? { ...options, [key]: withValue(inner, [path.slice(dot + 1), value]) } : options;
}

/** Whether two values of an option are the same; a list has no order. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((it) => b.includes(it));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys({ ...a, ...b });
  return keys.every((key) => same(a[key], b[key]));
}

/** Whether a setting changes something under these options. */
export function applies(setting: RuleSetting, options: Options): boolean {
  const around = setting.option.split('.').slice(0, -1).join('.');
  return (around === '' || isRecord(valueAt(options, around))) && (setting.when?.(options as never) ?? true);
}

/** Whether a switch is on. */
export const isOn = (setting: RuleSetting, options: Options): boolean =>
  !same(valueAt(options, setting.option), stateOf(setting, false));

/** A part of the options that may be off, as a switch puts it on. */
export const isWide = (setting: RuleSetting): boolean => isSwitch(setting) && isRecord(setting.on);
