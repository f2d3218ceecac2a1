/** The rules among the settings of a match, as a user sees them, in English. */
import type { MatchHarness } from './match-harness.js';
import { all, one, textOf } from './roles.js';

/** A question or a line of the settings, by its name. */
export const setting = (page: MatchHarness, name: string): HTMLElement => one(page.panel, 'group', name);

/** Opens what is folded up, by what it is called. */
export async function unfold(page: MatchHarness, name: string | RegExp): Promise<void> {
  const summary = one(page.panel, 'button', name);
  if (!(summary.parentElement as HTMLDetailsElement).open) await page.press('button', name, page.panel);
}

/** What is asked, as it is read; empty where nothing is. */
export const asked = (page: MatchHarness): string =>
  [...page.panel.querySelectorAll('[data-ask]')].map(textOf).join(' ');

/** The rows of the table that shows what would move: player, now, then. */
export const moves = (page: MatchHarness): [player: string, now: string, then: string][] =>
  all(page.panel, 'row')
    .slice(1)
    .map((row) => [...row.children].map(textOf) as [string, string, string]);

/** What may be answered. */
export const answers = (page: MatchHarness): string[] =>
  [...page.panel.querySelectorAll('[data-ask]')].flatMap((it) => all(it, 'button').map(textOf));

export const answer = (page: MatchHarness, name: string): Promise<void> =>
  page.press('button', name, page.panel.querySelector('[data-ask]')!);
