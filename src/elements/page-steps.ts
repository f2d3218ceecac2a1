import type { LitElement } from 'lit';
import type { FormController } from '../controllers/form.js';
import type { MatchController } from '../controllers/match.js';
import type { StorageController } from '../controllers/storage.js';
import { adjust, create, join, leave, rename, reorder, revise, setRules } from '../core/match.js';
import type { Match } from '../core/match.js';
import { InvalidInput, type RoundResult, type Rules, type Seat } from '../core/round.js';
import { isolate, type Localizer } from '../localization/localizer.js';
import * as words from '../localization/messages/match.js';
import * as says from '../localization/messages/panels.js';
import { recorded } from '../localization/messages/shared.js';
import { otherWindow } from '../localization/messages/storage.js';
import type { GameView } from './game-view.js';
import { EMPTY, type Options } from './match-page.js';
import { PageUi } from './page-ui.js';
import { standing } from './views/standing.js';

/** What the page of a match works on. */
export interface PageParts<Draft, Round, Result extends RoundResult> {
  readonly l: Localizer;
  readonly game: GameView<Draft, Round, Result>;
  readonly form: FormController<Draft, Result>;
  readonly matches: MatchController<Result, () => string>;
  readonly storage: StorageController;
  /** The rules that the page gives, complete. */
  readonly usual: () => Rules;
  /** Says in the status node what was done. */
  say(text: string): void;
}

/** What a change of the match is called, in the language of the moment. */
interface Naming {
  /** For undo: “Game 12”. */
  readonly what: () => string;
  /** When it was done: “Corrected: Game 12”. */
  readonly said: () => string;
  /** When the core refuses it. */
  readonly refused?: () => string;
}

/** What a user changes in the sections, and undo: each is a step that can be taken back, said in one sentence. */
export class PageSteps<Draft, Round, Result extends RoundResult> extends PageUi {
  protected readonly parts: PageParts<Draft, Round, Result>;

  constructor(host: LitElement, parts: PageParts<Draft, Round, Result>) {
    super(host);
    this.parts = parts;
  }

  say(text: string): void {
    this.parts.say(text);
  }

  protected override lost(): void {
    this.say(says.chartFailed(this.parts.l));
  }

  override reset(): void {
    this.abandon();
    super.reset();
  }

  /** Not the user gives up what is being corrected: it is gone, or something else is shown. */
  giveUp(): void {
    if (this.state.editing !== null || this.state.adjusting !== null)
      this.quietly({ ...EMPTY, ...this.abandon() });
  }

  undo(): void {
    const { l, matches } = this.parts;
    const step = () => matches.undo();
    this.#step(step, (what) => words.undone(l, what));
    this.focusOn('[data-undo]:enabled', '[data-redo]:enabled', '[data-enter]');
  }

  redo(): void {
    const { l, matches } = this.parts;
    const step = () => matches.redo();
    this.#step(step, (what) => words.redone(l, what));
    this.focusOn('[data-redo]:enabled', '[data-undo]:enabled', '[data-enter]');
  }

  #step(step: () => (() => string) | undefined, said: (what: string) => string): void {
    const { l } = this.parts;
    try {
      const what = step();
      if (!what) return;
      this.set({ fresh: null, notice: null, ...this.abandon() });
      this.parts.say(said(what()));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      const theirs = error.issues.some(({ code }) => code === 'changed');
      this.parts.say((theirs ? otherWindow : words.refused)(l));
    }
  }

  /** Gives up what is being corrected. */
  protected abandon() {
    const { editing, adjusting, panel } = this.state;
    if (editing !== null) this.parts.form.clear();
    return {
      ...(editing !== null && { editing: null, entering: false }),
      panel: adjusting === null ? panel : '',
    } as const;
  }

  adjust(points: ReadonlyMap<Seat, number>, reason: string): void {
    const { l, matches } = this.parts;
    const { adjusting } = this.state;
    const { match } = matches;
    const old = match.entries.find((entry) => entry.id === adjusting);
    const was = old?.type === 'adjustment' ? old : undefined;
    // who joined later has no place in an older entry
    const { length } = was?.points ?? match.players;
    const adjustment = {
      points: Array.from({ length }, (_, seat) => points.get(seat) ?? null),
      ...(reason === '' ? {} : { reason }),
      ...(was?.played ? { played: true } : {}),
    };
    const what = () => reason || words.adjustment(l);
    const change = () => (was ? revise(match, was.id, adjustment) : adjust(match, adjustment));
    const said = () => (was ? words.corrected(l, what()) : recorded(l, what()));
    if (!this.try(change, { what, said })) return;
    const id = was?.id ?? matches.match.entries.at(-1)?.id ?? null;
    this.set({ panel: '', fresh: id });
    if (was) this.focusOn(`[data-row='${id ?? ''}']`);
  }

  rename(seat: Seat, name: string): void {
    const { l } = this.parts;
    const old = this.#name(seat);
    const said = () => says.renamed(l, isolate(name), old);
    this.#seats(`name${seat}`, said, (match) => rename(match, seat, name));
  }

  join(name: string): void {
    const { l } = this.parts;
    const said = () => says.joined(l, isolate(name));
    this.#seats('join', said, (match) => join(match, name));
  }

  leave(seat: Seat): void {
    const { l } = this.parts;
    const name = this.#name(seat);
    const said = () => says.left(l, name);
    this.#seats('', said, (match) => leave(match, seat));
  }

  reorder(seats: readonly Seat[]): void {
    const { l, matches } = this.parts;
    const names = seats.map((seat) => this.#name(seat));
    const back = seats.findIndex((seat) => !matches.summary.order.includes(seat));
    const said = () => (back < 0 ? says.order(l, l.list(names)) : says.back(l, names[back] ?? ''));
    this.#seats('', said, (match) => reorder(match, seats));
  }

  #name(seat: Seat): string {
    return isolate(this.parts.matches.match.players[seat] ?? '');
  }

  /** @param field that has done its work, or is to blame */
  #seats(field: string, said: () => string, change: (match: Match) => Match): void {
    const { l, game, matches } = this.parts;
    const { min, max } = game.game.seats;
    const refused = () => says.tableSize(l, min, max);
    const done = this.try(() => change(matches.match), { what: said, said, refused });
    const { [field]: _, ...fields } = this.state.fields;
    this.set(done ? { fields, fault: null } : { fault: { field, text: refused } });
    this.keepFocus('[data-panel=players] :is(input, button):enabled');
  }

  length(rounds: number | null): void {
    const { l } = this.parts;
    const value = () => (rounds === null ? says.open(l) : l.number(rounds));
    const said = () => words.done(l, says.length(l), value());
    this.#setting((match) => setRules(match, { rounds }), said);
  }

  firstDealer(seat: Seat): void {
    const { l } = this.parts;
    const name = this.#name(seat);
    const said = () => words.done(l, says.firstDealer(l), name);
    this.#setting((match) => this.parts.matches.read({ ...match, dealer: seat }), said);
  }

  rules(here: Options, whole: Options): void {
    const { matches } = this.parts;
    const changed = ({ preset: _, ...rules }: Rules) => ({ ...rules, ...whole });
    const anew = (match: Match) =>
      matches.read({
        ...match,
        rules: changed(match.rules),
        entries: match.entries.map((it) => (it.type === 'rules' ? { ...it, rules: changed(it.rules) } : it)),
      });
    this.#setting((match) => {
      const start = Object.keys(whole).length > 0 ? anew(match) : match;
      return Object.keys(here).length > 0 ? setRules(start, here) : start;
    });
    this.set({ fields: {} });
    this.keepFocus('[data-panel=settings] :is(input:checked, button):enabled');
  }

  #setting(change: (match: Match) => Match, said?: () => string): void {
    const { l, matches } = this.parts;
    const what = said ?? (() => words.settings(l));
    this.try(() => change(matches.match), { what, said: said ?? (() => words.changed(l, what())) });
  }

  newMatch(): void {
    const { l, game, matches } = this.parts;
    const { match, summary } = matches;
    const seats = [...summary.order].sort((a, b) => a - b);
    const name = () => game.sheet.newMatch(l);
    matches.replace(
      create({
        game: game.game,
        players: seats.map((seat) => match.players[seat] ?? ''),
        rules: matches.basis().rules,
        dealer: Math.max(0, seats.indexOf(summary.dealer)),
      }),
      name,
    );
    this.parts.say(name());
    this.parts.form.clear();
    this.reset();
    this.focusOn('[data-enter]', '.entry input:enabled');
  }

  /** Changes the match and says so; what the core refuses is said as well. @returns whether it was done */
  protected try(change: () => Match, { what, said, refused }: Naming): boolean {
    const { l, game, matches } = this.parts;
    try {
      matches.act(change(), what);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.parts.say(refused?.() ?? words.refused(l));
      return false;
    }
    const { match, summary } = matches;
    const { rules } = matches.basis();
    const now = standing({ l, game, summary, rules, names: match.players });
    this.parts.say([said(), now].filter(Boolean).join('. '));
    return true;
  }
}
