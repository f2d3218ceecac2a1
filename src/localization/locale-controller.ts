import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { msg as Msg } from '@lit/localize';
import { formatList, formatNumber, formatSigned, selectPlural } from './format.js';
import { sourceLocale } from './generated/locales.js';
import type { Localizer, PluralForms } from './localizer.js';
import { translate, type Templates } from './message.js';
import { languageOf, resolveLocale } from './resolve.js';
import { isKnown, load, tableOf, type Part } from './tables.js';
import { follow, unfollow } from './watch.js';

/**
 * The language of one element: finds it, loads it, follows it while the element is connected, and speaks it.
 *
 * While a language loads, the one before stays, at first the source language; that is also shown when it fails, and
 * the next change of a `lang` or the next element that wants the language tries again.
 */
export class LocaleController implements ReactiveController, Localizer {
  /** Resolves, and never rejects, when the language that is wanted is shown or has failed. */
  ready: Promise<void> = Promise.resolve();

  /** Words of this one element, by message id: a text, in which `{0}` stands for the first value. */
  words: Readonly<Record<string, string>> | undefined;

  readonly #host: ReactiveControllerHost & Element;
  readonly #onFailure: ((locale: string, error: unknown) => void) | undefined;
  #locale = sourceLocale;
  #table: Templates | undefined;
  /** What is being loaded. */
  #attempt: string | undefined;
  #settle: (() => void) | undefined;
  readonly #reported = new Set<string>();
  /** What the element needs of every language, at once and by now. */
  readonly #first: readonly Part[];
  #parts: readonly Part[];

  /**
   * @param onFailure told when a language could not be loaded: once for each until it can
   * @param parts what the element needs beside what all need
   */
  constructor(
    host: ReactiveControllerHost & Element,
    onFailure?: (locale: string, error: unknown) => void,
    parts: readonly Part[] = [],
  ) {
    this.#host = host;
    this.#onFailure = onFailure;
    this.#first = this.#parts = parts;
    host.addController(this);
  }

  /** The language of what is shown, not of what is on its way. */
  get locale(): string {
    return this.#locale;
  }

  readonly msg = ((source, options) => translate(this.#table, source, options, this.words)) as typeof Msg;

  plural(n: number, forms: PluralForms): string {
    return selectPlural(this.#locale, n, forms);
  }

  number(n: number): string {
    return formatNumber(this.#locale, n);
  }

  signed(n: number): string {
    return formatSigned(this.#locale, n);
  }

  list(items: readonly string[]): string {
    return formatList(this.#locale, items);
  }

  hostConnected(): void {
    if (isServer) return;
    follow(this.#host, this);
    this.sync();
  }

  hostDisconnected(): void {
    unfollow(this);
  }

  /**
   * Further parts, for something that comes late: from now on they come with every language. Resolves when they are
   * there; where they failed, the rest of the language stays, with their source text.
   */
  async need(parts: readonly Part[]): Promise<void> {
    this.#parts = [...new Set([...this.#parts, ...parts])];
    this.sync();
    await this.ready;
  }

  /** Looks at the language of the element again, and tries again what failed. */
  sync(): void {
    const wanted = resolveLocale(languageOf(this.#host), isKnown, sourceLocale);
    const table = tableOf(wanted, this.#parts);
    if (table) {
      this.#show(wanted, table);
      return;
    }
    const attempt = `${wanted} ${this.#parts.length}`;
    if (attempt === this.#attempt) return;
    this.#attempt = attempt;
    if (!this.#settle) this.ready = new Promise((resolve) => (this.#settle = resolve));
    load(wanted, this.#parts).then(
      () => this.#attempt === attempt && this.#show(wanted, tableOf(wanted, this.#parts)),
      (error: unknown) => {
        if (this.#attempt !== attempt) return; // something else is wanted by now
        const found = [wanted, sourceLocale].find((locale) => tableOf(locale, this.#first))!;
        this.#show(found, tableOf(found, this.#first));
        if (this.#reported.has(wanted)) return;
        this.#reported.add(wanted);
        this.#onFailure?.(wanted, error);
      },
    );
  }

  #show(locale: string, table: Templates | undefined): void {
    this.#attempt = undefined;
    if (this.#locale !== locale || this.#table !== table) {
      this.#locale = locale;
      this.#table = table;
      this.#host.requestUpdate();
    }
    this.#settle?.();
    this.#settle = undefined;
  }
}
