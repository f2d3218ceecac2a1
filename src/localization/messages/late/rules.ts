/** Rules of the table: presets, what differs from them, and what a change moves. */
import { str, type Localizer } from '../../localizer.js';

export const rules = (l: Localizer): string =>
  l.msg('Rules', { id: 'm.rules', desc: 'Setting: a list of ways to play follows' });

export const ofThePage = (l: Localizer): string =>
  l.msg('As on this page', { id: 'm.rulesOfPage', desc: 'Choice: the rules that the page was made with' });

export const unconfirmed = (l: Localizer): string =>
  l.msg('More, with figures that nobody confirmed', {
    id: 'm.unconfirmed',
    desc: 'Opens a list of further ways to play',
  });

/** @param preset its name */
export const rulesAre = (l: Localizer, preset: string): string =>
  l.msg(str`Rules: ${preset}.`, { id: 'm.rulesAre', desc: 'Under the sheet: the rules in force' });

/** @param list settings with their values, between semicolons */
export const changedHere = (l: Localizer, list: string): string =>
  l.msg(str`Changed: ${list}.`, {
    id: 'm.changedHere',
    desc: 'After “Rules: …”: what this table plays otherwise, e.g. “Joker: 30; Ace: 15”',
  });

/** @param preset its name; @param list settings with their values, between semicolons */
export const changedFrom = (l: Localizer, preset: string, list: string): string =>
  l.msg(str`Changed from “${preset}”: ${list}`, {
    id: 'm.changedFrom',
    desc: 'Under the list of ways to play: what this table plays otherwise',
  });

/** @param preset its name */
export const backTo = (l: Localizer, preset: string): string =>
  l.msg(str`Back to “${preset}”`, { id: 'b.backTo', desc: 'Button: puts all rules back to a preset' });

export const off = (l: Localizer): string =>
  l.msg('off', { id: 'm.off', desc: 'Value of a setting, after its name and a colon' });

export const none = (l: Localizer): string =>
  l.msg('none', {
    id: 'm.none',
    desc: 'Value of a setting of which several may be chosen, after its name and a colon',
  });

// ---- What a change moves

/** @param list settings with their new values, between semicolons */
export const toChange = (l: Localizer, list: string): string =>
  l.msg(str`Not yet in force: ${list}`, {
    id: 'm.toChange',
    desc: 'Question with buttons “From now on”, “From the start”, after rules were changed while rounds were played',
  });

export const whenFrom = (l: Localizer): string =>
  l.msg('From when on does it hold?', { id: 'm.whenFrom', desc: 'Question with two or three buttons' });

export const fromNow = (l: Localizer): string =>
  l.msg('From now on', { id: 'b.fromNow', desc: 'Button: the rules hold for the rounds that come' });

export const fromStart = (l: Localizer): string =>
  l.msg('From the start', { id: 'b.fromStart', desc: 'Button: every round of the match is scored anew' });

export const fromStartTotals = (l: Localizer): string =>
  l.msg('From the start, the totals move:', {
    id: 'm.fromStartTotals',
    desc: 'Above a small table: players, totals now, totals then',
  });

export const nothingMoves = (l: Localizer): string =>
  l.msg('From the start, no total moves.', {
    id: 'm.nothingMoves',
    desc: 'If the rules held from the start, no total would be another',
  });

export const player = (l: Localizer): string =>
  l.msg('Player', { id: 'm.player', desc: 'Head of a column of names' });

export const now = (l: Localizer): string =>
  l.msg('now', { id: 'm.now', desc: 'Head of a column: totals as they are' });

export const then = (l: Localizer): string =>
  l.msg('then', { id: 'm.then', desc: 'Head of a column: totals as they would be' });

/** @param list names of rounds, as `l.list` joins them */
export const misfits = (l: Localizer, list: string): string =>
  l.msg(str`Not from the start: these rules cannot score ${list}.`, {
    id: 'm.misfits',
    desc: 'Something that was entered does not exist by the changed rules. E.g. “… cannot score Game 7.”',
  });

// ---- A table's own set

export const asText = (l: Localizer): string =>
  l.msg('These rules as text', { id: 'm.rulesAsText', desc: 'Opens two text fields' });

export const forRules = (l: Localizer): string =>
  l.msg('For the attribute “rules” of a page', {
    id: 'm.forRules',
    desc: 'Label of a text to copy; “rules” is written in HTML and stays as it is',
  });

export const copy = (l: Localizer): string => l.msg('Copy', { id: 'b.copy', desc: 'Button beside a text' });

export const linkOfRules = (l: Localizer): string =>
  l.msg('Link with these rules', {
    id: 'b.linkOfRules',
    desc: 'Button: shares a link to an empty match with these players and rules',
  });

export const pasteRules = (l: Localizer): string =>
  l.msg('Paste rules', { id: 'm.pasteRules', desc: 'Label of a text field' });

export const notRules = (l: Localizer): string =>
  l.msg('This is neither a preset’s name nor rules as text.', {
    id: 'e.notRules',
    desc: 'Error under a text field',
  });

/** @param list options as they are written in the text */
export const badOptions = (l: Localizer, list: string): string =>
  l.msg(str`Unknown, or not such a value: ${list}`, {
    id: 'e.badOptions',
    desc: 'Error under a text field: options of the rules as they are written, e.g. bock.max',
  });

export const inForce = (l: Localizer): string =>
  l.msg('These rules are in force.', { id: 's.inForce', desc: 'Status: the pasted rules were the same' });

/** @param a, b the least and the greatest number, which need not be whole */
export const numberRange = (l: Localizer, a: number, b: number): string => {
  const least = l.number(a);
  const most = l.number(b);
  return l.msg(str`A number from ${least} to ${most}.`, {
    id: 'e.numberRange',
    desc: 'Error under a number field',
  });
};

export const otherNumber = (l: Localizer): string =>
  l.msg('Another number', { id: 'm.otherNumber', desc: 'Label of a number field, under choices' });
