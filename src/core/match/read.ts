import { findGame } from '../games.js';
import { InvalidInput, isRecord, plain, under, type Issue } from '../round.js';
import { refuse } from '../rules.js';
import { begin } from './begin.js';
import { without } from './drop.js';
import { enter, isMade, isText, type Entering } from './entries.js';
import { back, keep, linesTo, MOST_ENTRIES, ownKind, start, stateOf, type State } from './state.js';
import type { Entry, Match } from './types.js';

export const VERSION = 1;

/** A file may be of a later version, with options that are not known yet. */
const LATER = { drop: true };

/** A match with the state after its last entry. */
export interface Opened<M extends Match = Match> {
  readonly match: M;
  readonly state: State;
}

/** The match and its state; one that was not made here, but came from a clone or a host, is read first. */
export function open<M extends Match>(match: M): Opened<M> {
  const state = stateOf(match);
  return state ? { match, state } : (read(match) as Opened<M>);
}

/**
 * Reads plain data as a match of version 1. What it holds beside the contract is dropped.
 * @throws {InvalidInput} with every issue; those of entries under `entries.N`
 */
export function read(given: unknown): Opened {
  const data = fieldsOf(given);
  if (!data) throw new InvalidInput([{ code: 'json', path: '' }]);
  if (data.version !== VERSION) throw new InvalidInput([{ code: 'version', path: 'version' }]);
  if (!Array.isArray(data.entries)) throw new InvalidInput([{ code: 'type', path: 'entries' }]);
  if (data.entries.length > MOST_ENTRIES) throw new InvalidInput([{ code: 'length', path: 'entries' }]);
  const list = Array.from(data.entries as readonly unknown[], (entry) => plain(entry));

  const game = findGame(data.game);
  const names = plain(data.players);
  const starters = Array.isArray(names) ? names.length - list.reduce<number>(countJoined, 0) : 0;
  const rules = data.rules === undefined ? null : data.rules;
  const { issues, ...begun } = begin(game, rules, names, starters, data.dealer, LATER);
  if (!game || !begun.rules || issues.length > 0) throw new InvalidInput(issues);

  const { dealer } = begun;
  const { state, issues: later } = replay(start(game, starters, dealer, begun.rules), list, begun.players);
  refuse(later.flatMap(({ at, issues }) => under(`entries.${at}`, issues)));
  const entries = entriesOf(state);
  const match: Match = {
    version: VERSION,
    game: game.id,
    players: begun.players,
    dealer,
    rules: begun.rules,
    entries,
  };
  return { match: keep(match, state), state };
}

/**
 * As `read`, for what is much like a match that is known: entries at the beginning that are that match's own are not
 * scored again.
 * @throws {InvalidInput}
 */
export function readOn(known: Match, given: Omit<Match, 'version'>): Match {
  const state = stateOf(known);
  const data = { ...given, version: VERSION } as const;
  const heads = [known, data].map(({ entries: _, ...head }) => JSON.stringify(Object.entries(head).sort()));
  if (!state || heads[0] !== heads[1] || data.entries.length > MOST_ENTRIES) return read(data).match;
  const other = data.entries.findIndex((entry, i) => entry !== known.entries[i]);
  const at = other < 0 ? data.entries.length : other;
  const from = back(state, known.entries.length - at);
  const { state: next, issues } = replay(from, data.entries.slice(at), data.players);
  refuse(issues.flatMap((it) => under(`entries.${at + it.at}`, it.issues)));
  return keep({ ...known, entries: entriesOf(next) }, next);
}

/** What a match holds, each read once; undefined if it is no object. */
function fieldsOf(given: unknown): { readonly [K in keyof Match]: unknown } | undefined {
  try {
    if (!isRecord(given)) return undefined;
    const { version, game, players, dealer, rules, entries } = given;
    return { version, game, players, dealer, rules, entries };
  } catch {
    return undefined;
  }
}

const countJoined = (sum: number, entry: unknown): number =>
  isRecord(entry) && entry.type === 'players' && Array.isArray(entry.join) ? sum + entry.join.length : sum;

/** The entries up to a state. */
export const entriesOf = (state: State): Entry[] => linesTo(state).map(({ entry }) => entry);

/**
 * Enters one after the other; `players` are the names by seat, which joiners get. `at` counts from the first. Of
 * the kinds of entries that yield, those go that have no ground any more, or all of them.
 */
export function replay(
  from: State,
  entries: readonly unknown[],
  players: readonly string[],
  yielding: 'none' | 'groundless' | 'all' = 'none',
) {
  const refused: { readonly at: number; readonly issues: readonly Issue[] }[] = [];
  const ids = new Set<unknown>(linesTo(from).map(({ entry }) => entry.id));
  let state = from;
  entries.forEach((entry, at) => {
    const next = readEntry(state, entry, players);
    const id =
      isRecord(entry) && (!isText(entry.id) || ids.has(entry.id)) ? [{ code: 'id', path: 'id' }] : [];
    if (isRecord(entry)) ids.add(entry.id);
    const isFree = yielding === 'all' || (yielding === 'groundless' && next.issues.length > 0);
    if (isFree && isRecord(entry) && ownKind(state, entry.type)?.yields) return;
    const issues = [...id, ...next.issues];
    if (issues.length > 0) refused.push({ at, issues });
    state = next.state;
  });
  return { state, issues: refused };
}

function readEntry(state: State, entry: unknown, players: readonly string[]): Entering {
  if (!isRecord(entry)) return { state, issues: [{ code: 'type', path: '' }] };
  const raw = entry as Record<string, unknown> & { id: string };
  if (isMade(raw) && raw.type !== 'players') return enter(state, raw);
  if (raw.type === 'round') return readRound(state, raw);
  if (raw.type === 'rules') return enter(state, { ...raw, rules: raw.rules ?? null }, LATER);
  if (raw.type !== 'players' || !Array.isArray(raw.join)) return enter(state, raw);
  const first = state.totals.length;
  const names: readonly unknown[] = raw.join;
  const join = names.map((name, i) => (isText(name) ? players[first + i] : name));
  return enter(state, join.every((name, i) => name === names[i]) ? raw : { ...raw, join });
}

/** A round in which what the game does not know is dropped instead of refused. */
function readRound(state: State, raw: Record<string, unknown> & { id: string }): Entering {
  const strict = enter(state, raw);
  const unknown = strict.issues.filter(({ code }) => code === 'property');
  if (unknown.length === 0) return strict;
  return enter(state, {
    ...raw,
    round: without(
      raw.round,
      unknown.map(({ path }) => path.slice('round.'.length)),
    ),
  });
}
