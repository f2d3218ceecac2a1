/**
 * What every game of the family shares: the shape of a result, of an issue, and of a game itself.
 * Nothing here knows a game, a word of any language, or the DOM.
 */
import type { MatchHooks } from './hooks.js';

/** Index of a player in `match.players`; a list by seat has one entry for each of them. */
export type Seat = number;

/**
 * Something wrong (in `InvalidInput.issues`) or odd (in `RoundResult.warnings`) about an input.
 * `path` is dotted and leads to the value: `re.call`, `hands.2.0`, `rules.ace`; `''` is the input itself.
 */
export interface Issue {
  readonly code: string;
  readonly path: string;
  readonly seat?: Seat;
}

/** The one error of the core: an input was refused. Holds every issue that was found, never a sentence. */
export class InvalidInput extends Error {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(issues.map(({ code, path }) => (path ? `${code} (${path})` : code)).join(', '));
    this.name = 'InvalidInput';
    this.issues = freeze([...issues]);
  }
}

/** Options of a game. `preset` is the name of the preset the options are equal to, if there is one. */
export interface Rules {
  readonly preset?: string;
  /** Number of rounds in a match; `null` is open-ended. */
  readonly rounds: number | null;
}

/** What a caller may hand in as rules: a preset's name, or the options that differ from the defaults. */
export type RulesInput<R extends Rules> = string | PartOf<R>;

/** Options that may be given in part, the objects among them too. */
type PartOf<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: PartOf<T[K]> | undefined }
    : T;

/** Which total is ranked first. */
export type Best = 'highest' | 'lowest';

/** How given rules are read. */
export interface RulesReading<R extends Rules> {
  /** What is missing is as in these; absent = as in the defaults. */
  readonly over?: R;
  /** Options that are unknown are left out instead of refused: a file may be of a later version. */
  readonly drop?: boolean;
}

/** What a point is worth in money, and how it is settled. */
export interface Money {
  /** Cents a point, to a hundredth of a cent. */
  readonly perPoint: number;
  readonly mode: 'balance' | 'pairs' | 'kitty-top' | 'kitty-minus';
}

/** One line of the explanation of a result. */
export interface PointItem {
  readonly code: string;
  readonly points: number;
  /** The paragraph or heading of the rules this line comes from. */
  readonly rule: string;
}

/** What scoring a round returns. Deeply frozen. */
export interface RoundResult<R extends Rules = Rules> {
  readonly game: string;
  /** By seat: what is added to the totals. `null` for who was not in this round. */
  readonly points: readonly (number | null)[];
  /** Empty when nobody won. */
  readonly winners: readonly Seat[];
  readonly items: readonly PointItem[];
  readonly warnings: readonly Issue[];
  /** The rules in force, complete. */
  readonly rules: R;
}

/** What earlier rounds decided and a round cannot know. A calculator leaves it out. */
export interface RoundContext {
  /** Seats at the table in this round. Absent: as many as the round itself speaks of. */
  readonly present?: readonly Seat[];
}

/** Everything that is wrong and odd about an input; both lists are empty when it is fine. */
export interface Findings {
  readonly errors: readonly Issue[];
  readonly warnings: readonly Issue[];
}

/** How a row of a list is judged that somebody kept by hand. */
export interface OlderRow {
  /** Whether the points can be those of one game. */
  readonly adds: (points: readonly (number | null)[]) => boolean;
  /** Whether they look like those of one game: tells points from running totals. */
  readonly typical: (points: readonly (number | null)[]) => boolean;
}

/** A game as the match and the elements see it. One object a game, exported by its folder as `game`. */
export interface Game<
  Round = unknown,
  R extends Rules = Rules,
  Result extends RoundResult<R> = RoundResult<R>,
  Context extends RoundContext = RoundContext,
> {
  readonly id: string;
  /** How many players may be at the table. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Which total is the best by these rules. */
  best(rules: R): Best;
  readonly defaults: R;
  readonly presets: Readonly<Record<string, R>>;
  /** Names of presets that are none to offer: they hold a figure which no source confirms. Absent = none. */
  readonly unconfirmed?: readonly string[];
  /** Completes rules. @throws {InvalidInput} `rule` at every option that is unknown or out of range */
  rules(input?: RulesInput<R>, reading?: RulesReading<R>): R;
  /** @throws {InvalidInput} with every issue of the round and the rules */
  score(round: Round, rules?: RulesInput<R>, context?: Context): Result;
  /** Never throws. */
  validate(round: unknown, rules?: unknown, context?: Context): Findings;
  /** How a row of an older list is judged that was kept by these rules; absent or undefined: anything is a row. */
  olderRow?(rules: R): OlderRow | undefined;
  /** What only this game keeps account of in a match. */
  readonly match?: MatchHooks<unknown, Round, R, Result, Context>;
}

/** Freezes plain data all the way down and returns it. */
export function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const inner of Array.isArray(value) ? value : Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
}

/** Nothing that is handed in nests deeper than this, and no list in it is longer. */
const DEEPEST = 6;
const LONGEST = 10_000;

/**
 * The caller's data, read once into plain objects and lists without holes, so that what is checked is what is used.
 * What cannot be read is `undefined`: behind a getter that throws, nested without end, a list beyond measure. A zero has
 * no sign, as in JSON.
 */
export function plain<T>(value: T, depth = 0): T {
  if (typeof value === 'object' && value !== null) return copy(value, depth) as T;
  return (value === 0 ? 0 : value) as T;
}

function copy(value: object, depth: number): unknown {
  try {
    if (depth > DEEPEST) return undefined;
    if (!Array.isArray(value)) {
      return Object.fromEntries(Object.keys(value).map((key) => [key, read(value, key, depth)]));
    }
    if (value.length > LONGEST) return undefined;
    const list: unknown[] = [];
    for (let i = 0; i < value.length; i++) list.push(read(value, i, depth));
    return list;
  } catch {
    return undefined;
  }
}

function read(value: object, key: string | number, depth: number): unknown {
  try {
    return plain<unknown>(value[key as keyof object], depth + 1);
  } catch {
    return undefined;
  }
}

/** The issues as they read one level up, where what they are about stands under `at`. */
export function under(at: string, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => ({ ...issue, path: issue.path === '' ? at : `${at}.${issue.path}` }));
}

/** An object as JSON has it: neither null nor a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number in `min … max`, both included. */
export function isWhole(value: unknown, min = 0, max = Infinity): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** What is wrong with seats that a context names: `seat` where one is no index of a player, `seat-twice`. */
export function seatIssues(seats: unknown, at: string): Issue[] {
  if (seats === undefined) return [];
  if (!Array.isArray(seats)) return [{ code: 'seat', path: at }];
  return seats.flatMap((seat, i) => {
    const path = `${at}.${i}`;
    if (!isWhole(seat, 0, LONGEST - 1)) return [{ code: 'seat', path }];
    return seats.indexOf(seat) < i ? [{ code: 'seat-twice', path }] : [];
  });
}

/** The same for who a context says is present. */
export const presentIssues = (context: { readonly present?: unknown } | undefined): Issue[] =>
  seatIssues(context?.present ?? undefined, 'present');

/** An issue for each property of `value` that is not in `known`. */
export function unknownProperties(
  value: Record<string, unknown>,
  known: readonly string[],
  at = '',
): Issue[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({ code: 'property', path: at + key }));
}
