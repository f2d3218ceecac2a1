/** The browser did not store or give: it is not allowed, or there is no room. */
export class StorageRefused extends Error {
  readonly code: 'forbidden' | 'full';

  constructor(code: 'forbidden' | 'full', cause: unknown) {
    super(code, { cause });
    this.name = 'StorageRefused';
    this.code = code;
  }
}

/** Records to be written, by name; null for one that goes. */
export type Changes = readonly (readonly [name: string, text: string | null])[];

/** Changes that were begun. */
const JOURNAL = 'j';

const FULL = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

/** Every touch of the storage: it may throw at any of them, even at its name. */
function touch<T>(work: (storage: Storage) => T): T {
  try {
    return work(localStorage);
  } catch (error) {
    const full = error instanceof DOMException && FULL.includes(error.name);
    throw new StorageRefused(full ? 'full' : 'forbidden', error);
  }
}

/** Records of text in this browser, by names that are shared by all windows. Changes are made together or not at all. */
export class Shelf {
  readonly #prefix: string;

  constructor(key: string) {
    // a colon in the key would make names of one shelf look like another's
    this.#prefix = `card-score:${key.replace(/[%:]/g, encodeURIComponent)}`;
  }

  get(name: string): string | null {
    return touch((storage) => storage.getItem(this.#full(name)));
  }

  /** The records whose names begin so, without that beginning. */
  all(beginning: string): Map<string, string> {
    const prefix = this.#full(beginning);
    return touch(
      (storage) =>
        new Map(
          Object.keys(storage)
            .filter((key) => key.startsWith(prefix))
            .map((key) => [key.slice(prefix.length), storage.getItem(key) ?? '']),
        ),
    );
  }

  /**
   * Writes a journal of what is to be done, does it, and removes the journal: a page that is killed on the way leaves
   * what it began to the next one. @throws {StorageRefused} with everything as it was
   */
  write(changes: Changes): void {
    this.settle();
    if (changes.length === 0) return;
    const old = changes.map(([name]) => [name, this.get(name)] as const);
    try {
      if (changes.length > 1) this.#set(JOURNAL, JSON.stringify(changes));
      this.#apply(changes);
      if (changes.length > 1) this.#set(JOURNAL, null);
    } catch (error) {
      try {
        this.#apply(old);
        this.#set(JOURNAL, null);
      } catch {
        // the journal stays, and comes before whatever is written next
      }
      throw error;
    }
  }

  /** Does what a page that was killed had begun. */
  settle(): void {
    const journal = this.get(JOURNAL);
    if (journal === null) return;
    try {
      this.#apply(JSON.parse(journal) as Changes);
    } catch (error) {
      if (error instanceof StorageRefused) throw error;
      this.#set(this.spare(), journal);
    }
    this.#set(JOURNAL, null);
  }

  /** A name for text that could not be read. */
  spare(n = 0): string {
    return `x:${Date.now()}-${this.all('x:').size + n}`;
  }

  /** Whether another window changed one of the records that begin so. */
  concerns({ key, storageArea }: StorageEvent, ...beginnings: readonly string[]): boolean {
    if (
      key !== null &&
      !beginnings.some((it) => (it === '' ? key === this.#full('') : key.startsWith(this.#full(it))))
    )
      return false;
    try {
      return storageArea === localStorage;
    } catch {
      return false;
    }
  }

  same(other: Shelf): boolean {
    return this.#prefix === other.#prefix;
  }

  #full(name: string): string {
    return name === '' ? this.#prefix : `${this.#prefix}:${name}`;
  }

  /** What goes makes room for what comes. */
  #apply(changes: Changes): void {
    for (const [name, text] of changes) if (text === null) this.#set(name, null);
    for (const [name, text] of changes) if (text !== null) this.#set(name, text);
  }

  #set(name: string, text: string | null): void {
    touch((storage) =>
      text === null ? storage.removeItem(this.#full(name)) : storage.setItem(this.#full(name), text),
    );
  }
}
