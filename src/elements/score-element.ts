import {
  html,
  nothing,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import type { Match } from '../core/match.js';
import type { RoundResult } from '../core/round.js';
import type { LocaleController } from '../localization/locale-controller.js';
import { badAttribute } from '../localization/messages/shared.js';
import { isRound } from './attributes.js';
import { isShown } from './focus.js';
import { FormElement } from './form-element.js';
import type { GameView } from './game-view.js';
import { Intake } from './intake.js';
import { withMatches } from './match-module.js';
import type { MatchParts } from './match-parts.js';
import { ScoreParts } from './score-parts.js';
import { styles } from './styles/styles.js';
import { VERSION } from './version.js';
import { dock, type Dock } from './views/dock.js';
import type { EntryView } from './views/entry.js';
import { problemLines } from './views/problems.js';
import { receipt } from './views/receipt.js';
import { roundView } from './views/round.js';

/**
 * The element that all games share: a match with its sheet, or a calculator for one round, around one game's view.
 *
 * @attr {string} lang - The element's own language, as `de` or `pt-BR`; absent: that of the closest ancestor; unknown: English
 * @slot - What readers see without JavaScript, and where the element cannot run
 * @slot heading - Above everything
 * @slot footer - Below everything
 * @fires {RoundScoredEvent} round-scored - A user recorded a round
 * @fires {RoundRevisedEvent} round-revised - A user corrected a round
 * @fires {RoundRemovedEvent} round-removed - A user removed a round, or undid it
 * @fires {MatchFinishedEvent} match-finished - The match ended by what a user did
 * @fires {MatchReopenedEvent} match-reopened - A match that had ended goes on by what a user did
 * @fires {StorageFailedEvent} storage-failed - The match cannot be kept in this browser, or what was kept is of no use
 * @fires {LocaleFailedEvent} locale-failed - A language could not be loaded; English is shown
 * @csspart root - The sheet of paper
 * @csspart entry - The form of a round
 * @csspart result - Verdict, entries and ledger
 * @csspart ledger - The table that shows how the points of a round arose
 * @csspart dock - The line at the bottom: the live reading and the next thing to do
 * @csspart record - The record button
 * @csspart toolbar - Undo, chart, more
 * @csspart sheet - The table of the match
 * @csspart foot - Under the sheet: what is left, and the rules in force
 * @cssprop [--card-score-paper=light-dark(#fdfbf5, #1c1b18)] - Ground; has to be opaque. `Canvas` blends in
 * @cssprop [--card-score-ink=light-dark(#25221c, #ece7db)] - Text, figures and strong rules
 * @cssprop [--card-score-pencil=light-dark(#655e51, #b0a898)] - Hints, captions and running totals
 * @cssprop [--card-score-line=light-dark(#ddd6c6, #3c3931)] - Ruled lines
 * @cssprop [--card-score-edge=light-dark(#8a8172, #857d6e)] - Outlines of what can be tapped or filled in
 * @cssprop [--card-score-accent=light-dark(#1d4b8f, #8db3f0)] - What is chosen or focused, and the leader's line
 * @cssprop [--card-score-alert=light-dark(#a8281d, #ff9f93)] - Errors and limits
 * @cssprop [--card-score-action=var(--card-score-ink)] - Ground of the record button
 * @cssprop [--card-score-font=inherit] - Font family
 * @cssprop [--card-score-figures=inherit] - Font family of figures, where the font has old-style ones
 * @cssprop [--card-score-size=1em] - Size of the whole element
 * @cssprop [--card-score-row=2.75em] - Height of a line that can be tapped; at least 44px
 * @cssprop [--card-score-space=0.5em] - The one gap that all others are made of
 * @cssprop [--card-score-radius=0.1875em] - Corners of boxes, buttons and cards
 */
export abstract class ScoreElement<Draft, Round, Result extends RoundResult> extends FormElement {
  /** The version of the package. */
  static readonly version = VERSION;

  static override styles: CSSResultGroup = [...styles];

  /** With those of a match, once they are here: after what all share, before a game's own. */
  protected static override finalizeStyles(given?: CSSResultGroup): CSSResultOrNative[] {
    const own = super.finalizeStyles(given);
    // a server may have the calculator's entry first, and writes these
    withMatches((module) => own.splice(styles.length, 0, ...module.styles));
    return own;
  }

  static override properties: PropertyDeclarations = {
    ...FormElement.properties,
    players: {},
    view: {},
    rules: {},
    round: {},
    match: { attribute: false, noAccessor: true },
    storage: {},
    words: {},
    currency: {},
  };

  /** Names in seat order: a list, or a text with commas, or a JSON list. They shape a new match. */
  declare players: string | readonly string[] | undefined;
  /** `match`, the default: a whole match with its sheet. `round`: a calculator for one round. */
  declare view: string | undefined;
  /** A preset's name, or the options that differ from the defaults, also as JSON. They shape a new match. */
  declare rules: string | object | undefined;
  /** A round to show in the calculator, also as JSON. */
  declare round: string | object | undefined;
  /** Keeps the match in this browser under this key; without it nothing is stored. */
  declare storage: string | undefined;
  /** Words of this element's own, by message id, also as JSON: `{"b.undo": "Back"}`. */
  declare words: string | object | undefined;
  /**
   * What a match is settled in, by its ISO code: `CHF`. Amounts are in hundredths of it. Absent: that of the region of
   * the page's language (`de-CH`), else of the language: euro, for Hungarian HUF and for Turkish TRY.
   */
  declare currency: string | undefined;

  protected readonly l: LocaleController;
  readonly #parts: ScoreParts<Draft, Round, Result>;
  readonly #intake: Intake<Draft, Round, Result>;
  /** A match that waits for what it needs. */
  #given: Match | string | undefined;

  constructor(game: GameView<Draft, Round, Result>) {
    super();
    this.#parts = new ScoreParts(this, this.internals, game);
    this.submission = this.#parts.submission;
    this.#intake = new Intake(this, this.#parts);
    this.l = this.#parts.l;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (this.#given !== undefined && this.#parts.match) {
      this.match = this.#given;
      this.#given = undefined;
    }
    this.#intake.update(changed);
  }

  /**
   * The whole match: plain and frozen; set one, or its JSON, to show it. What is none of this game is refused and said.
   * Absent as long as a page has the calculator alone.
   */
  get match(): Match {
    // Lit reads it before the first update: a calculator alone must not throw
    return this.#parts.match?.match as Match;
  }

  set match(match: Match | string | null | undefined) {
    const { match: parts, inputs } = this.#parts;
    // nothing at all is no match that was handed in
    const isGiven = match !== undefined && match !== null && match !== '';
    if (parts && match === parts.matches.current) return;
    if (parts || !isGiven) inputs.readMatch(() => isGiven && this.fromJSON(match));
    else {
      this.#given = match;
      this.#parts.loadMatch().catch(() => {});
    }
    this.requestUpdate();
  }

  /** @throws where the page took the calculator alone, and this is not here */
  get #match(): MatchParts<Draft, Round, Result> {
    const { match } = this.#parts;
    if (match) return match;
    throw new Error(`<${this.localName}> has no match yet: the page took the calculator alone.`);
  }

  /** The last score: of the round in the calculator, or of the last round of the match; `null` where there is none. */
  get result(): Result | null {
    const { form, match } = this.#parts;
    return isRound(this) ? form.state.result : (match?.result ?? null);
  }

  /** The language that is shown. */
  get locale(): string {
    return this.l.locale;
  }

  /** Scores a round by the rules of the attribute. @throws {InvalidInput} with every issue */
  score(round: Round): Result {
    return this.#parts.game.game.score(round, this.#parts.inputs.readRules(this.rules));
  }

  /** Records a round in the match. @throws {InvalidInput} */
  addRound(round: Round): void {
    this.#match.add(round);
  }

  /** Puts another round in the place of the one with this id. @throws {InvalidInput} */
  reviseRound(id: string, round: Round): void {
    this.#match.revise(id, round);
  }

  /** Takes the round with this id out of the match. @throws {InvalidInput} */
  removeRound(id: string): void {
    this.#match.remove(id);
  }

  /** Takes the last change of the match back, whoever made it. */
  undo(): void {
    this.#parts.match?.matches.undo(false);
  }

  /** Makes the last change again that was taken back. */
  redo(): void {
    this.#parts.match?.matches.redo(false);
  }

  /** Empties the form, or puts the round of the attribute back; the match begins anew. */
  reset(): void {
    this.#intake.reset();
  }

  /** The match as plain data, for `JSON.stringify`. */
  toJSON(): Match {
    return this.match;
  }

  /** Shows a match: an object, or its JSON. The one that is shown already changes nothing. @throws {InvalidInput} */
  fromJSON(match: unknown): void {
    this.#match.show(match);
  }

  /** Puts the focus on the first thing to do. */
  override focus(options?: FocusOptions): void {
    // there is no root before the element was on the page
    const all = this.shadowRoot?.querySelectorAll<HTMLElement>('input:enabled, button:enabled') ?? [];
    [...all].find(isShown)?.focus(options);
  }

  protected formStateRestoreCallback(state: unknown): void {
    this.#intake.restore(state);
  }

  /** Says of an attribute that only this game has what is wrong with it. @param note for the console; absent = nothing is */
  protected problem(attribute: string, note?: string): void {
    this.#parts.inputs.problems.set(attribute, note, () => badAttribute(this.l, attribute));
  }

  protected override draw(): TemplateResult {
    const { game, inputs, announcer, match } = this.#parts;
    const { view } = this.#parts.entry;
    const { readonly } = this;
    const entry = () => game.entry(view);
    const receipt = this.#renderReceipt();
    const blamed = readonly ? withoutQuestions(view) : view;
    const drawn = isRound(this)
      ? { classes: '', isOver: false, content: roundView(entry(), receipt, this.#renderDock(), readonly) }
      : match?.draw({ view, entry: entry(), receipt, readonly, dock: (more) => this.#renderDock(more) });
    return html`
      <div
        class="root ${drawn?.classes ?? ''}"
        part="root"
        lang=${this.l.locale}
        @input=${stop}
        @change=${this.#parts.submission.settle}
        @focusout=${this.#parts.submission.settle}
      >
        <slot name="heading"></slot>
        ${problemLines([...inputs.problems.texts, ...(drawn?.isOver ? [] : game.roundErrors(blamed))])}
        ${drawn?.content ?? html`<slot></slot>`}
        <slot name="footer"></slot>
        <p class="vh" role="status" .textContent=${announcer.text}></p>
      </div>
    `;
  }

  #renderDock(match: Pick<Dock<Result>, 'summary' | 'label' | 'later'> = { later: false }): TemplateResult {
    const { game, form, words, calculator, entry } = this.#parts;
    const { names } = entry.view;
    return dock({
      l: this.l,
      game,
      form: form.state,
      names,
      step: entry.step,
      disabled: this.isBlocked,
      recorded: calculator.recorded ? words.spoken(names) : null,
      record: entry.record,
      next: entry.next,
      ...match,
    });
  }

  #renderReceipt(): TemplateResult {
    const { game, form, words, entry } = this.#parts;
    const { view } = entry;
    const shown = words.receipt(view.names, !this.readonly);
    const working = this.readonly ? nothing : (game.working?.(view, form.state.result) ?? nothing);
    if (shown) return html`${working} ${receipt(shown)}`;
    return working === nothing
      ? html`<div class="pad empty"><p class="dim">${game.empty(this.l)}</p></div>`
      : html`${working}`;
  }
}

/** What is typed inside is not yet what the element holds. */
const stop = (event: Event): void => event.stopPropagation();

/** Without a form no question is to blame: all that is wrong is wrong with the round. */
const withoutQuestions = <Draft>(view: EntryView<Draft>): EntryView<Draft> => ({
  ...view,
  errors: new Map([['round', [...view.errors.values()].flat()]]),
});
