import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { msg as Msg } from '@lit/localize';
import { formatList, formatNumber, formatSigned, selectPlural } from './format.js';
import { sourceLocale } from './generated/locales.js';
import type { Localizer, PluralForms } from './localizer.js';
import { translate, type Templates } from './message.js';
import { languageOf, resolveLocale } from './resolve.js';
import { isKnown, load, tableOf } from './tables.js';
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
  #attempt: Promise<Templates> | undefined;
  #settle: (() => void) | undefined;
  readonly #reported = new Set<string>();

  /** @param onFailure told when a language could not be loaded: once for each until it can */
  constructor(host: ReactiveControllerHost & Element, onFailure?: (locale: string, error: unknown) => void) {
    this.#host = host;
    this.#onFailure = onFailure;
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

  /** Looks at the language of the element again, and tries again what failed. */
  sync(): void {
    const wanted = resolveLocale(languageOf(this.#host), isKnown, sourceLocale);
    const table = tableOf(wanted);
    if (table) {
      this.#show(wanted, table);
      return;
    }
    const attempt = load(wanted);
    if (attempt === this.#attempt) return;
    this.#attempt = attempt;
    if (!this.#settle) this.ready = new Promise((resolve) => (this.#settle = resolve));
    attempt.then(
      (loaded) => this.#attempt === attempt && this.#show(wanted, loaded),
      (error: unknown) => {
        if (this.#attempt !== attempt) return; // another language is wanted by now
        this.#show(sourceLocale, tableOf(sourceLocale));
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
