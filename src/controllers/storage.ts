import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Match } from '../core/match.js';
import type { Game } from '../core/round.js';
import { Archive, withEntries, type Archived } from './archive.js';
import { fromTexts, merge, placesFor, toTexts, type Known, type Stored, type Unreadable } from './records.js';
import { Shelf, StorageRefused, type Changes } from './shelf.js';

export type { Archived } from './archive.js';

/** What can go wrong with storage: not allowed, full, or what is there is of no use. */
export type StorageFault = StorageRefused['code'] | 'cleared' | 'misfit' | Unreadable;

/** What the storage tells its element. */
export interface StorageListener {
  /** Another window changed the match; `id` is another one where it began anew. */
  changed(id: string, match: Match): void;
  /** Another window has begun this match too, and was first: from now on it goes by that id. */
  joined(id: string): void;
  failed(fault: StorageFault): void;
}

/** A match of this window. */
interface Own {
  readonly id: string;
  readonly match: Match;
}

type Texts = ReadonlyMap<string, string>;

const NONE: Texts = new Map();
const NOTHING: Known = { id: '', texts: NONE, places: new Map() };

/** Every controller of this page that is in use: a window is not told of what it does itself. */
const inUse = new Set<StorageController>();

/** Takes records out. @returns them */
function takeOut(texts: Map<string, string>, names: readonly string[]): Map<string, string> {
  const gone = new Map(names.map((name) => [name, texts.get(name) ?? '']));
  for (const name of names) texts.delete(name);
  return gone;
}

const textOf = (texts: Texts): string => JSON.stringify(Object.fromEntries(texts));

/** Whether the same players began by the same rules. */
const sameHead = (a: Match, b: Match): boolean =>
  toTexts('', a, new Map()).get('') === toTexts('', b, new Map()).get('');

const sameMatch = (a: Match, b: Match): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const sameTexts = (a: Texts, b: Texts): boolean =>
  a.size === b.size && [...a].every(([name, text]) => b.get(name) === text);

/** What makes one set of records into the other. */
const difference = (from: Texts, to: Texts): Changes =>
  [
    ...[...to].filter(([name, text]) => from.get(name) !== text),
    ...[...from.keys()].filter((name) => !to.has(name)).map((name) => [name, null] as const),
  ].map(([name, text]) => [name === '' ? '' : `e:${name}`, text] as const);

/**
 * Keeps one match in this browser, under the key of the element: a record for the head and one for each entry, written
 * at once and only where it differs. So two windows on one match leave each other's games alone, and follow each other.
 *
 * Keys: `card-score:KEY` the head · `card-score:KEY:e:ID` an entry · `card-score:KEY:a:ID` an archived match ·
 * `card-score:KEY:x:N` text that could not be read · `card-score:KEY:j` changes that were begun. `%` and `:` in KEY are
 * escaped as in URLs.
 */
export class StorageController implements ReactiveController {
  readonly #game: Game;
  readonly #listener: StorageListener;
  #key = '';
  #shelf: Shelf | undefined;
  #archive: Archive | undefined;
  /** What this window shows. */
  #own: Own | undefined;
  /** What of it was stored when this window looked last; its id is '' where it never saw any. */
  #base: Known = NOTHING;
  /** What is there belongs to somebody else. */
  #blocked = false;
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
    this.#shelf = key === '' ? undefined : new Shelf(key);
    this.#archive = this.#shelf && new Archive(this.#shelf, this.#game);
    this.#own = undefined;
    this.#base = NOTHING;
    this.#blocked = false;
    this.#attempt((shelf, archive) => {
      shelf.settle();
      const texts = this.#texts(shelf);
      const stored = this.#look(shelf, archive, texts);
      if (stored) this.#show(stored, texts, stored);
    });
    return this.#own;
  }

  /** Writes what differs. A match with another id takes the place of the stored one, which goes into the archive. */
  save(id: string, match: Match): void {
    const before = this.#own;
    this.#own = { id, match };
    this.#attempt((shelf, archive) => this.#sync(shelf, archive, before));
    for (const other of inUse)
      if (other !== this && this.#shelf && other.#shelf?.same(this.#shelf)) other.#soon();
  }

  /** The matches that were put away, the latest first. */
  archive(): readonly Archived[] {
    return this.#attempt((_, archive) => archive.all()) ?? [];
  }

  removeArchived(id: string): void {
    this.#attempt((shelf, archive) => shelf.write([archive.remove(id)]));
  }

  #texts(shelf: Shelf): Map<string, string> {
    const head = shelf.get('');
    return new Map([...(head === null ? [] : [['', head] as const]), ...shelf.all('e:')]);
  }

  /** The match that the texts hold. What of them is of no use is put aside, and they are without it then. */
  #look(shelf: Shelf, archive: Archive, texts: Map<string, string>): Stored | undefined {
    // entries alone are what is left of a match that was cleared
    if (texts.size === 0 || (!texts.has('') && this.#own)) return undefined;
    const stored = fromTexts(texts, this.#game, this.#base);
    if (stored === 'version' || stored === 'game') {
      // not ours to move: another element or a later version keeps its match there
      this.#blocked = true;
      this.#listener.failed(stored);
      return undefined;
    }
    if (stored === 'corrupt') {
      this.#putAside(shelf, texts, [...texts.keys()], stored);
      return undefined;
    }
    for (const [match, entries] of stored.strays) {
      const names = entries.map(({ id }) => id);
      const there = archive.get(match);
      if (!there) {
        this.#putAside(shelf, texts, names, 'misfit');
        continue;
      }
      // another window wrote them before it heard that the match was put away
      const gone = takeOut(texts, names);
      shelf.write([
        ...archive.put(match, withEntries(there.match, entries, this.#game)),
        ...difference(gone, NONE),
      ]);
    }
    this.#putAside(shelf, texts, stored.damaged, 'corrupt');
    this.#putAside(shelf, texts, stored.misfits, 'misfit');
    return stored;
  }

  #putAside(shelf: Shelf, texts: Map<string, string>, names: readonly string[], why: StorageFault): void {
    if (names.length === 0) return;
    this.#listener.failed(why);
    const gone = takeOut(texts, names);
    shelf.write([[shelf.spare(), textOf(gone)], ...difference(gone, NONE)]);
  }

  /** Makes what is there and what this window has one; `before` is what it had until now. */
  #sync(shelf: Shelf, archive: Archive, before: Own | undefined): void {
    if (this.#blocked) return;
    shelf.settle();
    const texts = this.#texts(shelf);
    const own = this.#own;
    const base = this.#base;
    if (own && own.id === base.id && sameTexts(texts, base.texts)) {
      // nobody else was here
      const places = placesFor(own.match, base.places);
      const mine = toTexts(own.id, own.match, places);
      shelf.write(difference(texts, mine));
      this.#base = { ...own, texts: mine, places };
      return;
    }
    const cleared = base.id !== '' && !texts.has('');
    const stored = this.#look(shelf, archive, texts);
    if (this.#blocked) return;
    if (!own) {
      if (stored) this.#show(stored, texts, undefined);
    } else if (!stored) {
      if (cleared) this.#listener.failed('cleared');
      this.#write(shelf, own, texts, { ...NOTHING, places: base.places });
    } else if (own.id === stored.id) {
      this.#write(shelf, own, texts, own.id === base.id ? base : NOTHING);
    } else if (own.id === base.id) {
      // another window began anew: what was not stored yet goes after what it put away
      shelf.write(archive.join(own.id, base.match, own.match));
      this.#show(stored, texts, own);
    } else if (base.id === '' && sameHead(own.match, stored.match)) {
      this.#listener.joined(stored.id);
      const match = withEntries(stored.match, own.match.entries, this.#game);
      this.#write(shelf, { id: stored.id, match }, texts, { ...stored, texts }, [], own);
    } else {
      this.#takePlace(shelf, archive, own, stored, texts, before);
    }
  }

  /** The stored match goes into the archive, from which this one may come back. */
  #takePlace(
    shelf: Shelf,
    archive: Archive,
    own: Own,
    stored: Stored,
    texts: Texts,
    before: Own | undefined,
  ): void {
    const unsaved = before?.id === stored.id && before.id === this.#base.id ? before.match : undefined;
    const old = unsaved ? archive.whole(stored.match, this.#base.match, unsaved) : stored.match;
    const back = archive.get(own.id)?.match.entries ?? [];
    const match = withEntries(own.match, back, this.#game);
    const more = [...archive.put(stored.id, old, own.id), archive.remove(own.id)];
    this.#write(shelf, { id: own.id, match }, texts, { ...NOTHING, texts }, more, own);
  }

  /** Writes what differs here from `base` over what is there, and shows what comes of it. */
  #write(shelf: Shelf, own: Own, there: Texts, base: Known, more: Changes = [], shown = own): void {
    const mine = toTexts(own.id, own.match, placesFor(own.match, base.places));
    const texts = merge(base.texts, mine, there);
    const read = fromTexts(texts, this.#game, base);
    // what cannot be brought together is not: this window's match stands
    const { names, stored } =
      typeof read === 'string'
        ? {
            names: [...there.keys()].filter((name) => !mine.has(name)),
            stored: { ...own, places: base.places },
          }
        : { names: read.misfits, stored: read };
    const gone = takeOut(texts, names);
    const aside = gone.size === 0 ? [] : [[shelf.spare(), textOf(gone)] as const];
    shelf.write([...more, ...aside, ...difference(there, texts)]);
    if (gone.size > 0) this.#listener.failed('misfit');
    this.#show(stored, texts, shown);
  }

  #show(
    { id, match, places }: Pick<Stored, 'id' | 'match' | 'places'>,
    texts: Texts,
    shown: Own | undefined,
  ): void {
    const same = shown !== undefined && sameMatch(shown.match, match);
    this.#own = { id, match: same ? shown.match : match };
    this.#base = { ...this.#own, texts, places };
    if (!same || shown.id !== id) this.#listener.changed(id, this.#own.match);
  }

  /** Another window wrote: what it did is read once, however many records it touched. */
  readonly #heard = (event: StorageEvent): void => {
    if (this.#shelf?.concerns(event, '', 'e:')) this.#soon();
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
    this.#attempt((shelf, archive) => this.#sync(shelf, archive, this.#own));
  }

  /** Whatever the storage refuses is said; the match goes on without it. */
  #attempt<T>(work: (shelf: Shelf, archive: Archive) => T): T | undefined {
    if (!this.#shelf || !this.#archive) return undefined;
    try {
      return work(this.#shelf, this.#archive);
    } catch (error) {
      if (!(error instanceof StorageRefused)) throw error;
      this.#listener.failed(error.code);
      return undefined;
    }
  }
}
