import type { ReactiveControllerHost } from 'lit';

/** What the status node of an element says: what changed last, in one sentence. */
export class Announcer {
  readonly #host: ReactiveControllerHost;
  readonly #language: { readonly locale: string };
  #said = { text: '', locale: '' };

  constructor(host: ReactiveControllerHost, language: { readonly locale: string }) {
    this.#host = host;
    this.#language = language;
  }

  /** Nothing after the language has changed: the sentence was of the other one. */
  get text(): string {
    return this.#said.locale === this.#language.locale ? this.#said.text : '';
  }

  say(text: string): void {
    // the same sentence again would not be spoken
    const again = text !== '' && text === this.#said.text;
    this.#said = { text: again ? `${text}\u00a0` : text, locale: this.#language.locale };
    this.#host.requestUpdate();
  }
}
