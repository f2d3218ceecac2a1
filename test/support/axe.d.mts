/** Fails with what axe objects to in an element, its shadow root included. @param ignoredRules by axe's names */
export function expectNoObjection(element: Element, ignoredRules: readonly string[]): Promise<void>;
