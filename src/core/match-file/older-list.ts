import { InvalidInput, type Game, type OlderRow, type Rules } from '../round.js';
import { create } from '../match/log.js';
import { read } from '../match/read.js';
import { MOST_TEXT } from './json.js';
import { makeId } from '../match/ids.js';
import type { Match } from '../match/types.js';

/** Two ways to keep a list: each row what a game brought, or what it came to so far. */
export type ListReading = 'points' | 'totals';

/** A row of an older list as one of the readings takes it. */
export interface ListRow {
  /** By player, in whole points; null for an empty cell. */
  readonly points: readonly (number | null)[];
  /** What stood behind the players' columns. */
  readonly note: string;
}

/** A list as people keep it, read as a table: nothing of it is checked against the rules but that rows add up. */
export interface OlderList {
  readonly names: readonly string[];
  readonly rows: Readonly<Record<ListReading, readonly ListRow[]>>;
  /** Numbers, from 1, of the rows that do not add up. */
  readonly misfits: Readonly<Record<ListReading, readonly number[]>>;
  /** The reading that fits better; null where both fit alike. */
  readonly likely: ListReading | null;
}

const SEPARATORS = [';', '\t', ','];

/**
 * The rows of a table, without empty ones. A cell in quotes may hold the separator and line ends; a quote further on in
 * a cell is a sign like any other.
 * @throws {InvalidInput} `list` where quotes are not closed
 */
function table(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = () => {
    row.push(cell.trim());
    if (row.some((it) => it !== '')) rows.push(row);
    row = [];
    cell = '';
  };
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!;
    if (quoted && sign === '"' && text[i + 1] === '"') {
      cell += sign;
      i += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (quoted) cell += sign;
    else if (sign === separator) {
      row.push(cell.trim());
      cell = '';
    } else if (sign === '\n' || sign === '\r') endRow();
    else cell += sign;
  }
  if (quoted) refuse('');
  endRow();
  return rows;
}

/** The rows from the names on, by the separator that parts them first: what stands above is a heading, alone in its row. */
function headed(text: string): string[][] | undefined {
  const isHeading = (row: readonly string[]) => row.filter(Boolean).length < 2;
  const readings = SEPARATORS.filter((it) => text.includes(it)).map((separator) => {
    const rows = table(text, separator);
    const names = rows.findIndex((row) => !isHeading(row));
    return { rows: rows.slice(names), above: names < 0 ? Infinity : names };
  });
  const [best] = readings.sort((a, b) => a.above - b.above);
  return best && best.above < Infinity ? best.rows : undefined;
}

/** A whole number with any kind of minus, null for an empty cell, NaN for anything else. */
function number(text = ''): number | null {
  const plain = text.replace(/^[−–]/, '-').replace(/^'/, '');
  if (plain === '' || plain === '-') return null;
  return /^[+-]?\d+$/.test(plain) ? Number(plain) + 0 : NaN;
}

const refuse = (path: string): never => {
  throw new InvalidInput([{ code: 'list', path }]);
};

/** What each row brought, where the rows are running totals. Who sat out has the total from before. */
function differences(rows: readonly ListRow[]): ListRow[] {
  const last: number[] = [];
  return rows.map(({ points, note }) => ({
    note,
    points: points.map((n, seat) => {
      const before = last[seat] ?? 0;
      if (n !== null) last[seat] = n;
      return n === null ? null : n - before;
    }),
  }));
}

/** How rows are judged; undefined: anything is one. */
type Judge = OlderRow | undefined;

const adds = (judge: Judge, { points }: ListRow): boolean => judge?.adds(points) ?? true;

/** How many rows look like a game, by themselves or by a figure behind them. */
function likeness(judge: Judge, rows: readonly ListRow[]): number {
  return rows.filter(({ points, note }) => {
    const figure = Math.abs(number(note.split(' ')[0]) ?? NaN);
    const named = points.some((n) => n !== null && Math.abs(n) === figure);
    return named && (judge?.typical(points) ?? true);
  }).length;
}

function readAs(judge: Judge, lines: readonly string[][], players: number) {
  const plain = lines.map((row) => ({
    points: row.slice(0, players).map(number),
    note: row.slice(players).filter(Boolean).join(' '),
  }));
  const rows = { points: plain, totals: differences(plain) };
  const misfits = (reading: ListReading) =>
    rows[reading].flatMap((row, i) => (adds(judge, row) ? [] : [i + 1]));
  return { rows, misfits: { points: misfits('points'), totals: misfits('totals') } };
}

/**
 * Reads a list as people keep it in a spreadsheet: names in the first row, perhaps under a heading, then a row a game, as points or as running
 * totals; what stands behind the players' columns is the row's note. How many columns are players is told by which
 * number of them adds up, by the rules it was kept by; absent = the game's defaults.
 * @throws {InvalidInput} `list` at `''` (no table of this game), or at `row.N` (row N, from 1, has no whole numbers)
 */
export function readOlderList(text: string, game: Game, rules: Rules = game.defaults): OlderList {
  const judge = game.olderRow?.(rules);
  if (text.length > MOST_TEXT) refuse('');
  const plain = text.replace(/^\uFEFF/, '');
  const [head = [], ...rows] = headed(plain) ?? refuse('');
  const names = head.map((name) => name.replace(/^'(?=[=+\-@])/, '')); // as our own tables guard them
  const { min, max } = game.seats;
  const columns = head.findIndex((name) => name === '');
  const most = Math.min(max, columns < 0 ? head.length : columns);
  if (most < min || rows.length === 0) refuse('');
  const counts = Array.from({ length: most - min + 1 }, (_, i) => most - i);
  const tries = counts.map((players) => ({ players, ...readAs(judge, rows, players) }));
  const fewest = ({ misfits }: (typeof tries)[number]) =>
    Math.min(misfits.points.length, misfits.totals.length);
  const best = tries.reduce((a, b) => (fewest(b) < fewest(a) ? b : a));
  best.rows.points.forEach(({ points }, i) => {
    if (points.some(Number.isNaN)) refuse(`row.${i + 1}`);
  });
  const { misfits } = best;
  const like = { points: likeness(judge, best.rows.points), totals: likeness(judge, best.rows.totals) };
  const better = misfits.totals.length - misfits.points.length || like.points - like.totals;
  return {
    names: names.slice(0, best.players),
    rows: best.rows,
    misfits,
    likely: better === 0 ? null : better > 0 ? 'points' : 'totals',
  };
}

/** The match that an older list comes to: a played adjustment for each row. @throws {InvalidInput} */
export function fromOlderList({ names, rows }: OlderList, reading: ListReading, game: Game): Match {
  const entries = rows[reading].map(({ points, note }) => ({
    id: makeId(),
    type: 'adjustment',
    points,
    played: true,
    ...(note === '' ? {} : { reason: note }),
  }));
  return read({ ...create({ game, players: names }), entries }).match;
}
