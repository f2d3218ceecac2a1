// Made by `npm run localize`: change what it is made from.
import { str } from '../message.js';
export const templates = {
  'b.cancel': `Abbrechen`,
  'b.undo': `Rückgängig`,
  'r.winsBy.one': str`${0} gewinnt mit ${1} Punkt Vorsprung.`,
  'r.winsBy.other': str`${0} gewinnt mit ${1} Punkten Vorsprung.`,
};
