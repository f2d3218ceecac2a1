import type { Line } from '../../core/match.js';
import { isolate } from '../../localization/localizer.js';
import * as words from '../../localization/messages/match.js';
import type { MatchPage } from '../match-page.js';
import { extraText } from './call-out.js';

/** How an entry is called: “Game 12”, or the reason of an adjustment. */
export function lineName({ l, game }: Pick<MatchPage, 'l' | 'game'>, line: Line): string {
  if (line.entry.type === 'round') return game.sheet.nth(l, line.game ?? 0);
  return (line.entry.type === 'adjustment' && line.entry.reason) || words.adjustment(l);
}

/** Who leads or has won, in a sentence; two where a tie asks for another round. */
export function standing({
  l,
  game,
  summary,
  names,
}: Pick<MatchPage, 'l' | 'game' | 'summary' | 'names'>): string {
  const { leaders, ended, totals, played } = summary;
  const list = l.list(leaders.map((seat) => isolate(names[seat] ?? '')));
  if (ended) return leaders.length === 1 ? words.end(l, list) : words.endMany(l, list);
  if (played === 0) return '';
  const extra = extraText(l, summary, names, game.sheet);
  if (extra) return `${extra.title} ${extra.reason}`;
  const total = l.number(totals[leaders[0] ?? 0] ?? 0);
  if (leaders.length > 1) return words.tieLead(l, list, total);
  return game.game.best === 'lowest' ? words.leadsFewest(l, list, total) : words.leads(l, list, total);
}
