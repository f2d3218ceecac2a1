import { str, type Localizer } from '../localizer.js';

export const cancel = (l: Localizer): string =>
  l.msg('Cancel', { id: 'b.cancel', desc: 'Button: closes a form and keeps nothing of it' });

export const undo = (l: Localizer): string =>
  l.msg('Undo', { id: 'b.undo', desc: 'Button: takes the last change back' });

/** @param name isolated; @param n points, 0 or more */
export const winsBy = (l: Localizer, name: string, n: number): string => {
  const points = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${name} wins by ${points} point.`, {
        id: 'r.winsBy.one',
        desc: 'Result: the lead is 1 point',
      }),
    few: () =>
      l.msg(str`${name} wins by ${points} points.`, { id: 'r.winsBy.few', desc: 'Result: lead, few points' }),
    many: () =>
      l.msg(str`${name} wins by ${points} points.`, {
        id: 'r.winsBy.many',
        desc: 'Result: lead, many points',
      }),
    other: () =>
      l.msg(str`${name} wins by ${points} points.`, {
        id: 'r.winsBy.other',
        desc: 'Result: lead, other counts',
      }),
  });
};
