import type { ReactiveControllerHost } from 'lit';
import { basisOf, create, fromJSON, sheet, summary } from '../core/match.js';
import type { Basis, Beginning, Line, Match, Summary } from '../core/match.js';
import { makeId } from '../core/match/ids.js';
import { patch } from '../core/match/patch.js';
import { InvalidInput, type Game, type RoundResult, type Rules } from '../core/round.js';
import { reportChange, type MatchEvent } from './match-report.js';

/** A change that can be taken back. `what` is for the host: it says what was done. */
interface Step<What> {
  readonly before: Match;
  readonly after: Match;
  /** Ids of the two: they differ where a new match was begun. */
  readonly ids: readonly [string, string];
  readonly what: What;
}

/** Who hears of a match. */
export interface MatchListener<Result extends RoundResult> {
  /** A script or a user changed it. */
  keep(id: string, match: Match): void;
  /** A user changed it, or began another one. */
  changed(): void;
  /** What a user's change came to. */
  tell(event: MatchEvent<Result>): void;
}

/**
 * Holds the match of one element, what can be undone, and tells what a user's change came to. A match is immutable,
 * and everything else is derived from it by the core.
 */
export class MatchController<Result extends RoundResult, What> {
  readonly #host: ReactiveControllerHost;
  readonly game: Game<unknown, Rules, Result>;
  readonly #listener: MatchListener<Result>;
  #id = '';
  #match: Match | undefined;
  #begun = false;
  #undo: readonly Step<What>[] = [];
  #redo: readonly Step<What>[] = [];

  constructor(
    host: ReactiveControllerHost,
    game: Game<unknown, Rules, Result>,
    listener: MatchListener<Result>,
  ) {
    this.#host = host;
    this.game = game;
    this.#listener = listener;
  }

  /** Tells this match from any other, also from the one it took the place of. */
  get id(): string {
    return this.#id;
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

  /** Whether there is more than a match that was begun here, and in which nobody did anything yet. */
  get touched(): boolean {
    const { length } = this.#match?.entries ?? [];
    return !!this.#match && (!this.#begun || length > 0 || this.canUndo || this.canRedo);
  }

  /** There is no match any more, until one is begun. */
  clear(): void {
    this.#open('', undefined);
  }

  /** A match without entries, which is not kept before something happens in it. @throws {InvalidInput} */
  begin(beginning: Omit<Beginning, 'game'>): void {
    const match = create({ ...beginning, game: this.game });
    if (this.touched || !this.#isShown(match)) this.#open(makeId(), match);
    this.#begun = true;
  }

  /** A match as it was handed in: an object, or its JSON. @throws {InvalidInput} */
  read(match: unknown): Match {
    const read = fromJSON(match, { games: [this.game] });
    if (read.game !== this.game.id) throw new InvalidInput([{ code: 'game', path: 'game' }]);
    return read;
  }

  /**
   * A script puts a match in the place of this one: nothing to undo, nothing to tell.
   * @returns whether it is another one, and not this one as it went on elsewhere
   */
  put(match: Match): boolean {
    this.#begun = false;
    if (this.#isShown(match)) return false;
    const goesOn = this.#match !== undefined && continues(this.#match, match);
    const id = goesOn ? this.#id : makeId();
    this.#open(id, match);
    this.#listener.keep(id, match);
    return !goesOn;
  }

  #isShown(match: Match): boolean {
    return JSON.stringify(match) === JSON.stringify(this.#match);
  }

  /** From now on this match goes by another id. */
  adopt(id: string): void {
    const old = this.#id;
    const adopted = (step: Step<What>): Step<What> => {
      const [before, after] = step.ids;
      return { ...step, ids: [before === old ? id : before, after === old ? id : after] };
    };
    this.#id = id;
    this.#undo = this.#undo.map(adopted);
    this.#redo = this.#redo.map(adopted);
  }

  /** The match that was kept is there again. */
  restore(id: string, match: Match): void {
    this.#open(id, match);
  }

  #open(id: string, match: Match | undefined): void {
    this.#id = id;
    this.#match = match;
    this.#begun = false;
    this.#undo = [];
    this.#redo = [];
    this.#host.requestUpdate();
  }

  /** A script changes the match: can be undone, but is not told. `id` is another one for a new match. */
  edit(after: Match, what: What, id = this.#id): void {
    this.#undo = [...this.#undo, { before: this.match, after, ids: [this.#id, id], what }];
    this.#redo = [];
    this.#show(id, after);
  }

  /** A user changed the match. */
  act(after: Match, what: What): void {
    const before = this.match;
    this.edit(after, what);
    this.#tell(before, after);
  }

  /** A user's change: of what became of the match, if it is still the same one. */
  #tell(before: Match, after: Match, isAnother = false): void {
    this.#listener.changed();
    if (!isAnother) reportChange<Result>(before, after).forEach((event) => this.#listener.tell(event));
  }

  /** A user begins a new match, or opens another one: nothing becomes of the one before, so that nothing is told. */
  replace(after: Match, what: What, id = makeId()): void {
    const before = this.match;
    this.edit(after, what, id);
    this.#tell(before, after, true);
  }

  /** Another window changed the match: shown, and nothing of it can be undone here. */
  follow(id: string, match: Match): void {
    if (id !== this.#id) return this.restore(id, match);
    this.#match = match;
    this.#begun = false;
    this.#host.requestUpdate();
  }

  /**
   * Takes the last change back that was made here; what came from elsewhere since stays.
   * @returns what was taken back, or undefined where there is nothing
   * @throws {InvalidInput} where it can no longer be taken back
   */
  undo(told = true): What | undefined {
    return this.#step(0, told);
  }

  /** Makes the last change again that was taken back; as `undo`. */
  redo(told = true): What | undefined {
    return this.#step(1, told);
  }

  /** @param to 0 takes the last step back, 1 makes it again */
  #step(to: 0 | 1, told: boolean): What | undefined {
    const [from, onto] = to === 0 ? [this.#undo, this.#redo] : [this.#redo, this.#undo];
    const step = from.at(-1);
    if (!step) return undefined;
    const put = (here: readonly Step<What>[], there: readonly Step<What>[]) =>
      ([this.#undo, this.#redo] = to === 0 ? [here, there] : [there, here]);
    try {
      this.#move(step, to, told, () => put(from.slice(0, -1), [...onto, step]));
    } catch (error) {
      // what others made of it since is theirs: the step can never be taken again
      const { issues } = error instanceof InvalidInput ? error : { issues: [] };
      if (issues.some(({ code }) => code === 'changed')) put(from.slice(0, -1), onto);
      throw error;
    }
    return step.what;
  }

  #move({ before, after, ids }: Step<What>, to: 0 | 1, told: boolean, moved: () => void): void {
    const old = this.match;
    const [from, next] = to === 0 ? [after, before] : [before, after];
    const another = ids[0] !== ids[1];
    const match = another ? next : patch(old, from, next);
    moved();
    this.#show(ids[to], match);
    if (told) this.#tell(old, match, another);
  }

  #show(id: string, match: Match): void {
    this.#id = id;
    this.#match = match;
    this.#listener.keep(id, match);
    this.#host.requestUpdate();
  }
}

/** Whether a match holds all that the other one does, and perhaps more. */
export const continues = (old: Match, next: Match): boolean => {
  const ids = new Set(next.entries.map(({ id }) => id));
  return old.entries.every(({ id }) => ids.has(id));
};
