import type { ReactiveControllerHost } from 'lit';
import type { Game, Issue, RoundContext, RoundResult, Rules, Seat } from '../core/round.js';

/**
 * How the entry form of one game turns what was tapped and typed into a round and back, by complete rules. Pure functions.
 * A draft holds everything as it was entered, so that nothing typed is lost, however wrong it is.
 */
export interface EntryModel<Draft> {
  /** Nothing entered yet. `sitsOut` is who is proposed to sit out of the seats at the table. */
  blank(table: readonly Seat[], sitsOut?: readonly Seat[]): Draft;
  /** The same entries at another table: who is not in the round there is taken out. */
  reseat(draft: Draft, table: readonly Seat[], sitsOut?: readonly Seat[]): Draft;
  /** The draft that shows a round; what does not fit the form is kept for `round` to hand on. */
  read(round: Record<string, unknown>, table: readonly Seat[], rules: Rules): Draft;
  /** The round as entered so far: complete and right only where `open` is empty and the core agrees. */
  round(draft: Draft, rules: Rules): unknown;
  /** The questions that have no answer yet, in the order of the form. */
  open(draft: Draft, rules: Rules): readonly string[];
  /** The question that the path of an issue belongs to. */
  question(path: string): string;
  /** The draft with a question in view, where not all are at once. */
  reveal?(draft: Draft, question: string): Draft;
}

/** What is known about the round in the form. */
export interface FormState<Result> {
  readonly open: readonly string[];
  /** What is wrong about the answers that were given, by question. */
  readonly errors: ReadonlyMap<string, readonly Issue[]>;
  /** The score, once nothing is open or wrong. */
  readonly result: Result | null;
}

/** What the form is filled in for. */
export interface FormTable {
  readonly table: readonly Seat[];
  readonly sitsOut?: readonly Seat[];
  readonly rules: unknown;
  readonly context?: RoundContext;
}

/** Holds the draft of one round and what the core says about it; asks the host to render after each change. */
export class FormController<Draft, Result extends RoundResult> {
  readonly #host: ReactiveControllerHost;
  readonly #game: Game<unknown, Rules, Result>;
  readonly #model: EntryModel<Draft>;
  #table: FormTable = { table: [], rules: undefined };
  #draft: Draft;
  #state: FormState<Result> | undefined;
  #touched = false;

  constructor(host: ReactiveControllerHost, game: Game<unknown, Rules, Result>, model: EntryModel<Draft>) {
    this.#host = host;
    this.#game = game;
    this.#model = model;
    this.#draft = model.blank([]);
  }

  get draft(): Draft {
    return this.#draft;
  }

  /** Whether somebody entered anything since the form was cleared or loaded. */
  get touched(): boolean {
    return this.#touched;
  }

  /** In force for the round in the form, complete. */
  get rules(): Rules {
    return this.#game.rules(this.#table.rules as Rules | undefined);
  }

  /** What earlier rounds decided. */
  get context(): RoundContext {
    return this.#table.context ?? {};
  }

  get state(): FormState<Result> {
    return (this.#state ??= this.#evaluate());
  }

  /** The round in the form: right only where `state.result` is not null. */
  get round(): unknown {
    return this.#model.round(this.#draft, this.rules);
  }

  /**
   * Tells who is at the table and which rules hold. What was entered stays, as far as its players do.
   * @returns whether it is another table, at which nothing is entered yet
   */
  prepare(table: FormTable): boolean {
    const before = this.#table;
    if (JSON.stringify(table) === JSON.stringify(before)) return false;
    this.#table = table;
    const moved =
      String(table.table) !== String(before.table) || String(table.sitsOut) !== String(before.sitsOut);
    if (moved && !this.#touched) this.clear();
    else if (moved) this.#draft = this.#model.reseat(this.#draft, table.table, table.sitsOut);
    this.#changed();
    return moved && !this.#touched;
  }

  clear(): void {
    this.#draft = this.#model.blank(this.#table.table, this.#table.sitsOut);
    this.#touched = false;
    this.#changed();
  }

  load(round: Record<string, unknown>): void {
    this.#draft = this.#model.read(round, this.#table.table, this.rules);
    this.#touched = false;
    this.#changed();
  }

  change(draft: Draft): void {
    this.#draft = draft;
    this.#touched = true;
    this.#changed();
  }

  #changed() {
    this.#state = undefined;
    this.#host.requestUpdate();
  }

  #evaluate(): FormState<Result> {
    const { rules, context } = this.#table;
    const { round } = this;
    const open = this.#model.open(this.#draft, this.rules);
    const errors = new Map<string, Issue[]>();
    for (const issue of this.#game.validate(round, rules, context).errors) {
      const question = this.#model.question(issue.path);
      if (!open.includes(question)) errors.set(question, [...(errors.get(question) ?? []), issue]);
    }
    const whole = open.length === 0 && errors.size === 0;
    return { open, errors, result: whole ? this.#game.score(round, rules as Rules, context) : null };
  }
}
