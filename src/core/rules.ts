import { freeze, InvalidInput, isRecord, isWhole, plain, type Issue, type Rules } from './round.js';

/** For each option whether a value is one the game knows. */
export type OptionChecks<R extends Rules> = {
  readonly [K in keyof Omit<R, 'preset'>]-?: (value: unknown) => boolean;
};

/** A number of rounds: whole and at least 1, or `null` for an open end. */
export const isLength = (value: unknown): boolean => value === null || isWhole(value, 1);

const same = (a: unknown, b: unknown): boolean => {
  if (!isRecord(a) || !isRecord(b)) return Array.isArray(a) && Array.isArray(b) ? sameList(a, b) : a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
  );
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
  const wrong = (paths: readonly string[]) => ({
    rules: defaults,
    issues: paths.map((path) => ({ code: 'rule', path })),
  });
  if (input === undefined) return { rules: defaults, issues: [] };
  const given = plain(input);
  if (typeof given === 'string') {
    return Object.hasOwn(presets, given) ? { rules: presets[given] as R, issues: [] } : wrong(['rules']);
  }
  if (!isRecord(given)) return wrong(['rules']);
  const { preset, ...set } = given;
  const isKnown = (key: string, value: unknown): boolean =>
    Object.hasOwn(checks, key) && (value === undefined || checks[key as keyof typeof checks](value));
  const isNamed = preset === undefined || (typeof preset === 'string' && Object.hasOwn(presets, preset));
  const bad = [...(isNamed ? [] : ['preset']), ...Object.keys(set).filter((key) => !isKnown(key, set[key]))];
  if (bad.length > 0) return wrong(bad.map((key) => `rules.${key}`));
  const base = preset === undefined ? defaults : (presets[preset as string] as R);
  const changed = Object.entries(set).filter(([, value]) => value !== undefined);
  const complete = { ...options(base), ...Object.fromEntries(changed) } as Rules as R;
  const name = Object.keys(presets).find((key) => same(options(presets[key] as R), complete));
  return { rules: freeze(name === undefined ? complete : { preset: name, ...complete }), issues: [] };
}

/** Throws what was found wrong, if anything was. @throws {InvalidInput} */
export function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new InvalidInput(issues);
}
