import type { RoundResult } from '../core/round.js';
import { isRound } from './attributes.js';
import { placeOf, setFocus } from './focus.js';
import { whenIdle } from './idle.js';
import type { Step } from './game-view.js';
import type { ScoreHost, ScoreParts } from './score-parts.js';
import type { EntryView } from './views/entry.js';

type Parts<Draft, Round, Result extends RoundResult> = Pick<
  ScoreParts<Draft, Round, Result>,
  'l' | 'game' | 'announcer' | 'inputs' | 'form' | 'submission' | 'words' | 'calculator' | 'match'
>;

/** What a user does in the form of a round: fills it in, part by part where it has parts, and records it. */
export class EntryController<Draft, Round, Result extends RoundResult> {
  readonly #host: ScoreHost;
  readonly #parts: Parts<Draft, Round, Result>;
  #warmed = false;

  constructor(host: ScoreHost, parts: Parts<Draft, Round, Result>) {
    this.#host = host;
    this.#parts = parts;
  }

  /** That the form is part of; undefined in a calculator. */
  get #match() {
    return isRound(this.#host) ? undefined : this.#parts.match;
  }

  /** A match has its sections loaded, and what its form may ask for with them. */
  #warm(): void {
    if (this.#warmed) return;
    this.#warmed = true;
    whenIdle(() => this.#parts.game.warm?.());
  }

  /** What the form is drawn from. */
  get view(): EntryView<Draft> {
    const { l, announcer, inputs, form, submission, words, calculator } = this.#parts;
    const { draft, state, rules, context } = form;
    const match = this.#match;
    return {
      l,
      names: match?.matches.match.players ?? inputs.names,
      draft,
      rules,
      context,
      errors: state.errors,
      disabled: this.#host.isBlocked,
      change: (next, said) => {
        calculator.recorded = false;
        if (match) match.page.begun();
        else this.#warm();
        submission.byUser(() => form.change(next));
        announcer.say([said, words.spoken(this.view.names)].filter(Boolean).join('. '));
      },
      now: () => this.view,
    };
  }

  /** The next part of the form, where it has parts and one is open. */
  get step(): Step<Draft> | null {
    const { game, form } = this.#parts;
    return form.state.result ? null : (game.step?.(this.view) ?? null);
  }

  readonly record = (): void => {
    const { form, calculator } = this.#parts;
    const { result, open, errors } = form.state;
    const { step } = this;
    if (step) {
      this.view.change(step.draft, step.said);
      void setFocus(this.#host, step.focus);
    } else if (!result) this.#ask(open[0] ?? [...errors.keys()][0] ?? '');
    else if (this.#match) this.#match.page.record();
    else calculator.record();
  };

  /** Brings a question into view and puts the focus there. */
  #ask(question: string): void {
    const { game, form } = this.#parts;
    const shown = game.model.reveal?.(form.draft, question);
    if (shown) form.change(shown);
    else this.#host.requestUpdate(); // opens a question that was closed
    void setFocus(this.#host, placeOf(question));
  }

  readonly next = ({ detail }: MouseEvent): void => {
    if (detail > 1) return; // the second click of a double one was meant for the record button
    const { submission, calculator, announcer } = this.#parts;
    submission.byUser(() => calculator.next());
    announcer.say('');
  };
}
