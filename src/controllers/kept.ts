import type { Match } from '../core/match.js';
import type { Game } from '../core/round.js';
import { withEntries, type Archive } from './archive.js';
import { fromTexts, merge, placesFor, toTexts, type Known, type Stored, type Unreadable } from './records.js';
import type { Changes, Shelf, StorageRefused } from './shelf.js';

/** What can go wrong with storage: not allowed, full, or what is there is of no use. */
export type StorageFault = StorageRefused['code'] | 'cleared' | 'misfit' | Unreadable;

/** What the storage tells its element. */
export interface StorageListener {
  /** Another window changed the match; `id` is another one where it began anew. */
  changed(id: string, match: Match): void;
  /** Another window has begun this match too, and was first: from now on it goes by that id. */
  joined(id: string): void;
  /** @param entry it is about one entry; the rest is as it was */
  failed(fault: StorageFault, entry?: boolean): void;
}

/** A match of this window. */
export interface Own {
  readonly id: string;
  readonly match: Match;
}

type Texts = ReadonlyMap<string, string>;

const NONE: Texts = new Map();
const NOTHING: Known = { id: '', texts: NONE, places: new Map() };

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
 * One match on its shelf: a record for the head and one for each entry, written at once and only where it differs. So
 * two windows on one match leave each other's games alone, and follow each other.
 *
 * Everything that touches the shelf throws `StorageRefused` where the browser does not let it, with what is shown here
 * as it is.
 */
export class KeptMatch {
  readonly #shelf: Shelf;
  readonly #archive: Archive;
  readonly #game: Game;
  readonly #listener: StorageListener;
  /** What this window shows. */
  #own: Own | undefined;
  /** What of it was stored when this window looked last; its id is '' where it never saw any. */
  #base: Known = NOTHING;
  /** What is there belongs to somebody else. */
  #blocked = false;

  constructor(shelf: Shelf, archive: Archive, game: Game, listener: StorageListener) {
    this.#shelf = shelf;
    this.#archive = archive;
    this.#game = game;
    this.#listener = listener;
  }

  get own(): Own | undefined {
    return this.#own;
  }

  /** Shows what is there, if anything of use is. */
  open(): void {
    this.#shelf.settle();
    const texts = this.#texts();
    const stored = this.#look(texts);
    if (stored) this.#show(stored, texts, stored);
  }

  /** Writes what differs. A match with another id takes the place of the stored one, which goes into the archive. */
  save(own: Own): void {
    const before = this.#own;
    this.#own = own;
    this.#sync(before);
  }

  /** Shows what other windows wrote. */
  follow(): void {
    this.#sync(this.#own);
  }

  #texts(): Map<string, string> {
    const head = this.#shelf.get('');
    return new Map([...(head === null ? [] : [['', head] as const]), ...this.#shelf.all('e:')]);
  }

  /** The match that the texts hold. What of them is of no use is put aside, and they are without it then. */
  #look(texts: Map<string, string>): Stored | undefined {
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
      this.#putAside(texts, [...texts.keys()], stored);
      return undefined;
    }
    for (const [match, entries] of stored.strays) {
      const names = entries.map(({ id }) => id);
      const there = this.#archive.get(match);
      if (!there) {
        this.#putAside(texts, names, 'misfit');
        continue;
      }
      // another window wrote them before it heard that the match was put away
      const gone = takeOut(texts, names);
      this.#shelf.write([
        ...this.#archive.put(match, withEntries(there.match, entries, this.#game)),
        ...difference(gone, NONE),
      ]);
    }
    this.#putAside(texts, stored.damaged, 'corrupt');
    this.#putAside(texts, stored.misfits, 'misfit');
    return stored;
  }

  #putAside(texts: Map<string, string>, names: readonly string[], why: StorageFault): void {
    if (names.length === 0) return;
    this.#listener.failed(why, !names.includes(''));
    const gone = takeOut(texts, names);
    this.#shelf.write([[this.#shelf.spare(), textOf(gone)], ...difference(gone, NONE)]);
  }

  /** Makes what is there and what this window has one; `before` is what it had until now. */
  #sync(before: Own | undefined): void {
    if (this.#blocked) return;
    this.#shelf.settle();
    const texts = this.#texts();
    const own = this.#own;
    const base = this.#base;
    if (own && own.id === base.id && sameTexts(texts, base.texts)) {
      // nobody else was here
      const places = placesFor(own.match, base.places);
      const mine = toTexts(own.id, own.match, places);
      this.#shelf.write(difference(texts, mine));
      this.#base = { ...own, texts: mine, places };
      return;
    }
    const cleared = base.id !== '' && !texts.has('');
    const stored = this.#look(texts);
    if (this.#blocked) return;
    if (!own) {
      if (stored) this.#show(stored, texts, undefined);
    } else if (!stored) {
      if (cleared) this.#listener.failed('cleared');
      this.#write(own, texts, { ...NOTHING, places: base.places });
    } else if (own.id === stored.id) {
      this.#write(own, texts, own.id === base.id ? base : NOTHING);
    } else if (own.id === base.id) {
      // another window began anew: what was not stored yet goes after what it put away
      this.#shelf.write(this.#archive.join(own.id, base.match, own.match));
      this.#show(stored, texts, own);
    } else if (base.id === '' && sameHead(own.match, stored.match)) {
      this.#listener.joined(stored.id);
      const match = withEntries(stored.match, own.match.entries, this.#game);
      this.#write({ id: stored.id, match }, texts, { ...stored, texts }, [], own);
    } else {
      this.#takePlace(own, stored, texts, before);
    }
  }

  /** The stored match goes into the archive, from which this one may come back. */
  #takePlace(own: Own, stored: Stored, texts: Texts, before: Own | undefined): void {
    const unsaved = before?.id === stored.id && before.id === this.#base.id ? before.match : undefined;
    const old = unsaved ? this.#archive.whole(stored.match, this.#base.match, unsaved) : stored.match;
    const back = this.#archive.get(own.id)?.match.entries ?? [];
    const match = withEntries(own.match, back, this.#game);
    const more = [...this.#archive.put(stored.id, old, own.id), this.#archive.remove(own.id)];
    this.#write({ id: own.id, match }, texts, { ...NOTHING, texts }, more, own);
  }

  /** Writes what differs here from `base` over what is there, and shows what comes of it. */
  #write(own: Own, there: Texts, base: Known, more: Changes = [], shown = own): void {
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
    const aside = gone.size === 0 ? [] : [[this.#shelf.spare(), textOf(gone)] as const];
    this.#shelf.write([...more, ...aside, ...difference(there, texts)]);
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
}
