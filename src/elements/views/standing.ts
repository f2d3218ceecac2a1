import { isRow, type Line } from '../../core/match.js';
import { isolate } from '../../localization/localizer.js';
import * as words from '../../localization/messages/match.js';
import type { MatchPage } from '../match-page.js';
import { extraText } from './call-out.js';
import { leads } from './leads.js';

/** Whether an entry has a row in the sheet: what adds to the totals, and a new deal. */
export const hasRow = (line: Line): boolean => isRow(line) || line.entry.type === 'redeal';

/** How an entry is called: “Game 12”, or the reason of an adjustment. */
export function lineName({ l, game, names }: Pick<MatchPage, 'l' | 'game' | 'names'>, line: Line): string {
  const { entry } = line;
  if (entry.type === 'round') return game.sheet.nth(l, line.game ?? 0);
  if (entry.type === 'redeal')
    return entry.reason ? words.done(l, words.newDeal(l), entry.reason) : words.newDeal(l);
  if (entry.type === 're-entry') return words.backIn(l, isolate(names[entry.seat] ?? ''));
  return (entry.type === 'adjustment' && entry.reason) || words.adjustment(l);
}

/** Who leads or has won, in a sentence; two where a tie asks for another round. */
export function standing(page: Pick<MatchPage, 'l' | 'game' | 'summary' | 'names' | 'rules'>): string {
  const { l, game, summary, names, rules } = page;
  const { leaders, ended, played } = summary;
  if (ended) {
    const list = l.list(leaders.map((seat) => isolate(names[seat] ?? '')));
    const how = game.sheet.ended?.(l, summary, rules, list);
    return how || (leaders.length === 1 ? words.end(l, list) : words.endMany(l, list));
  }
  if (played === 0) return '';
  const extra = extraText(page);
  return extra ? `${extra.title} ${extra.reason}` : leads(l, game.game.best(rules), summary, names);
}
