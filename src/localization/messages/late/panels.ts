import { str, type Localizer } from '../../localizer.js';

// ---- Adjustments

export const reason = (l: Localizer): string =>
  l.msg('Reason', { id: 'm.reason', desc: 'Label of a text field' });

/** @param name isolated */
export const pointsOf = (l: Localizer, name: string): string =>
  l.msg(str`Points: ${name}`, { id: 'm.pointsOf', desc: 'Spoken label of a number field' });

/** @param name isolated */
export const changeSign = (l: Localizer, name: string): string =>
  l.msg(str`Change sign: ${name}`, {
    id: 'b.changeSign',
    desc: 'Spoken name of the ± button beside a number field',
  });

export const badPoints = (l: Localizer): string =>
  l.msg('Whole numbers, at least one of them.', {
    id: 'e.points',
    desc: 'Error under the points of an adjustment',
  });

// ---- New deals

export const redealHint = (l: Localizer): string =>
  l.msg('Cards were thrown in: no game, the same player deals again.', {
    id: 'm.redealHint',
    desc: 'Above the field for the reason of a new deal',
  });

// ---- What a change does to later rounds

/** @param names rounds, as `l.list` joins them: “Game 7 and Game 8” */
export const movesLater = (l: Localizer, names: string): string =>
  l.msg(str`Then these count otherwise as well: ${names}.`, {
    id: 'm.movesLater',
    desc: 'Above the button that saves a correction: later rounds whose points change with it',
  });

/** @param names rounds, as `l.list` joins them: “Game 7 and Game 8” */
export const askRemoval = (l: Localizer, names: string): string =>
  l.msg(str`Remove it? Then these count otherwise: ${names}.`, {
    id: 'm.askRemoval',
    desc: 'Question with two buttons, before a round is removed: later rounds whose points change with it',
  });

// ---- Players

export const name = (l: Localizer): string =>
  l.msg('Name', { id: 'm.name', desc: 'Label of the field for a new player' });

/** @param name isolated */
export const nameOf = (l: Localizer, name: string): string =>
  l.msg(str`Name: ${name}`, { id: 'm.nameOf', desc: 'Spoken label of the field that changes a name' });

export const add = (l: Localizer): string => l.msg('Add player', { id: 'b.addPlayer', desc: 'Button' });

export const leave = (l: Localizer): string =>
  l.msg('leaves', { id: 'b.leave', desc: 'Button beside a name: the player goes' });

export const comeBack = (l: Localizer): string =>
  l.msg('is back', { id: 'b.comeBack', desc: 'Button beside a name: a player who had gone is here again' });

/** @param what “leaves” or “is back”; @param name isolated */
export const actOn = (l: Localizer, what: string, name: string): string =>
  l.msg(str`${name}: ${what}`, { id: 'm.actOn', desc: 'Spoken name of a button beside a name' });

export const earlier = (l: Localizer): string =>
  l.msg('earlier', {
    id: 'b.earlier',
    desc: 'Button with an arrow: moves a player up in the order round the table',
  });

export const later = (l: Localizer): string =>
  l.msg('later', {
    id: 'b.later',
    desc: 'Button with an arrow: moves a player down in the order round the table',
  });

// What was done, and can be undone: “Undone: Eva joins”

/** @param name isolated */
export const joined = (l: Localizer, name: string): string =>
  l.msg(str`${name} joins`, { id: 's.joined', desc: 'Status: somebody plays from now on' });

/** @param name isolated */
export const left = (l: Localizer, name: string): string =>
  l.msg(str`${name} leaves`, { id: 's.left', desc: 'Status: somebody plays no longer' });

/** @param name isolated */
export const back = (l: Localizer, name: string): string =>
  l.msg(str`${name} is back`, { id: 's.back', desc: 'Status: somebody who had left plays again' });

/** @param name, old isolated */
export const renamed = (l: Localizer, name: string, old: string): string =>
  l.msg(str`New name: ${name} (was: ${old})`, { id: 's.renamed', desc: 'Status' });

/** @param names isolated, as `l.list` joins them */
export const order = (l: Localizer, names: string): string =>
  l.msg(str`Order round the table: ${names}`, { id: 's.order', desc: 'Status: how the players sit now' });

export const badName = (l: Localizer): string =>
  l.msg('A name is needed.', { id: 'e.name', desc: 'Error under a name' });

/** @param a, b how few and how many may play */
export const tableSize = (l: Localizer, a: number, b: number): string => {
  const least = l.number(a);
  const most = l.number(b);
  return l.msg(str`At the table: ${least} to ${most}.`, {
    id: 'e.tableSize',
    desc: 'Error: too few or too many players',
  });
};

// ---- Settings

export const length = (l: Localizer): string =>
  l.msg('Length', { id: 'm.length', desc: 'Setting: after how many rounds it ends' });

export const open = (l: Localizer): string =>
  l.msg('open', { id: 'm.open', desc: 'Setting: the match has no fixed length' });

export const otherLength = (l: Localizer): string =>
  l.msg('Another length', { id: 'm.otherLength', desc: 'Label of a number field' });

export const firstDealer = (l: Localizer): string =>
  l.msg('First dealer', { id: 'm.firstDealer', desc: 'Setting: who deals the first round' });

export const shows = (l: Localizer): string =>
  l.msg('The sheet shows', { id: 'm.shows', desc: 'Setting: two choices follow' });

export const points = (l: Localizer): string =>
  l.msg('Points', { id: 'm.showsPoints', desc: 'Choice: each round by itself' });

export const totals = (l: Localizer): string =>
  l.msg('Totals', { id: 'm.showsTotals', desc: 'Choice: running totals' });

export const keepAwake = (l: Localizer): string =>
  l.msg('Keep the screen on', { id: 'm.keepAwake', desc: 'Switch, where the device can do it' });
