import {
  html,
  LitElement,
  nothing,
  type CSSResultGroup,
  type PropertyDeclarations,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { FormController } from '../controllers/form.js';
import { MatchController } from '../controllers/match.js';
import { add, remove, revise } from '../core/match.js';
import type { Match } from '../core/match.js';
import type { RoundResult } from '../core/round.js';
import { LocaleController } from '../localization/locale-controller.js';
import { correct } from '../localization/messages/match.js';
import * as words from '../localization/messages/shared.js';
import { Calculator } from './calculator.js';
import { download } from './download.js';
import { LocaleFailedEvent, ROUND_EVENTS } from './events.js';
import { isShown, setFocus } from './focus.js';
import { FormWords } from './form-words.js';
import type { GameView, Step } from './game-view.js';
import { Inputs } from './inputs.js';
import { Keeper } from './keeper.js';
import { PageController } from './page-controller.js';
import { base } from './styles/base.js';
import { chart } from './styles/chart.js';
import { form } from './styles/form.js';
import { page } from './styles/page.js';
import { result } from './styles/result.js';
import { sheet } from './styles/sheet.js';
import { tokens } from './styles/tokens.js';
import { VERSION } from './version.js';
import { dock } from './views/dock.js';
import type { EntryView } from './views/entry.js';
import { matchView } from './views/match.js';
import { receipt } from './views/receipt.js';
import { notes, problemLines } from './views/notes.js';
import { roundView } from './views/round.js';

/**
 * The element that all games share: a match with its sheet, or a calculator for one round, around one game's view.
 *
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
 */
export abstract class ScoreElement<Draft, Round, Result extends RoundResult> extends LitElement {
  /** The version of the package. */
  static readonly version = VERSION;

  static override styles: CSSResultGroup = [tokens, base, form, result, sheet, page, chart];

  static override properties: PropertyDeclarations = {
    players: {},
    view: {},
    rules: {},
    round: {},
    match: { attribute: false, noAccessor: true },
    storage: {},
    words: {},
    readonly: { type: Boolean },
    disabled: { type: Boolean },
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
  /** Shows what there is, and offers nothing. */
  declare readonly: boolean;
  /** Shows the form, and lets nobody change it. */
  declare disabled: boolean;

  protected readonly l: LocaleController;
  readonly #game: GameView<Draft, Round, Result>;
  readonly #form: FormController<Draft, Result>;
  readonly #matches: MatchController<Result, () => string>;
  readonly #keeper: Keeper<Result>;
  readonly #page: PageController<Draft, Round, Result>;
  readonly #calculator: Calculator<Draft, Result>;
  readonly #words: FormWords<Draft, Round, Result>;
  readonly #inputs: Inputs;
  #status = { text: '', locale: '' };

  constructor(game: GameView<Draft, Round, Result>) {
    super();
    this.readonly = false;
    this.disabled = false;
    this.#game = game;
    const { id } = game.game;
    this.l = new LocaleController(this, (locale) =>
      this.dispatchEvent(new LocaleFailedEvent({ game: id, locale })),
    );
    this.#inputs = new Inputs(this, this.l, game);
    this.#form = new FormController(this, game.game, game.model);
    this.#matches = new MatchController(
      this,
      game.game,
      ({ type, ...detail }) => this.dispatchEvent(new ROUND_EVENTS[type]({ game: id, ...detail })),
      (matchId, match) => this.#keeper.storage.save(matchId, match),
    );
    const say = (text: string) => this.#say(text);
    this.#keeper = new Keeper(this, {
      l: this.l,
      game: game.game,
      matches: this.#matches,
      say,
      another: () => this.#page.reset(),
    });
    this.#words = new FormWords(this.l, game, this.#form);
    this.#calculator = new Calculator(this, this.#form, (round, result) => {
      this.#say(words.recorded(this.l, this.#words.spoken(this.#view.names)));
      this.dispatchEvent(new ROUND_EVENTS['round-scored']({ game: id, round, result }));
    });
    this.#page = new PageController(this, {
      l: this.l,
      game,
      form: this.#form,
      matches: this.#matches,
      storage: this.#keeper.storage,
      say,
    });
  }

  protected override willUpdate(changed: PropertyValues): void {
    const has = (name: string) => !this.hasUpdated || changed.has(name);
    if (has('words')) this.l.words = this.#inputs.readWords(this.words);
    if (has('players')) this.#inputs.readNames(this.players);
    const rules = this.#inputs.readRules(this.rules);
    if (this.#isRound) {
      const table = [...this.#inputs.names.keys()];
      const moved = this.#form.prepare({ table, rules, context: { present: table } });
      if (moved || has('round') || changed.has('view')) this.#showRound();
    } else {
      if (changed.has('view') && this.hasUpdated) this.#form.clear();
      this.#begin();
      this.#page.follow();
      this.#prepareForm();
    }
    this.#inputs.problems.warn();
  }

  /** The whole match: plain and frozen; set one to show it. What is no match of this game is refused and said. */
  get match(): Match {
    this.#begin();
    return this.#matches.match;
  }

  set match(match: Match | string) {
    if (match === this.#matches.current) return;
    this.#inputs.readMatch(() => this.fromJSON(match));
    this.requestUpdate();
  }

  /** The last score: of the round in the calculator, or of the last round of the match; `null` where there is none. */
  get result(): Result | null {
    if (this.#isRound) return this.#form.state.result;
    const rounds = this.#matches.current ? this.#matches.lines.filter((line) => line.result) : [];
    return (rounds.at(-1)?.result ?? null) as Result | null;
  }

  /** The language that is shown. */
  get locale(): string {
    return this.l.locale;
  }

  /** Scores a round by the rules of the attribute. @throws {InvalidInput} with every issue */
  score(round: Round): Result {
    return this.#game.game.score(round, this.#inputs.readRules(this.rules));
  }

  /** Records a round in the match. @throws {InvalidInput} */
  addRound(round: Round): void {
    this.#matches.edit(add(this.match as Match<Round>, round as never), this.#page.nameOf());
  }

  /** Puts another round in the place of the one with this id. @throws {InvalidInput} */
  reviseRound(id: string, round: Round): void {
    this.#matches.edit(revise(this.match, id, round as never), this.#page.nameOf(id));
  }

  /** Takes the round with this id out of the match. @throws {InvalidInput} */
  removeRound(id: string): void {
    this.#matches.edit(remove(this.match, id), this.#page.nameOf(id));
  }

  /** Takes the last change of the match back, whoever made it. */
  undo(): void {
    this.#matches.undo(false);
  }

  /** Makes the last change again that was taken back. */
  redo(): void {
    this.#matches.redo(false);
  }

  /** Empties the form, or puts the round of the attribute back; the match begins anew. */
  reset(): void {
    this.#calculator.recorded = false;
    this.#form.clear();
    this.#page.reset();
    this.#say('');
    if (this.#isRound) this.#showRound();
    else this.#matches.begin(this.#beginning);
  }

  /** The match as plain data, for `JSON.stringify`. */
  toJSON(): Match {
    return this.match;
  }

  /** Shows a match: an object, or its JSON. The one that is shown already changes nothing. @throws {InvalidInput} */
  fromJSON(match: unknown): void {
    if (this.#matches.put(this.#matches.read(match))) this.#page.reset();
  }

  /** Puts the focus on the first thing to do. */
  override focus(options?: FocusOptions): void {
    // there is no root before the element was on the page
    const all = this.shadowRoot?.querySelectorAll<HTMLElement>('input:enabled, button:enabled') ?? [];
    [...all].find(isShown)?.focus(options);
  }

  get #isRound(): boolean {
    return this.view === 'round';
  }

  get #beginning() {
    return { players: this.#inputs.names, rules: this.#inputs.readRules(this.rules) };
  }

  /** Opens the match that is kept; begins one where there is none, or where an untouched one is to be shaped anew. */
  #begin(): void {
    if (!this.#isRound) this.#keeper.open(typeof this.storage === 'string' ? this.storage.trim() : '');
    if (this.#matches.touched) return;
    if (!this.hasUpdated) this.#inputs.readNames(this.players);
    this.#matches.begin(this.#beginning);
  }

  #showRound(): void {
    const round = this.#inputs.readRound(this.round);
    this.#calculator.recorded = false;
    if (round) this.#form.load(round);
    else this.#form.clear();
    this.#inputs.judgeRound([...this.#form.state.errors.values()].flat());
  }

  /** The form is for the next round, or for the one that is corrected. */
  #prepareForm(): void {
    const { editing } = this.#page.state;
    const { rules, context } = this.#matches.basis(editing ?? undefined);
    const { summary } = this.#matches;
    const table = context.present ?? [];
    const sitsOut = editing === null ? summary.sitsOut : undefined;
    this.#form.prepare({ table, rules, context, ...(sitsOut && { sitsOut }) });
  }

  /** Says of an attribute that only this game has what is wrong with it. @param note for the console; absent = nothing is */
  protected problem(attribute: string, note?: string): void {
    this.#inputs.problems.set(attribute, note, () => words.badAttribute(this.l, attribute));
  }

  // ---- What the user does

  #say(text: string): void {
    // the same sentence again would not be spoken
    const again = text !== '' && text === this.#status.text;
    this.#status = { text: again ? `${text}\u00a0` : text, locale: this.l.locale };
    this.requestUpdate();
  }

  get #view(): EntryView<Draft> {
    const { draft, state } = this.#form;
    return {
      l: this.l,
      names: this.#isRound ? this.#inputs.names : this.#matches.match.players,
      draft,
      rules: this.#form.rules,
      context: this.#form.context,
      errors: state.errors,
      disabled: this.disabled,
      change: (next, said) => {
        this.#calculator.recorded = false;
        this.#page.begun();
        this.#form.change(next);
        this.#say([said, this.#words.spoken(this.#view.names)].filter(Boolean).join('. '));
      },
    };
  }

  readonly #record = (): void => {
    const { result, open, errors } = this.#form.state;
    const step = this.#step;
    if (step) {
      this.#view.change(step.draft, step.said);
      setFocus(this, step.focus);
    } else if (!result) this.#ask(open[0] ?? [...errors.keys()][0] ?? '');
    else if (this.#isRound) this.#calculator.record();
    else this.#page.record();
  };

  get #step(): Step<Draft> | null {
    return this.#form.state.result ? null : (this.#game.step?.(this.#view) ?? null);
  }

  /** Brings a question into view and puts the focus there. */
  #ask(question: string): void {
    const shown = this.#game.model.reveal?.(this.#form.draft, question);
    if (shown) this.#form.change(shown);
    else this.requestUpdate(); // opens a question that was closed
    const control = ':is(input, button):enabled';
    const there = `[data-q='${question}']`;
    setFocus(this, [`${there} [aria-invalid]:enabled`, `${there} ${control}`, `.entry ${control}`]);
  }

  readonly #next = ({ detail }: MouseEvent): void => {
    if (detail > 1) return; // the second click of a double one was meant for the record button
    this.#calculator.next();
    this.#say('');
  };

  // ---- What is seen

  protected override render(): TemplateResult {
    const view = this.#view;
    const entry = this.#game.entry(view);
    const buttons = dock({
      l: this.l,
      game: this.#game,
      form: this.#form.state,
      names: view.names,
      summary: this.#isRound || this.#page.state.editing !== null ? undefined : this.#matches.summary,
      step: this.#step,
      disabled: this.disabled,
      recorded: this.#calculator.recorded ? this.#words.spoken(view.names) : null,
      label: !this.#isRound && this.#page.state.editing !== null ? correct(this.l) : undefined,
      record: this.#record,
      next: this.#next,
    });
    const page = this.#isRound ? undefined : this.#page.page(view, this.#renderReceipt(), this.readonly);
    const sheetDock = page && !this.readonly ? 'has-dock' : '';
    return html`
      <div
        class="root ${sheetDock} ${page?.state.notice ? 'has-notice' : ''}"
        part="root"
        lang=${this.l.locale}
      >
        <slot name="heading"></slot>
        ${problemLines([...this.#inputs.problems.texts, ...this.#game.roundErrors(this.readonly ? withoutQuestions(view) : view)])}
        ${
          this.#isRound
            ? ''
            : notes(
                this.l,
                this.#keeper.notes,
                () => this.#export(),
                () => this.#keeper.dismiss(),
              )
        }
        ${page ? matchView(page, entry, buttons) : roundView(entry, this.#renderReceipt(), buttons, this.readonly)}
        <slot name="footer"></slot>
        <p
          class="vh"
          role="status"
          .textContent=${this.#status.locale === this.l.locale ? this.#status.text : ''}
        ></p>
      </div>
    `;
  }

  #export(): void {
    download(`${this.#game.game.id}.json`, 'application/json', JSON.stringify(this.match));
  }

  #renderReceipt(): TemplateResult {
    const words = this.#words.receipt(this.#view.names, !this.readonly);
    const working = this.readonly
      ? nothing
      : (this.#game.working?.(this.#view, this.#form.state.result) ?? nothing);
    if (words) return html`${working} ${receipt(words)}`;
    return working === nothing
      ? html`<div class="pad empty"><p class="dim">${this.#game.empty(this.l)}</p></div>`
      : html`${working}`;
  }
}

/** Without a form no question is to blame: all that is wrong is wrong with the round. */
const withoutQuestions = <Draft>(view: EntryView<Draft>): EntryView<Draft> => ({
  ...view,
  errors: new Map([['round', [...view.errors.values()].flat()]]),
});
