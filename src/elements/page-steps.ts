import type { FormController } from '../controllers/form.js';
import type { MatchController } from '../controllers/match.js';
import type { StorageController } from '../controllers/storage.js';
import { create } from '../core/match.js';
import type { Match } from '../core/match.js';
import { InvalidInput, type RoundResult, type Rules } from '../core/round.js';
import { isolate } from '../localization/localizer.js';
import type { LocaleController } from '../localization/locale-controller.js';
import * as words from '../localization/messages/match.js';
import { lostPart } from '../localization/messages/shared.js';
import { otherWindow } from '../localization/messages/storage.js';
import type { GameView } from './game-view.js';
import { EMPTY, type Naming } from './match-page.js';
import { PageUi } from './page-ui.js';
import { standing } from './views/standing.js';
import type { MovingElement } from './moving-element.js';

/** What the page of a match works on. */
export interface PageParts<Draft, Round, Result extends RoundResult> {
  readonly l: LocaleController;
  readonly game: GameView<Draft, Round, Result>;
  readonly form: FormController<Draft, Result>;
  readonly matches: MatchController<Result, () => string>;
  readonly storage: StorageController;
  /** The currency that the page gives, if it does. */
  readonly currency: () => string | undefined;
  /** The rules that the page gives, complete. */
  readonly usual: () => Rules;
  /** Says in the status node what was done. */
  say(text: string): void;
}

/** What a user changes, and undo: each is a step that can be taken back, said in one sentence. */
export class PageSteps<Draft, Round, Result extends RoundResult> extends PageUi {
  protected readonly parts: PageParts<Draft, Round, Result>;

  constructor(host: MovingElement, parts: PageParts<Draft, Round, Result>) {
    super(host, parts.l, () => parts.game.sections());
    this.parts = parts;
  }

  say(text: string): void {
    this.parts.say(text);
  }

  protected override lost(): void {
    this.say(lostPart(this.parts.l));
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

  change(step: (match: Match) => Match, { what, said, refused }: Naming): boolean {
    const { l, game, matches } = this.parts;
    const { out = [] } = matches.summary;
    try {
      matches.act(step(matches.match), what);
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.parts.say(refused?.(error.issues) ?? words.refused(l));
      return false;
    }
    const { match, summary } = matches;
    const { rules } = matches.basis();
    const fallen = summary.out?.filter((seat) => !out.includes(seat)) ?? [];
    const list = () => l.list(fallen.map((seat) => isolate(match.players[seat] ?? '')));
    const news = fallen.length > 0 ? game.sheet.out?.said(l, list()) : '';
    const now = standing({ l, game, summary, rules, names: match.players });
    this.parts.say([said(), news, now].filter(Boolean).join('. '));
    return true;
  }
}
