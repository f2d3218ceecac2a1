import { html, isServer, type PropertyValues, type TemplateResult } from 'lit';
import { MatchController } from '../controllers/match.js';
import { add, remove, revise } from '../core/match.js';
import type { Match } from '../core/match.js';
import { InvalidInput, type RoundResult } from '../core/round.js';
import { correct } from '../localization/messages/match.js';
import { notRecorded } from '../localization/messages/shared.js';
import { isRound } from './attributes.js';
import { ROUND_EVENTS } from './events.js';
import { placeOf } from './focus.js';
import { Keeper } from './keeper.js';
import { PageController } from './page-controller.js';
import type { ScoreHost, ScoreParts } from './score-parts.js';
import { styles } from './styles/match.js';
import { styles as shared } from './styles/styles.js';
import type { Fault } from './submission.js';
import type { Dock } from './views/dock.js';
import type { EntryView } from './views/entry.js';
import { matchView } from './views/match.js';
import { notes } from './views/notes.js';

export { styles };

/** What a match is drawn from, beside itself. */
interface Drawing<Draft, Result extends RoundResult> {
  readonly view: EntryView<Draft>;
  readonly entry: unknown;
  readonly receipt: unknown;
  readonly readonly: boolean;
  readonly dock: (match: Pick<Dock<Result>, 'summary' | 'label' | 'later'>) => TemplateResult;
}

/** What only a match needs of an element: its log with undo, the browser's storage, its page. */
export class MatchParts<Draft, Round, Result extends RoundResult> {
  readonly matches: MatchController<Result, () => string>;
  readonly keeper: Keeper<Result>;
  readonly page: PageController<Draft, Round, Result>;
  readonly #host: ScoreHost;
  readonly #parts: ScoreParts<Draft, Round, Result>;

  constructor(host: ScoreHost, parts: ScoreParts<Draft, Round, Result>) {
    this.#host = host;
    this.#parts = parts;
    const { l, game, form, inputs, announcer } = parts;
    const { id } = game.game;
    const say = (text: string) => announcer.say(text);
    this.matches = new MatchController(host, game.game, {
      keep: (matchId, match) => this.keeper.storage.save(matchId, match),
      changed: () => parts.submission.changed(),
      tell: ({ type, ...detail }) => host.dispatchEvent(new ROUND_EVENTS[type]({ game: id, ...detail })),
    });
    this.keeper = new Keeper(host, {
      l,
      game: game.game,
      matches: this.matches,
      say,
      another: () => this.#another(),
      elsewhere: () => this.page.elsewhere(),
    });
    this.page = new PageController(host, {
      l,
      game,
      form,
      matches: this.matches,
      storage: this.keeper.storage,
      currency: () => inputs.readCurrency(host.currency),
      usual: () => game.game.rules(inputs.readRules(host.rules)),
      say,
    });
  }

  /** Before each update. @param changed the names of the properties that changed */
  update(changed: PropertyValues): void {
    this.#host.wear(styles, shared.length); // where it came after the class
    if (changed.has('view') && this.#host.hasUpdated) {
      // the form was the calculator's
      this.page.giveUp();
      this.#parts.form.clear();
    }
    this.begin();
    this.page.follow();
    this.#prepareForm();
  }

  /** Opens the match that is kept; begins one where there is none, or where an untouched one is to be shaped anew. */
  begin(): void {
    const { hasUpdated, players, storage } = this.#host;
    if (!isServer && !isRound(this.#host))
      this.keeper.open(typeof storage === 'string' ? storage.trim() : '');
    if (this.matches.touched) return;
    if (!hasUpdated) this.#parts.inputs.readNames(players);
    this.beginAnew();
  }

  /** Begins one as the page shapes it, unless there is more than that. */
  beginAnew(): void {
    const { inputs } = this.#parts;
    this.matches.begin({ players: inputs.names, rules: inputs.readRules(this.#host.rules) });
  }

  /** What the browser kept of it, unless there is something else by now; a match that is stored comes first. */
  restore(state: unknown): void {
    this.begin();
    if (this.matches.touched) return;
    try {
      const match = this.matches.read(state);
      if (match.entries.length > 0) this.matches.put(match);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
    }
  }

  /** Shows a match: an object, or its JSON. @throws {InvalidInput} */
  show(match: unknown): void {
    if (this.matches.put(this.matches.read(match))) this.#another();
  }

  /** Another match is shown: nothing of the one before is open or half entered. */
  #another(): void {
    this.page.reset();
    if (!isRound(this.#host)) this.#parts.form.clear();
  }

  /** The match, begun where there is none. */
  get match(): Match {
    this.begin();
    return this.matches.match;
  }

  /** The score of the last round. */
  get result(): Result | null {
    const rounds = this.matches.current ? this.matches.lines.filter((line) => line.result) : [];
    return (rounds.at(-1)?.result ?? null) as Result | null;
  }

  /** @throws {InvalidInput} */
  add(round: Round): void {
    this.matches.edit(add(this.match as Match<Round>, round as never), this.page.nameOf());
  }

  /** @throws {InvalidInput} */
  revise(id: string, round: Round): void {
    this.matches.edit(revise(this.match, id, round as never), this.page.nameOf(id));
  }

  /** @throws {InvalidInput} */
  remove(id: string): void {
    this.matches.edit(remove(this.match, id), this.page.nameOf(id));
  }

  /** The form is for the next round, or for the one that is corrected. */
  #prepareForm(): void {
    const { editing } = this.page.state;
    const { rules, context } = this.matches.basis(editing ?? undefined);
    const { summary } = this.matches;
    const table = context.present ?? [];
    const sitsOut = editing === null ? summary.sitsOut : undefined;
    this.#parts.form.prepare({ table, rules, context, ...(sitsOut && { sitsOut }) });
  }

  /** What keeps a form from being sent. */
  get fault(): Fault | null {
    const { l, form } = this.#parts;
    const { matches, page } = this;
    if (!matches.current) return null;
    const { editing } = page.state;
    const hasForm = () => !matches.summary.ended || editing !== null;
    const { open, result } = form.state;
    const { wrong } = this.#parts.submission;
    if (wrong && hasForm()) return wrong;
    const text = () => notRecorded(l, page.nameOf(editing ?? undefined)());
    if (form.touched && result && hasForm()) return { flag: 'badInput', text: text(), at: ['[part=record]'] };
    return this.#host.required && matches.summary.played === 0
      ? { flag: 'valueMissing', text: text(), at: [...placeOf(open[0] ?? ''), '[data-enter]'] }
      : null;
  }

  /** What stands in the root, its classes, and whether there is no form any more. */
  draw({ view, entry, receipt, readonly, dock }: Drawing<Draft, Result>) {
    const { matches, page } = this;
    const { l } = this.#parts;
    const it = page.page(view, receipt, readonly);
    const { editing, notice, elsewhere } = it.state;
    const more =
      editing === null
        ? { summary: matches.summary, later: false }
        : { label: correct(l), later: !!it.later };
    return {
      // a match that is over has no form, however few are left for one
      isOver: it.summary.ended && editing === null,
      classes: `${readonly ? '' : 'has-dock'} ${notice || elsewhere ? 'has-notice' : ''}`,
      content: html`${notes(l, this.keeper)} ${matchView(it, entry, dock(more))}`,
    };
  }
}
