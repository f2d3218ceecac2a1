import type { LitElement } from 'lit';
import type { FormController } from '../controllers/form.js';
import type { MatchController } from '../controllers/match.js';
import type { StorageController } from '../controllers/storage.js';
import {
  add,
  adjust,
  basisOf,
  create,
  join,
  leave,
  remove,
  rename,
  reorder,
  revise,
  setRules,
  sheet,
  summary,
} from '../core/match.js';
import type { Line, Match } from '../core/match.js';
import { InvalidInput, type RoundResult, type Rules, type Seat } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import { imported } from '../localization/messages/files.js';
import * as words from '../localization/messages/match.js';
import { tableSize } from '../localization/messages/panels.js';
import type { GameView } from './game-view.js';
import type { FileTools } from './files/tools.js';
import { START, type MatchPage, type PageActions, type PageState } from './match-page.js';
import { PageUi } from './page-ui.js';
import { SharedLink } from './shared-link.js';
import type { EntryView } from './views/entry.js';
import { lineName, standing } from './views/sheet.js';

/** What the page of a match works on. */
export interface PageParts<Draft, Round, Result extends RoundResult> {
  readonly l: Localizer;
  readonly game: GameView<Draft, Round, Result>;
  readonly form: FormController<Draft, Result>;
  readonly matches: MatchController<Result, () => string>;
  readonly storage: StorageController;
  /** Says in the status node what was done. */
  say(text: string): void;
}

/** A user's doings on the page of a match: each is a step that undo takes back, said in one sentence. */
export class PageController<Draft, Round, Result extends RoundResult> extends PageUi implements PageActions {
  readonly #parts: PageParts<Draft, Round, Result>;
  readonly #link: SharedLink;
  #files: FileTools | undefined;

  constructor(host: LitElement, parts: PageParts<Draft, Round, Result>) {
    super(host);
    this.#parts = parts;
    this.#link = new SharedLink(host, parts.game.game.id, parts.matches);
  }

  page(view: EntryView<Draft>, receipt: unknown, readonly: boolean): MatchPage {
    const { l, game, form, matches } = this.#parts;
    const { match, summary, lines, canUndo, canRedo } = matches;
    const page: MatchPage = {
      l,
      game: game,
      names: match.players,
      match,
      summary,
      lines,
      rules: matches.basis().rules,
      state: this.state,
      view: view,
      form: form.state,
      receipt,
      readonly,
      disabled: view.disabled,
      canUndo,
      canRedo,
      awake: this.wakeLock.on,
      chart:
        this.charts?.chart({ l, names: match.players, lines, summary, best: game.game.best }) ?? this.charts,
      files: this.#filesPanel(view.disabled),
      shared: null,
      badLink: this.#link.broken,
      act: this,
    };
    const shared = this.#link.match;
    return shared ? { ...page, shared: sharedPage(page, shared) } : page;
  }

  #filesPanel(disabled: boolean): unknown {
    if (!this.filing) return this.filing;
    const { l, game, matches, storage } = this.#parts;
    this.#files ??= new this.filing.FileTools(this.host, {
      l,
      game: game.game,
      matches,
      storage,
      name: () => this.#link.name,
      say: (text) => this.say(text),
      replace: (match, id) => this.replace(match, id),
    });
    return this.filing.filesPanel(l, this.#files, disabled);
  }

  /** Shows another match in the place of this one; undo brings it back. */
  replace(match: Match, id?: string): void {
    const { l, matches } = this.#parts;
    matches.replace(match, () => imported(l), id);
    this.#parts.form.clear();
    this.set({ ...START, panel: this.state.panel, totals: this.state.totals });
  }

  takeShared(): void {
    const { match } = this.#link;
    this.#link.close();
    if (!match) return;
    this.replace(match);
    this.say(imported(this.#parts.l));
    this.focusOn('[data-undo]:enabled');
  }

  closeShared(): void {
    this.#link.close();
    this.focusOn('[data-enter]', 'input:enabled');
  }

  say(text: string): void {
    this.#parts.say(text);
  }

  record(): void {
    const { l, form, game, matches } = this.#parts;
    const { editing } = this.state;
    const result = form.state.result;
    if (!result) return;
    if (editing !== null) {
      const name = this.#nameOf(editing);
      this.#try(
        () => revise(matches.match, editing, form.round as never),
        name,
        () => words.corrected(l, name()),
      );
      this.#finish({ editing: null, fresh: editing });
      return;
    }
    const n = matches.summary.played + 1;
    const name = () => game.sheet.nth(l, n);
    const notice = () => words.done(l, name(), game.sheet.brief(l, result, matches.match.players));
    this.#try(() => add(matches.match, form.round as never), name, notice);
    this.#finish({ fresh: matches.match.entries.at(-1)?.id ?? null, notice: notice() });
  }

  /** The form has done its work: the sheet is back. */
  #finish(change: Partial<PageState>): void {
    this.#parts.form.clear();
    this.set({ ...change, entering: false });
    this.focusOn('[data-enter]', '.entry input:enabled', '.entry button:enabled', '.side button:enabled');
  }

  enter(): void {
    this.set({ entering: true, panel: '', fresh: null, notice: '' });
    this.focusOn('.entry input:enabled');
  }

  cancel(): void {
    const { editing } = this.state;
    this.#parts.form.clear();
    this.set({ editing: null, entering: false });
    this.focusOn(`[data-row='${editing ?? ''}']`, '[data-enter]', '.entry input:enabled');
  }

  correct(id: string): void {
    const { match } = this.#parts.matches;
    const entry = match.entries.find((it) => it.id === id);
    if (entry?.type === 'adjustment') {
      const { points, reason = '' } = entry;
      const texts = points.flatMap((n, seat) => (n === null ? [] : [[`p${seat}`, String(n)] as const]));
      this.set({ panel: 'adjust', editing: id, fields: { ...Object.fromEntries(texts), reason } });
      this.focusPanel('adjust');
      return;
    }
    if (entry?.type !== 'round') return;
    this.set({ editing: id, entering: true, panel: '', fresh: null, notice: '' });
    // the form is for that round's table from the next update on
    void this.host.updateComplete.then(() => {
      this.#parts.form.load(entry.round as Record<string, unknown>);
      this.focusOn('.entry h2');
    });
  }

  remove(id: string): void {
    const { l, matches } = this.#parts;
    const rows = matches.lines.map(({ entry }) => entry.id);
    const neighbour = rows[rows.indexOf(id) + 1] ?? rows[rows.indexOf(id) - 1] ?? '';
    const name = this.#nameOf(id);
    this.#try(
      () => remove(matches.match, id),
      name,
      () => words.removed(l, name()),
    );
    this.focusOn(`[data-row='${neighbour}']`, '[data-enter]', '.entry input:enabled');
  }

  /** How an entry is called now, so that it can be named when it is gone. */
  #nameOf(id: string): () => string {
    const { l, game, matches } = this.#parts;
    const line = matches.lines.find(({ entry }) => entry.id === id) as Line;
    return () => lineName({ l, game: game }, line);
  }

  undo(): void {
    const { l, matches } = this.#parts;
    this.#step(
      () => matches.undo(),
      (what) => words.undone(l, what),
    );
  }

  redo(): void {
    const { l, matches } = this.#parts;
    this.#step(
      () => matches.redo(),
      (what) => words.redone(l, what),
    );
  }

  #step(step: () => (() => string) | undefined, said: (what: string) => string): void {
    try {
      const what = step();
      if (!what) return;
      this.set({ fresh: null, notice: '', editing: null });
      this.#parts.say(said(what()));
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.#parts.say(words.refused(this.#parts.l));
    }
    this.focusOn(':focus:enabled', '[data-undo]:enabled', '[data-redo]:enabled', '[data-enter]');
  }

  adjust(points: ReadonlyMap<Seat, number>, reason: string): void {
    const { l, matches } = this.#parts;
    const { editing } = this.state;
    const { match } = matches;
    const old = match.entries.find((entry) => entry.id === editing);
    const adjustment = {
      points: match.players.map((_, seat) => points.get(seat) ?? null),
      ...(reason === '' ? {} : { reason }),
      ...(old?.type === 'adjustment' && old.played ? { played: true } : {}),
    };
    const name = () => reason || words.adjustment(l);
    this.#try(
      () => (editing === null ? adjust(match, adjustment) : revise(match, editing, adjustment)),
      name,
      () => words.changed(l, name()),
    );
    this.set({
      panel: '',
      fields: {},
      editing: null,
      fresh: editing ?? matches.match.entries.at(-1)?.id ?? null,
    });
  }

  rename(seat: Seat, name: string): void {
    this.#seats((match) => rename(match, seat, name));
  }

  join(name: string): void {
    this.#seats((match) => join(match, name));
  }

  leave(seat: Seat): void {
    this.#seats((match) => leave(match, seat));
  }

  reorder(seats: readonly Seat[]): void {
    this.#seats((match) => reorder(match, seats));
  }

  #seats(change: (match: Match) => Match): void {
    const { l, game, matches } = this.#parts;
    const { min, max } = game.game.seats;
    const name = () => words.players(l);
    const done = this.#try(
      () => change(matches.match),
      name,
      () => words.changed(l, name()),
    );
    this.set(done ? { fields: {}, fault: '' } : { fault: `join:${tableSize(l, min, max)}` });
    this.focusOn(':focus:enabled', '[data-panel=players] :is(input, button):enabled');
  }

  length(rounds: number | null): void {
    this.#setting((match) => setRules(match, { rounds }));
  }

  firstDealer(seat: Seat): void {
    this.#setting((match) => this.#parts.matches.read({ ...match, dealer: seat }));
  }

  rule(option: string, value: unknown, whole: boolean): void {
    const { matches } = this.#parts;
    const changed = ({ preset: _, ...rules }: Rules) => ({ ...rules, [option]: value });
    this.#setting((match) =>
      whole
        ? matches.read({
            ...match,
            rules: changed(match.rules),
            entries: match.entries.map((it) =>
              it.type === 'rules' ? { ...it, rules: changed(it.rules) } : it,
            ),
          })
        : setRules(match, { [option]: value }),
    );
    this.set({ fields: {} });
  }

  #setting(change: (match: Match) => Match): void {
    const { l, matches } = this.#parts;
    const name = () => words.settings(l);
    this.#try(
      () => change(matches.match),
      name,
      () => words.changed(l, name()),
    );
  }

  newMatch(): void {
    const { l, game, matches } = this.#parts;
    const { match, summary } = matches;
    const seats = [...summary.order].sort((a, b) => a - b);
    const name = () => game.sheet.newMatch(l);
    const next = () =>
      create({
        game: game.game,
        players: seats.map((seat) => match.players[seat] ?? ''),
        rules: matches.basis().rules,
        dealer: Math.max(0, seats.indexOf(summary.dealer)),
      });
    if (!this.#try(next, name, name, true)) return;
    this.#parts.form.clear();
    this.reset();
    this.focusOn('[data-enter]', '.entry input:enabled');
  }

  /** Changes the match and says so; what the core refuses is said as well. @returns whether it was done */
  #try(change: () => Match, what: () => string, said: () => string, anew = false): boolean {
    const { l, game, matches } = this.#parts;
    try {
      if (anew) matches.replace(change(), what);
      else matches.act(change(), what);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.#parts.say(words.refused(l));
      return false;
    }
    const { match, summary } = matches;
    this.#parts.say(
      [said(), standing({ l, game, summary, names: match.players })].filter(Boolean).join('. '),
    );
    return true;
  }
}

/** A match from a link, to be read only. */
const sharedPage = (page: MatchPage, match: Match): MatchPage => ({
  ...page,
  match,
  names: match.players,
  summary: summary(match),
  lines: sheet(match),
  rules: basisOf(match).rules,
  state: START,
  readonly: true,
});
