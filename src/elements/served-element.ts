import { isServer, type PropertyValues, type TemplateResult } from 'lit';
import type { LocaleController } from '../localization/locale-controller.js';
import { MovingElement } from './moving-element.js';
import { served } from './served.js';

/**
 * An element that a server can write into a page, and that takes over there what was written: the same, so that nothing
 * moves. Not by the hydration of Lit, to which a stored match, or a file of another version, is an error.
 */
export abstract class ServedElement extends MovingElement {
  protected abstract readonly l: LocaleController;

  protected abstract draw(): TemplateResult;

  protected override scheduleUpdate(): void | Promise<unknown> {
    const written = this.hasUpdated ? null : this.shadowRoot;
    if (!written?.firstChild) return super.scheduleUpdate();
    return this.l.ready.then(() => {
      written.replaceChildren();
      void super.scheduleUpdate();
    });
  }

  protected override willUpdate(_changed: PropertyValues): void {
    if (isServer) this.l.sync();
  }

  protected override render(): TemplateResult {
    const whole = this.draw();
    return isServer ? (served(whole) as TemplateResult) : whole;
  }
}
