import { persistent } from '../localization/persistent.js';

/** What is loaded when it is first asked for, or when there is time for it. A try that failed may be made again. */
export const late = {
  chart: persistent(() => import('./views/chart.js')),
  files: persistent(() => import('./files/files.js')),
};

/** Something for which an element waits, and goes on without it. */
export class LatePart<Module> {
  readonly #import: () => Promise<Module>;
  #module: Module | null | undefined;
  #loading: Promise<Module> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** Undefined until it is there, null where it did not arrive. */
  get module(): Module | null | undefined {
    return this.#module;
  }

  /** Loads it, unless it is there or on its way. @throws what the import threw; the next call tries again */
  async load(): Promise<Module> {
    if (this.#module) return this.#module;
    this.#module = undefined;
    this.#loading ??= this.#import();
    try {
      return (this.#module = await this.#loading);
    } catch (error) {
      this.#module = null;
      throw error;
    } finally {
      this.#loading = undefined;
    }
  }
}

const SOON = 1000;

/** Does something when the page has nothing else to do, or soon; WebKit does not say when it has not. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: SOON });
  else setTimeout(work, SOON);
}
