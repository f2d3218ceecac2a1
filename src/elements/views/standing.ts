import { isRow, type Line, type Summary } from '../../core/match.js';
import type { Best } from '../../core/round.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/match.js';
import type { MatchPage } from '../match-page.js';
import { extraText } from './call-out.js';

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

/** Who leads, with what total, and whether it is shared; of teams one alone leads, however many seats it has. */
function lead({ leaders, totals, teams }: Pick<Summary, 'leaders' | 'totals' | 'teams'>) {
  const first = teams?.filter(({ rank }) => rank === 1);
  return first
    ? { total: first[0]?.total ?? 0, isTie: first.length > 1, isTeam: true }
    : { total: totals[leaders[0] ?? 0] ?? 0, isTie: leaders.length > 1, isTeam: false };
}

/** Who leads, and with how many points; with the fewest, where the lowest is the best: a rank alone does not say so. */
export function leads(
  l: Localizer,
  best: Best,
  summary: Pick<Summary, 'leaders' | 'totals' | 'teams'>,
  names: readonly string[],
): string {
  const list = l.list(summary.leaders.map((seat) => isolate(names[seat] ?? '')));
  const { isTie, isTeam, ...of } = lead(summary);
  const total = l.number(of.total);
  if (isTie) return words.tieLead(l, list, total);
  if (isTeam) return words.teamLeads(l, list, total);
  return best === 'lowest' ? words.leadsFewest(l, list, total) : words.leads(l, list, total);
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
