/** A match: its sheet, and the rules in force. */
import { str, type Localizer } from '../localizer.js';

// ---- Match

/** @param n number of a round, from 1 */
export const nth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Round ${number}`, { id: 'okey.m.nth', desc: 'A round of the match by its number' });
};

export const of = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`of ${number}`, { id: 'okey.m.of', desc: 'Follows “Round 4” in a heading' });
};

export const recordNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Record round ${number}`, {
    id: 'okey.b.recordNth',
    desc: 'Button: opens the form for the next round',
  });
};

export const correctNth = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.msg(str`Correct round ${number}`, { id: 'okey.m.correctNth', desc: 'Heading above the form' });
};

export const sheet = (l: Localizer): string =>
  l.msg('Score sheet', { id: 'okey.m.sheet', desc: 'Spoken name of the sheet' });

export const noRounds = (l: Localizer): string =>
  l.msg('No rounds yet. Each one becomes a line here.', {
    id: 'okey.m.noRounds',
    desc: 'In an empty sheet',
  });

export const newMatch = (l: Localizer): string =>
  l.msg('New match', { id: 'okey.b.newMatch', desc: 'Button: an empty sheet' });

export const left = (l: Localizer, n: number): string => {
  const number = l.number(n);
  return l.plural(n, {
    one: () => l.msg(str`${number} round left.`, { id: 'okey.r.left.one', desc: 'Under the sheet' }),
    few: () => l.msg(str`${number} rounds left.`, { id: 'okey.r.left.few', desc: 'Under the sheet' }),
    many: () => l.msg(str`${number} rounds left.`, { id: 'okey.r.left.many', desc: 'Under the sheet' }),
    other: () => l.msg(str`${number} rounds left.`, { id: 'okey.r.left.other', desc: 'Under the sheet' }),
  });
};

export const fewest = (l: Localizer): string =>
  l.msg('Fewest points win.', { id: 'okey.m.fewest', desc: 'Under the sheet' });

export const markPairs = (l: Localizer): string =>
  l.msg('finished with pairs', { id: 'okey.m.markPairs', desc: 'Legend: a mark beside the suit of a round' });

export const markOkey = (l: Localizer): string =>
  l.msg('Okey thrown', { id: 'okey.m.markOkey', desc: 'Legend: a mark beside the suit of a round' });

export const markBoth = (l: Localizer): string =>
  l.msg('pairs + Okey', { id: 'okey.m.markBoth', desc: 'Legend: a mark beside the suit of a round' });

export const markHeld = (l: Localizer): string =>
  l.msg('held back', { id: 'okey.m.markHeld', desc: 'Legend: a mark beside the points of a player' });

// ---- Rules in force

export const usual = (l: Localizer): string =>
  l.msg('Rules: Okey.', {
    id: 'okey.m.usual',
    desc: 'Under the sheet: the rules in force; the name as in “okey.p.okey”',
  });

export const usualTiles = (l: Localizer): string =>
  l.msg('Rules: Number tiles.', {
    id: 'okey.m.usualTiles',
    desc: 'Under the sheet: the rules in force; the name as in “okey.p.tiles”',
  });

export const aceEleven = (l: Localizer, a: string, j: string, q: string, k: string): string =>
  l.msg(str`${a} 11, ${j} ${q} ${k} 10`, {
    id: 'okey.v.ace11',
    desc: 'Choice: what cards count. The letters on the cards stand in it',
  });

export const aceOne = (l: Localizer, a: string, j: string, q: string, k: string): string =>
  l.msg(str`${a} 1, ${j} ${q} ${k} 10`, { id: 'okey.v.ace1', desc: 'Choice: what cards count' });

export const pips = (l: Localizer, a: string, j: string, q: string, k: string): string =>
  l.msg(str`${a} 1, ${j} 11, ${q} 12, ${k} 13`, { id: 'okey.v.pip', desc: 'Choice: what cards count' });

export const tilesEleven = (l: Localizer): string =>
  l.msg('1 as 11; 11, 12, 13 as 10', { id: 'okey.v.tiles11', desc: 'Choice: what tiles count' });

export const tilesOne = (l: Localizer): string =>
  l.msg('11, 12, 13 as 10', { id: 'okey.v.tiles1', desc: 'Choice: what tiles count' });

export const tilesPips = (l: Localizer): string =>
  l.msg('their number', { id: 'okey.v.tilesPip', desc: 'Choice: what tiles count' });

export const valuesAre = (l: Localizer, values: string): string =>
  l.msg(str`Values: ${values}.`, { id: 'okey.v.valuesAre', desc: 'Under the sheet' });

export const sentence = (l: Localizer, text: string): string =>
  l.msg(str`${text}.`, {
    id: 'okey.v.sentence',
    desc: 'Makes a sentence of what stands under the sheet: who leads, the points of a team',
  });

export const yellow = (l: Localizer): string =>
  l.msg('yellow', { id: 'okey.color.yellow', desc: 'A colour of tiles' });

export const blue = (l: Localizer): string =>
  l.msg('blue', { id: 'okey.color.blue', desc: 'A colour of tiles' });

export const red = (l: Localizer): string =>
  l.msg('red', { id: 'okey.color.red', desc: 'A colour of tiles' });

export const black = (l: Localizer): string =>
  l.msg('black', { id: 'okey.color.black', desc: 'A colour of tiles' });

export const green = (l: Localizer): string =>
  l.msg('green', { id: 'okey.color.green', desc: 'A colour of tiles' });

export const tile = (l: Localizer, color: string, n: string): string =>
  l.msg(str`${color} ${n}`, { id: 'okey.m.tile', desc: 'A tile: “red 5”' });
