import { fromJSON } from '../core/match.js';
import type { Entry, Match } from '../core/match.js';
import { patch } from '../core/match/patch.js';
import { InvalidInput, isRecord, type Game } from '../core/round.js';
import type { Changes, Shelf } from './shelf.js';

/** A match that "New match" put away. */
export interface Archived {
  readonly id: string;
  /** When it was put away, as an ISO date. */
  readonly date: string;
  readonly match: Match;
}

const MOST = 20;

/** The matches that gave way to others, the last twenty. What changes it is handed out, to be written with the rest. */
export class Archive {
  readonly #shelf: Shelf;
  readonly #game: Game;

  constructor(shelf: Shelf, game: Game) {
    this.#shelf = shelf;
    this.#game = game;
  }

  /** The latest first. */
  all(): readonly Archived[] {
    return [...this.#shelf.all('a:')]
      .flatMap(([id, text]) => this.#read(id, text) ?? [])
      .sort((a, b) => (a.date < b.date ? 1 : -1));
  }

  get(id: string): Archived | undefined {
    return this.#read(id, this.#shelf.get(`a:${id}`) ?? '');
  }

  /**
   * Puts a match away; where it is there already it keeps its date. A match without entries is not worth it.
   * @param leaving the id of a match that is being brought back
   */
  put(id: string, match: Match, leaving?: string): Changes {
    if (match.entries.length === 0) return [];
    const others = this.all().filter((it) => it.id !== id && it.id !== leaving);
    const known = this.get(id)?.date;
    const latest = Date.parse(others[0]?.date ?? '') || 0;
    const date = known ?? new Date(Math.max(Date.now(), latest + 1)).toISOString();
    return [
      [`a:${id}`, JSON.stringify({ date, match })],
      ...others.slice(MOST - 1).map((it) => this.remove(it.id)),
    ];
  }

  remove(id: string): Changes[number] {
    return [`a:${id}`, null];
  }

  /** Another window put the match away while games were recorded in it here: they join it there. */
  join(id: string, base: Match | undefined, match: Match): Changes {
    const there = this.get(id)?.match;
    if (!there) return this.put(id, match);
    return base === match ? [] : this.put(id, this.whole(there, base, match));
  }

  /** What a match has become there and here since `base`. */
  whole(there: Match, base: Match | undefined, here: Match): Match {
    if (base === here) return there;
    try {
      return patch(there, base ?? there, here);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      return withEntries(there, here.entries, this.#game);
    }
  }

  #read(id: string, text: string): Archived | undefined {
    try {
      const record: unknown = JSON.parse(text);
      if (!isRecord(record) || typeof record.date !== 'string') return undefined;
      return { id, date: record.date, match: fromJSON(record.match, { games: [this.#game] }) };
    } catch {
      return undefined;
    }
  }
}

/** The match with more entries at the end, or others in the place of those that are there, as far as they fit. */
export function withEntries(match: Match, entries: readonly Entry[], game: Game): Match {
  return entries.reduce((sum, entry) => {
    const there = sum.entries.some(({ id }) => id === entry.id);
    const next = there ? sum.entries.map((it) => (it.id === entry.id ? entry : it)) : [...sum.entries, entry];
    try {
      return fromJSON({ ...sum, entries: next }, { games: [game] });
    } catch {
      return sum;
    }
  }, match);
}
