import type { CSSResult } from 'lit';
import type { LocaleController } from '../localization/locale-controller.js';
import type { Part } from '../localization/tables.js';
import type { MovingElement } from './moving-element.js';

/** What a part that comes late may bring along: its sheets, and its part of every language. */
export interface Equipped {
  readonly styles?: readonly CSSResult[];
  readonly words?: readonly Part[];
}

/** Something for which an element waits, and goes on without it. The element is drawn anew when it is there, or failed. */
export class LatePart<Module extends Equipped> {
  readonly #host: MovingElement;
  readonly #l: Pick<LocaleController, 'need'>;
  readonly #import: () => Promise<Module>;
  #module: Module | null | undefined;
  #isLost = false;
  #loading: Promise<Module> | undefined;

  constructor(host: MovingElement, l: Pick<LocaleController, 'need'>, load: () => Promise<Module>) {
    this.#host = host;
    this.#l = l;
    this.#import = load;
  }

  get isHere(): boolean {
    return !!this.#module;
  }

  /** Whether it was asked for and did not arrive; another try that is under way has not arrived either. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** What is made of it; undefined until it is there, null where it did not arrive. */
  use<T>(make: (module: Module) => T): T | null | undefined {
    return this.#module && make(this.#module);
  }

  /** Loads it, unless it is there or on its way. @throws what the import threw; the next call tries again */
  async load(): Promise<Module> {
    if (this.#module) return this.#module;
    this.#module = undefined;
    this.#loading ??= this.#fetch();
    return this.#loading;
  }

  async #fetch(): Promise<Module> {
    try {
      const module = await this.#import();
      await this.#l.need(module.words ?? []);
      this.#host.wear(module.styles ?? []);
      this.#isLost = false;
      return (this.#module = module);
    } catch (error) {
      this.#module = null;
      this.#isLost = true;
      throw error;
    } finally {
      this.#loading = undefined;
      this.#host.requestUpdate();
    }
  }
}
