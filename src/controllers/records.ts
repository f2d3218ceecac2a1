import { fromJSON } from '../core/match.js';
import type { Entry, Match } from '../core/match.js';
import { InvalidInput, isRecord, type Game } from '../core/round.js';

/** A match as it is stored: a head, and a record of its own for each entry, so that two windows can write at once. */
export interface Stored {
  /** Tells this match from the one that had the same place before. */
  readonly id: string;
  readonly match: Match;
  /** The place of each entry in the log, by id: numbers that grow, with gaps. */
  readonly places: ReadonlyMap<string, number>;
  /** Ids of the entries that do not fit the others: two windows did what cannot both be. */
  readonly misfits: readonly string[];
}

/** One entry's record. */
interface EntryRecord {
  readonly match: string;
  readonly at: number;
  readonly entry: Entry;
}

/** Why stored text cannot be used. */
export type Unreadable = 'corrupt' | 'version' | 'game';

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
export function headText(id: string, { entries: _, ...match }: Match, joiners: number): string {
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

/** A place for every entry: those that have one keep it while it grows, the others get one between their neighbours. */
export function placesFor(match: Match, known: ReadonlyMap<string, number>): Map<string, number> {
  const places = new Map<string, number>();
  let last = 0;
  match.entries.forEach(({ id }, i) => {
    const own = known.get(id);
    const later = match.entries.slice(i + 1).map((entry) => known.get(entry.id));
    const next = later.find((at) => at !== undefined && at > last);
    const at =
      own !== undefined && own > last ? own : next === undefined ? Math.floor(last) + 1 : (last + next) / 2;
    places.set(id, at);
    last = at;
  });
  return places;
}

function readRecord(text: string): EntryRecord | undefined {
  const record = parse(text);
  const whole = isRecord(record) && typeof record.match === 'string' && typeof record.at === 'number';
  return whole && isRecord(record.entry) ? (record as unknown as EntryRecord) : undefined;
}

/** Entries of other matches than the head's, by match: another window wrote them while this one began anew. */
export function strays(texts: ReadonlyMap<string, string>, id: string): Map<string, Entry[]> {
  const out = new Map<string, Entry[]>();
  for (const [key, text] of texts) {
    const record = key === '' ? undefined : readRecord(text);
    if (record && record.match !== id)
      out.set(record.match, [...(out.get(record.match) ?? []), record.entry]);
  }
  return out;
}

/** The match that the texts hold; why not, where they hold none. Entries that cannot be are left out and named. */
export function fromTexts(texts: ReadonlyMap<string, string>, game: Game): Stored | Unreadable {
  const head = parse(texts.get('') ?? '');
  if (!isRecord(head) || typeof head.match !== 'string') return 'corrupt';
  if (head.version !== 1) return 'version';
  if (head.game !== game.id) return 'game';
  const records = [...texts.keys()]
    .filter((key) => key !== '')
    .flatMap((key) => {
      const record = readRecord(texts.get(key) ?? '');
      return record && record.match === head.match ? [record] : [];
    })
    .sort((a, b) => a.at - b.at || (a.entry.id < b.entry.id ? -1 : 1));
  const misfits: string[] = [];
  for (;;) {
    const entries = records.map(({ entry }) => entry).filter(({ id }) => !misfits.includes(id));
    const joiners = entries.flatMap((entry) => (entry.type === 'players' ? (entry.join ?? []) : []));
    const players = [...(Array.isArray(head.players) ? (head.players as string[]) : []), ...joiners];
    try {
      const match = fromJSON({ ...head, players, entries }, { games: [game] });
      const places = new Map(records.map(({ at, entry }) => [entry.id, at]));
      return { id: head.match, match, places, misfits };
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
