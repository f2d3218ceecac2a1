/** A match of Doppelkopf with its section about files and links, and what leaves the page from there. */
import '../../src/doko-score.js';
import { match, type Match } from '../../src/core.js';
import { DokoHarness } from './doko-harness.js';
import { afterwards, settled, until } from './page.js';
import { textOf } from './roles.js';

export const PLAYERS = ['Anna', 'Bernd', 'Clara', 'Dieter'];
export const evening = (...games: readonly (readonly number[])[]): Match =>
  games.reduce<Match>(
    (sum, points) => match.adjust(sum, { points: [...points], played: true }),
    match.create({ game: 'doko', players: PLAYERS }),
  );
export const OWN = evening([2, 2, -2, -2], [-3, 9, -3, -3]);

export const open = async (attributes: Record<string, unknown> = {}, lang = 'en'): Promise<DokoHarness> => {
  const page = await DokoHarness.show({ view: undefined, id: 'own', ...attributes }, { lang });
  page.element.match = OWN;
  await settled(page.element);
  return page;
};

export async function panel(page: DokoHarness): Promise<void> {
  await page.press('button', /^(More|Mehr)$/);
  await page.press('button', /^(Files and links|Dateien und Links)$/);
  await until(() => page.root.querySelector('[data-panel=files] .done') !== null, 'the section about files');
}

/** The files that are handed out, from now on. */
export function downloads(): { readonly name: string; readonly text: Promise<string> }[] {
  const createObjectURL = URL.createObjectURL.bind(URL);
  const click = Object.getOwnPropertyDescriptor(HTMLAnchorElement.prototype, 'click');
  const files: { name: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  URL.createObjectURL = (it: Blob) => createObjectURL((blob = it));
  HTMLAnchorElement.prototype.click = function () {
    files.push({ name: this.download, text: blob.text() });
  };
  afterwards(() => {
    URL.createObjectURL = createObjectURL;
    if (click) Object.defineProperty(HTMLAnchorElement.prototype, 'click', click);
    else delete (HTMLAnchorElement.prototype as { click?: unknown }).click;
  });
  return files;
}

/** Gives the browser's navigator something of the test's own. */
function lend(name: 'clipboard' | 'share', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  afterwards(() => delete (navigator as unknown as Record<string, unknown>)[name]);
}

/** What arrives in a clipboard of the test's own, which may be forbidden; there is no share sheet then. */
export function clipboard(works = true): string[] {
  const texts: string[] = [];
  const writeText = (text: string) => {
    if (!works) return Promise.reject(new DOMException('no', 'NotAllowedError'));
    texts.push(text);
    return Promise.resolve();
  };
  lend('clipboard', { writeText });
  lend('share', undefined);
  return texts;
}

/** What arrives at a share sheet of the test's own, which ends as it is told to. Call it after `clipboard`. */
export function shareSheet(end: () => Promise<void> = () => Promise.resolve()): ShareData[] {
  const shared: ShareData[] = [];
  lend('share', (data: ShareData) => {
    shared.push(data);
    return end();
  });
  return shared;
}

/** What stands in the section to be read, also of what was done last. */
export const sectionText = (page: DokoHarness): string =>
  textOf(page.root.querySelector('[data-panel=files]')!);

export const paste = async (page: DokoHarness, text: string): Promise<void> => {
  const field = page.root.querySelector<HTMLTextAreaElement>('[data-panel=files] .drop textarea')!;
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
  await new Promise((done) => setTimeout(done, 0));
  await settled(page.element);
};
