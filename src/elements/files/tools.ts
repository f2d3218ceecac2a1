import type { LitElement } from 'lit';
import type { MatchController } from '../../controllers/match.js';
import type { Archived, Aside, Removal, StorageController } from '../../controllers/storage.js';
import { basisOf, fromShareText, toCSV, toShareText } from '../../core/match.js';
import type { Match } from '../../core/match.js';
import {
  fromOlderList,
  readOlderList,
  type ListReading,
  type OlderList,
} from '../../core/match-file/older-list.js';
import { InvalidInput, type Game, type RoundResult, type Rules } from '../../core/round.js';
import type { Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/late/files.js';
import { imported } from '../../localization/messages/link.js';
import { removed, undone } from '../../localization/messages/match.js';
import { asideFile, download } from '../download.js';
import { keepFocus } from '../focus.js';
import { linkTo, textInLink } from './fragment.js';
import { textTable } from './text.js';

/** What the files of a match work on. */
export interface FileParts {
  readonly l: Localizer;
  readonly game: Game<unknown, Rules, RoundResult>;
  readonly matches: Pick<MatchController<RoundResult, () => string>, 'match' | 'read'>;
  readonly storage: StorageController;
  /** Tells this element from others of its game on the page. */
  readonly name: () => string;
  /** The rules in force, in words; empty where these did not load. */
  readonly rulesText: () => Promise<string>;
  say(text: string): void;
  /** Shows another match in the place of this one; undo brings it back. */
  replace(match: Match, id?: string): void;
}

/** Five million characters of the text that holds most bytes a character. */
const MOST_BYTES = 20_000_000;

/** The text of a file in the encodings that spreadsheets write. */
async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(wide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Export, import, links and the archive. Loaded when first asked for. */
export class FileTools {
  readonly #host: LitElement;
  readonly #parts: FileParts;
  /** An older list whose rows may be points or totals: somebody has to say which. */
  list: OlderList | null = null;
  /** What is to be copied by hand, where the browser cannot copy. */
  toCopy: { readonly text: string; readonly label: (l: Localizer) => string } | null = null;
  /** What is wrong with what was imported. */
  fault: ((l: Localizer) => string) | null = null;
  /** What was done last, and what takes it back where that can be. */
  done: { readonly text: (l: Localizer) => string; readonly undo?: () => void } | null = null;

  constructor(host: LitElement, parts: FileParts) {
    this.#host = host;
    this.#parts = parts;
  }

  get archive(): readonly Archived[] {
    return this.#parts.storage.key === '' ? [] : this.#parts.storage.archive();
  }

  get aside(): readonly Aside[] {
    return this.#parts.storage.key === '' ? [] : this.#parts.storage.aside();
  }

  exportFile(match = this.#parts.matches.match): void {
    download(`${this.#parts.game.id}.json`, 'application/json', JSON.stringify(match));
    this.#tell(words.exported);
  }

  exportAside({ text }: Aside): void {
    download(asideFile(this.#parts.game.id), 'text/plain', text);
    this.#tell(words.exported);
  }

  /** Separator and decimal sign as spreadsheets of the language expect them. */
  async exportTable(): Promise<void> {
    const { l, game, matches } = this.#parts;
    const decimal = l.number(1.5).replace(/\d/g, '');
    const { match } = matches;
    const rules = await this.#parts.rulesText();
    const table = toCSV(match, {
      separator: decimal === ',' ? ';' : ',',
      decimal,
      ...(rules && { headings: [rules] }),
    });
    download(`${game.id}.csv`, 'text/csv;charset=utf-8', `\uFEFF${table}`);
    this.#tell(words.exported);
  }

  async copyText(): Promise<void> {
    await this.copy(textTable(this.#parts.l, this.#parts.matches.match), words.asText);
  }

  /** By the platform's share sheet where there is one, else through the clipboard. */
  async share(match = this.#parts.matches.match): Promise<void> {
    const { game, name } = this.#parts;
    const url = linkTo(location, game.id, name(), await toShareText(match));
    if (typeof navigator.share !== 'function') return this.copy(url, words.link);
    try {
      await navigator.share({ url });
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') await this.copy(url, words.link);
    }
  }

  async importFile(file: File | null | undefined): Promise<void> {
    if (!file) return;
    try {
      await this.importText(file.size > MOST_BYTES ? 'too long' : await textOf(file));
    } catch (error) {
      // the file is gone, or not allowed any more
      if (!(error instanceof DOMException)) throw error;
      await this.importText('unreadable');
    }
  }

  /** Takes a match as JSON, a share link or text, or an older list; says what it is not. */
  async importText(text: string): Promise<void> {
    const { game, matches } = this.#parts;
    this.list = null;
    this.fault = null;
    this.done = null;
    const trimmed = text.trim();
    if (trimmed === '') return;
    try {
      const shared = textInLink(trimmed) ?? /^[A-Za-z0-9_-]{20,}$/.exec(trimmed)?.[0];
      if (trimmed.startsWith('{')) this.#take(matches.read(trimmed));
      else if (shared) this.#take(matches.read(await fromShareText(shared, { games: [game] })));
      else this.#takeList(readOlderList(text, game, basisOf(matches.match).rules));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.#refuse();
    }
    this.#host.requestUpdate();
  }

  /** Somebody said what the rows of the list are. */
  takeReading(reading: ListReading): void {
    const { game } = this.#parts;
    if (!this.list) return;
    const { list } = this;
    this.list = null;
    try {
      this.#take(fromOlderList(list, reading, game));
      const misfits = list.misfits[reading];
      if (misfits.length > 0) this.fault = (l) => words.notAdding(l, l.list(misfits.map(String)));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.#refuse();
    }
    this.#host.requestUpdate();
  }

  #refuse(): void {
    this.fault = words.notMatch;
    this.#parts.say(words.notMatch(this.#parts.l));
  }

  openArchived({ id, match }: Archived): void {
    this.#parts.replace(match, id);
    this.#tell(words.opened);
    this.#keepFocus();
  }

  /** @param name what it is called */
  removeArchived({ id }: Archived, name: string): void {
    this.#remove(name, this.#parts.storage.removeArchived(id));
  }

  /** @param name what it is called */
  removeAside({ name: id }: Aside, name: string): void {
    this.#remove(name, this.#parts.storage.removeAside(id));
  }

  #remove(name: string, back: Removal): void {
    if (!back) return;
    const undo = () => {
      back();
      this.#tell((l) => undone(l, name));
      this.#keepFocus();
    };
    this.#tell((l) => removed(l, name), undo);
    this.#keepFocus();
  }

  /** The line with the focused button may be gone. */
  #keepFocus(): void {
    keepFocus(this.#host, ['[data-panel=files] .lines button:enabled', '[data-panel=files] button:enabled']);
  }

  #takeList(list: OlderList): void {
    this.list = list;
    if (list.likely) this.takeReading(list.likely);
  }

  #take(match: Match): void {
    this.#parts.replace(match);
    this.#tell(imported);
  }

  /** Through the clipboard, else from a field. @param label what the field is called */
  async copy(text: string, label: (l: Localizer) => string): Promise<void> {
    this.toCopy = null;
    this.done = null;
    try {
      await navigator.clipboard.writeText(text);
      this.#tell(words.copied);
    } catch {
      // no clipboard without https, or not allowed: a field to copy from
      this.toCopy = { text, label };
    }
    this.#host.requestUpdate();
  }

  /** Says what was done, and shows it. */
  #tell(text: (l: Localizer) => string, undo?: () => void): void {
    this.#parts.say(text(this.#parts.l));
    this.done = undo ? { text, undo } : { text };
    this.#host.requestUpdate();
  }
}
