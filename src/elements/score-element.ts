import {
  html,
  LitElement,
  nothing,
  type CSSResultGroup,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { FormController } from '../controllers/form.js';
import { InvalidInput, type RoundResult } from '../core/round.js';
import { LocaleController } from '../localization/locale-controller.js';
import * as words from '../localization/messages/shared.js';
import { VERSION } from './version.js';
import { readObject, readPlayers, readRules, type Reading } from './attributes.js';
import { LocaleFailedEvent, RoundScoredEvent } from './events.js';
import type { GameView } from './game-view.js';
import { base } from './styles/base.js';
import { form } from './styles/form.js';
import { result } from './styles/result.js';
import { tokens } from './styles/tokens.js';
import type { EntryView } from './views/entry.js';
import { receipt } from './views/receipt.js';

/** Something that the page handed in and that cannot be used as it is. */
interface Problem {
  readonly attribute: string;
  readonly text: () => string;
  /** For the author of the page, on the console. */
  readonly note: string;
}

/**
 * The element that all games share: a calculator for one round, around the view of one game.
 *
 * @slot - What readers see without JavaScript, and where the element cannot run
 * @slot heading - Above the form
 * @slot footer - Below the result
 * @fires {RoundScoredEvent} round-scored - A user recorded a round
 * @fires {LocaleFailedEvent} locale-failed - A language could not be loaded; English is shown
 */
export abstract class ScoreElement<Draft, Round, Result extends RoundResult> extends LitElement {
  /** The version of the package. */
  static readonly version = VERSION;

  static override styles: CSSResultGroup = [tokens, base, form, result];

  static override properties = {
    players: {},
    view: {},
    rules: {},
    round: {},
    readonly: { type: Boolean },
    disabled: { type: Boolean },
  };

  readonly #form: FormController<Draft, Result>;
  readonly #warned = new Set<string>();
  #problems: readonly Problem[] = [];
  #given: readonly string[] = [];
  #recorded = false;
  #status = { text: '', locale: '' };

  /** Names in seat order: a list, or a text with commas, or a JSON list. */
  declare players: string | readonly string[] | undefined;
  /** `round` is a calculator for one round. */
  declare view: string | undefined;
  /** A preset's name, or the options that differ from the defaults, also as JSON. */
  declare rules: string | object | undefined;
  /** A round to show, also as JSON. */
  declare round: string | object | undefined;
  /** Shows the result alone, without the form. */
  declare readonly: boolean;
  /** Shows the form, and lets nobody change it. */
  declare disabled: boolean;

  protected readonly l = new LocaleController(this, (locale) =>
    this.dispatchEvent(new LocaleFailedEvent({ game: this.#game.game.id, locale })),
  );
  readonly #game: GameView<Draft, Round, Result>;

  constructor(game: GameView<Draft, Round, Result>) {
    super();
    this.readonly = false;
    this.disabled = false;
    this.#game = game;
    this.#form = new FormController(this, game.game, game.model);
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.hasUpdated && !['players', 'rules', 'round'].some((name) => changed.has(name))) return;
    this.#problems = [];
    this.#readNames();
    const rules = this.#readRules();
    if (rules.wrong) this.#problem('rules', 'neither a preset nor options of this game');
    const round = readObject(this.round);
    if (round.wrong) this.#problem('round', 'not an object, nor the JSON of one');
    else if (round.value) this.#check(round.value);
    const moved = this.#form.prepare({ table: [...this.#names.keys()], rules: usable(rules) });
    if (moved || changed.has('round')) this.#load(round);
    for (const { attribute, note } of this.#problems) this.#warn(`${attribute}: ${note}`);
  }

  /** The score of the round in the form; `null` while something is open or wrong. */
  get result(): Result | null {
    return this.#form.state.result;
  }

  /** The language that is shown. */
  get locale(): string {
    return this.l.locale;
  }

  /** Scores a round by the rules in force. @throws {InvalidInput} with every issue */
  score(round: Round): Result {
    return this.#game.game.score(round, usable(this.#readRules()));
  }

  /** Empties the form, or puts the round of the attribute back. */
  reset(): void {
    this.#load(readObject(this.round));
    this.#say('');
  }

  /** Puts the focus on the first question. */
  override focus(options?: FocusOptions): void {
    this.#firstControl(this.renderRoot)?.focus(options);
  }

  /** By seat; a name that is missing is a number. */
  get #names(): readonly string[] {
    const { min, max } = this.#game.game.seats;
    const missing = Math.max(0, min - this.#given.length);
    const fill = Array.from({ length: missing }, (_, i) =>
      words.playerNumber(this.l, this.#given.length + i + 1),
    );
    return [...this.#given, ...fill].slice(0, max);
  }

  #readNames(): void {
    const { min, max } = this.#game.game.seats;
    const given = readPlayers(this.players);
    this.#given = given.wrong ? [] : given.value;
    const { length } = this.#given;
    if (given.wrong) {
      this.#problem('players', 'neither names with commas nor a list of texts');
    } else if (length > 0 && (length < min || length > max)) {
      const text = () => words.badPlayerCount(this.l, min, max);
      this.#problem('players', `${length} names, ${min} to ${max} are needed`, text);
    }
  }

  /** What the page wants to play by; wrong also where the game refuses it. */
  #readRules(): Reading<string | object | undefined> {
    const given = readRules(this.rules);
    if (given.wrong) return given;
    try {
      this.#game.game.rules(given.value);
      return given;
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      return { wrong: true };
    }
  }

  /** Tells the author of the page what the form says at its fields. */
  #check(round: Record<string, unknown>): void {
    const { errors } = this.#game.game.validate(round);
    if (errors.length > 0) this.#warn(`round: ${new InvalidInput(errors).message}`);
  }

  /** Shows the round that the page handed in, else an empty form. */
  #load(round: Reading<Record<string, unknown> | undefined>): void {
    this.#recorded = false;
    const value = usable(round);
    if (value) this.#form.load(value);
    else this.#form.clear();
  }

  #problem(attribute: string, note: string, text = () => words.badAttribute(this.l, attribute)): void {
    this.#problems = [...this.#problems, { attribute, text, note }];
  }

  #warn(text: string): void {
    if (this.#warned.has(text)) return;
    this.#warned.add(text);
    console.warn(`<${this.localName}> ${text}`);
  }

  get #view(): EntryView<Draft> {
    const { draft, state } = this.#form;
    return {
      l: this.l,
      names: this.#names,
      draft,
      errors: state.errors,
      disabled: this.disabled,
      change: (next, said) => {
        this.#recorded = false;
        this.#form.change(next);
        this.#say([said, this.#spoken()].filter(Boolean).join('. '));
      },
    };
  }

  get #headline(): string {
    const { state, round } = this.#form;
    return state.result ? this.#game.headline(this.l, state.result, round as Round, this.#names) : '';
  }

  #spoken(): string {
    const { result } = this.#form.state;
    return result ? this.#game.spoken(this.l, this.#headline, result) : '';
  }

  #say(text: string): void {
    this.#status = { text, locale: this.l.locale };
    this.requestUpdate();
  }

  /** What was said, unless it was in another language. */
  get #spokenStatus(): string {
    return this.#status.locale === this.l.locale ? this.#status.text : '';
  }

  readonly #record = (): void => {
    const { state, round } = this.#form;
    if (!state.result) {
      this.#focusQuestion(state.open[0] ?? [...state.errors.keys()][0] ?? '');
      return;
    }
    this.#recorded = true;
    this.#say(words.recorded(this.l, this.#spoken()));
    this.dispatchEvent(new RoundScoredEvent({ game: this.#game.game.id, round, result: state.result }));
  };

  readonly #next = async ({ detail }: Event & { readonly detail: number }): Promise<void> => {
    if (detail > 1) return; // the second click of a double one was meant for the record button
    this.#recorded = false;
    this.#form.clear();
    this.#say('');
    await this.updateComplete;
    this.focus();
  };

  #focusQuestion(question: string): void {
    const fieldset = this.renderRoot.querySelector(`[data-q='${question}']`);
    this.#firstControl(fieldset ?? this.renderRoot)?.focus();
  }

  #firstControl(within: ParentNode | undefined): HTMLElement | undefined {
    const controls = within?.querySelectorAll<HTMLElement>('input:enabled, button:enabled') ?? [];
    return [...controls].find((control) => control.checkVisibility({ visibilityProperty: true }));
  }

  protected override render(): TemplateResult {
    return html`
      <div class="root" part="root" lang=${this.l.locale}>
        <slot name="heading"></slot>
        ${this.#renderProblems()} ${this.readonly ? this.#renderReceipt() : this.#renderForm()}
        <slot name="footer"></slot>
        <p class="vh" role="status" .textContent=${this.#spokenStatus}></p>
      </div>
    `;
  }

  #renderProblems() {
    const texts = [...this.#problems.map(({ text }) => text()), ...this.#game.roundErrors(this.#view)];
    if (texts.length === 0) return nothing;
    return html`<div class="pad problems">
      ${texts.map((text) => html`<p class="err"><span .textContent=${text}></span></p>`)}
    </div>`;
  }

  #renderForm(): TemplateResult {
    return html`
      <div class="cols">
        <div class="entry" part="entry">${this.#game.entry(this.#view)}</div>
        <div class="side stick"><div class="in">${this.#renderReceipt()}</div></div>
        <div class="dock pad" part="dock">
          <div class="bar">${this.#renderReading()} ${this.#renderButton()}</div>
        </div>
      </div>
    `;
  }

  #renderReceipt(): TemplateResult {
    const { state, round } = this.#form;
    const { result } = state;
    if (!result) return html`<div class="pad empty"><p class="dim">${this.#game.empty(this.l)}</p></div>`;
    return receipt({
      l: this.l,
      headline: this.#headline,
      reason: this.#game.reason(this.l, result, round as Round),
      entries: this.#names.flatMap((name, seat) => {
        const points = result.points[seat];
        return typeof points === 'number' ? [{ name, points }] : [];
      }),
      ledger: this.#game.ledger(this.l, result),
      warnings: this.#game.warnings(this.l, result),
    });
  }

  #renderReading(): TemplateResult {
    const { result, open } = this.#form.state;
    if (result && !this.disabled && !this.#recorded) {
      return html`<div class="read dup">${this.#game.reading(this.l, result)}</div>`;
    }
    const said = () => {
      if (this.disabled) return words.blocked(this.l);
      if (this.#recorded) return words.recorded(this.l, this.#spoken());
      if (open.length === 0) return words.notRight(this.l);
      return words.stillOpen(
        this.l,
        this.l.list(open.map((question) => this.#game.question(this.l, question))),
      );
    };
    return html`<div class="read"><span class="dim" .textContent=${said()}></span></div>`;
  }

  /** One button for both, so that the focus stays where it is. */
  #renderButton(): TemplateResult {
    return html`
      <button
        class=${this.#recorded ? 'btn' : 'do'}
        type="button"
        part="record"
        ?disabled=${this.disabled}
        aria-disabled=${this.result || this.disabled ? nothing : 'true'}
        @click=${this.#recorded ? this.#next : this.#record}
        .textContent=${this.#recorded ? this.#game.next(this.l) : this.#game.record(this.l)}
      ></button>
    `;
  }
}

const usable = <T>(reading: Reading<T>): T | undefined => (reading.wrong ? undefined : reading.value);
