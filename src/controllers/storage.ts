import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { fromJSON } from '../core/match.js';
import type { Entry, Match } from '../core/match.js';
import { InvalidInput, isRecord, type Game } from '../core/round.js';
import { fromTexts, placesFor, strays, toTexts, type Stored, type Unreadable } from './records.js';

/** What can go wrong with storage: not allowed, full, or what is there is of no use. */
export type StorageFault = 'forbidden' | 'full' | 'cleared' | 'misfit' | Unreadable;

/** A match that "New match" put away. */
export interface Archived {
  readonly id: string;
  /** When it was put away, as an ISO date. */
  readonly date: string;
  readonly match: Match;
}

/** What the storage tells its element. */
export interface StorageListener {
  /** Another window changed the match; `id` is another one where it began anew. */
  changed(id: string, match: Match): void;
  failed(fault: StorageFault): void;
}

const MOST_ARCHIVED = 20;

/**
 * Keeps one match in this browser, under the key of the element: a record for the head and one for each entry, written
 * at once and only where it differs. So two windows on one match leave each other's games alone, and follow each other.
 *
 * Keys: `card-score:KEY` the head · `card-score:KEY:e:ID` an entry · `card-score:KEY:a:ID` an archived match ·
 * `card-score:KEY:x:N` text that could not be read.
 */
export class StorageController implements ReactiveController {
  readonly #game: Game;
  readonly #listener: StorageListener;
  #key = '';
  #id = '';
  #places: ReadonlyMap<string, number> = new Map();
  /** The texts as they were last written or read here, by entry id. */
  #texts = new Map<string, string>();
  #last: { readonly id: string; readonly match: Match } | undefined;
  #broken = false;
  #following = false;

  constructor(host: ReactiveControllerHost, game: Game, listener: StorageListener) {
    this.#game = game;
    this.#listener = listener;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('storage', this.#heard);
    if (this.#key) this.#follow();
  }

  hostDisconnected(): void {
    window.removeEventListener('storage', this.#heard);
  }

  /** The key under which is stored; '' for nowhere. */
  get key(): string {
    return this.#key;
  }

  /** Stores under another key from now on. @returns what is there, if anything of use is */
  open(key: string): Stored | undefined {
    this.#key = key;
    this.#id = '';
    this.#places = new Map();
    this.#texts = new Map();
    this.#broken = false;
    this.#last = undefined;
    return key === '' ? undefined : this.#load();
  }

  /** Writes what differs from what was written or read last. A match with another id puts the stored one away. */
  save(id: string, match: Match): void {
    if (this.#key === '' || this.#broken) return;
    this.#last = { id, match };
    this.#attempt(() => {
      const anew = this.#id !== '' && this.#id !== id;
      if (anew) this.#putAway();
      this.#places = placesFor(match, anew ? new Map() : this.#places);
      const next = toTexts(id, match, this.#places);
      // in a cleared storage everything is new
      const old = this.#item('') === null ? new Map<string, string>() : this.#texts;
      // the head first: killed on the way, entries of another match than the head's are known as such
      for (const [entry, text] of next)
        if (old.get(entry) !== text) localStorage.setItem(this.#name(entry), text);
      for (const entry of old.keys()) if (!next.has(entry)) localStorage.removeItem(this.#name(entry));
      if (anew) this.removeArchived(id);
      this.#id = id;
      this.#texts = next;
    });
  }

  /** The matches that were put away, the latest first. */
  archive(): readonly Archived[] {
    return this.#attempt(() => this.#archived()) ?? [];
  }

  removeArchived(id: string): void {
    this.#attempt(() => localStorage.removeItem(`${this.#prefix}:a:${id}`));
  }

  /** Text that could not be read and was put aside, to be exported. */
  aside(): readonly string[] {
    const keys = this.#attempt(() => this.#keys(`${this.#prefix}:x:`)) ?? [];
    return keys.map((key) => localStorage.getItem(key) ?? '');
  }

  get #prefix(): string {
    return `card-score:${this.#key}`;
  }

  #name(entry: string): string {
    return entry === '' ? this.#prefix : `${this.#prefix}:e:${entry}`;
  }

  #item(entry: string): string | null {
    return localStorage.getItem(this.#name(entry));
  }

  #keys(prefix: string): string[] {
    return Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '').filter((key) =>
      key.startsWith(prefix),
    );
  }

  #read(): Map<string, string> {
    const head = this.#item('');
    const texts = new Map<string, string>(head === null ? [] : [['', head]]);
    const prefix = `${this.#prefix}:e:`;
    for (const key of this.#keys(prefix))
      texts.set(key.slice(prefix.length), localStorage.getItem(key) ?? '');
    return texts;
  }

  #load(): Stored | undefined {
    return this.#attempt(() => {
      const texts = this.#read();
      if (!texts.has('')) return undefined;
      const stored = fromTexts(texts, this.#game);
      if (typeof stored === 'string') {
        this.#setAside(stored, texts);
        return undefined;
      }
      this.#settleStrays(texts, stored.id);
      for (const id of stored.misfits) {
        this.#keepText(texts.get(id) ?? '');
        localStorage.removeItem(this.#name(id));
        texts.delete(id);
      }
      if (stored.misfits.length > 0) this.#listener.failed('misfit');
      this.#id = stored.id;
      this.#places = stored.places;
      this.#texts = texts;
      return this.#mended(stored);
    });
  }

  /** A match that was being brought back from the archive when the page was killed is there as well. */
  #mended(stored: Stored): Stored {
    const copy = this.#archived().find(({ id }) => id === stored.id);
    if (!copy) return stored;
    const { match, places } = stored;
    const whole = match.entries.reduce((sum, entry) => withEntries(sum, [entry], this.#game), copy.match);
    this.save(stored.id, whole);
    this.removeArchived(stored.id);
    return { ...stored, match: whole, places: placesFor(whole, places) };
  }

  /** What is of no use: the text of another game or a later version stays where it is, and nothing is stored here. */
  #setAside(why: Unreadable, texts: ReadonlyMap<string, string>): void {
    if (why === 'corrupt') {
      this.#keepText(JSON.stringify(Object.fromEntries(texts)));
      for (const entry of texts.keys()) localStorage.removeItem(this.#name(entry));
    } else {
      this.#broken = true;
    }
    this.#listener.failed(why);
  }

  #keepText(text: string): void {
    localStorage.setItem(`${this.#prefix}:x:${Date.now()}-${this.#keys(`${this.#prefix}:x:`).length}`, text);
  }

  /** Puts the stored match into the archive; its records are still there. */
  #putAway(): void {
    const stored = fromTexts(this.#read(), this.#game);
    if (typeof stored === 'string' || stored.match.entries.length === 0) return;
    this.#writeArchived({ id: stored.id, date: new Date().toISOString(), match: stored.match });
    for (const { id } of this.#archived().slice(MOST_ARCHIVED)) this.removeArchived(id);
  }

  #writeArchived({ id, date, match }: Archived): void {
    localStorage.setItem(`${this.#prefix}:a:${id}`, JSON.stringify({ date, match }));
  }

  #archived(): Archived[] {
    const prefix = `${this.#prefix}:a:`;
    return this.#keys(prefix)
      .flatMap((key) => {
        try {
          const record: unknown = JSON.parse(localStorage.getItem(key) ?? '');
          if (!isRecord(record) || typeof record.date !== 'string') return [];
          const match = fromJSON(record.match, { games: [this.#game] });
          return [{ id: key.slice(prefix.length), date: record.date, match }];
        } catch {
          return [];
        }
      })
      .sort((a, b) => (a.date < b.date ? 1 : -1));
  }

  /** Games that another window wrote into a match that was put away meanwhile join it there. */
  #settleStrays(texts: Map<string, string>, id: string): void {
    for (const [match, entries] of strays(texts, id)) {
      const archived = this.#archived().find((it) => it.id === match);
      if (archived)
        this.#writeArchived({ ...archived, match: withEntries(archived.match, entries, this.#game) });
      for (const entry of entries) {
        localStorage.removeItem(this.#name(entry.id));
        texts.delete(entry.id);
      }
    }
  }

  /** Another window wrote: what it did is read once, however many records it touched. */
  readonly #heard = ({ key, storageArea }: StorageEvent): void => {
    const ours = key === null || key === this.#prefix || key.startsWith(`${this.#prefix}:e:`);
    if (this.#key === '' || this.#broken || !ours || this.#following) return;
    if (this.#attempt(() => storageArea !== localStorage)) return;
    this.#following = true;
    queueMicrotask(() => {
      this.#following = false;
      this.#follow();
    });
  };

  #follow(): void {
    const before = JSON.stringify([...this.#texts]);
    const stored = this.#load();
    if (!stored && this.#last && this.#texts.size > 0 && !this.#broken) {
      this.#listener.failed('cleared');
      this.save(this.#last.id, this.#last.match);
    } else if (stored && JSON.stringify([...this.#texts]) !== before) {
      this.#last = stored;
      this.#listener.changed(stored.id, stored.match);
    }
  }

  #attempt<T>(work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      if (error instanceof InvalidInput) throw error;
      const full = error instanceof DOMException && error.name === 'QuotaExceededError';
      this.#listener.failed(full ? 'full' : 'forbidden');
      return undefined;
    }
  }
}

/** The match with more entries at the end, as far as they fit. */
function withEntries(match: Match, entries: readonly Entry[], game: Game): Match {
  return entries.reduce((sum, entry) => {
    if (sum.entries.some(({ id }) => id === entry.id)) return sum;
    try {
      return fromJSON({ ...sum, entries: [...sum.entries, entry] }, { games: [game] });
    } catch {
      return sum;
    }
  }, match);
}
