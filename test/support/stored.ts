/** A match of Doppelkopf that is kept in this browser, and what the browser holds of it. */
import type { doko, Match } from '../../src/core.js';
import '../../src/doko-score.js';
import type { DokoScore } from '../../src/doko-score.js';
import { afterwards, markup, show } from './page.js';

/** The key of its head. */
export const KEY = 'card-score:table';
export const PLAYERS = 'Anna, Bernd, Clara, Dieter';
export const ATTRIBUTES = { storage: 'table', players: PLAYERS };

/** A game for four that differs for each number up to 240. */
export const round = (n: number): doko.DokoRound => ({
  kind: 'normal',
  reAugen: n % 241,
  re: { players: [n % 4, (n + 1) % 4], call: 'none' },
  kontra: { call: 'none' },
});

export const open = (attributes: Record<string, unknown> = ATTRIBUTES): Promise<DokoScore> =>
  show<DokoScore>(markup('doko-score', attributes));

/** Closes the page and opens it again. */
export async function reload(element: DokoScore): Promise<DokoScore> {
  element.remove();
  return open();
}

/** Re's Augen in each game, and the type of every other entry. */
export const augen = (m: Match): unknown[] =>
  m.entries.map((entry) => (entry.type === 'round' ? (entry.round as doko.DokoRound).reAugen : entry.type));

export const keys = (): string[] => Object.keys(localStorage).sort();

/** The matches in the archive, as they are stored. */
export const archived = (): Match[] =>
  keys()
    .filter((key) => key.startsWith(`${KEY}:a:`))
    .map((key) => (JSON.parse(localStorage.getItem(key)!) as { match: Match }).match);

/** The texts that were put aside. */
export const aside = (): string[] =>
  keys()
    .filter((key) => key.startsWith(`${KEY}:x:`))
    .map((key) => localStorage.getItem(key)!);

type Write = 'setItem' | 'removeItem';
const WRITES: Record<Write, (...parts: never[]) => void> = Object.fromEntries(
  (['setItem', 'removeItem'] as const).map((name) => [
    name,
    Object.getOwnPropertyDescriptor(Storage.prototype, name)!.value as () => void,
  ]),
) as never;

/** Does something before each write to the storage, which may forbid it. @returns what ends that */
export function beforeWrites(check: (name: Write) => void): () => void {
  for (const [name, write] of Object.entries(WRITES)) {
    const value = function (this: Storage, ...parts: never[]) {
      check(name as Write);
      write.apply(this, parts);
    };
    Object.defineProperty(Storage.prototype, name, { value, configurable: true, writable: true });
  }
  const end = () =>
    Object.entries(WRITES).forEach(([name, value]) =>
      Object.defineProperty(Storage.prototype, name, { value, configurable: true, writable: true }),
    );
  afterwards(end);
  return end;
}

/** Empties the storage before and after each test of a suite. */
export function emptyStorage(): void {
  beforeEach(() => localStorage.clear());
  afterEach(() => localStorage.clear());
}
