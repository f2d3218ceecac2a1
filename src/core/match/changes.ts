import { InvalidInput, isRecord, isWhole, unknownProperties, type Issue, type Seat } from '../round.js';
import { refuse } from '../rules.js';
import { isText } from './entries.js';
import { append } from './log.js';
import { entriesOf, open, replay } from './read.js';
import { keep, ownKind, start } from './state.js';
import type { Match, Naming, RulesOf } from './types.js';

/** Issues with the path of an entry's field as that of the argument it came from. */
function renamed(paths: Readonly<Record<string, string>>, issues: readonly Issue[]): Issue[] {
  return issues.map((issue) => {
    const field = Object.keys(paths).find((it) => issue.path === it || issue.path.startsWith(`${it}.`));
    return field === undefined ? issue : { ...issue, path: paths[field]! + issue.path.slice(field.length) };
  });
}

function change<M extends Match>(
  match: M,
  fields: Readonly<Record<string, unknown>>,
  naming: Naming | undefined,
  paths: Readonly<Record<string, string>>,
): M {
  try {
    return append(open(match), { type: 'players', ...fields }, naming);
  } catch (error) {
    throw error instanceof InvalidInput ? new InvalidInput(renamed(paths, error.issues)) : error;
  }
}

/**
 * Somebody comes: gets the next seat, sits last in the order and starts at 0.
 * @throws {InvalidInput} `players`, `player-count`
 */
export const join = <M extends Match>(match: M, name: string, naming?: Naming): M =>
  change(match, { join: [name] }, naming, { 'join.0': 'name', join: 'name' });

/**
 * Somebody goes: keeps the seat and the total, unranked. A dealer passes the deal on.
 * @throws {InvalidInput} `seat`, `player-count`
 */
export const leave = <M extends Match>(match: M, seat: Seat, naming?: Naming): M =>
  change(match, { leave: [seat] }, naming, { 'leave.0': 'seat', leave: 'seat' });

/**
 * The seats in a new order round the table; all that are there, and who had left and is back.
 * @throws {InvalidInput} `order`, `player-count`
 */
export const reorder = <M extends Match>(match: M, seats: readonly Seat[], naming?: Naming): M =>
  change(match, { order: seats ?? null }, naming, { order: 'seats' });

/** Another name for a seat, in the whole match. @throws {InvalidInput} `seat`, `players` */
export function rename<M extends Match>(match: M, seat: Seat, name: string): M {
  const { match: own, state } = open(match);
  refuse([
    ...(isWhole(seat, 0, own.players.length - 1) ? [] : [{ code: 'seat', path: 'seat' }]),
    ...(isText(name) ? [] : [{ code: 'players', path: 'name' }]),
  ]);
  const players = own.players.map((old, at) => (at === seat ? name : old));
  if (seat < state.starters) return keep({ ...own, players }, state);
  // who joined stands in the log by name
  const next = replay(start(state.game, state.starters, own.dealer, own.rules), own.entries, players).state;
  return keep({ ...own, players, entries: entriesOf(next) }, next);
}

/**
 * Other rules from here on: what is given replaces what is in force, the rest stays, in the objects among the options
 * too; a preset replaces all.
 * @throws {InvalidInput} `rule`
 */
export function setRules<M extends Match>(match: M, rules: RulesOf<M>, naming?: Naming): M {
  const opened = open(match);
  const { rules: over } = opened.state;
  return append(opened, { type: 'rules', rules: rules ?? null }, naming, [], { over });
}

/**
 * Notes that cards were dealt anew, with a reason: no game, the same dealer. For games that take note of it.
 * @throws {InvalidInput} `type` in any other game, `reason`, `property`, `id`
 */
export const redeal = <M extends Match>(match: M, given?: { readonly reason?: string }, naming?: Naming): M =>
  own(match, 'redeal', given ?? {}, naming);

/**
 * Who is out of the match comes in again. For games in which that can be.
 * @throws {InvalidInput} `type` in any other game, `seat`, `id`
 */
export const reEnter = <M extends Match>(match: M, seat: Seat, naming?: Naming): M =>
  own(match, 're-entry', { seat }, naming);

/** An entry of a kind that is the game's own; a misspelt property must not count for nothing. */
function own<M extends Match>(match: M, type: string, given: object, naming: Naming | undefined): M {
  const opened = open(match);
  const fields: Record<string, unknown> = isRecord(given) ? given : {};
  const known = ownKind(opened.state, type)?.fields ?? Object.keys(fields);
  return append(opened, { ...fields, type }, naming, unknownProperties(fields, known));
}
