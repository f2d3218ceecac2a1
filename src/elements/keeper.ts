import type { LitElement } from 'lit';
import { continues, type MatchController } from '../controllers/match.js';
import { StorageController, type StorageFault } from '../controllers/storage.js';
import type { Game, RoundResult, Rules } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import * as words from '../localization/messages/storage.js';
import { asideFile, download } from './download.js';
import { StorageFailedEvent } from './events.js';

type Words = (l: Localizer) => string;

/** What is said about each fault; about text that cannot be read there is more to say. */
const TEXTS: Readonly<Record<StorageFault, Words>> = {
  forbidden: words.cannotSave,
  full: words.storageFull,
  cleared: words.storageCleared,
  corrupt: words.storageCorrupt,
  version: words.storageVersion,
  game: words.storageGame,
  misfit: words.storageMisfit,
};

/** What the keeper of a match works on. */
export interface KeeperParts<Result extends RoundResult> {
  readonly l: Localizer;
  readonly game: Game<unknown, Rules, Result>;
  readonly matches: MatchController<Result, () => string>;
  say(text: string): void;
  /** Another match is shown. */
  another(): void;
  /** Another window changed the match that is shown. */
  elsewhere(): void;
}

/** Keeps the match of an element in this browser, and says once of each trouble with it that there is one. */
export class Keeper<Result extends RoundResult> {
  readonly storage: StorageController;
  readonly #host: LitElement;
  readonly #parts: KeeperParts<Result>;
  readonly #told = new Set<StorageFault>();
  #notes: readonly Words[] = [];

  constructor(host: LitElement, parts: KeeperParts<Result>) {
    this.#host = host;
    this.#parts = parts;
    this.storage = new StorageController(host, parts.game, {
      changed: (id, match) => {
        if (id !== parts.matches.id) parts.another();
        parts.matches.follow(id, match);
        parts.say(words.otherWindow(parts.l));
        parts.elsewhere();
      },
      joined: (id) => parts.matches.adopt(id),
      failed: (fault, entry) => this.#failed(fault, entry),
    });
  }

  /** What went wrong, one sentence each, until somebody closes it. */
  get notes(): readonly string[] {
    return this.#notes.map((text) => text(this.#parts.l));
  }

  /** Whether there is text that was put aside, while there is something to be said at all. */
  get hasAside(): boolean {
    return this.#notes.length > 0 && this.storage.aside().length > 0;
  }

  exportMatch(): void {
    const { game, matches } = this.#parts;
    download(`${game.id}.json`, 'application/json', JSON.stringify(matches.match));
  }

  /** Everything that was put aside, one text a line. */
  exportAside(): void {
    const texts = this.storage.aside().map(({ text }) => text);
    download(asideFile(this.#parts.game.id), 'text/plain', texts.join('\n'));
  }

  dismiss(): void {
    this.#notes = [];
    this.#host.requestUpdate();
  }

  /**
   * Keeps the match under another key from now on. What is there comes before a match that nobody has touched, and
   * each key has a match of its own.
   */
  open(key: string): void {
    const was = this.storage.key;
    if (key === was) return;
    const { matches } = this.#parts;
    this.#told.clear();
    this.#notes = [];
    const stored = this.storage.open(key);
    if (key === '') return;
    const { current } = matches;
    if (was === '' && current && matches.touched) {
      if (stored && continues(stored.match, current)) matches.adopt(stored.id);
      this.storage.save(matches.id, current);
      return;
    }
    if (stored) matches.restore(stored.id, stored.match);
    else if (was !== '') matches.clear();
    else return;
    this.#parts.another();
  }

  #failed(fault: StorageFault, entry = false): void {
    if (this.#told.has(fault)) return;
    this.#told.add(fault);
    this.#notes = [...this.#notes, fault === 'corrupt' ? this.#unreadable(entry) : TEXTS[fault]];
    this.#host.requestUpdate();
    this.#host.dispatchEvent(new StorageFailedEvent({ game: this.#parts.game.id, code: fault }));
  }

  /** A single entry, the match that is shown and goes on, or one that nobody has seen in this window. */
  #unreadable(entry: boolean): Words {
    if (entry) return words.storageDamaged;
    return this.#parts.matches.touched ? words.storageRewritten : words.storageCorrupt;
  }
}
