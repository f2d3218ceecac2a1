/** What the page handed in and cannot be used: shown as it is, and told to the page's author once, on the console. */
export class Problems {
  readonly #host: HTMLElement;
  readonly #problems = new Map<
    string,
    { readonly note: string; readonly text?: (() => string) | undefined }
  >();
  readonly #warned = new Set<string>();

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** @param note what is wrong, for the console; absent = nothing is. @param text what is shown, if anything */
  set(attribute: string, note?: string, text?: () => string): void {
    if (note === undefined) this.#problems.delete(attribute);
    else this.#problems.set(attribute, { note, text });
  }

  get texts(): readonly string[] {
    return [...this.#problems.values()].flatMap(({ text }) => (text ? [text()] : []));
  }

  warn(): void {
    for (const [attribute, { note }] of this.#problems) {
      const text = `<${this.#host.localName}> ${attribute}: ${note}`;
      if (this.#warned.has(text)) continue;
      this.#warned.add(text);
      console.warn(text);
    }
  }
}
