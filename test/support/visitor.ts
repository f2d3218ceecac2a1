/** What somebody at the table does on a page that puppeteer opened. */
import type { Frame, Page } from 'puppeteer-core';

/** Brings what has this role and name to the middle of the window, where nothing lies over it, and presses it. */
export async function press(page: Page | Frame, role: string, name: string): Promise<void> {
  const locator = page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  const handle = await locator.waitHandle();
  await handle.evaluate((it) => it.scrollIntoView({ block: 'center' }));
  await locator.click();
}

/** The size of page on which `recordGame` finds its way. */
export const PHONE = { width: 400, height: 800 };

/** Records the next game of Doppelkopf on a phone: Anna and Clara are Re with 121–150 Augen, and nobody says anything. */
export async function recordGame(page: Page | Frame, n: number): Promise<void> {
  await press(page, 'button', `Record game ${n}`);
  for (const name of ['Anna', 'Clara']) await press(page, 'checkbox', name);
  await press(page, 'radio', 'Re 121–150, Kontra 90–119');
  await press(page, 'button', 'Record game');
  await press(page, 'button', `Game ${n}`);
}
