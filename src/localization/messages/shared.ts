import { str, type Localizer } from '../localizer.js';

/** @param n number of the seat, counted from 1 */
export const playerNumber = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Player ${number}`, { id: 'm.playerNumber', desc: 'Stands for a player without a name' });
};

/** @param questions the names of questions, as `l.list` joins them */
export const stillOpen = (l: Localizer, questions: string): string =>
  l.msg(str`Still open: ${questions}`, {
    id: 'm.stillOpen',
    desc: 'Beside the record button: what has no answer yet',
  });

export const blocked = (l: Localizer): string =>
  l.msg('Blocked', {
    id: 'm.blocked',
    desc: 'Beside the record button of a form that the page has disabled',
  });

export const notRight = (l: Localizer): string =>
  l.msg('Not right yet: see the marked line', {
    id: 'm.notRight',
    desc: 'Beside the record button: an entry has an error',
  });

/** @param result a result in a few words */
export const recorded = (l: Localizer, result: string): string =>
  l.msg(str`Recorded: ${result}`, { id: 's.recorded', desc: 'After a round was recorded' });

/** @param round a round by its number, as “Game 12” */
export const notRecorded = (l: Localizer, round: string): string =>
  l.msg(str`Not recorded yet: ${round}`, {
    id: 'e.notRecorded',
    desc: 'Where a page’s form cannot be sent yet: no round is recorded, or what was entered is not. E.g. “Not recorded yet: Game 12”',
  });

export const less = (l: Localizer, what: string): string =>
  l.msg(str`${what}: less`, { id: 'b.less', desc: 'Spoken name of a minus button, e.g. “Fuchs, Re: less”' });

export const more = (l: Localizer, what: string): string =>
  l.msg(str`${what}: more`, { id: 'b.more', desc: 'Spoken name of a plus button, e.g. “Fuchs, Re: more”' });

/** @param a, b the least and the greatest number */
export const range = (l: Localizer, a: number, b: number): string => {
  const least = l.number(a);
  const most = l.number(b);
  return l.msg(str`A whole number from ${least} to ${most}.`, {
    id: 'e.range',
    desc: 'Error under a number field',
  });
};

/** @param attribute name of an attribute, as it is written in HTML */
export const badAttribute = (l: Localizer, attribute: string): string =>
  l.msg(str`The page's “${attribute}” cannot be read.`, {
    id: 'e.attribute',
    desc: 'Error at the top: an attribute of the element, written by the author of the page, is not understood',
  });

/** @param a, b how few and how many may play */
export const badPlayerCount = (l: Localizer, a: number, b: number): string => {
  const least = l.number(a);
  const most = l.number(b);
  return l.msg(str`Names needed: ${least} to ${most}.`, {
    id: 'e.playerCount',
    desc: 'Error at the top: too few or too many names',
  });
};

/** @param n points, also below zero */
export const pointCount = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () => l.msg(str`${number} point`, { id: 'm.pointCount.one', desc: 'What a player gets' }),
    few: () => l.msg(str`${number} points`, { id: 'm.pointCount.few', desc: 'What a player gets' }),
    many: () => l.msg(str`${number} points`, { id: 'm.pointCount.many', desc: 'What a player gets' }),
    other: () => l.msg(str`${number} points`, { id: 'm.pointCount.other', desc: 'What a player gets' }),
  });
};

export const lostPart = (l: Localizer): string =>
  l.msg('This part did not load. Try again.', { id: 'e.chunk', desc: 'In the place of a section' });

export const again = (l: Localizer): string =>
  l.msg('Try again', { id: 'b.again', desc: 'Button: loads what did not load' });

export const undo = (l: Localizer): string =>
  l.msg('Undo', { id: 'b.undo', desc: 'Button: takes the last change back' });
