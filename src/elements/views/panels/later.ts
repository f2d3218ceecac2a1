import { html, type TemplateResult } from 'lit';
import { remove, revise, sheet, type Line, type Match } from '../../../core/match.js';
import { InvalidInput } from '../../../core/round.js';
import * as match from '../../../localization/messages/match.js';
import * as words from '../../../localization/messages/late/panels.js';
import { mayMove } from '../../later.js';
import type { MatchPage } from '../../match-page.js';
import { LATER } from '../dock.js';
import { lineName } from '../standing.js';

type Page = Pick<MatchPage, 'l' | 'game' | 'names' | 'match' | 'lines'>;

/** The later rounds that count otherwise after a change, by name; none where the change cannot be made. */
function moved(page: Page, id: string, change: (match: Match) => Match): string {
  const { l, lines } = page;
  const at = lines.findIndex(({ entry }) => entry.id === id);
  const then = pointsOf(page, change);
  const names = lines
    .slice(at + 1)
    .filter(({ entry, points }) => then.get(entry.id) !== undefined && then.get(entry.id) !== String(points))
    .map((line) => lineName(page, line));
  return names.length === 0 ? '' : l.list(names);
}

function pointsOf({ match }: Page, change: (match: Match) => Match): ReadonlyMap<string, string> {
  try {
    return new Map(sheet(change(match)).map(({ entry, points }: Line) => [entry.id, String(points)]));
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return new Map();
  }
}

/** Which rounds count otherwise once an entry is gone, as a question; empty where none does. */
export function removalText(page: Page, id: string): string {
  const names = moved(page, id, (it) => remove(it, id));
  return names && words.askRemoval(page.l, names);
}

/** What of later rounds changes: while one is corrected a line above the button, else a question in the row. */
export function later(page: MatchPage): TemplateResult | undefined {
  const { l, state, lines, view, form, act } = page;
  const { editing, removing } = state;
  if (removing !== null)
    return html`
      <p class="small" .textContent=${removalText(page, removing)}></p>
      <div class="acts ask">
        <button class="word" type="button" @click=${() => act.answer(false)}>${match.cancel(l)}</button>
        <button class="word" type="button" ?disabled=${view.disabled} @click=${() => act.answer(true)}>
          ${match.remove(l)}
        </button>
      </div>
    `;
  if (editing === null || !form.result || !mayMove(lines, editing)) return undefined;
  const names = moved(page, editing, (it) => revise(it, editing, page.round as never));
  return names
    ? html`<p class="small" id=${LATER} .textContent=${words.movesLater(l, names)}></p>`
    : undefined;
}
