import { isRecord } from '../core/round.js';

/** A value that the page handed in, read; `wrong` where it is no such thing. */
export type Reading<T> = { readonly value: T; readonly wrong?: false } | { readonly wrong: true };

const WRONG = { wrong: true } as const;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A copy as JSON has it, or `undefined` of what JSON cannot hold. */
function plain(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

const fromText = (text: string): unknown => (text.trim().startsWith('[') ? json(text) : text.split(','));

/** Names in seat order: a list, a JSON list, or a text with commas. Nothing at all is an empty list. */
export function readPlayers(value: unknown): Reading<readonly string[]> {
  if (value === undefined || value === null) return { value: [] };
  const names = typeof value === 'string' ? fromText(value) : plain(value);
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string')) return WRONG;
  return { value: names.map((name) => name.trim()).filter((name) => name !== '') };
}

/** A plain object, or the JSON of one. Nothing at all, or an empty text, is `undefined`. */
export function readObject(value: unknown): Reading<Record<string, unknown> | undefined> {
  if (value === undefined || value === null || value === '') return { value: undefined };
  const object = typeof value === 'string' ? json(value) : plain(value);
  return isRecord(object) ? { value: object } : WRONG;
}

/** A preset's name, an object of options, or the JSON of one; `undefined` where nothing is given. */
export function readRules(value: unknown): Reading<string | Record<string, unknown> | undefined> {
  const name = typeof value === 'string' && value.trim();
  return name && !name.startsWith('{') ? { value: name } : readObject(value);
}

/** Whether the page wants a calculator for one round, and no match. */
export const isRound = ({ view }: { readonly view: unknown }): boolean => view === 'round';

/** The value as text: what was handed in is shown as it reads. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
