/** Who is first in a match. */
import { str, type Localizer } from '../localizer.js';

/** @param name isolated; @param n the total, as text */
export const leads = (l: Localizer, name: string, n: string): string =>
  l.msg(str`${name} leads: ${n}`, { id: 'r.leads', desc: 'Spoken: who is first' });

/** @param name isolated; @param n the total, as text */
export const leadsFewest = (l: Localizer, name: string, n: string): string =>
  l.msg(str`${name} leads with the fewest points: ${n}`, {
    id: 'r.leadsFewest',
    desc: 'Spoken: who is first where the lowest total is the best',
  });

/** @param names isolated, as `l.list` joins them; @param n the total, as text */
export const tieLead = (l: Localizer, names: string, n: string): string =>
  l.msg(str`Tied for the lead (${n}): ${names}`, { id: 'r.tieLead', desc: 'Spoken: who are first' });

/** @param names of a team, isolated, as `l.list` joins them; @param n the total, as text */
export const teamLeads = (l: Localizer, names: string, n: string): string =>
  l.msg(str`In the lead (${n}): ${names}`, { id: 'r.teamLeads', desc: 'Spoken: the team that is first' });
