/** A match as text and back: JSON, CSV and share text. Survives hostile input. */
export { toCSV, type CsvOptions } from './match-file/csv.js';
export { fromJSON, toJSON, type Reading } from './match-file/json.js';
export { fromShareText, toShareText } from './match-file/share.js';
