import type { LocaleModule } from '@lit/localize';
import { loaders, sourceLocale } from './generated/locales.js';
import { isMessage, type Templates } from './message.js';
import { persistent } from './persistent.js';
import { codeOf, resolveLocale } from './resolve.js';
import { syncAll } from './watch.js';

/** What each language is shown with; the source language needs no messages but what a page gives it. */
const tables = new Map<string, Templates>([[sourceLocale, {}]]);
/** What the page itself registered. */
const registered = new Map<string, Templates>();
const loading = new Map<string, Promise<Templates>>();
const fetchers = new Map<string, () => Promise<LocaleModule>>();

/** Whether there is a language of that code, loaded or to be loaded. */
export const isKnown = (code: string): boolean => tables.has(code) || loaders.has(code);

/** The messages of a language; undefined while it has to be loaded first. */
export const tableOf = (code: string): Templates | undefined => tables.get(code);

function put(code: string, templates: Templates | undefined): Templates {
  const table = { ...templates, ...registered.get(code) };
  tables.set(code, table);
  syncAll();
  return table;
}

/** Imports a language. */
async function fetchTemplates(code: string): Promise<Templates> {
  const fetch = fetchers.get(code) ?? persistent(() => loaders.get(code)!());
  fetchers.set(code, fetch);
  const { templates } = (await fetch()) as Partial<LocaleModule>;
  if (!templates) throw new TypeError(`No messages in the module of “${code}”`);
  return templates;
}

/**
 * Loads a language, once for everyone who waits for it; after a failure the next call tries again.
 * @throws what the import threw
 */
export function load(code: string): Promise<Templates> {
  let promise = loading.get(code);
  if (!promise) {
    promise = fetchTemplates(code)
      .then((templates) => put(code, templates))
      .finally(() => loading.delete(code));
    loading.set(code, promise);
  }
  return promise;
}

/**
 * Loads a language before it is needed: a server writes in the languages that are there, and in English else.
 *
 * ```js
 * await loadLocale('de-AT'); // the same as 'de'
 * ```
 * @param tag of the language, as in `lang`; one that is not known loads nothing
 * @throws what the import threw; the next call tries again
 */
export async function loadLocale(tag: string): Promise<void> {
  const code = resolveLocale(tag, isKnown, sourceLocale);
  if (!tableOf(code)) await load(code);
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
  if (tables.has(key) || !loaders.has(key)) put(key, tables.get(key));
}
