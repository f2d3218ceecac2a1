import type { Issue } from '../round.js';
import { refuse } from '../rules.js';
import { isRow, sheet } from '../match/summary.js';
import { open } from '../match/read.js';
import type { Match } from '../match/types.js';

/** How a spreadsheet's own language writes CSV, and what stands above the names. */
export interface CsvOptions {
  /** Between cells; absent = a comma. */
  readonly separator?: string | undefined;
  /** Decimal sign; absent = a point. */
  readonly decimal?: string | undefined;
  /** Before the names: the cells of a row, several rows, or a single cell. */
  readonly headings?: string | readonly string[] | readonly (readonly string[])[] | undefined;
}

type Cell = string | number | null;

/**
 * The match as CSV (RFC 4180, lines end with CR LF): the names, then a row for each entry that adds points, with the
 * points by seat and the reason. No text cell can start a formula.
 * @throws {InvalidInput} `separator`, `decimal`, `headings`
 */
export function toCSV(match: Match, options: CsvOptions = {}): string {
  const { separator = ',', decimal = '.' } = options;
  const headings = typeof options.headings === 'string' ? [options.headings] : (options.headings ?? []);
  const own = open(match).match;
  refuse(findIssues(separator, decimal, headings));
  const above = (headings.every((it) => typeof it === 'string') ? [headings] : headings) as string[][];
  const rows: (readonly Cell[])[] = [...above.filter((row) => row.length > 0), own.players];
  for (const { entry, points } of sheet(own).filter(isRow)) {
    const reason = entry.type === 'adjustment' ? (entry.reason ?? null) : null;
    rows.push([...own.players.map((_, seat) => points[seat] ?? null), reason]);
  }
  const text = (cell: Cell) =>
    typeof cell === 'number' ? String(cell).replace('.', decimal) : textCell(cell ?? '');
  return rows.map((row) => row.map((cell) => quoted(text(cell), separator)).join(separator)).join('\r\n');
}

function findIssues(separator: unknown, decimal: unknown, headings: unknown): Issue[] {
  const isSign = (value: unknown) => typeof value === 'string' && /^[^\p{L}\p{N}"\r\n+-]$/u.test(value);
  const isRow = (row: unknown) => Array.isArray(row) && row.every((it) => typeof it === 'string');
  const isRows = Array.isArray(headings) && (isRow(headings) || headings.every(isRow));
  return [
    ...(isSign(separator) ? [] : [{ code: 'separator', path: 'separator' }]),
    ...(isSign(decimal) ? [] : [{ code: 'decimal', path: 'decimal' }]),
    ...(isRows ? [] : [{ code: 'headings', path: 'headings' }]),
  ];
}

/** A spreadsheet takes these for the start of a formula. */
const textCell = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const quoted = (cell: string, separator: string) =>
  cell.includes(separator) || /["\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
