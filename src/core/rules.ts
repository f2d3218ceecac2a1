import { freeze, InvalidInput, isRecord, isWhole, type Issue, type Rules } from './round.js';

/** For each option whether a value is one the game knows. */
export type OptionChecks<R extends Rules> = {
  readonly [K in keyof Omit<R, 'preset'>]-?: (value: unknown) => boolean;
};

/** A number of rounds: whole and at least 1, or `null` for an open end. */
export const isLength = (value: unknown): boolean => value === null || isWhole(value, 1);

const same = (a: unknown, b: unknown): boolean => {
  if (!isRecord(a) || !isRecord(b)) return Array.isArray(a) && Array.isArray(b) ? sameList(a, b) : a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
};
const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, i) => same(value, b[i]));

/** The options of `rules` without the name they go by. */
function options<R extends Rules>({ preset: _, ...rest }: R): Omit<R, 'preset'> {
  return rest;
}

/**
 * Completes rules that a caller handed in: what is missing has its default, a text is the name of a preset.
 * `preset` of the outcome is the name of the preset whose options these are, and is absent where there is none.
 * @returns the complete rules, frozen, or every issue: code `rule`, path `rules` or `rules.<option>`
 */
export function readRules<R extends Rules>(
  input: unknown,
  defaults: R,
  presets: Readonly<Record<string, R>>,
  checks: OptionChecks<R>,
): { rules: R; issues: readonly Issue[] } {
  const wrong = (path: string) => ({ rules: defaults, issues: [{ code: 'rule', path }] });
  if (input === undefined) return { rules: defaults, issues: [] };
  if (typeof input === 'string') {
    return Object.hasOwn(presets, input) ? { rules: presets[input] as R, issues: [] } : wrong('rules');
  }
  if (!isRecord(input)) return wrong('rules');
  const { preset, ...given } = input;
  if (preset !== undefined && !(typeof preset === 'string' && Object.hasOwn(presets, preset)))
    return wrong('rules.preset');
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  const issues = set
    .filter(([key, value]) => !Object.hasOwn(checks, key) || !checks[key as keyof typeof checks](value))
    .map(([key]) => ({ code: 'rule', path: `rules.${key}` }));
  if (issues.length > 0) return { rules: defaults, issues };
  const base = preset === undefined ? defaults : (presets[preset] as R);
  const complete = { ...options(base), ...structured(Object.fromEntries(set)) } as Rules as R;
  const name = Object.keys(presets).find((key) => same(options(presets[key] as R), complete));
  return { rules: freeze(name === undefined ? complete : { preset: name, ...complete }), issues: [] };
}

/** A copy of plain data, so that freezing the outcome leaves the caller's own object alone. */
function structured<T>(value: T): T {
  if (Array.isArray(value)) return value.map(structured) as T;
  return isRecord(value)
    ? (Object.fromEntries(Object.entries(value).map(([k, v]) => [k, structured(v)])) as T)
    : value;
}

/** Throws what was found wrong, if anything was. @throws {InvalidInput} */
export function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new InvalidInput(issues);
}
