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

// ---- Rules: what stands under the sheet, some of it in the settings too

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

export const aceHigh = (l: Localizer, q: string, k: string, a: string): string =>
  l.msg(str`${q}-${k}-${a} is a run`, {
    id: 'okey.v.aceHigh',
    desc: 'Switch, and under the sheet. The letters on the cards stand in it',
  });

export const aceLow = (l: Localizer, q: string, k: string, a: string): string =>
  l.msg(str`${q}-${k}-${a} is no run`, { id: 'okey.v.aceLow', desc: 'Under the sheet' });

export const asItsCard = (l: Localizer): string =>
  l.msg('its card', { id: 'okey.v.asCard', desc: 'Choice after “A loose Okey counts”' });

export const looseOkeyIs = (l: Localizer, value: string): string =>
  l.msg(str`A loose Okey counts: ${value}`, { id: 'okey.v.looseIs', desc: 'Under the sheet' });

export const cap = (l: Localizer): string =>
  l.msg('A hand counts at most 100', { id: 'okey.v.cap', desc: 'Switch, and under the sheet' });

export const noCap = (l: Localizer): string =>
  l.msg('A hand may count more than 100', { id: 'okey.v.noCap', desc: 'Under the sheet' });

export const heldFinish = (l: Localizer): string =>
  l.msg('100 × table × finish', {
    id: 'okey.v.heldFinish',
    desc: 'Choice: what a complete hand counts that was held back',
  });

export const heldTable = (l: Localizer): string =>
  l.msg('100 × table', {
    id: 'okey.v.heldTable',
    desc: 'Choice: what a complete hand counts that was held back',
  });

export const heldSteps = (l: Localizer): string =>
  l.msg('100 × table × 1, 2 or 3', {
    id: 'okey.v.heldSteps',
    desc: 'Choice: what a complete hand counts that was held back; 2 for a finish with pairs or an Okey, 3 for both',
  });

export const heldBackNever = (l: Localizer): string =>
  l.msg('A complete hand counts as any other', {
    id: 'okey.v.heldNever',
    desc: 'Under the sheet: nothing more for keeping it back',
  });

export const timesTable = (l: Localizer, points: string): string =>
  l.msg(str`${points} × table`, {
    id: 'okey.v.timesTable',
    desc: 'Under the sheet: points times the factor of the table',
  });

export const finishFactors = (l: Localizer, pairs: string, okey: string, both: string): string =>
  l.msg(str`Pairs ×${pairs}, Okey ×${okey}, both ×${both}`, {
    id: 'okey.v.finish',
    desc: 'Under the sheet: factors of a finish',
  });

export const winIs = (l: Localizer, normal: string, special: string, both: string): string =>
  l.msg(str`Finished: ${normal}, with pairs or Okey ${special}, with both ${both}`, {
    id: 'okey.v.win',
    desc: 'Under the sheet: what who finishes gets',
  });

export const showIs = (l: Localizer, points: string): string =>
  l.msg(str`Indicator shown: ${points}`, { id: 'okey.v.show', desc: 'Under the sheet' });

export const bothOkeysIs = (l: Localizer, points: string): string =>
  l.msg(str`Both Okeys: ${points}`, { id: 'okey.v.bothOkeys', desc: 'Under the sheet' });

export const opposite = (l: Localizer): string =>
  l.msg('Partners sit opposite', { id: 'okey.v.opposite', desc: 'Under the sheet' });

export const mateSpared = (l: Localizer): string =>
  l.msg('The partner of who finishes pays nothing', { id: 'okey.v.mateSpared', desc: 'Under the sheet' });

export const heldBackIs = (l: Localizer, value: string): string =>
  l.msg(str`Held back: ${value}`, { id: 'okey.v.heldIs', desc: 'Under the sheet' });

export const jokersWild = (l: Localizer): string =>
  l.msg('Printed jokers are wild too', { id: 'okey.v.jokers', desc: 'Switch, and under the sheet' });

export const factorIs = (l: Localizer, suit: string, factor: string): string =>
  l.msg(str`Factor, ${suit}: ×${factor}`, { id: 'okey.v.factorIs', desc: 'Under the sheet' });

export const sentence = (l: Localizer, text: string): string =>
  l.msg(str`${text}.`, { id: 'okey.v.sentence', desc: 'Makes a sentence of a rule under the sheet' });

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
