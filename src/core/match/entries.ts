import type { OwnFields } from '../hooks.js';
import {
  freeze,
  InvalidInput,
  isRecord,
  isWhole,
  plain,
  under,
  type Issue,
  type RoundResult,
  type Rules,
  type RulesInput,
  type RulesReading,
  type Seat,
} from '../round.js';
import { afterDealer } from '../table.js';
import { advance, basis, MOST_PLAYERS, ownKind, seatingIssues, type State } from './state.js';
import type { Adjustment, Entry } from './types.js';

/** The state after an entry, or why it was refused; paths begin at the entry. */
export type Entering = { readonly state: State; readonly issues: readonly Issue[] };

type Raw = Readonly<Record<string, unknown>> & { readonly id: string };

export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const made = new WeakSet<object>();

/** Whether an entry was found to be in order before, so that it stands as it is. */
export const isMade = (entry: object): entry is Entry => made.has(entry);

/** The entry as it stands in the log. One that was there before stays the same object. */
function make(raw: Raw, fields: object): Entry {
  const entry = isMade(raw) ? raw : (freeze({ id: raw.id, type: raw.type, ...fields }) as Entry);
  made.add(entry);
  return entry;
}

/** Plain data as JSON would give it back: no undefined property, no minus zero. */
function recorded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(recorded);
  if (!isRecord(value)) return value === 0 ? 0 : value;
  const set = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(set.map(([key, inner]) => [key, recorded(inner)]));
}

/**
 * Adds an entry to the log, if it is in order. What an entry holds beside its own fields is not kept; `reading` is how
 * rules are read.
 */
export function enter(state: State, entry: Raw, reading?: RulesReading<Rules>): Entering {
  switch (entry.type) {
    case 'round':
      return enterRound(state, entry);
    case 'adjustment':
      return enterAdjustment(state, entry);
    case 'players':
      return enterPlayers(state, entry);
    case 'rules':
      return enterRules(state, entry, reading);
    default:
      return enterOwn(state, entry);
  }
}

/** What a call gives, or the issues that it throws. */
export function attempt<T>(call: () => T): { value?: T; issues: readonly Issue[] } {
  try {
    return { value: call(), issues: [] };
  } catch (error) {
    if (error instanceof InvalidInput) return { issues: error.issues };
    throw error;
  }
}

function enterRound(state: State, raw: Raw): Entering {
  const { rules, context } = basis(state);
  const round = isMade(raw) ? raw.round : recorded(plain(raw.round));
  const { value: result, issues } = attempt(() => state.game.score(round, rules, context));
  const wrong = result ? strangers(state, result) : under('round', issues);
  if (!result || wrong.length > 0) return { state, issues: wrong };
  const entry = make(raw, { round });
  return { state: advance(state, { entry, points: result.points, result, game: true }), issues: [] };
}

/** A round of more or fewer players than there are, or with points for somebody who does not play it. */
function strangers({ playing, totals }: State, { points }: RoundResult): Issue[] {
  if (!isWhole(points.length, Math.max(-1, ...playing) + 1, totals.length))
    return [{ code: 'length', path: 'round' }];
  return points.flatMap((each, seat) =>
    each !== null && !playing.includes(seat) ? [{ code: 'seat', path: 'round', seat }] : [],
  );
}

const isPoints = (value: unknown) =>
  value === null || isWhole(value, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

function enterAdjustment(state: State, raw: Raw): Entering {
  const { points, reason, played } = raw;
  const each: readonly unknown[] = Array.isArray(points) ? Array.from(points) : [];
  const issues: Issue[] = each.flatMap((value, seat) => {
    const path = `points.${seat}`;
    if (!isPoints(value)) return [{ code: 'points', path, seat }];
    return played === true && value !== null && !state.playing.includes(seat)
      ? [{ code: 'seat', path, seat }]
      : [];
  });
  if (!Array.isArray(points)) issues.push({ code: 'points', path: 'points' });
  else if (points.length !== state.totals.length) issues.push({ code: 'length', path: 'points' });
  if (reason !== undefined && !isText(reason)) issues.push({ code: 'reason', path: 'reason' });
  if (played !== undefined && typeof played !== 'boolean') issues.push({ code: 'type', path: 'played' });
  if (issues.length > 0) return { state, issues };
  const adjustment = recorded({ points: each, reason, played }) as Adjustment;
  const entry = make(raw, adjustment);
  return { state: advance(state, { entry, points: adjustment.points, game: played === true }), issues };
}

function enterPlayers(state: State, raw: Raw): Entering {
  const { join, leave, order } = raw;
  const issues: Issue[] = [];
  const list = (value: unknown, name: string, code: string): readonly unknown[] => {
    if (value !== undefined && !Array.isArray(value)) issues.push({ code, path: name });
    return Array.isArray(value) ? Array.from(value) : [];
  };
  const names = list(join, 'join', 'players');
  const leaving = list(leave, 'leave', 'seat');
  const seats = list(order, 'order', 'order');
  const known = state.totals.length + names.length;
  const here = [...state.order, ...names.map((_, i) => state.totals.length + i)];
  const staying = here.filter((seat) => !leaving.includes(seat));
  names.forEach((name, i) => {
    if (!isText(name)) issues.push({ code: 'players', path: `join.${i}` });
  });
  leaving.forEach((seat, i) => {
    if (!here.includes(seat as Seat) || leaving.indexOf(seat) < i)
      issues.push({ code: 'seat', path: `leave.${i}` });
  });
  seats.forEach((seat, i) => {
    if (!isWhole(seat, 0, known - 1) || seats.indexOf(seat) < i)
      issues.push({ code: 'order', path: `order.${i}` });
  });
  if (Array.isArray(order) && staying.some((seat) => !seats.includes(seat))) {
    issues.push({ code: 'order', path: 'order' });
  }
  const seated = Array.isArray(order) ? (recorded(seats) as readonly Seat[]) : staying;
  const { min, max } = state.game.seats;
  if (issues.length === 0 && (!isWhole(seated.length, min, max) || known > MOST_PLAYERS)) {
    const path = seated.length < min ? 'leave' : names.length > 0 ? 'join' : 'order';
    issues.push({ code: 'player-count', path });
  }
  if (issues.length === 0 && order !== undefined) issues.push(...seatingIssues(state, seated));
  if (issues.length > 0) return { state, issues };
  const entry = make(raw, {
    ...(join === undefined ? {} : { join: names }),
    ...(leave === undefined ? {} : { leave: recorded(leaving) }),
    ...(order === undefined ? {} : { order: seated }),
  });
  const dealer = [state.dealer, ...afterDealer(here, state.dealer)].find((seat) => seated.includes(seat))!;
  return { state: advance(state, { entry, order: seated, dealer, joined: names.length }), issues };
}

/** An entry of a kind that the game itself knows, and no other. */
function enterOwn(state: State, raw: Raw): Entering {
  const kind = ownKind(state, raw.type);
  if (!kind) return { state, issues: [{ code: 'type', path: 'type' }] };
  const given = kind.fields.filter((field) => Object.hasOwn(raw, field)).map((field) => [field, raw[field]]);
  const fields = recorded(plain({ ...Object.fromEntries(given), type: raw.type })) as OwnFields;
  const issues = kind.check(fields, state, state.book);
  if (issues.length > 0) return { state, issues };
  const points = kind.points?.(fields, state, state.book);
  const entry = make(raw, fields);
  return { state: advance(state, { entry, own: fields, ...(points && { points }) }), issues };
}

function enterRules(state: State, raw: Raw, reading?: RulesReading<Rules>): Entering {
  const { value: rules, issues } = attempt(() => state.game.rules(raw.rules as RulesInput<Rules>, reading));
  if (!rules) return { state, issues };
  const entry = make(raw, { rules });
  return { state: advance(state, { entry, rules }), issues };
}
