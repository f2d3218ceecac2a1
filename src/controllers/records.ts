import { fromJSON } from '../core/match.js';
import type { Entry, Match } from '../core/match.js';
import { readOn } from '../core/match/read.js';
import { InvalidInput, isRecord, isWhole, type Game } from '../core/round.js';

/** A match as it is stored: a head, and a record of its own for each entry, so that two windows can write at once. */
export interface Stored {
  /** Tells this match from the one that had the same place before. */
  readonly id: string;
  readonly match: Match;
  /** The place of each entry in the log, by id: numbers that grow, with gaps. */
  readonly places: ReadonlyMap<string, number>;
  /** Ids of the entries that do not fit the others: two windows did what cannot both be. */
  readonly misfits: readonly string[];
  /** Names of the records that are none. */
  readonly damaged: readonly string[];
  /** Entries of other matches, by match: another window wrote them while this one began anew. */
  readonly strays: ReadonlyMap<string, readonly Entry[]>;
}

/** One entry's record. */
interface EntryRecord {
  readonly match: string;
  readonly at: number;
  readonly entry: Entry;
}

/** Why stored text cannot be used. */
export type Unreadable = 'corrupt' | 'version' | 'game';

/** The version of a match that is written here. */
const VERSION = 1;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const joined = ({ entries }: Match): number =>
  entries.reduce((n, entry) => n + (entry.type === 'players' ? (entry.join?.length ?? 0) : 0), 0);

/** The head: all but the entries. Who joined stands in the entries, so here are only those who began. */
function headText(id: string, { entries: _, ...match }: Match, joiners: number): string {
  const { players, ...rest } = match;
  return JSON.stringify({ ...rest, match: id, players: players.slice(0, players.length - joiners) });
}

/** The text of the head and of every entry, by the entry's id; the head goes by ''. */
export function toTexts(id: string, match: Match, places: ReadonlyMap<string, number>): Map<string, string> {
  const texts = new Map([['', headText(id, match, joined(match))]]);
  for (const entry of match.entries) {
    const record: EntryRecord = { match: id, at: places.get(entry.id) ?? 0, entry };
    texts.set(entry.id, JSON.stringify(record));
  }
  return texts;
}

/** A place for every entry: those that have one keep it while they are in order, the others get one between their neighbours. */
export function placesFor(match: Match, known: ReadonlyMap<string, number>): Map<string, number> {
  const places = new Map<string, number>();
  let last = 0;
  let before = '';
  match.entries.forEach(({ id }, i) => {
    const own = known.get(id) ?? 0;
    const next = () =>
      match.entries
        .slice(i + 1)
        .map((entry) => known.get(entry.id) ?? 0)
        .find((at) => at > last);
    const between = (end: number | undefined) =>
      end === undefined ? Math.floor(last) + 1 : (last + end) / 2;
    // two windows may have given two entries the same place: their ids tell which comes first
    const kept = own > last || (own === last && id > before);
    last = kept ? own : between(next());
    before = id;
    places.set(id, last);
  });
  return places;
}

function readRecord(name: string, text: string): EntryRecord | undefined {
  const record = parse(text);
  const whole = isRecord(record) && typeof record.match === 'string' && Number.isFinite(record.at);
  return whole && isRecord(record.entry) && record.entry.id === name
    ? (record as unknown as EntryRecord)
    : undefined;
}

/** A match and the texts it stands for: what they hold is not read again. */
export interface Known {
  readonly id: string;
  readonly match?: Match;
  readonly texts: ReadonlyMap<string, string>;
  readonly places: ReadonlyMap<string, number>;
}

/** A reader of single records. */
function reader(known: Known | undefined): (name: string, text: string) => EntryRecord | undefined {
  const entries = new Map(known?.match?.entries.map((entry) => [entry.id, entry]));
  return (name, text) => {
    const entry = entries.get(name);
    const at = known?.places.get(name);
    if (!entry || at === undefined || known?.texts.get(name) !== text) return readRecord(name, text);
    return { match: known.id, at, entry };
  };
}

/** The match that the texts hold; why not, where they hold none. Entries that cannot be are left out and named. */
export function fromTexts(
  texts: ReadonlyMap<string, string>,
  game: Game,
  known?: Known,
): Stored | Unreadable {
  const head = parse(texts.get('') ?? '');
  if (!isRecord(head)) return 'corrupt';
  if (isWhole(head.version, VERSION + 1, Infinity)) return 'version';
  if (typeof head.match !== 'string' || typeof head.game !== 'string') return 'corrupt';
  if (head.game !== game.id) return 'game';
  const recordOf = reader(known);
  const damaged: string[] = [];
  const strays = new Map<string, readonly Entry[]>();
  const records: EntryRecord[] = [];
  for (const [name, text] of texts) {
    if (name === '') continue;
    const record = recordOf(name, text);
    if (!record) damaged.push(name);
    else if (record.match === head.match) records.push(record);
    else strays.set(record.match, [...(strays.get(record.match) ?? []), record.entry]);
  }
  records.sort((a, b) => a.at - b.at || (a.entry.id < b.entry.id ? -1 : 1));
  const misfits: string[] = [];
  for (;;) {
    const entries = records.map(({ entry }) => entry).filter(({ id }) => !misfits.includes(id));
    const joiners = entries.flatMap((entry) => (entry.type === 'players' ? (entry.join ?? []) : []));
    const players = [...(Array.isArray(head.players) ? (head.players as string[]) : []), ...joiners];
    try {
      const { game: id, dealer, rules } = head as unknown as Match;
      const match = known?.match
        ? readOn(known.match, { game: id, players, dealer, rules, entries })
        : fromJSON({ ...head, players, entries }, { games: [game] });
      const places = new Map(records.map(({ at, entry }) => [entry.id, at]));
      return { id: head.match, match, places, misfits, damaged, strays };
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      const at = error.issues
        .map(({ path }) => /^entries\.(\d+)/.exec(path)?.[1])
        .find((n) => n !== undefined);
      const bad = at === undefined ? undefined : entries[Number(at)];
      if (!bad) return 'corrupt';
      misfits.push(bad.id);
    }
  }
}

const sameText = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A head in which what was changed here since `base` stands, and else what the other window made of it. */
function mergeHeads(base: string, mine: string, theirs: string): string {
  const [old, own, other] = [parse(base), parse(mine), parse(theirs)];
  if (
    !isRecord(old) ||
    !isRecord(own) ||
    !isRecord(other) ||
    own.match !== other.match ||
    own.match !== old.match
  )
    return mine;
  const [before, after, there] = [old.players, own.players, other.players] as (readonly string[])[];
  const changed = Object.keys(own).filter((name) => !sameText(own[name], old[name]));
  const players = there!.map((name, seat) => (after![seat] === before![seat] ? name : after![seat]));
  return JSON.stringify({
    ...other,
    ...Object.fromEntries(changed.map((name) => [name, own[name]])),
    players,
  });
}

type Texts = ReadonlyMap<string, string>;

/** Two windows' records in one: what was changed here since `base` stands, and else what the other window wrote. */
export function merge(base: Texts, mine: Texts, theirs: Texts): Map<string, string> {
  const merged = new Map(theirs);
  for (const [name, text] of mine)
    if (base.get(name) !== text)
      merged.set(name, name === '' ? mergeHeads(base.get('') ?? '', text, theirs.get('') ?? '') : text);
  for (const name of base.keys()) if (!mine.has(name)) merged.delete(name);
  return merged;
}
