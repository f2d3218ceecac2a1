import type { Summary } from '../../core/match.js';
import type { Best } from '../../core/round.js';
import { isolate, type Localizer } from '../../localization/localizer.js';
import * as words from '../../localization/messages/leads.js';

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
