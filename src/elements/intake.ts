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
    const { l, inputs, form, page } = this.#parts;
    const has = (name: string) => !hasUpdated || changed.has(name);
    if (has('words')) l.words = inputs.readWords(words);
    if (has('currency')) inputs.readCurrency(currency);
    if (has('players')) inputs.readNames(players);
    const rules = inputs.readRules(given);
    if (isRound(this.#host)) {
      const table = [...inputs.names.keys()];
      const moved = form.prepare({ table, rules, context: { present: table } });
      if (moved || has('round') || changed.has('view')) this.#showRound();
    } else {
      if (changed.has('view') && hasUpdated) {
        // the form was the calculator's
        page.giveUp();
        form.clear();
      }
      this.begin();
      page.follow();
      this.#prepareForm();
    }
    inputs.problems.warn();
  }

  /** Opens the match that is kept; begins one where there is none, or where an untouched one is to be shaped anew. */
  begin(): void {
    const { hasUpdated, players, storage } = this.#host;
    const { inputs, keeper, matches } = this.#parts;
    if (!isServer && !isRound(this.#host)) keeper.open(typeof storage === 'string' ? storage.trim() : '');
    if (matches.touched) return;
    if (!hasUpdated) inputs.readNames(players);
    this.#beginMatch();
  }

  /** Empties the form, or puts the round of the attribute back; the match begins anew. */
  reset(): void {
    const { announcer, calculator, form, page } = this.#parts;
    calculator.recorded = false;
    form.clear();
    page.reset();
    announcer.say('');
    if (isRound(this.#host)) this.#showRound();
    else this.#beginMatch();
  }

  /** What the browser kept of an element in a form, which went away and is back. A match that is stored comes first. */
  restore(state: unknown): void {
    const { submission } = this.#parts;
    if (isRound(this.#host)) void this.#host.updateComplete.then(() => submission.restore(state));
    else {
      this.begin();
      submission.restore(state);
    }
  }

  #beginMatch(): void {
    const { inputs, matches } = this.#parts;
    matches.begin({ players: inputs.names, rules: inputs.readRules(this.#host.rules) });
  }

  #showRound(): void {
    const { inputs, calculator, form } = this.#parts;
    const round = inputs.readRound(this.#host.round);
    calculator.recorded = false;
    if (round) form.load(round);
    else form.clear();
    inputs.judgeRound([...form.state.errors.values()].flat());
  }

  /** The form is for the next round, or for the one that is corrected. */
  #prepareForm(): void {
    const { form, matches, page } = this.#parts;
    const { editing } = page.state;
    const { rules, context } = matches.basis(editing ?? undefined);
    const { summary } = matches;
    const table = context.present ?? [];
    const sitsOut = editing === null ? summary.sitsOut : undefined;
    form.prepare({ table, rules, context, ...(sitsOut && { sitsOut }) });
  }
}
