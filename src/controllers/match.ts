import type { ReactiveControllerHost } from 'lit';
import { basisOf, create, fromJSON, sheet, summary } from '../core/match.js';
import type { Basis, Beginning, Line, Match, Summary } from '../core/match.js';
import { patch } from '../core/match/patch.js';
import { InvalidInput, type Game, type RoundResult, type Rules } from '../core/round.js';

/** What became of a round, or of the match, by a change that a user made. */
export interface MatchEvent<Result extends RoundResult> {
  readonly type: 'round-scored' | 'round-revised' | 'round-removed' | 'match-finished' | 'match-reopened';
  /** The round concerned; of a match's end the last one, if there is any. */
  readonly round: unknown;
  readonly result: Result | null;
  readonly summary: Summary;
}

/** A change that can be taken back. `what` is for the host: it says what was done. */
interface Step<What> {
  readonly before: Match;
  readonly after: Match;
  readonly what: What;
}

/**
 * Holds the match of one element, what can be undone, and tells what a user's change came to. A match is immutable,
 * and everything else is derived from it by the core.
 */
export class MatchController<Result extends RoundResult, What> {
  readonly #host: ReactiveControllerHost;
  readonly #game: Game<unknown, Rules, Result>;
  readonly #tell: (event: MatchEvent<Result>) => void;
  #match: Match | undefined;
  #undo: readonly Step<What>[] = [];
  #redo: readonly Step<What>[] = [];

  constructor(
    host: ReactiveControllerHost,
    game: Game<unknown, Rules, Result>,
    tell: (event: MatchEvent<Result>) => void,
  ) {
    this.#host = host;
    this.#game = game;
    this.#tell = tell;
  }

  /** Absent until one was begun or opened. */
  get current(): Match | undefined {
    return this.#match;
  }

  get match(): Match {
    if (!this.#match) throw new Error('No match was begun.');
    return this.#match;
  }

  get summary(): Summary {
    return summary(this.match);
  }

  /** One line for each entry of the log. */
  get lines(): readonly Line[] {
    return sheet(this.match);
  }

  /** By which rules and context the next round is scored, or the one with this id was. */
  basis(id?: string): Basis {
    return basisOf(this.match, id);
  }

  get canUndo(): boolean {
    return this.#undo.length > 0;
  }

  get canRedo(): boolean {
    return this.#redo.length > 0;
  }

  /** @throws {InvalidInput} */
  begin(beginning: Omit<Beginning, 'game'>): void {
    this.put(create({ ...beginning, game: this.#game }));
  }

  /** A match as it was handed in: an object, or its JSON. @throws {InvalidInput} */
  read(match: unknown): Match {
    const read = fromJSON(match, { games: [this.#game] });
    if (read.game !== this.#game.id) throw new InvalidInput([{ code: 'game', path: 'game' }]);
    return read;
  }

  /** A script puts another match in the place of this one: nothing to undo, nothing to tell. */
  put(match: Match): void {
    this.#match = match;
    this.#undo = [];
    this.#redo = [];
    this.#host.requestUpdate();
  }

  /** A script changes the match: can be undone, but is not told. */
  edit(after: Match, what: What): void {
    this.#undo = [...this.#undo, { before: this.match, after, what }];
    this.#redo = [];
    this.#show(after);
  }

  /** A user changed the match. */
  act(after: Match, what: What): void {
    const before = this.match;
    this.edit(after, what);
    this.#report(before, after);
  }

  /** Another window changed the match: shown, and nothing of it can be undone here. */
  follow(match: Match): void {
    this.#show(match);
  }

  /**
   * Takes the last change back that was made here; what came from elsewhere since stays.
   * @returns what was taken back, or undefined where there is nothing
   * @throws {InvalidInput} where it can no longer be taken back
   */
  undo(told = true): What | undefined {
    const step = this.#undo.at(-1);
    if (!step) return undefined;
    this.#move(step.after, step.before, told);
    this.#undo = this.#undo.slice(0, -1);
    this.#redo = [...this.#redo, step];
    return step.what;
  }

  /** Makes the last change again that was taken back; as `undo`. */
  redo(told = true): What | undefined {
    const step = this.#redo.at(-1);
    if (!step) return undefined;
    this.#move(step.before, step.after, told);
    this.#redo = this.#redo.slice(0, -1);
    this.#undo = [...this.#undo, step];
    return step.what;
  }

  #move(from: Match, to: Match, told: boolean): void {
    const before = this.match;
    const next = patch(before, from, to);
    this.#show(next);
    if (told) this.#report(before, next);
  }

  #show(match: Match): void {
    this.#match = match;
    this.#host.requestUpdate();
  }

  /** Tells what became of each round between two matches, and of the end. */
  #report(before: Match, after: Match): void {
    const now = summary(after);
    const [old, next] = [rounds(before), rounds(after)];
    const tell = (type: MatchEvent<Result>['type'], line: Line | undefined) =>
      this.#tell({
        type,
        round: line?.entry.type === 'round' ? line.entry.round : null,
        result: (line?.result ?? null) as Result | null,
        summary: now,
      });
    for (const [id, line] of old) if (!next.has(id)) tell('round-removed', line);
    for (const [id, line] of next) {
      const was = old.get(id);
      if (!was) tell('round-scored', line);
      else if (!sameRound(was, line)) tell('round-revised', line);
    }
    const ended = summary(before).ended;
    if (now.ended !== ended) tell(now.ended ? 'match-finished' : 'match-reopened', [...next.values()].at(-1));
  }
}

/** The lines of the rounds by id, in the order of the log. */
const rounds = (match: Match): ReadonlyMap<string, Line> =>
  new Map(
    sheet(match).flatMap((line) => (line.entry.type === 'round' ? [[line.entry.id, line] as const] : [])),
  );

const sameRound = (a: Line, b: Line): boolean =>
  a.entry === b.entry || JSON.stringify(a.entry) === JSON.stringify(b.entry);
