/** A match: its sheet, and the rules in force. */
import { str, type Localizer } from '../localizer.js';

// ---- Match

/** @param n number of a round, from 1 */
export const nth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Round ${number}`, { id: 'rummy.m.nth', desc: 'A round of the match by its number' });
};

/** @param n how many rounds the match has; follows “Round 12” */
export const of = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`of ${number}`, { id: 'rummy.m.of', desc: 'Follows “Round 12” in a heading' });
};

export const extra = (l: Localizer): string =>
  l.msg('extra', {
    id: 'rummy.m.extra',
    desc: 'Follows “Round 12” in a heading: it is played because of a tie',
  });

/** @param n number of a round */
export const recordNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Record round ${number}`, {
    id: 'rummy.b.recordNth',
    desc: 'Button: opens the form for the next round',
  });
};

/** @param n number of a round */
export const correctNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Correct round ${number}`, { id: 'rummy.m.correctNth', desc: 'Heading above the form' });
};

export const sheet = (l: Localizer): string =>
  l.msg('Score sheet', { id: 'rummy.m.sheet', desc: 'Spoken name of the sheet' });

export const noRounds = (l: Localizer): string =>
  l.msg('No rounds yet.', { id: 'rummy.m.noRounds', desc: 'In an empty sheet' });

export const newMatch = (l: Localizer): string =>
  l.msg('New game', { id: 'rummy.b.newMatch', desc: 'Button: an empty sheet' });

/** @param n rounds, 0 or more */
export const roundsLeft = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () => l.msg(str`${number} round left.`, { id: 'rummy.r.left.one', desc: 'Under the sheet' }),
    few: () => l.msg(str`${number} rounds left.`, { id: 'rummy.r.left.few', desc: 'Under the sheet' }),
    many: () => l.msg(str`${number} rounds left.`, { id: 'rummy.r.left.many', desc: 'Under the sheet' }),
    other: () => l.msg(str`${number} rounds left.`, { id: 'rummy.r.left.other', desc: 'Under the sheet' }),
  });
};

export const tie = (l: Localizer): string =>
  l.msg('Tie for the lowest total: one more round.', {
    id: 'rummy.r.extra',
    desc: 'Headline: why the match goes on beyond its limit',
  });

/** @param names isolated, as `l.list` joins them; @param total their points, as text */
export const tied = (l: Localizer, names: string, total: string): string =>
  l.msg(str`${names}: ${total}. Everybody plays.`, {
    id: 'rummy.r.tied',
    desc: 'Under “Tie for the lowest total: one more round.”: who share it',
  });

export const leadsAfter = (l: Localizer): string =>
  l.msg('Leads after this round', {
    id: 'rummy.r.leadsAfter',
    desc: 'Beside the record button, above a name and a total',
  });

export const winsRound = (l: Localizer): string =>
  l.msg('Wins the round', { id: 'rummy.r.winsRound', desc: 'Beside the record button, above a name' });

// ---- Rules in force, under the sheet

export const rami = (l: Localizer): string =>
  l.msg('Rules: Rami.', { id: 'rummy.rules.rami', desc: 'Under the sheet: the name of the rules' });

/** @param n points */
export const limitIs = (l: Localizer, n: number): string => {
  const limit = l.number(n);
  return l.msg(str`Limit ${limit}.`, {
    id: 'rummy.rules.limit',
    desc: 'Under the sheet: the total at which the match ends',
  });
};

/** @param n points */
export const limitShown = (l: Localizer, n: number): string => {
  const limit = l.number(n);
  return l.msg(str`Limit ${limit}, which ends nothing here.`, {
    id: 'rummy.rules.limitShown',
    desc: 'Under the sheet: the match has a fixed number of rounds',
  });
};
