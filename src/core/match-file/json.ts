import { register } from '../games.js';
import { InvalidInput, isRecord, isWhole, type Game } from '../round.js';
import { open, read, VERSION } from '../match/read.js';
import type { Match } from '../match/types.js';

/** Most characters of a match as text. */
export const MOST_TEXT = 5_000_000;

/** How a reader finds the game of a match, if not all of them are loaded. */
export interface Reading {
  readonly games?: readonly Game[] | undefined;
}

/** Makes a match of one version into one of the next; what it is given was not checked yet. */
export type Migration = (old: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

/** By the version they start from. The first version has none before it. */
const MIGRATIONS: Readonly<Record<number, Migration>> = {};

/**
 * The data in the shape of the present version.
 * @throws {InvalidInput} `json` if it is no object, `version` if it is of none or of a later version
 */
export function migrate(data: unknown, steps = MIGRATIONS, to: number = VERSION): unknown {
  if (!isRecord(data)) throw new InvalidInput([{ code: 'json', path: '' }]);
  const version = versionOf(data);
  if (version === to) return data;
  const step = isWhole(version, 0, to - 1) && Object.hasOwn(steps, version) ? steps[version] : undefined;
  if (!step) throw new InvalidInput([{ code: 'version', path: 'version' }]);
  return migrate({ ...step(data), version: (version as number) + 1 }, steps, to);
}

/** What the data says its version is; undefined where that cannot even be read. */
function versionOf(data: Readonly<Record<string, unknown>>): unknown {
  try {
    return data.version;
  } catch {
    return undefined;
  }
}

/** The match as plain data for `JSON.stringify`. */
export const toJSON = <M extends Match>(match: M): M => open(match).match;

/**
 * Reads a match from JSON, as text or parsed. What it holds beside the contract is dropped.
 * @throws {InvalidInput} `json` no JSON or more than 5 MB of it, `version`, and whatever is wrong inside
 */
export function fromJSON(input: unknown, { games = [] }: Reading = {}): Match {
  register(...games);
  return read(migrate(typeof input === 'string' ? parse(input) : input)).match;
}

function parse(text: string): unknown {
  try {
    if (text.length <= MOST_TEXT) return JSON.parse(text);
  } catch {
    // refused below, as is text that is too long
  }
  throw new InvalidInput([{ code: 'json', path: '' }]);
}
