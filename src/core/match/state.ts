import type { End, Entered, LogEvent, MatchHooks, OwnEntry, OwnFields, Standing } from '../hooks.js';
import { freeze, type Game, type Issue, type Rules, type Seat } from '../round.js';
import { afterDealer, endByLength } from '../table.js';
import type { Basis, Entry, Line, Match } from './types.js';

/** Most players a match can have had, and most entries of its log. */
export const MOST_PLAYERS = 64;
export const MOST_ENTRIES = 10_000;

/** The fold over a match's log up to an entry. Each state leads back to the one before. */
export interface State extends Standing {
  readonly game: Game;
  /** What the game's own hooks remember. */
  readonly book: unknown;
  readonly end: End;
  /** Who plays the next game. */
  readonly playing: readonly Seat[];
  /** The match has ended here or before. */
  readonly everEnded: boolean;
  /** The state before `line`; absent at the start, where there is no line either. */
  readonly before?: State;
  readonly line?: Line;
}

/** What an entry changes; the rest is carried on. */
export interface Change {
  readonly entry: Entry;
  readonly rules?: Rules;
  readonly order?: readonly Seat[];
  readonly dealer?: Seat;
  /** Of who joined: 0 each. */
  readonly joined?: number;
  readonly points?: readonly (number | null)[];
  readonly result?: Line['result'];
  /** Of an entry of the game's own kind. */
  readonly own?: OwnFields;
  /** It was a game: the deal moves on. */
  readonly game?: boolean;
}

const hooks = (game: Game): MatchHooks => game.match ?? {};

/** What the game says of a kind of entry that is its own; undefined where it knows no such kind. */
export function ownKind({ game }: State, type: unknown): OwnEntry | undefined {
  const { entries = {} } = hooks(game);
  return typeof type === 'string' && Object.hasOwn(entries, type) ? entries[type] : undefined;
}

/** A match before its first entry. */
export function start(game: Game, starters: number, dealer: Seat, rules: Rules): State {
  const order = Array.from({ length: starters }, (_, seat) => seat);
  const standing = { rules, starters, order, dealer, totals: order.map(() => 0), played: 0 };
  return settle(game, standing, hooks(game).open?.(), false);
}

function settle(game: Game, standing: Standing, book: unknown, everEnded: boolean): State {
  const { order } = standing;
  const end = hooks(game).end?.(standing, book) ?? endByLength(standing);
  const playing = hooks(game).playing?.(standing, book) ?? order;
  const turns = [standing.dealer, ...afterDealer(order, standing.dealer)];
  const dealer = turns.find((seat) => playing.includes(seat)) ?? standing.dealer;
  return { ...standing, dealer, game, book, end, playing, everEnded: everEnded || end.ended };
}

/** By what a round that follows is scored. */
export function basis(state: State): Basis {
  const present = [...state.playing].sort((a, b) => a - b);
  return freeze({
    rules: state.rules,
    context: { present, ...hooks(state.game).context?.(state, state.book) },
  });
}

/** What the game has against another order round the table. */
export const seatingIssues = (state: State, order: readonly Seat[]): readonly Issue[] =>
  hooks(state.game).seating?.(order, state, state.book) ?? [];

/** A round with what the table proposes filled in. */
export const propose = (state: State, round: unknown): unknown =>
  hooks(state.game).propose?.(round, state, state.book) ?? round;

/** The state after an entry that was found to be in order. */
export function advance(state: State, change: Change): State {
  const { entry, joined = 0, result = null, game = false } = change;
  const known = [...state.totals, ...Array<number>(joined).fill(0)];
  const points = known.map((_, seat) => change.points?.[seat] ?? null);
  const totals = known.map((total, seat) => total + (points[seat] ?? 0));
  const { book, keepsDeal = false, warnings = [] } = take(state, change, points);
  const seated = { order: change.order ?? state.order, dealer: change.dealer ?? state.dealer };
  const standing = {
    ...seated,
    rules: change.rules ?? state.rules,
    starters: state.starters,
    totals,
    dealer: game && !keepsDeal ? afterDealer(seated.order, seated.dealer)[0]! : seated.dealer,
    played: state.played + (game ? 1 : 0),
  };
  const line: Line = freeze({
    ...basis(state),
    entry,
    game: game ? standing.played : null,
    dealer: game ? state.dealer : null,
    points,
    totals,
    result,
    warnings,
    afterEnd: game && state.everEnded,
  });
  return { ...settle(state.game, standing, book, state.everEnded), before: state, line };
}

function take(
  state: State,
  { entry, order, result, rules, own }: Change,
  points: Line['points'],
): Entered<unknown> {
  const before: Standing = state;
  return hooks(state.game).enter?.(state.book, eventOf(), before) ?? { book: state.book };

  function eventOf(): LogEvent {
    switch (entry.type) {
      case 'round':
        return { type: 'round', round: entry.round, result: result! };
      case 'adjustment':
        return { type: 'adjustment', points, played: entry.played === true };
      case 'players':
        return { type: 'players', order: order! };
      case 'rules':
        return { type: 'rules', rules: rules! };
      case 'redeal':
      case 're-entry':
        return { type: 'own', entry: own!, points };
    }
  }
}

/** The state so many entries before. */
export function back(state: State, entries: number): State {
  let at = state;
  for (let i = 0; i < entries; i++) at = at.before!;
  return at;
}

/** The lines up to a state, first to last. */
export function linesTo(state: State): Line[] {
  const lines: Line[] = [];
  for (let at: State | undefined = state; at?.line; at = at.before) lines.push(at.line);
  return lines.reverse();
}

const states = new WeakMap<Match, State>();

/** The state after the last entry of a match that was made here. */
export const stateOf = (match: Match): State | undefined => states.get(match);

/** Freezes a match and keeps the state it was found to be in. */
export function keep<M extends Match>(match: M, state: State): M {
  states.set(freeze(match), state);
  return match;
}
