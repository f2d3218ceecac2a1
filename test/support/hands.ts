/** Three ways to use a page: with a pointer, with a keyboard and nothing else, and by script where speed matters. */
import { click, press, type } from './browser.js';
import { focused } from './roles.js';

export interface Hand {
  /** Chooses a box, a radio or a button. */
  press(element: HTMLElement): Promise<void>;
  /** Puts a text in the place of what a field holds. */
  enter(field: HTMLInputElement, text: string): Promise<void>;
}

async function overwrite(field: HTMLInputElement, text: string): Promise<void> {
  await press('End', ...Array<string>(field.value.length).fill('Backspace'));
  await type(text);
}

/** Two clicks at the same place within half a second would be a double click. */
let left = false;

/** A real mouse; it types into what it clicked. */
export const mouse: Hand = {
  async press(element) {
    left = !left;
    await click(element, left ? 0.35 : 0.65);
  },
  async enter(field, text) {
    await this.press(field);
    await overwrite(field, text);
  },
};

/** So many tab stops are too many. */
const TOO_FAR = 120;

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

const sameGroup = (a: Element | null, b: HTMLInputElement): boolean =>
  a !== null && isRadio(a) && a.name === b.name && a.getRootNode() === b.getRootNode();

const isBefore = (a: Element, b: Element): boolean =>
  (b.compareDocumentPosition(a) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;

/** Goes on with Tab, or back, until the focus is where it should be. */
export async function tabTo(target: HTMLElement, isThere = () => focused() === target): Promise<void> {
  for (let i = 0; i < TOO_FAR && !isThere(); i++) {
    const from = focused();
    const inside = from?.getRootNode() === target.getRootNode();
    const back = inside && from.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
    await press(back ? 'Shift+Tab' : 'Tab');
  }
  if (!isThere()) throw new Error(`The keyboard does not reach ${target.outerHTML}`);
}

/** Tab, Shift+Tab, arrows, Space and Enter. */
export const keyboard: Hand = {
  async press(element) {
    if (!isRadio(element)) {
      await tabTo(element);
      await press(element instanceof HTMLInputElement ? 'Space' : 'Enter');
      return;
    }
    await tabTo(element, () => sameGroup(focused(), element));
    if (focused() === element) {
      if (!element.checked) await press('Space');
      return;
    }
    for (let i = 0; i < TOO_FAR && focused() !== element; i++) {
      await press(isBefore(element, focused()!) ? 'ArrowUp' : 'ArrowDown'); // WebKit's arrows stop at the ends
    }
    if (!element.checked) throw new Error('The arrows do not choose.');
  },
  async enter(field, text) {
    await tabTo(field);
    await overwrite(field, text);
  },
};

/** What a browser does at a click and at each letter, without the browser: for long random games. */
export const script: Hand = {
  press(element) {
    element.click();
    return Promise.resolve();
  },
  enter(field, text) {
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    return Promise.resolve();
  },
};
