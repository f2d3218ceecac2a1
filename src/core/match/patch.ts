import { InvalidInput } from '../round.js';
import { read } from './read.js';
import { stateOf } from './state.js';
import type { Entry, Match } from './types.js';

const byId = (match: Match): Map<string, Entry> => new Map(match.entries.map((entry) => [entry.id, entry]));

const differ = (a: unknown, b: unknown): boolean => a !== b && JSON.stringify(a) !== JSON.stringify(b);

/** What both changed is the other's: `changed`, by where the entry was. */
function refuseChanged(current: Match, before: Map<string, Entry>, after: Map<string, Entry>): void {
  const there = byId(current);
  const issues = [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => differ(before.get(id), after.get(id)) && differ(there.get(id), before.get(id)))
    .map((id) => ({
      code: 'changed',
      path: `entries.${[...(before.has(id) ? before : after).keys()].indexOf(id)}`,
    }));
  if (issues.length > 0) throw new InvalidInput(issues);
}

/** Where an entry goes: behind the nearest of its forerunners that is there, else at the front. */
function place(entries: readonly Entry[], forerunners: readonly Entry[]): number {
  for (const { id } of [...forerunners].reverse()) {
    const at = entries.findIndex((entry) => entry.id === id);
    if (at >= 0) return at + 1;
  }
  return 0;
}

/**
 * Makes the change that leads from one match to another in a third one, which may have changed elsewhere meanwhile:
 * entries are told apart by id, so that what others added stays. With nothing changed elsewhere it is `to` itself.
 * @throws {InvalidInput} where the change cannot be made there; `changed` where others changed the same entry
 */
export function patch<M extends Match>(current: M, from: M, to: M): M {
  if (current === from && stateOf(to)) return to;
  const [before, after] = [byId(from), byId(to)];
  refuseChanged(current, before, after);
  const entries = current.entries
    .filter(({ id }) => after.has(id) || !before.has(id))
    .map((entry) => {
      const next = after.get(entry.id);
      return next && differ(next, before.get(entry.id)) ? next : entry;
    });
  to.entries.forEach((entry, i) => {
    if (before.has(entry.id) || entries.some(({ id }) => id === entry.id)) return;
    entries.splice(place(entries, to.entries.slice(0, i)), 0, entry);
  });
  const joined = to.players.length - from.players.length;
  const players = current.players
    .slice(0, joined < 0 ? current.players.length + joined : undefined)
    .map((name, seat) => (differ(from.players[seat], to.players[seat]) ? (to.players[seat] ?? name) : name))
    .concat(joined > 0 ? to.players.slice(from.players.length) : []);
  return read({
    ...current,
    players,
    dealer: from.dealer === to.dealer ? current.dealer : to.dealer,
    rules: differ(from.rules, to.rules) ? to.rules : current.rules,
    entries,
  }).match as M;
}
