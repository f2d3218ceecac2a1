import type { LocaleModule } from '@lit/localize';
import { loaders, sourceLocale } from './generated/locales.js';
import { isMessage, type Templates } from './message.js';
import { persistent } from './persistent.js';
import { codeOf, resolveLocale } from './resolve.js';
import { syncAll } from './watch.js';

/** How to load one part of each language: what only some elements need, or not at once. */
export type Part = ReadonlyMap<string, () => Promise<LocaleModule>>;

/** What each language is shown with, as far as it is there; the source language needs no messages but what a page gives it. */
const tables = new Map<string, Templates>([[sourceLocale, {}]]);
/** What the page itself registered. */
const registered = new Map<string, Templates>();
const pieces = new Map<string, Map<Part, Piece>>();
/** What the elements need that are defined. */
const used = new Set<Part>();

/** Whether there is a language of that code, loaded or to be loaded. */
export const isKnown = (code: string): boolean => tables.has(code) || loaders.has(code);

/** The messages of a language; undefined while it has to be loaded first, or one of these parts of it. */
export const tableOf = (code: string, parts: readonly Part[]): Templates | undefined =>
  piecesOf(code, parts).every(({ isHere }) => isHere) ? tables.get(code) : undefined;

/** Loads a language with these parts. @throws what an import threw; the next call tries that again */
export async function load(code: string, parts: readonly Part[]): Promise<void> {
  await Promise.all(piecesOf(code, parts).map((piece) => piece.load()));
}

function put(code: string, templates: Templates | undefined): void {
  tables.set(code, { ...tables.get(code), ...templates, ...registered.get(code) });
  syncAll();
}

/** One part of one language: loaded once for everyone who waits for it. */
class Piece {
  isHere = false;
  readonly #code: string;
  readonly #fetch: () => Promise<Partial<LocaleModule>>;
  #loading: Promise<void> | undefined;

  constructor(code: string, part: Part) {
    this.#code = code;
    this.#fetch = persistent(() => part.get(code)!());
  }

  async load(): Promise<void> {
    if (this.isHere) return;
    this.#loading ??= this.#get().finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  async #get(): Promise<void> {
    const { templates } = await this.#fetch();
    if (!templates) throw new TypeError(`No messages in the module of “${this.#code}”`);
    this.isHere = true;
    put(this.#code, templates);
  }
}

/** What a language has of these parts, and what every element needs of it. */
function piecesOf(code: string, parts: readonly Part[]): readonly Piece[] {
  const own = pieces.get(code) ?? new Map<Part, Piece>();
  pieces.set(code, own);
  return [loaders, ...parts].flatMap((part) => {
    if (!own.has(part) && part.has(code)) own.set(part, new Piece(code, part));
    return own.get(part) ?? [];
  });
}

/** An element is defined that needs these parts of every language. */
export function use(parts: readonly Part[]): void {
  for (const part of parts) used.add(part);
}

/**
 * Loads a language before it is needed, for the elements that are defined: a server writes in the languages that are there, and in English else.
 *
 * ```js
 * await loadLocale('de-AT'); // the same as 'de'
 * ```
 * @param tag of the language, as in `lang`; one that is not known loads nothing
 * @throws what the import threw; the next call tries again
 */
export async function loadLocale(tag: string): Promise<void> {
  const code = resolveLocale(tag, isKnown, sourceLocale);
  await load(code, [...used]);
}

/**
 * Adds a language to the page, or changes single messages of one that is there: a language of the page's own is shown
 * in English where it lacks a message, one of ours keeps the rest of its messages. Live elements change at once.
 *
 * ```js
 * registerLocale('nl', { 'b.undo': 'Ongedaan maken', 'r.deals': str`${0} deelt` });
 * registerLocale('de', { 'b.undo': 'Zurück' });
 * ```
 * @param code its language tag, in any case
 * @param templates messages by id (`locales/*.xlf` has them all): a text, or `str` with the places of the values
 */
export function registerLocale(code: string, templates: Templates): void {
  const key = codeOf(code);
  const usable = Object.entries(templates ?? {}).filter(([id, message]) => {
    const ok = isMessage(message);
    if (!ok) console.warn(`card-score: “${id}” of the language “${code}” is not a message.`);
    return ok;
  });
  registered.set(key, { ...registered.get(key), ...Object.fromEntries(usable) });
  if (tables.has(key) || !loaders.has(key)) put(key, undefined);
}
