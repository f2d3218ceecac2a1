/** A match and its sheet. */
import { str, type Localizer } from '../localizer.js';

/** @param n number of a game, from 1 */
export const nth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Game ${number}`, { id: 'doko.m.nth', desc: 'A game of the match by its number' });
};

/** @param n how many games the match has; follows “Game 12” */
export const of = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`of ${number}`, { id: 'doko.m.of', desc: 'Follows “Game 12” in a heading' });
};

/** @param n number of a game */
export const recordNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Record game ${number}`, {
    id: 'doko.b.recordNth',
    desc: 'Button: opens the form for the next game',
  });
};

/** @param n number of a game */
export const correctNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Correct game ${number}`, { id: 'doko.m.correctNth', desc: 'Heading above the form' });
};

export const sheet = (l: Localizer): string =>
  l.msg('Score sheet', { id: 'doko.m.sheet', desc: 'Spoken name of the sheet' });

export const noGames = (l: Localizer): string =>
  l.msg('No games yet. Each one becomes a line here.', {
    id: 'doko.m.noGames',
    desc: 'In an empty sheet',
  });

export const newMatch = (l: Localizer): string =>
  l.msg('New match', { id: 'doko.b.newMatch', desc: 'Button: an empty sheet. In German: Neue Liste' });

/** @param n games, 0 or more */
export const left = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () => l.msg(str`${number} game left.`, { id: 'doko.r.left.one', desc: 'Under the sheet' }),
    few: () => l.msg(str`${number} games left.`, { id: 'doko.r.left.few', desc: 'Under the sheet' }),
    many: () => l.msg(str`${number} games left.`, { id: 'doko.r.left.many', desc: 'Under the sheet' }),
    other: () => l.msg(str`${number} games left.`, { id: 'doko.r.left.other', desc: 'Under the sheet' }),
  });
};

/** @param names isolated, as `l.list` joins them */
export const owed = (l: Localizer, names: string): string =>
  l.msg(str`Pflichtsolo still owed: ${names}.`, { id: 'doko.r.owed', desc: 'Under the sheet' });

/** @param name isolated */
export const forced = (l: Localizer, name: string): string =>
  l.msg(str`Pflichtsolo due now: ${name}`, {
    id: 'doko.r.forced',
    desc: 'Above the form: as many Pflichtsoli are owed as games are left, so this player has to play it now',
  });

export const soloTwice = (l: Localizer): string =>
  l.msg('A second Pflichtsolo counts as a Lustsolo.', {
    id: 'doko.w.soloTwice',
    desc: 'About a game of the sheet',
  });

export const byTsr = (l: Localizer): string =>
  l.msg('Scored by the tournament rules (TSR).', {
    id: 'doko.m.byTsr',
    desc: 'Under the sheet: the rules in force',
  });
