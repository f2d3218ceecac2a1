import { str, type Localizer } from '../localizer.js';

// ---- Toolbar

export const redo = (l: Localizer): string =>
  l.msg('Redo', { id: 'b.redo', desc: 'Button: makes the change again that was taken back' });

export const totals = (l: Localizer): string =>
  l.msg('Totals', { id: 'b.totals', desc: 'Switch: the sheet shows running totals in the place of points' });

export const chart = (l: Localizer): string =>
  l.msg('Chart', { id: 'b.chart', desc: 'Button: running totals as lines' });

export const more = (l: Localizer): string =>
  l.msg('More', { id: 'b.moreActions', desc: 'Button: what else can be done' });

export const adjust = (l: Localizer): string =>
  l.msg('Adjustment', { id: 'b.adjust', desc: 'Button: a penalty or a correction by hand' });

export const players = (l: Localizer): string =>
  l.msg('Players', { id: 'b.players', desc: 'Button: who plays' });

export const settings = (l: Localizer): string => l.msg('Settings', { id: 'b.settings', desc: 'Button' });

export const close = (l: Localizer): string =>
  l.msg('Close', { id: 'b.close', desc: 'Button: closes a section' });

export const cancel = (l: Localizer): string =>
  l.msg('Cancel', { id: 'b.cancel', desc: 'Button: closes a form and keeps nothing of it' });

export const correct = (l: Localizer): string =>
  l.msg('Correct', { id: 'b.correct', desc: 'Button: changes a round that was recorded' });

export const remove = (l: Localizer): string =>
  l.msg('Remove', { id: 'b.remove', desc: 'Button: takes an entry out' });

export const save = (l: Localizer): string =>
  l.msg('Record', { id: 'b.record', desc: 'Button: writes down what was entered' });

export const files = (l: Localizer): string =>
  l.msg('Files and links', { id: 'b.files', desc: 'Button: export, import, share, print' });

export const terms = (l: Localizer): string =>
  l.msg('Terms', { id: 'b.terms', desc: 'Button and heading: what the words of the game mean' });

export const newDeal = (l: Localizer): string =>
  l.msg('New deal', {
    id: 'b.redeal',
    desc: 'Button, heading, and a row of the sheet: cards were thrown in and dealt anew, no game',
  });

export const settlement = (l: Localizer): string =>
  l.msg('Settlement', { id: 'b.settlement', desc: 'Button and heading: who pays whom at the end' });

export const chartHint = (l: Localizer): string =>
  l.msg('running totals', { id: 'm.chartHint', desc: 'Small, beside “Chart”' });

// ---- Sheet

/** @param name isolated */
export const deals = (l: Localizer, name: string): string =>
  l.msg(str`${name} deals`, { id: 'r.deals', desc: 'Who deals the next round' });

export const satOut = (l: Localizer): string =>
  l.msg('sits out', { id: 'm.satOut', desc: 'Spoken: an empty cell of the sheet' });

export const number = (l: Localizer): string =>
  l.msg('No.', { id: 'm.number', desc: 'Head of the column of numbers; very short' });

export const total = (l: Localizer): string =>
  l.msg('Total', { id: 'm.total', desc: 'Foot of the sheet: points so far; short' });

export const rank = (l: Localizer): string =>
  l.msg('Rank', { id: 'm.rank', desc: 'Foot of the sheet, under “Total”; short' });

/** @param n a rank, from 1 */
export const nth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`${number}.`, { id: 'm.nth', desc: 'A rank in the foot of the sheet, as short as can be' });
};

export const dealerMark = (l: Localizer): string =>
  l.msg('deals', { id: 'm.dealer', desc: 'Legend: the mark of the dealer' });

export const points = (l: Localizer): string =>
  l.msg('points', { id: 'm.points', desc: 'Legend: “+3 points”' });

export const totalMark = (l: Localizer): string =>
  l.msg('total', { id: 'm.totalMark', desc: 'Legend: “18 total”' });

export const adjustment = (l: Localizer): string =>
  l.msg('Adjustment', {
    id: 'm.adjustment',
    desc: 'A row of the sheet that is no round: spoken, and where no reason is given',
  });

/** @param name isolated */
export const backIn = (l: Localizer, name: string): string =>
  l.msg(str`${name} comes in again`, { id: 'm.backIn', desc: 'Name of a row of the sheet' });

/** @param name isolated */
export const end = (l: Localizer, name: string): string =>
  l.msg(str`The end. ${name} wins.`, { id: 'r.end', desc: 'The match is over' });

/** @param names isolated, as `l.list` joins them */
export const endMany = (l: Localizer, names: string): string =>
  l.msg(str`The end. ${names} win.`, { id: 'r.endMany', desc: 'The match is over, several share the win' });

export const afterEnd = (l: Localizer): string =>
  l.msg('Recorded after the end of the match.', { id: 'm.afterEnd', desc: 'About a row of the sheet' });

export const ownRules = (l: Localizer): string =>
  l.msg('Rules of the table.', {
    id: 'm.ownRules',
    desc: 'Under the sheet, until it is known what is otherwise in them',
  });

// ---- Limit

/** @param n the total at which the match ends */
export const limit = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`limit ${number}`, {
    id: 'm.limit',
    desc: 'Beside “Round 7”, in the legend and the chart; short',
  });
};

export const toGo = (l: Localizer): string =>
  l.msg('to go', { id: 'm.toGo', desc: 'Foot of the sheet, under “Total”: points to the limit; very short' });

/** @param n points, more than 0 */
export const toLimit = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () =>
      l.msg(str`${number} point to the limit`, {
        id: 'r.toLimit.one',
        desc: 'Spoken: how far a total is from it',
      }),
    few: () =>
      l.msg(str`${number} points to the limit`, {
        id: 'r.toLimit.few',
        desc: 'Spoken: how far a total is from it',
      }),
    many: () =>
      l.msg(str`${number} points to the limit`, {
        id: 'r.toLimit.many',
        desc: 'Spoken: how far a total is from it',
      }),
    other: () =>
      l.msg(str`${number} points to the limit`, {
        id: 'r.toLimit.other',
        desc: 'Spoken: how far a total is from it',
      }),
  });
};

export const limitReached = (l: Localizer): string =>
  l.msg('limit reached', { id: 'r.limitReached', desc: 'Spoken: a total that is at the limit or over it' });

// ---- What was done

/** @param what “Game 12”, “Players” … */
export const undone = (l: Localizer, what: string): string =>
  l.msg(str`Undone: ${what}`, { id: 's.undone', desc: 'Status' });

export const redone = (l: Localizer, what: string): string =>
  l.msg(str`Done again: ${what}`, { id: 's.redone', desc: 'Status, after “Redo”' });

export const removed = (l: Localizer, what: string): string =>
  l.msg(str`Removed: ${what}`, { id: 's.removed', desc: 'Status' });

export const corrected = (l: Localizer, what: string): string =>
  l.msg(str`Corrected: ${what}`, { id: 's.corrected', desc: 'Status' });

export const changed = (l: Localizer, what: string): string =>
  l.msg(str`Changed: ${what}`, { id: 's.changed', desc: 'Status, e.g. “Changed: Players”' });

/** @param what “Game 12”; @param result a few words, e.g. “Kontra +8” */
export const done = (l: Localizer, what: string, result: string): string =>
  l.msg(str`${what}: ${result}`, {
    id: 's.done',
    desc: 'Above the record button, after a round was recorded',
  });

export const refused = (l: Localizer): string =>
  l.msg('Later entries build on this one: it has to stay.', {
    id: 'e.builtOn',
    desc: 'An entry cannot be removed or changed so',
  });

export const confirmNew = (l: Localizer): string =>
  l.msg('Start a new match? Undo brings this one back.', {
    id: 'm.confirmNew',
    desc: 'Question with two buttons',
  });

export const start = (l: Localizer): string =>
  l.msg('Start', { id: 'b.start', desc: 'Button: begins the new match' });
