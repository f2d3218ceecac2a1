import type { LitElement } from 'lit';
import type { FormController } from '../controllers/form.js';
import type { RoundResult } from '../core/round.js';
import { setFocus } from './focus.js';

/** What a user does on a calculator beside filling it in: record the round, and begin the next one. */
export class Calculator<Draft, Result extends RoundResult> {
  readonly #host: LitElement;
  readonly #form: FormController<Draft, Result>;
  readonly #tell: (round: unknown, result: Result) => void;
  /** Whether what the form holds was recorded, and has not changed since. */
  recorded = false;

  constructor(
    host: LitElement,
    form: FormController<Draft, Result>,
    tell: (round: unknown, result: Result) => void,
  ) {
    this.#host = host;
    this.#form = form;
    this.#tell = tell;
  }

  record(): void {
    const { state, round } = this.#form;
    if (!state.result || this.recorded) return;
    this.recorded = true;
    this.#host.requestUpdate();
    this.#tell(round, state.result);
  }

  next(): void {
    this.recorded = false;
    this.#form.clear();
    void setFocus(this.#host, ['input:enabled']);
  }
}
