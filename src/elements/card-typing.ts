import type { LocaleController } from '../localization/locale-controller.js';
import { LatePart } from './late.js';
import type { MovingElement } from './moving-element.js';

/**
 * What understands typed cards, for one element: it loads when somebody goes to a field for cards, or when there is time.
 * What is typed before it has come stays in the field until it is read.
 */
export class CardTyping<Reader extends object> {
  readonly #import: () => Promise<Reader>;
  #part: LatePart<Reader> | undefined;
  #isLost = false;

  constructor(load: () => Promise<Reader>) {
    this.#import = async () => {
      try {
        const reader = await load();
        this.#isLost = false;
        return reader;
      } catch (error) {
        this.#isLost = true;
        throw error;
      }
    };
  }

  attach(host: MovingElement, l: Pick<LocaleController, 'need'>): void {
    this.#part = new LatePart(host, l, this.#import);
  }

  /** Once it is there. */
  get reader(): Reader | undefined {
    return this.#part?.use((it) => it) ?? undefined;
  }

  /** Whether it was asked for and did not arrive. */
  get isLost(): boolean {
    return this.#isLost;
  }

  /** Reads as soon as that is possible. What did not arrive is tried again; as long as it does not, nothing is read. */
  soon(read: (reader: Reader) => void): void {
    this.#part?.load().then(read, () => {});
  }
}
