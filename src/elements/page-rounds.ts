import { add, remove, revise } from '../core/match.js';
import type { Match } from '../core/match.js';
import type { RoundResult } from '../core/round.js';
import * as words from '../localization/messages/match.js';
import { mayMove } from './later.js';
import type { PageState } from './match-page.js';
import { PageSteps } from './page-steps.js';
import { hasRow, lineName } from './views/standing.js';

/** A user enters, corrects and removes rounds. */
export abstract class PageRounds<Draft, Round, Result extends RoundResult> extends PageSteps<
  Draft,
  Round,
  Result
> {
  /** How the entry that is being corrected is called. */
  #corrected = () => '';

  record(): void {
    const { l, form, game, matches } = this.parts;
    const { editing } = this.state;
    const { round } = form;
    const { result } = form.state;
    if (!result) return;
    if (editing !== null) {
      const what = this.nameOf(editing);
      const change = (match: Match) => revise(match, editing, round as never);
      if (this.change(change, { what, said: () => words.corrected(l, what()) })) {
        this.#finish({ editing: null, fresh: editing }, `[data-row='${editing}']`);
      }
      return;
    }
    const what = this.nameOf();
    const notice = () => words.done(l, what(), game.sheet.brief(l, result, matches.match.players, round));
    if (!this.change((match) => add(match, round as never), { what, said: notice })) return;
    this.#finish({ fresh: matches.match.entries.at(-1)?.id ?? null, notice });
  }

  /** The form has done its work: the sheet is back. */
  #finish(change: Partial<PageState>, ...focus: readonly string[]): void {
    this.parts.form.clear();
    this.set({ ...change, entering: false });
    const first = ['[data-enter]', '.entry input:enabled', '.entry button:enabled', '.side button:enabled'];
    this.focusOn(...focus, ...first);
  }

  enter(): void {
    this.set({ entering: true, panel: '', fresh: null, notice: null });
    this.focusOn('.entry input:enabled');
  }

  cancel(): void {
    const { editing } = this.state;
    this.parts.form.clear();
    this.set({ editing: null, entering: false });
    this.focusOn(`[data-row='${editing ?? ''}']`, '[data-enter]', '.entry input:enabled');
  }

  correct(id: string): void {
    const { match } = this.parts.matches;
    const entry = match.entries.find((it) => it.id === id);
    this.#corrected = this.nameOf(id);
    if (entry?.type === 'adjustment' || entry?.type === 'redeal') {
      const { reason = '' } = entry;
      const points = entry.type === 'adjustment' ? entry.points : [];
      const texts = points.flatMap((n, seat) => (n === null ? [] : [[`p${seat}`, String(n)] as const]));
      const fields = { ...Object.fromEntries(texts), reason };
      const panel = entry.type === 'redeal' ? 'redeal' : 'adjust';
      this.set({ ...this.abandon(), panel, fault: null, adjusting: id, fields });
      this.focusPanel(panel);
      return;
    }
    if (entry?.type !== 'round') return;
    this.sections.load().catch(() => {}); // says what of later rounds changes
    this.set({ editing: id, entering: true, panel: '', fresh: null, notice: null });
    // the form is for that round's table from the next update on
    void this.host.updateComplete.then(() => {
      this.parts.form.load(entry.round as Record<string, unknown>);
      this.focusOn('.entry h2');
    });
  }

  remove(id: string): void {
    if (!mayMove(this.parts.matches.lines, id)) this.#remove(id);
    else void this.#ask(id);
  }

  /** What cannot be said cannot be asked: then undo has to do. */
  async #ask(id: string): Promise<void> {
    const { l, matches, game } = this.parts;
    const part = await this.sections.load().catch(() => null);
    const text = part?.removalText(
      { l, game, names: matches.match.players, match: matches.match, lines: matches.lines },
      id,
    );
    if (!text) return this.#remove(id);
    this.set({ removing: id });
    this.say(text);
    this.focusOn('.ask button');
  }

  answer(yes: boolean): void {
    const { removing } = this.state;
    this.set({ removing: null });
    if (yes && removing !== null) this.#remove(removing);
    else this.focusOn(`[data-row='${removing ?? ''}']`);
  }

  #remove(id: string): void {
    const { l, matches } = this.parts;
    const rows = matches.lines.filter(hasRow).map(({ entry }) => entry.id);
    const neighbour = rows[rows.indexOf(id) + 1] ?? rows[rows.indexOf(id) - 1] ?? '';
    const what = this.nameOf(id);
    this.change((match) => remove(match, id), { what, said: () => words.removed(l, what()) });
    this.focusOn(`[data-row='${neighbour}']`, '[data-enter]', '.entry input:enabled');
  }

  /** Something else changed the match: what is being corrected may be gone. */
  follow(): void {
    const { match } = this.parts.matches;
    const { editing, adjusting } = this.state;
    const gone = (id: string | null) => id !== null && !match.entries.some((entry) => entry.id === id);
    if (!gone(editing) && !gone(adjusting)) return;
    this.giveUp();
    this.say(words.removed(this.parts.l, this.#corrected()));
  }

  /** How an entry is called now, so that it can be named when it is gone; the next round without an id. */
  nameOf(id?: string): () => string {
    const { l, game, matches } = this.parts;
    const next = matches.summary.played + 1;
    const line = matches.lines.find(({ entry }) => entry.id === id);
    return () => (line ? lineName({ l, game, names: matches.match.players }, line) : game.sheet.nth(l, next));
  }
}
