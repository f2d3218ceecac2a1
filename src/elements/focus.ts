import type { LitElement } from 'lit';

/** Whether an element can be seen, and so be focused. */
export const isShown = (element: HTMLElement): boolean =>
  element.checkVisibility({ visibilityProperty: true });

/** The first element of the first selector that can be seen. */
export const firstShown = (host: LitElement, selectors: readonly string[]): HTMLElement | undefined =>
  selectors.flatMap((selector) => [...host.renderRoot.querySelectorAll<HTMLElement>(selector)]).find(isShown);

/** Once the host has been drawn, puts the focus on the first element of the first selector that can be seen: which it gives. */
export async function setFocus(
  host: LitElement,
  selectors: readonly string[],
): Promise<HTMLElement | undefined> {
  await host.updateComplete;
  const found = firstShown(host, selectors);
  found?.focus();
  return found;
}

/** Selectors of where a question of the form is answered, what is wrong there first; else of the form. */
export const placeOf = (question: string): readonly string[] => {
  const control = ':is(input, button):enabled';
  const there = `[data-q='${question}']`;
  return [`${there} [aria-invalid]:enabled`, `${there} ${control}`, `.entry ${control}`];
};

/**
 * Once the host has been drawn, gives the focus back to what has it now, should it be moved, disabled or gone by then:
 * to the same element, else to a button beside it, else as `setFocus`.
 */
export function keepFocus(host: LitElement, selectors: readonly string[]): void {
  const had = host.shadowRoot?.activeElement;
  const beside = had?.parentElement?.querySelectorAll<HTMLElement>('button') ?? [];
  const near = had instanceof HTMLElement ? [had, ...beside] : [];
  void host.updateComplete.then(() => {
    if (firstShown(host, [':focus:enabled'])) return;
    (near.find((it) => it.matches(':enabled') && isShown(it)) ?? firstShown(host, selectors))?.focus();
  });
}
