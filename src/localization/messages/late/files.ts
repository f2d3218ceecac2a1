import { str, type Localizer } from '../../localizer.js';

export const asFile = (l: Localizer): string =>
  l.msg('Export as file', {
    id: 'b.exportJson',
    desc: 'Button: the whole match as a file that can be imported again',
  });

export const asTable = (l: Localizer): string =>
  l.msg('Export as table (CSV)', { id: 'b.exportCsv', desc: 'Button: for a spreadsheet' });

export const asText = (l: Localizer): string =>
  l.msg('Copy as text', { id: 'b.copyText', desc: 'Button: a table of plain text, for a messenger' });

export const shareLink = (l: Localizer): string =>
  l.msg('Share link', { id: 'b.share', desc: 'Button: a link that carries the whole match' });

export const print = (l: Localizer): string => l.msg('Print', { id: 'b.print', desc: 'Button' });

export const link = (l: Localizer): string =>
  l.msg('Link to this match', {
    id: 'm.link',
    desc: 'Label of a field that holds a link, to be copied by hand',
  });

export const copied = (l: Localizer): string =>
  l.msg('Copied', { id: 's.copied', desc: 'Status: it is in the clipboard' });

export const exported = (l: Localizer): string =>
  l.msg('Exported', { id: 's.exported', desc: 'Status: a file was made' });

export const importTitle = (l: Localizer): string =>
  l.msg('Import', { id: 'b.import', desc: 'Button and heading' });

export const chooseFile = (l: Localizer): string =>
  l.msg('File, or drop it here', { id: 'm.chooseFile', desc: 'Label of the field that takes a file' });

export const paste = (l: Localizer): string =>
  l.msg('Or paste a match, a link or a list', { id: 'm.paste', desc: 'Label of a text field' });

export const notMatch = (l: Localizer): string =>
  l.msg('This is not a match file.', { id: 'e.file', desc: 'Error: nothing that can be imported' });

/** @param rows numbers, as `l.list` joins them */
export const notAdding = (l: Localizer, rows: string): string =>
  l.msg(str`These rows do not add up: ${rows}. They are taken as they are.`, {
    id: 'm.notAdding',
    desc: 'About an older list; rows are counted without the names',
  });

export const whichReading = (l: Localizer): string =>
  l.msg('What are the rows of this list?', {
    id: 'q.reading',
    desc: 'Question; “Points of each game” and “Running totals” follow',
  });

export const readPoints = (l: Localizer): string =>
  l.msg('Points of each round', { id: 'b.readPoints', desc: 'Button: answer to what the rows are' });

export const readTotals = (l: Localizer): string =>
  l.msg('Running totals', { id: 'b.readTotals', desc: 'Button: answer to what the rows are' });

export const archive = (l: Localizer): string =>
  l.msg('Earlier matches', { id: 'm.archive', desc: 'Heading: matches that “New match” has put away' });

export const open = (l: Localizer): string =>
  l.msg('Open', { id: 'b.open', desc: 'Button: shows an earlier match again' });

/** @param date a day; @param names isolated, as `l.list` joins them */
export const archived = (l: Localizer, date: string, names: string): string =>
  l.msg(str`${date}: ${names}`, { id: 'm.archived', desc: 'An earlier match: its day and who played' });

export const opened = (l: Localizer): string =>
  l.msg('Opened', { id: 's.opened', desc: 'Status: an earlier match is shown again' });

export const aside = (l: Localizer): string =>
  l.msg('Put aside: cannot be read', {
    id: 'm.aside',
    desc: 'Heading: stored text that is damaged, each with the time it was found',
  });

/** @param action “Open” …; @param what an earlier match */
export const actOn = (l: Localizer, action: string, what: string): string =>
  l.msg(str`${action}: ${what}`, {
    id: 'm.actOnMatch',
    desc: 'Spoken name of a button beside an earlier match',
  });
