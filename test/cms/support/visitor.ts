/** A visitor of a page with a sheet: what arrives at the page when a game is recorded, and what is there after a reload. */
import { expect } from 'chai';
import type { Browser, Page } from 'puppeteer-core';
import { recordGame } from '../../support/visitor.js';

const PHONE = { width: 360, height: 800 };

interface Heard {
  heard: { type: string; points: readonly number[] }[];
}

export interface Visitor {
  readonly page: Page;
  /** What the console or the page complains about. */
  readonly complaints: string[];
  readonly leave: () => Promise<void>;
}

/** Somebody on a phone who has never been here; `heard` of the page's script has the events that reach its document. */
export async function openVisitor(browser: Browser): Promise<Visitor> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(PHONE);
  await page.evaluateOnNewDocument(() => {
    const its = globalThis as unknown as Heard;
    its.heard = [];
    document.addEventListener('round-scored', ({ type, detail }) =>
      its.heard.push({ type, points: detail.result!.points as number[] }),
    );
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { page, complaints, leave: () => context.close() };
}

/** The element on the page, as soon as it shows something. */
export const sheet = (page: Page, tag = 'doko-score') =>
  page.waitForFunction(
    (name) => {
      const element = document.querySelector(name);
      return element?.shadowRoot?.querySelector('button, table') ? element : undefined;
    },
    {},
    tag,
  );

/** Waits until the sheet has so many games. */
export const hasGames = (page: Page, n: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('doko-score')?.shadowRoot?.querySelectorAll('tbody [data-row]').length ===
      wanted,
    {},
    n,
  );

/** Records a game: the event arrives at the page, and the game is still there after a reload. */
export async function scoresAndStays({ page, complaints }: Visitor, url: string): Promise<void> {
  await page.bringToFront();
  await page.goto(url);
  await sheet(page);
  await recordGame(page, 1);
  await hasGames(page, 1);
  expect(await page.evaluate(() => (globalThis as unknown as Heard).heard)).to.deep.equal([
    { type: 'round-scored', points: [1, -1, 1, -1] },
  ]);
  await page.reload();
  await hasGames(page, 1);
  expect(complaints).to.deep.equal([]);
}

/** The attributes of what the selector finds first, by their names. */
export const attributesOf = (page: Page, selector: string): Promise<Readonly<Record<string, string>>> =>
  page.$eval(selector, (it) =>
    Object.fromEntries([...it.attributes].map(({ name, value }) => [name, value])),
  );
