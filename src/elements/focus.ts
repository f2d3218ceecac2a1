import type { LitElement } from 'lit';

/** Whether an element can be seen, and so be focused. */
export const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** Once the host has been drawn, puts the focus on the first element of the first selector that can be seen. */
export function setFocus(host: LitElement, selectors: readonly string[]): void {
  void host.updateComplete.then(() => {
    for (const selector of selectors) {
      const target = [...host.renderRoot.querySelectorAll<HTMLElement>(selector)].find(isShown);
      if (target) {
        target.focus();
        return;
      }
    }
  });
}
