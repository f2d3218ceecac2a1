import {
  html,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { add, remove, revise } from '../core/match.js';
import type { Match } from '../core/match.js';
import type { RoundResult } from '../core/round.js';
import type { LocaleController } from '../localization/locale-controller.js';
import { correct } from '../localization/messages/match.js';
import { badAttribute } from '../localization/messages/shared.js';
import { isRound } from './attributes.js';
import { isShown } from './focus.js';
import { FormElement } from './form-element.js';
import type { GameView } from './game-view.js';
import { Intake } from './intake.js';
import { ScoreParts } from './score-parts.js';
import { styles } from './styles/styles.js';
import { VERSION } from './version.js';
import { dock } from './views/dock.js';
import type { EntryView } from './views/entry.js';
import { matchView } from './views/match.js';
import { notes, problemLines } from './views/notes.js';
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

  static override styles: CSSResultGroup = styles;

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

  constructor(game: GameView<Draft, Round, Result>) {
    super();
    this.#parts = new ScoreParts(this, this.internals, game);
    this.submission = this.#parts.submission;
    this.#intake = new Intake(this, this.#parts);
    this.l = this.#parts.l;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#intake.update(changed);
  }

  /** The whole match: plain and frozen; set one, or its JSON, to show it. What is none of this game is refused and said. */
  get match(): Match {
    this.#intake.begin();
    return this.#parts.matches.match;
  }

  set match(match: Match | string | null | undefined) {
    if (match === this.#parts.matches.current) return;
    // nothing at all is no match that was handed in
    const isGiven = match !== undefined && match !== null && match !== '';
    this.#parts.inputs.readMatch(() => isGiven && this.fromJSON(match));
    this.requestUpdate();
  }

  /** The last score: of the round in the calculator, or of the last round of the match; `null` where there is none. */
  get result(): Result | null {
    if (isRound(this)) return this.#parts.form.state.result;
    const rounds = this.#parts.matches.current ? this.#parts.matches.lines.filter((line) => line.result) : [];
    return (rounds.at(-1)?.result ?? null) as Result | null;
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
    this.#parts.matches.edit(add(this.match as Match<Round>, round as never), this.#parts.page.nameOf());
  }

  /** Puts another round in the place of the one with this id. @throws {InvalidInput} */
  reviseRound(id: string, round: Round): void {
    this.#parts.matches.edit(revise(this.match, id, round as never), this.#parts.page.nameOf(id));
  }

  /** Takes the round with this id out of the match. @throws {InvalidInput} */
  removeRound(id: string): void {
    this.#parts.matches.edit(remove(this.match, id), this.#parts.page.nameOf(id));
  }

  /** Takes the last change of the match back, whoever made it. */
  undo(): void {
    this.#parts.matches.undo(false);
  }

  /** Makes the last change again that was taken back. */
  redo(): void {
    this.#parts.matches.redo(false);
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
    if (this.#parts.matches.put(this.#parts.matches.read(match))) this.#parts.another();
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
    const { game, inputs, keeper, page, announcer } = this.#parts;
    const { view } = this.#parts.entry;
    const entry = game.entry(view);
    const blamed = this.readonly ? withoutQuestions(view) : view;
    const match = isRound(this) ? undefined : page.page(view, this.#renderReceipt(), this.readonly);
    const hasDock = match && !this.readonly;
    // a match that is over has no form, however few are left for one
    const isOver = match?.summary.ended && match.state.editing === null;
    return html`
      <div
        class="root ${hasDock ? 'has-dock' : ''} ${match?.state.notice || match?.state.elsewhere ? 'has-notice' : ''}"
        part="root"
        lang=${this.l.locale}
        @input=${stop}
        @change=${this.#parts.submission.settle}
        @focusout=${this.#parts.submission.settle}
      >
        <slot name="heading"></slot>
        ${problemLines([...inputs.problems.texts, ...(isOver ? [] : game.roundErrors(blamed))])}
        ${match ? notes(this.l, keeper) : ''}
        ${
          match
            ? matchView(match, entry, this.#renderDock(!!match.later))
            : roundView(entry, this.#renderReceipt(), this.#renderDock(), this.readonly)
        }
        <slot name="footer"></slot>
        <p class="vh" role="status" .textContent=${announcer.text}></p>
      </div>
    `;
  }

  #renderDock(later = false): TemplateResult {
    const { game, form, matches, words, calculator, page, entry } = this.#parts;
    const { names } = entry.view;
    const editing = !isRound(this) && page.state.editing !== null;
    return dock({
      l: this.l,
      game,
      form: form.state,
      names,
      summary: isRound(this) || editing ? undefined : matches.summary,
      step: entry.step,
      disabled: this.isBlocked,
      recorded: calculator.recorded ? words.spoken(names) : null,
      label: editing ? correct(this.l) : undefined,
      later: editing && later,
      record: entry.record,
      next: entry.next,
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
