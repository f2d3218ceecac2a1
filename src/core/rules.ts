import {
  freeze,
  InvalidInput,
  isRecord,
  isWhole,
  plain,
  type Issue,
  type Rules,
  type RulesInput,
  type RulesReading,
} from './round.js';

/** Whether a value is one the game knows. */
export type ValueCheck = (value: unknown) => boolean;

/**
 * What an option may be: a value; an object of options, which may be given in part; a list in which nothing stands
 * twice; an object with keys of the caller's own. Where `orNull` it may be off.
 */
export type OptionCheck = ValueCheck | FieldsCheck | ListCheck | EachCheck;

interface FieldsCheck {
  readonly fields: Readonly<Record<string, OptionCheck>>;
  /** What is missing, where the defaults have no such object: an option they leave off, an entry of an `each`. */
  readonly base?: object;
  readonly orNull?: boolean;
  /** May be missing for good. */
  readonly optional?: boolean;
}

interface ListCheck {
  readonly list: ValueCheck;
}

interface EachCheck {
  readonly each: OptionCheck;
}

/** For each option what it may be. */
export type OptionChecks<R extends Rules> = { readonly [K in keyof Omit<R, 'preset'>]-?: OptionCheck };

/** A number of rounds: whole and at least 1, or `null` for an open end. */
export const isLength: ValueCheck = (value) => value === null || isWhole(value, 1);
export const isSwitch: ValueCheck = (value) => typeof value === 'boolean';
export const oneOf =
  (...values: readonly unknown[]): ValueCheck =>
  (value) =>
    values.includes(value);
export const orNull =
  (isRight: ValueCheck): ValueCheck =>
  (value) =>
    value === null || isRight(value);

/** A price has at most so many parts of a cent, so that sums stay exact. */
export const PARTS = 100;

const isPrice: ValueCheck = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1e6 && Math.round(value * PARTS) / PARTS === value;

/** What a point is worth in money, in any game; null = nothing. */
export const moneyCheck: OptionCheck = {
  fields: { perPoint: isPrice, mode: oneOf('balance', 'pairs', 'kitty-top', 'kitty-minus') },
  base: { mode: 'balance' },
  orNull: true,
};

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

/** Reads options one by one, and collects the paths at which they are wrong. */
class Reader {
  readonly wrong: string[] = [];
  readonly #drop: boolean;

  constructor(drop: boolean) {
    this.#drop = drop;
  }

  /** The option as it is in force; `base` is what it is where nothing is given. */
  read(check: OptionCheck, given: unknown, base: unknown, path: string): unknown {
    const refuse = () => {
      this.wrong.push(path);
      return base;
    };
    if (typeof check === 'function') {
      return given === undefined && base !== undefined ? base : check(given) ? given : refuse();
    }
    if (given === undefined) return base === undefined && !('optional' in check) ? refuse() : base;
    if ('list' in check) {
      if (!Array.isArray(given)) return refuse();
      given.forEach((value, i) => {
        if (!check.list(value) || given.indexOf(value) < i) this.wrong.push(`${path}.${i}`);
      });
      return given;
    }
    if (given === null && 'orNull' in check) return null;
    if (!isRecord(given)) return refuse();
    return 'each' in check ? this.#each(check, given, path) : this.fields(check, given, base, path);
  }

  fields(check: FieldsCheck, given: Record<string, unknown>, base: unknown, path: string): object {
    const { fields } = check;
    const from = (isRecord(base) ? base : (check.base ?? {})) as Record<string, unknown>;
    const strange = this.#drop ? [] : Object.keys(given).filter((key) => !Object.hasOwn(fields, key));
    this.wrong.push(...strange.map((key) => `${path}.${key}`));
    return whole(fields, (key) =>
      this.read(
        fields[key]!,
        Object.hasOwn(given, key) ? given[key] : undefined,
        from[key],
        `${path}.${key}`,
      ),
    );
  }

  #each({ each }: EachCheck, given: Record<string, unknown>, path: string): object {
    const read = (key: string) => this.read(each, given[key], undefined, `${path}.${key}`);
    return whole(given, (key) => (given[key] === undefined ? undefined : read(key)));
  }
}

/** An object with these keys, without those that come to nothing. */
const whole = (keys: object, value: (key: string) => unknown): object =>
  Object.fromEntries(
    Object.keys(keys)
      .map((key) => [key, value(key)] as const)
      .filter(([, it]) => it !== undefined),
  );

/**
 * Completes rules that a caller handed in: what is missing has its default, in the objects among them too; a text is the
 * name of a preset. `preset` of the outcome is the name of the preset whose options these are, and is absent where there
 * is none.
 * @returns the complete rules, frozen, or every issue: code `rule`, path `rules` or that of the option (`rules.ace`)
 */
export function readRules<R extends Rules>(
  input: unknown,
  defaults: R,
  presets: Readonly<Record<string, R>>,
  checks: OptionChecks<R>,
  { over = defaults, drop = false }: RulesReading<R> = {},
): { rules: R; issues: readonly Issue[] } {
  const wrong = (paths: readonly string[]) => ({
    rules: defaults,
    issues: paths.map((path) => ({ code: 'rule', path })),
  });
  if (input === undefined) return { rules: over, issues: [] };
  const given = plain(input);
  if (typeof given === 'string') {
    return Object.hasOwn(presets, given) ? { rules: presets[given] as R, issues: [] } : wrong(['rules']);
  }
  if (!isRecord(given)) return wrong(['rules']);
  const { preset, ...set } = given;
  const isNamed = typeof preset === 'string' && Object.hasOwn(presets, preset);
  const reader = new Reader(drop);
  if (preset !== undefined && !isNamed) reader.wrong.push('rules.preset');
  const base = isNamed ? presets[preset] : over;
  const complete = reader.fields({ fields: checks }, set, base, 'rules') as Rules as R;
  if (reader.wrong.length > 0) return wrong(reader.wrong);
  // two presets may be alike: it stays the one that was named
  const name = [base?.preset, ...Object.keys(presets)].find(
    (key) => key !== undefined && Object.hasOwn(presets, key) && same(options(presets[key] as R), complete),
  );
  return { rules: freeze(name === undefined ? complete : { preset: name, ...complete }), issues: [] };
}

/** How a game reads its rules: `checkRules` says what is wrong with them, `rules` throws it. */
export function rulesOf<R extends Rules>(
  defaults: R,
  presets: Readonly<Record<string, R>>,
  checks: OptionChecks<R>,
) {
  const made = new WeakSet<object>();
  /** What is wrong with rules, and the complete ones if nothing is. Those that came out here once are not read again. */
  const checkRules = (input: unknown, reading?: RulesReading<R>): ReturnType<typeof readRules<R>> => {
    if (typeof input === 'object' && input !== null && made.has(input))
      return { rules: input as R, issues: [] };
    const read = readRules(input, defaults, presets, checks, reading);
    made.add(read.rules);
    return read;
  };
  /** Complete rules. @throws {InvalidInput} code `rule` */
  const rules = (input?: RulesInput<R>, reading?: RulesReading<R>): R => {
    const { rules: complete, issues } = checkRules(input, reading);
    refuse(issues);
    return complete;
  };
  return { checkRules, rules };
}

/** Throws what was found wrong, if anything was. @throws {InvalidInput} */
export function refuse(issues: readonly Issue[]): void {
  if (issues.length > 0) throw new InvalidInput(issues);
}
