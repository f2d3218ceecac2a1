import { html, isServer, type TemplateResult } from 'lit';
import type { LocaleController } from '../localization/locale-controller.js';
import type { Localizer } from '../localization/localizer.js';
import { again } from '../localization/messages/link.js';
import { lostPart } from '../localization/messages/match.js';
import { LatePart, type Equipped } from './late.js';
import type { MovingElement } from './moving-element.js';

/** What one element needs of its game only by some rules: it loads when it is first asked for. */
export class HousePart<Parts extends Equipped> {
  readonly #import: () => Promise<Parts>;
  #part: LatePart<Parts> | undefined;

  constructor(load: () => Promise<Parts>) {
    this.#import = load;
  }

  /** @param l where what it needs of a language goes */
  attach(host: MovingElement, l: Pick<LocaleController, 'need'>): void {
    this.#part = new LatePart(host, l, this.#import);
  }

  /** Asked for by whoever needs it: undefined while it is on its way, null where it did not arrive. */
  get parts(): Parts | null | undefined {
    const parts = this.#part?.use((it) => it);
    if (parts === undefined && !isServer) this.load().catch(() => {});
    return parts;
  }

  /** Loads it, also once more. @throws what the import threw */
  async load(): Promise<void> {
    await this.#part?.load();
  }

  get isHere(): boolean {
    return this.#part?.isHere ?? false;
  }

  /** In the place of a form that waits for it, so that nothing moves then. */
  waiting(): TemplateResult {
    return html`<div class="waiting" aria-busy="true"></div>`;
  }

  /** It did not arrive: the rest of the form does without. */
  lost(l: Localizer): TemplateResult {
    return html`
      <div class="q pad">
        <p class="err"><span .textContent=${lostPart(l)}></span></p>
        <button class="word" type="button" @click=${() => this.load().catch(() => {})}>${again(l)}</button>
      </div>
    `;
  }
}
