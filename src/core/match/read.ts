import {
  InvalidInput,
  isRecord,
  isWhole,
  under,
  type Game,
  type Issue,
  type Rules,
  type RulesInput,
} from '../round.js';
import { findGame } from '../games.js';
import { enter, isText, type Entering } from './entries.js';
import { keep, linesTo, MOST_ENTRIES, MOST_PLAYERS, start, stateOf, type State } from './state.js';
import type { Entry, Match } from './types.js';

export const VERSION = 1;

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

/** What a match begins with, or every issue of it. */
export function begin(
  game: Game | undefined,
  rules: unknown,
  players: unknown,
  starters: number,
  dealer: unknown,
) {
  const issues: Issue[] = [];
  const names: readonly unknown[] = Array.isArray(players) ? Array.from(players) : [];
  if (!game) issues.push({ code: 'game', path: 'game' });
  if (!Array.isArray(players)) issues.push({ code: 'players', path: 'players' });
  names.forEach((name, i) => {
    if (!isText(name)) issues.push({ code: 'players', path: `players.${i}` });
  });
  const { min, max } = game?.seats ?? { min: 1, max: MOST_PLAYERS };
  if (Array.isArray(players) && (!isWhole(starters, min, max) || names.length > MOST_PLAYERS)) {
    issues.push({ code: 'player-count', path: 'players' });
  }
  if (!isWhole(dealer, 0, Math.max(starters, 1) - 1)) issues.push({ code: 'dealer', path: 'dealer' });
  let complete: Rules | undefined;
  try {
    complete = game?.rules(rules as RulesInput<Rules>);
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    issues.push(...error.issues);
  }
  return { issues, rules: complete, players: names as readonly string[] };
}

/**
 * Reads plain data as a match of version 1. What it holds beside the contract is dropped.
 * @throws {InvalidInput} with every issue; those of entries under `entries.N`
 */
export function read(data: unknown): Opened {
  if (!isRecord(data)) throw new InvalidInput([{ code: 'json', path: '' }]);
  if (data.version !== VERSION) throw new InvalidInput([{ code: 'version', path: 'version' }]);
  const list: readonly unknown[] | undefined = Array.isArray(data.entries)
    ? Array.from(data.entries)
    : undefined;
  if (!list) throw new InvalidInput([{ code: 'type', path: 'entries' }]);
  if (list.length > MOST_ENTRIES) throw new InvalidInput([{ code: 'length', path: 'entries' }]);

  const game = findGame(data.game);
  const joined = list.reduce<number>(
    (sum, entry) =>
      sum +
      (isRecord(entry) && entry.type === 'players' && Array.isArray(entry.join) ? entry.join.length : 0),
    0,
  );
  const starters = Array.isArray(data.players) ? data.players.length - joined : 0;
  const rules = data.rules === undefined ? null : known(game, data.rules);
  const { issues, ...begun } = begin(game, rules, data.players, starters, data.dealer);
  if (!game || !begun.rules || issues.length > 0) throw new InvalidInput(issues);

  const dealer = data.dealer as number;
  const { state, issues: later } = replay(start(game, starters, dealer, begun.rules), list, begun.players);
  if (later.length > 0)
    throw new InvalidInput(later.flatMap(({ at, issues }) => under(`entries.${at}`, issues)));
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

/** The entries up to a state. */
export const entriesOf = (state: State): Entry[] => linesTo(state).map(({ entry }) => entry);

/** Enters one after the other; `players` are the names by seat, which joiners get. `at` counts from the first. */
export function replay(from: State, entries: readonly unknown[], players: readonly string[]) {
  const refused: { readonly at: number; readonly issues: readonly Issue[] }[] = [];
  const ids = new Set<unknown>(linesTo(from).map(({ entry }) => entry.id));
  let state = from;
  entries.forEach((entry, at) => {
    const next = readEntry(state, entry, players);
    const id =
      isRecord(entry) && (!isText(entry.id) || ids.has(entry.id)) ? [{ code: 'id', path: 'id' }] : [];
    if (isRecord(entry)) ids.add(entry.id);
    const issues = [...id, ...next.issues];
    if (issues.length > 0) refused.push({ at, issues });
    state = next.state;
  });
  return { state, issues: refused };
}

function readEntry(state: State, entry: unknown, players: readonly string[]): Entering {
  if (!isRecord(entry)) return { state, issues: [{ code: 'type', path: '' }] };
  const raw = entry as Record<string, unknown> & { id: string };
  if (raw.type === 'round') return readRound(state, raw);
  if (raw.type === 'rules') return enter(state, { ...raw, rules: known(state.game, raw.rules ?? null) });
  if (raw.type !== 'players' || !Array.isArray(raw.join)) return enter(state, raw);
  const first = state.totals.length;
  const names: readonly unknown[] = raw.join;
  return enter(state, {
    ...raw,
    join: names.map((name, i) => (isText(name) ? players[first + i] : name)),
  });
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

/** Options that the game does not know are dropped. */
function known(game: Game | undefined, rules: unknown): unknown {
  if (!game || !isRecord(rules)) return rules;
  return Object.fromEntries(
    Object.entries(rules).filter(([option]) => option === 'preset' || Object.hasOwn(game.defaults, option)),
  );
}

/** A copy of a record without the properties at these dotted paths. */
function without(round: unknown, paths: readonly string[]): unknown {
  const fresh = new Set<object>();
  const own = (value: object): Record<string, unknown> => {
    if (fresh.has(value)) return value as Record<string, unknown>;
    const shallow = Object.fromEntries(Object.entries(value));
    fresh.add(shallow);
    return shallow;
  };
  const top = own(round as object);
  for (const path of paths) {
    let at = top;
    let rest = path;
    // a key may hold dots itself: the longest own key that fits is the one that was meant
    for (let dot = rest.indexOf('.'); !Object.hasOwn(at, rest) && dot >= 0; dot = rest.indexOf('.')) {
      const key = rest.slice(0, dot);
      if (!isRecord(at[key])) break;
      const next = own(at[key]);
      at[key] = next;
      at = next;
      rest = rest.slice(dot + 1);
    }
    delete at[rest];
  }
  return top;
}
