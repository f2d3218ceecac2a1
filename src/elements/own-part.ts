import type { LocaleController } from '../localization/locale-controller.js';
import { LatePart, type Equipped } from './late-part.js';
import type { MovingElement } from './moving-element.js';

/** A part of a game that comes late, for one element: the game's view needs it, and is made before the element. */
export class OwnPart<Module extends Equipped> {
  readonly #import: () => Promise<Module>;
  #part: LatePart<Module> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** @param l where what it needs of a language goes */
  attach(host: MovingElement, l: Pick<LocaleController, 'need'>): void {
    this.#part = new LatePart(host, l, this.#import);
  }

  protected get part(): LatePart<Module> | undefined {
    return this.#part;
  }

  get isHere(): boolean {
    return this.#part?.isHere ?? false;
  }

  get isLost(): boolean {
    return this.#part?.isLost ?? false;
  }

  /** Loads it, also once more. @throws what the import threw */
  async load(): Promise<void> {
    await this.#part?.load();
  }
}
