import { findGame } from '../games.js';
import {
  InvalidInput,
  isRecord,
  unknownProperties,
  type Game,
  type Issue,
  type Rules,
  type RulesInput,
  type RulesReading,
  type Seat,
} from '../round.js';
import { refuse } from '../rules.js';
import { enter, isText } from './entries.js';
import { makeId } from './ids.js';
import { begin } from './begin.js';
import { entriesOf, open, replay, VERSION, type Opened } from './read.js';
import { back, keep, MOST_ENTRIES, ownKind, propose, start, type State } from './state.js';
import type { Adjustment, Changed, Match, Naming, RoundOf } from './types.js';

/** What a match begins with. */
export interface Beginning<Round = unknown, R extends Rules = Rules> {
  /** The game, or its id where all games are loaded. */
  readonly game: string | Game<Round, R>;
  readonly players: readonly string[];
  /** A preset's name, or the options that differ from the defaults. */
  readonly rules?: RulesInput<NoInfer<R>> | undefined;
  /** Who deals the first game; absent = seat 0. */
  readonly dealer?: Seat | undefined;
}

/**
 * A match without entries.
 * @throws {InvalidInput} `game`, `players`, `player-count`, `dealer`, `rule`
 */
export function create<Round = unknown, R extends Rules = Rules>(
  input: Beginning<Round, R>,
): Match<Round, R> {
  const given: Partial<Beginning> = isRecord(input) ? input : {};
  const game = findGame(given.game);
  const count = Array.isArray(given.players) ? given.players.length : 0;
  const { dealer: first = 0 } = given;
  const { issues, players, rules, dealer } = begin(game, given.rules, given.players, count, first);
  refuse(issues);
  const match = {
    version: VERSION,
    game: game!.id,
    players,
    dealer,
    rules: rules as R,
    entries: [],
  } as const;
  return keep<Match<Round, R>>(match, start(game!, count, dealer, rules!));
}

/**
 * Records a round at the end of the log; who sits out is put in where the round leaves it to the table.
 * @throws {InvalidInput} `round-after-end`, `id`, and the round's own issues under `round.…`
 */
export function add<M extends Match>(match: M, round: RoundOf<M>, naming?: Naming): M {
  const opened = open(match);
  return append(
    opened,
    { type: 'round', round: propose(opened.state, round) },
    naming,
    afterEnd(opened.state, 'round'),
  );
}

/**
 * Records a penalty, a correction or (`played`) a game of an older list.
 * @throws {InvalidInput} `points`, `length`, `reason`, `type`, `property`, `seat`, `id`; `round-after-end` if `played`
 */
export function adjust<M extends Match>(match: M, adjustment: Adjustment, naming?: Naming): M {
  const opened = open(match);
  const given: Partial<Adjustment> = isRecord(adjustment) ? adjustment : {};
  const late = given.played === true ? afterEnd(opened.state, 'played') : [];
  return append(opened, { ...given, type: 'adjustment' }, naming, [
    ...unknownProperties({ ...given }, ADJUSTMENT),
    ...late,
  ]);
}

/**
 * Puts another round, another adjustment, or another entry of the game's own (the reason of new cards, who came in again)
 * in the place of the entry with this id. A later re-entry that has no ground any more goes: who is not out needs none.
 * @throws {InvalidInput} `id` unknown; `type` of an entry about players or rules; else as what made such an entry
 */
export function revise<M extends Match>(match: M, id: string, changed: Changed<M>): M {
  const { match: own, state, at } = find(match, id);
  const old = own.entries[at]!;
  const before = back(state, own.entries.length - at);
  if (old.type === 'round')
    return rewrite(own, before, at, { id, type: 'round', round: propose(before, changed) });
  const fields = old.type === 'adjustment' ? ADJUSTMENT : ownKind(before, old.type)?.fields;
  if (!fields) throw new InvalidInput([{ code: 'type', path: 'id' }]);
  // an entry of the log is one too: its own id and type say nothing new
  const {
    id: ownId = id,
    type = old.type,
    ...given
  } = (isRecord(changed) ? changed : {}) as Record<string, unknown>;
  const foreign = [
    ...(ownId === id ? [] : [{ code: 'id', path: 'id' }]),
    ...(type === old.type ? [] : [{ code: 'type', path: 'type' }]),
    ...unknownProperties(given, fields),
  ];
  return rewrite(own, before, at, { ...given, id, type: old.type }, foreign);
}

/**
 * Takes an entry out of the log. With the last one to join his seat goes, with the last round the re-entries after it,
 * and with any entry those that have no ground any more; nothing else that builds on it does.
 * @throws {InvalidInput} `id` unknown; `seat` at each later entry (`entries.N`) that builds on this one
 */
export function remove<M extends Match>(match: M, id: string): M {
  const { match: own, state, at } = find(match, id);
  const gone = own.entries[at]!;
  const later = own.entries.slice(at + 1);
  const joined = gone.type === 'players' ? (gone.join?.length ?? 0) : 0;
  // who joined later would get another seat
  const kept = later.map((entry) => (joined > 0 && entry.type === 'players' && entry.join ? null : entry));
  const players = own.players.slice(0, own.players.length - joined);
  const before = back(state, own.entries.length - at);
  const isLast = gone.type === 'round' && later.every(({ type }) => type !== 'round');
  const { state: next, issues } = replay(before, kept, own.players, isLast ? 'all' : 'groundless');
  refuse(issues.map((it) => ({ code: 'seat', path: `entries.${at + 1 + it.at}` })));
  return keep({ ...own, players, entries: entriesOf(next) }, next);
}

/** An adjustment's misspelt property must not count for nothing. */
const ADJUSTMENT = ['points', 'reason', 'played'];

const afterEnd = (state: State, path: string): Issue[] =>
  state.end.ended ? [{ code: 'round-after-end', path }] : [];

/** The match with an entry more. `also` are issues found before, `reading` is how rules are read. @throws {InvalidInput} */
export function append<M extends Match>(
  { match, state }: Opened<M>,
  entry: Readonly<Record<string, unknown>>,
  naming?: Naming,
  also: readonly Issue[] = [],
  reading?: RulesReading<Rules>,
): M {
  const id = naming?.id === undefined ? makeId() : naming.id;
  const taken = !isText(id) || match.entries.some((it) => it.id === id);
  const next = enter(state, { ...entry, id }, reading);
  refuse([
    ...(taken ? [{ code: 'id', path: 'id' }] : []),
    ...(match.entries.length >= MOST_ENTRIES ? [{ code: 'length', path: 'entries' }] : []),
    ...also,
    ...next.issues,
  ]);
  const made = next.state.line!.entry;
  const joined = made.type === 'players' ? (made.join ?? []) : [];
  const players = [...match.players, ...joined];
  return keep({ ...match, players, entries: [...match.entries, made] }, next.state);
}

function find<M extends Match>(match: M, id: string) {
  const opened = open(match);
  const at = opened.match.entries.findIndex((entry) => entry.id === id);
  if (at < 0) throw new InvalidInput([{ code: 'id', path: 'id' }]);
  return { ...opened, at };
}

/** The match with another entry at a place of its log. */
function rewrite<M extends Match>(
  match: M,
  before: State,
  at: number,
  entry: Readonly<Record<string, unknown>> & { readonly id: string },
  also: readonly Issue[] = [],
): M {
  const first = enter(before, entry);
  refuse([...also, ...first.issues]);
  const { state, issues } = replay(first.state, match.entries.slice(at + 1), match.players, 'groundless');
  refuse(issues.map((it) => ({ code: 'seat', path: `entries.${at + 1 + it.at}` })));
  return keep({ ...match, entries: entriesOf(state) }, state);
}
