import type { RoundResult } from '../core/round.js';
import { notRight } from '../localization/messages/shared.js';
import { isRound, readObject } from './attributes.js';
import { firstShown, placeOf } from './focus.js';
import type { ScoreHost, ScoreParts } from './score-parts.js';
import { missing } from './views/dock.js';

type Parts<Draft, Round, Result extends RoundResult> = Pick<
  ScoreParts<Draft, Round, Result>,
  'l' | 'game' | 'inputs' | 'form' | 'match'
>;

/** What keeps a form from being sent. */
export interface Fault {
  readonly flag: 'valueMissing' | 'badInput';
  readonly text: string;
  /** Selectors of the place where it is, the first that can be seen. */
  readonly at: readonly string[];
}

const TYPED = 'input:not([type=radio], [type=checkbox])';

/**
 * What a `<form>` gets of an element: the match, or the round of the calculator, as JSON. A round that was begun in a
 * match is not part of it; complete and not recorded, it keeps the form from being sent, for somebody took it for done.
 */
export class Submission<Draft, Round, Result extends RoundResult> {
  readonly #host: ScoreHost;
  readonly #internals: ElementInternals;
  readonly #parts: Parts<Draft, Round, Result>;
  #from: unknown;
  #value = '';
  #told = true;

  constructor(host: ScoreHost, internals: ElementInternals, parts: Parts<Draft, Round, Result>) {
    this.#host = host;
    this.#internals = internals;
    this.#parts = parts;
    // only now somebody may be led there: what can be seen depends on the width
    host.addEventListener('invalid', () => this.#judge(true));
  }

  /** Hands on what there is, whenever it may have changed: whoever sends the form at once sends it all. */
  sync(): void {
    const { form, match } = this.#parts;
    const from = isRound(this.#host) ? form.state : match?.matches.current;
    if (from && from !== this.#from) {
      this.#from = from;
      const held = JSON.stringify(from === form.state ? form.round : from);
      this.#value = from === form.state && !form.state.result ? '' : held;
      this.#internals.setFormValue(this.#value, held);
    }
    this.#judge();
  }

  /** The round that the browser kept comes back to the calculator. */
  restore(state: unknown): void {
    const { form } = this.#parts;
    const round = typeof state === 'string' ? readObject(state) : { value: undefined };
    if (round.wrong || !round.value) return;
    form.load(round.value);
    form.change(form.draft);
  }

  /** What a user does in a form: the page hears of it where the value is another one then. */
  byUser(act: () => void): void {
    const before = this.#value;
    act();
    if (this.#value === before) return;
    this.#tellInput();
    if (!this.#host.shadowRoot?.activeElement?.matches(TYPED)) this.settle();
  }

  /** A user changed the match. */
  changed(): void {
    this.#tellInput();
    this.settle();
  }

  /** What was typed is meant so. */
  readonly settle = (): void => {
    if (this.#told) return;
    this.#told = true;
    this.#host.dispatchEvent(new Event('change', { bubbles: true }));
  };

  #tellInput(): void {
    this.#told = false;
    this.#host.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }

  #judge(led = false): void {
    const fault = isRound(this.#host) ? this.#fault : (this.#parts.match?.fault ?? null);
    if (!fault) return this.#internals.setValidity({});
    const anchor = led ? firstShown(this.#host, fault.at) : undefined;
    this.#internals.setValidity({ [fault.flag]: true }, fault.text, anchor);
  }

  /** An entry of the form that is wrong, if one is. */
  get wrong(): Fault | null {
    const { l, form } = this.#parts;
    const [wrong] = form.state.errors.keys();
    return wrong === undefined ? null : { flag: 'badInput', text: notRight(l), at: placeOf(wrong) };
  }

  /** Of the calculator. */
  get #fault(): Fault | null {
    const { l, game, inputs, form } = this.#parts;
    const { open, result } = form.state;
    if (this.wrong) return this.wrong;
    return this.#host.required && !result
      ? {
          flag: 'valueMissing',
          text: missing(l, game, open, inputs.names),
          at: [...placeOf(open[0] ?? ''), '[data-enter]'],
        }
      : null;
  }
}
