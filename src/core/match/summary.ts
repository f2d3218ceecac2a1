import { freeze, InvalidInput } from '../round.js';
import { ranksBy } from '../table.js';
import { open } from './read.js';
import { basis, linesTo, type State } from './state.js';
import type { Basis, Line, Match, RoundOf, Summary } from './types.js';

const summaries = new WeakMap<State, Summary>();
const sheets = new WeakMap<State, readonly Line[]>();

/** A value that is made once a state. */
function once<T>(store: WeakMap<State, T>, state: State, make: (state: State) => T): T {
  const made = store.get(state) ?? make(state);
  if (!store.has(state)) store.set(state, made);
  return made;
}

const linesOf = (state: State): readonly Line[] => once(sheets, state, (it) => freeze(linesTo(it)));

/** All that the log comes to: totals, ranks, the end, whose deal. Made once for a match. */
export const summary = (match: Match): Summary => once(summaries, open(match).state, summarise);

/** One line for each entry: what it adds, who dealt, by what it was scored, how its points arose. */
export const sheet = <M extends Match>(match: M): readonly Line<RoundOf<M>>[] =>
  linesOf(open(match).state) as readonly Line<RoundOf<M>>[];

/**
 * By which rules and with which context the next round is scored, or the one with this id was.
 * @throws {InvalidInput} `id`
 */
export function basisOf(match: Match, id?: string): Basis {
  const { state } = open(match);
  if (id === undefined) return basis(state);
  const line = linesOf(state).find(({ entry }) => entry.id === id);
  if (!line) throw new InvalidInput([{ code: 'id', path: 'id' }]);
  return { rules: line.rules, context: line.context };
}

/** Whether an entry has a row in a list: a round, an adjustment, or another that adds to the totals. */
export const isRow = ({ entry, points }: Line): boolean =>
  entry.type === 'round' || entry.type === 'adjustment' || points.some((n) => n !== null);

function summarise(state: State): Summary {
  const { totals, order, end, game } = state;
  const ranks = game.match?.ranks?.(state, state.book) ?? rank(state);
  const leaders = totals.flatMap((_, seat) => (ranks[seat] === 1 ? [seat] : []));
  const lines = linesOf(state);
  const scored = lines.filter(isRow);
  return freeze({
    totals,
    history: scored.map((line) => padded(line.totals, totals.length)),
    ranks,
    leaders,
    ended: end.ended,
    winners: end.ended ? leaders : [],
    played: state.played,
    ...(end.limit === undefined ? {} : { limit: end.limit }),
    ...(end.limitReached === undefined ? {} : { limitReached: end.limitReached }),
    extraRound: end.extraRound ?? false,
    afterEnd: lines.filter((line) => line.afterEnd).map(({ entry }) => entry.id),
    order,
    dealer: state.dealer,
    ...game.match?.summary?.(state, state.book),
    warnings: lines.flatMap(({ warnings }, i) => warnings.map((code) => ({ code, path: `entries.${i}` }))),
  });
}

const padded = (row: readonly number[], length: number): readonly (number | null)[] =>
  row.length === length ? row : Array.from({ length }, (_, seat) => row[seat] ?? null);

function rank({ game, rules, ...at }: State): (number | null)[] {
  const sign = game.best(rules) === 'highest' ? 1 : -1;
  return ranksBy(at, (a, b) => sign * at.totals[a]! > sign * at.totals[b]!);
}
