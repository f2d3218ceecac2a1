import { isRow, sheet, summary } from '../../core/match.js';
import type { Match } from '../../core/match.js';
import type { Localizer } from '../../localization/localizer.js';
import { number, total } from '../../localization/messages/match.js';

/** Names longer than this are cut in a table of text. */
const LONGEST = 8;

/** As wide as a figure in most fonts, and no messenger makes one of several. */
const SPACE = '\u2007';

/**
 * The match as a table of plain text, its columns in line in any font of fixed width, and its figures nearly so in any
 * other. No line begins with a space: messengers take those off a message.
 */
export function textTable(l: Localizer, match: Match): string {
  const names = match.players.map((name) => [...name].slice(0, LONGEST).join(''));
  const games = sheet(match).filter(isRow);
  const rows = [
    [number(l), ...names],
    ...games.map(({ game, points }) => [
      game === null ? '±' : String(game),
      ...names.map((_, seat) => (typeof points[seat] === 'number' ? l.signed(points[seat]) : '')),
    ]),
    [total(l), ...summary(match).totals.map((n) => l.number(n))],
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell[column === 0 ? 'padEnd' : 'padStart'](widths[column]!, SPACE))
        .join(SPACE + SPACE)
        .trimEnd(),
    )
    .join('\n');
}
