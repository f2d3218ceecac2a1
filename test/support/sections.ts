/** What opens on the page of a match, whatever the game and the language. */
import type { Screen } from './elements.js';
import { afterwards, settled, until, type Shown } from './page.js';
import { isVisible } from './roles.js';

/** The first that can be seen. */
const seen = ({ shadowRoot }: Shown, selector: string): HTMLElement | undefined =>
  [...shadowRoot!.querySelectorAll<HTMLElement>(selector)].find(isVisible);

function button(element: Shown, selector: string): HTMLElement {
  const found = seen(element, selector);
  if (!found) throw new Error(`<${element.localName}> has no ${selector}`);
  return found;
}

async function press(element: Shown, selector: string): Promise<void> {
  button(element, selector).click();
  await settled(element);
}

/** Opens a section, also one under “More”, and waits for what loads late. */
export async function openSection(
  element: Shown,
  name: string,
  pressed = async (it: HTMLElement): Promise<void> => {
    it.click();
    await settled(element);
  },
): Promise<void> {
  if (!seen(element, `[data-opens=${name}]`)) await pressed(button(element, '[data-opens=more]'));
  await pressed(button(element, `[data-opens=${name}]`));
  await until(() => !!seen(element, `[data-panel=${name}] :is(.body *, button)`), `the section ${name}`);
  await until(() => !element.shadowRoot!.querySelector(`[data-panel=${name}] .body:empty`), `${name} loaded`);
  await settled(element);
}

/** The first button that closes the section that is open. */
export const closeButton = (element: Shown): HTMLElement =>
  button(element, 'section[data-panel] :is(.head, .acts) button');

const opens =
  (name: string, ...then: readonly string[]) =>
  async (element: Shown): Promise<void> => {
    await openSection(element, name);
    for (const selector of then) await press(element, selector);
  };

/** Opens all that is folded up among the settings, and chooses something else, so that it is asked about. */
export async function openRules(element: Shown): Promise<void> {
  await openSection(element, 'settings');
  const folded = [...element.shadowRoot!.querySelectorAll('[data-panel=settings] details')];
  for (const it of folded) (it as HTMLDetailsElement).open = true;
  // what a choice brings along is there to be seen too
  await press(element, '[data-panel=settings] [data-option] input:not(:checked)');
  await until(() => !!seen(element, '[data-ask]'), 'a question');
  await settled(element);
}

/** The sections of a match, by the name that the buttons carry. */
export const SECTIONS: readonly string[] = ['chart', 'adjust', 'players', 'settings', 'files', 'new'];

/** Opens one section after the other, and has the screen stay on where the browser can do that. */
export async function openEverySection(element: Shown): Promise<void> {
  for (const name of SECTIONS) {
    await openSection(element, name);
    if (name === 'settings' && 'wakeLock' in navigator)
      await press(element, '[data-panel=settings] .body > .tick:last-of-type input');
    await press(element, 'section[data-panel] :is(.head, .acts) button');
  }
}

/** Forbids the clipboard, so that a text is there to be copied by hand. */
async function copyByHand(element: Shown): Promise<void> {
  const refuse = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: refuse } });
  afterwards(() => Reflect.deleteProperty(navigator, 'clipboard'));
  await openSection(element, 'files');
  await press(element, '[data-panel=files] .acts button:nth-of-type(2)');
  await until(() => !!seen(element, '[data-panel=files] textarea[readonly]'), 'a text to copy');
  const paste = seen(element, '[data-panel=files] textarea:not([readonly])') as HTMLTextAreaElement;
  paste.value = 'no match';
  paste.dispatchEvent(new Event('change'));
  await until(() => !!seen(element, '[data-panel=files] .err'), 'what is wrong');
  await settled(element);
}

/** Begins another match, so that there is one in the archive. */
async function archived(element: Shown): Promise<void> {
  afterwards(() => localStorage.clear());
  await openSection(element, 'new');
  await press(element, '[data-panel=new] .acts button:last-of-type');
  await openSection(element, 'files');
}

/** A match with each of its sections open, made from a screen of a match. */
export function sectionsOf({ properties }: Screen, own: readonly string[] = []): readonly Screen[] {
  const screen = (what: string, act: NonNullable<Screen['act']>, attributes: Screen['attributes'] = {}) => ({
    what,
    attributes,
    ...(properties && { properties }),
    act,
  });
  return [
    screen('a match and “More”', (element) => press(element, '[data-opens=more]')),
    ...[...SECTIONS, ...own].map((name) => screen(`a match and its section ${name}`, opens(name))),
    screen('points that are missing', opens('adjust', '[data-panel=adjust] .do')),
    screen('a name that is missing', opens('players', '[data-panel=players] .btn')),
    screen('a text to copy, and one that is no match', copyByHand),
    screen('an archive', archived, { storage: 'sections' }),
  ];
}
