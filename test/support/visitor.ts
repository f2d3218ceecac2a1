/** What somebody at the table does on a page that puppeteer opened. */
import type { Page } from 'puppeteer-core';

/** Presses what has this role and name, wherever it is on the page. */
export const press = (page: Page, role: string, name: string): Promise<void> =>
  page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click();

/** The size of page on which `recordGame` finds its way. */
export const PHONE = { width: 400, height: 800 };

/** Records the next game of Doppelkopf on a phone: Anna and Clara are Re with 121–150 Augen, and nobody says anything. */
export async function recordGame(page: Page, n: number): Promise<void> {
  await press(page, 'button', `Record game ${n}`);
  for (const name of ['Anna', 'Clara']) await press(page, 'checkbox', name);
  await press(page, 'radio', 'Re 121–150, Kontra 90–119');
  await press(page, 'button', 'Record game');
  await press(page, 'button', `Game ${n}`);
}
