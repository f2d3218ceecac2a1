import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Match } from '../core/match.js';
import type { Game } from '../core/round.js';
import { Archive, type Archived } from './archive.js';
import { KeptMatch, type Own, type StorageListener } from './kept.js';
import { Shelf, StorageRefused } from './shelf.js';

export type { Archived } from './archive.js';
export type { StorageFault, StorageListener } from './kept.js';

/** What puts something back that was removed; null where the browser did not let it be removed. */
export type Removal = (() => void) | null;

/** Text that was put aside. */
export interface Aside {
  readonly name: string;
  /** When it was put aside, in milliseconds as of `Date.now()`. */
  readonly at: number;
  readonly text: string;
}

/** The match of one element in the browser's storage. */
interface Place {
  readonly shelf: Shelf;
  readonly archive: Archive;
  readonly kept: KeptMatch;
}

/** Every controller of this page that is in use: a window is not told of what it does itself. */
const inUse = new Set<StorageController>();

/**
 * Keeps the match of one element in this browser, under the key of the element, and follows what other windows make of
 * it. Whatever the storage refuses is told; the match goes on without it.
 *
 * Keys: `card-score:KEY` the head · `card-score:KEY:e:ID` an entry · `card-score:KEY:a:ID` an archived match ·
 * `card-score:KEY:x:N` text that could not be read · `card-score:KEY:j` changes that were begun. `%` and `:` in KEY are
 * escaped as in URLs.
 */
export class StorageController implements ReactiveController {
  readonly #game: Game;
  readonly #listener: StorageListener;
  #key = '';
  #place: Place | undefined;
  #following = false;

  constructor(host: ReactiveControllerHost, game: Game, listener: StorageListener) {
    this.#game = game;
    this.#listener = listener;
    host.addController(this);
  }

  hostConnected(): void {
    inUse.add(this);
    window.addEventListener('storage', this.#heard);
    window.addEventListener('pageshow', this.#back);
    this.#follow();
  }

  hostDisconnected(): void {
    inUse.delete(this);
    window.removeEventListener('storage', this.#heard);
    window.removeEventListener('pageshow', this.#back);
  }

  /** The key under which is stored; '' for nowhere. */
  get key(): string {
    return this.#key;
  }

  /** Stores under another key from now on. @returns what is there, if anything of use is */
  open(key: string): Own | undefined {
    this.#key = key;
    this.#place = key === '' ? undefined : this.#placeFor(key);
    this.#attempt(({ kept }) => kept.open());
    return this.#place?.kept.own;
  }

  #placeFor(key: string): Place {
    const shelf = new Shelf(key);
    const archive = new Archive(shelf, this.#game);
    return { shelf, archive, kept: new KeptMatch(shelf, archive, this.#game, this.#listener) };
  }

  /** Writes what differs. A match with another id takes the place of the stored one, which goes into the archive. */
  save(id: string, match: Match): void {
    this.#attempt(({ kept }) => kept.save({ id, match }));
    for (const other of inUse)
      if (other !== this && this.#place && other.#place?.shelf.same(this.#place.shelf)) other.#soon();
  }

  /** The matches that were put away, the latest first. */
  archive(): readonly Archived[] {
    return this.#attempt(({ archive }) => archive.all()) ?? [];
  }

  removeArchived(id: string): Removal {
    return this.#remove(`a:${id}`);
  }

  /** What could not be read, or did not fit the rest, the latest first. */
  aside(): readonly Aside[] {
    const texts = this.#attempt(({ shelf }) => shelf.all('x:')) ?? [];
    return [...texts].map(([name, text]) => ({ name, at: parseInt(name), text })).sort((a, b) => b.at - a.at);
  }

  removeAside(name: string): Removal {
    return this.#remove(`x:${name}`);
  }

  #remove(name: string): Removal {
    const put = (to: string | null) =>
      this.#attempt(({ shelf }) => {
        const text = shelf.get(name);
        shelf.write([[name, to]]);
        return text;
      });
    const text = put(null);
    return text === undefined ? null : () => void put(text);
  }

  /** Another window wrote: what it did is read once, however many records it touched. */
  readonly #heard = (event: StorageEvent): void => {
    if (this.#place?.shelf.concerns(event, '', 'e:')) this.#soon();
  };

  /** A page that the browser had laid aside heard nothing meanwhile. */
  readonly #back = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#soon();
  };

  #soon(): void {
    if (this.#following) return;
    this.#following = true;
    setTimeout(() => {
      this.#following = false;
      if (inUse.has(this)) this.#follow();
    });
  }

  #follow(): void {
    this.#attempt(({ kept }) => kept.follow());
  }

  #attempt<T>(work: (place: Place) => T): T | undefined {
    if (!this.#place) return undefined;
    try {
      return work(this.#place);
    } catch (error) {
      if (!(error instanceof StorageRefused)) throw error;
      this.#listener.failed(error.code);
      return undefined;
    }
  }
}
