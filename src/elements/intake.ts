import { isServer, type PropertyValues } from 'lit';
import type { RoundResult } from '../core/round.js';
import { isRound } from './attributes.js';
import type { ScoreHost, ScoreParts } from './score-parts.js';

/** Takes in what the page hands an element: what to show by it, a round or a match, and what the form is for. */
export class Intake<Draft, Round, Result extends RoundResult> {
  readonly #host: ScoreHost;
  readonly #parts: ScoreParts<Draft, Round, Result>;

  constructor(host: ScoreHost, parts: ScoreParts<Draft, Round, Result>) {
    this.#host = host;
    this.#parts = parts;
  }

  /** Before each update. @param changed the names of the properties that changed */
  update(changed: PropertyValues): void {
    const { players, words, currency, rules: given, hasUpdated } = this.#host;
    const { l, inputs, form, match } = this.#parts;
    const has = (name: string) => !hasUpdated || changed.has(name);
    if (has('words')) l.words = inputs.readWords(words);
    if (has('currency')) inputs.readCurrency(currency);
    if (has('players')) inputs.readNames(players);
    const rules = inputs.readRules(given);
    if (isRound(this.#host)) {
      const table = [...inputs.names.keys()];
      const moved = form.prepare({ table, rules, context: { present: table } });
      if (moved || has('round') || changed.has('view')) this.#showRound();
    } else if (match) match.update(changed);
    else this.#awaitMatch(changed.has('view'));
    inputs.problems.warn();
  }

  /** Empties the form, or puts the round of the attribute back; the match begins anew. */
  reset(): void {
    const { announcer, calculator, form, match } = this.#parts;
    calculator.recorded = false;
    form.clear();
    match?.page.reset();
    announcer.say('');
    if (isRound(this.#host)) this.#showRound();
    else match?.beginAnew();
  }

  /** What the browser kept of an element in a form, which went away and is back. */
  restore(state: unknown): void {
    const { submission, match } = this.#parts;
    if (isRound(this.#host)) void this.#host.updateComplete.then(() => submission.restore(state));
    else match?.restore(state);
  }

  /** Where the page took the calculator alone. @param anew the form was the calculator's */
  #awaitMatch(anew: boolean): void {
    const { form, inputs } = this.#parts;
    if (anew) form.clear();
    if (isServer) return;
    this.#parts.loadMatch().catch((error: unknown) => {
      inputs.problems.set('match', String(error));
      inputs.problems.warn();
    });
  }

  #showRound(): void {
    const { inputs, calculator, form } = this.#parts;
    const round = inputs.readRound(this.#host.round);
    calculator.recorded = false;
    if (round) form.load(round);
    else form.clear();
    inputs.judgeRound([...form.state.errors.values()].flat());
  }
}
