import { add, basisOf, remove, revise, sheet, summary } from '../core/match.js';
import type { Match } from '../core/match.js';
import type { RoundResult, Rules, Seat } from '../core/round.js';
import { imported } from '../localization/messages/link.js';
import * as words from '../localization/messages/match.js';
import { languageOf } from '../localization/resolve.js';
import type { FileTools } from './files/tools.js';
import type { Late } from './late.js';
import type { MovingElement } from './moving-element.js';
import { mayMove } from './later.js';
import { START, type MatchPage, type PageActions, type PageState, type Panel } from './match-page.js';
import { PageSteps, type PageParts } from './page-steps.js';
import { RulesInWords } from './rules-in-words.js';
import { SharedLink } from './shared-link.js';
import type { EntryView } from './views/entry.js';
import { hasRow, lineName } from './views/standing.js';

/** A user's doings on the page of a match: entering, correcting and removing rounds, beside those of the sections. */
export class PageController<Draft, Round, Result extends RoundResult>
  extends PageSteps<Draft, Round, Result>
  implements PageActions
{
  readonly #link: SharedLink;
  readonly #rules: RulesInWords<Result>;
  /** How the entry that is being corrected is called. */
  #corrected = () => '';
  /** Those of the section that is open. */
  #files: { readonly panel: Panel; readonly tools: FileTools } | undefined;

  constructor(host: MovingElement, parts: PageParts<Draft, Round, Result>) {
    super(host, parts);
    this.#rules = new RulesInWords(parts.l, parts.game, this.sections);
    this.#link = new SharedLink(host, parts.game.game.id, parts.matches, () => this.filing.load());
  }

  page(view: EntryView<Draft>, receipt: unknown, readonly: boolean): MatchPage {
    const { l, game, form, matches } = this.parts;
    const { match, summary, lines, canUndo, canRedo } = matches;
    const names = match.players;
    const page: MatchPage = {
      l,
      game: game,
      language: languageOf(this.host),
      names,
      match,
      summary,
      lines,
      rules: matches.basis().rules,
      rulesText: this.#rules.text(matches.basis().rules),
      usual: this.parts.usual,
      state: this.state,
      view: view,
      form: form.state,
      round: form.round,
      receipt,
      readonly,
      disabled: view.disabled,
      canUndo,
      canRedo,
      awake: this.wakeLock.on,
      content: undefined,
      files: this.#filesOf(this.state.panel),
      later: undefined,
      shared: null,
      linkFault: this.#link.fault,
      act: this,
    };
    const shared = this.#link.match;
    return {
      ...page,
      content: this.#content(page),
      later: this.sections.use(({ later }) => later(page)) ?? undefined,
      ...(shared && { shared: sharedPage(page, shared, (rules) => this.#rules.text(rules)) }),
    };
  }

  #content(page: MatchPage): unknown {
    const { panel } = this.state;
    if (panel === 'chart') return this.charts.use((it) => this.#chart(it));
    if (panel === 'settlement')
      return this.settling.use((it) => it.settlementView(page, this.parts.currency()));
    if (panel === 'files') return this.filing.use((it) => this.#filesPanel(it, page.disabled));
    return this.sections.use(({ panels, sections }) =>
      panel in panels ? panels[panel as keyof typeof panels]({ ...page, sections }) : undefined,
    );
  }

  #chart({ chart }: Late<'chart'>): unknown {
    const { l, game, matches } = this.parts;
    const { match, lines, summary } = matches;
    const { fields } = this.state;
    const seat = (text: string | undefined) => (text ? Number(text) : null);
    const set = (name: 'line' | 'over', to: Seat | null) =>
      this.set({ fields: { ...this.state.fields, [name]: String(to ?? '') } });
    return chart({
      l,
      names: match.players,
      lines,
      summary,
      best: game.game.best(matches.basis().rules),
      chosen: seat(fields.line),
      over: seat(fields.over),
      choose: (at) => set('line', at),
      point: (at) => set('over', at),
    });
  }

  #filesPanel({ FileTools, filesPanel }: Late<'files'>, disabled: boolean): unknown {
    return filesPanel(this.parts.l, this.#tools(FileTools), disabled);
  }

  /** Nothing of them is left when another section is open, or the same one again. */
  #filesOf(panel: Panel): FileTools | undefined {
    if (this.#files?.panel !== panel) this.#files = undefined;
    return this.#files?.tools;
  }

  #tools(Tools: Late<'files'>['FileTools']): FileTools {
    const { l, game, matches, storage } = this.parts;
    const { panel } = this.state;
    const tools =
      this.#filesOf(panel) ??
      new Tools(this.host, {
        l,
        game: game.game,
        matches,
        storage,
        name: () => this.#link.name,
        rulesText: () => this.#rules.whole(matches.basis().rules),
        say: (text) => this.say(text),
        replace: (match, id) => this.replace(match, id),
      });
    this.#files = { panel, tools };
    return tools;
  }

  async files(): Promise<FileTools | undefined> {
    try {
      return this.#tools((await this.filing.load()).FileTools);
    } catch {
      this.lost();
      return undefined;
    }
  }

  /** Shows another match in the place of this one; undo brings it back. */
  replace(match: Match, id?: string): void {
    const { l, matches } = this.parts;
    matches.replace(match, () => imported(l), id);
    this.parts.form.clear();
    this.set({ ...START, panel: this.state.panel, totals: this.state.totals });
  }

  takeShared(): void {
    const { match } = this.#link;
    this.#link.close();
    if (!match) return;
    this.replace(match);
    this.say(imported(this.parts.l));
    this.focusOn('[data-undo]:enabled');
  }

  loadShared(): void {
    void this.#link.load();
  }

  closeShared(): void {
    this.#link.close();
    this.focusOn('[data-enter]', 'input:enabled');
  }

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

/** A match from a link, to be read only. */
const sharedPage = (page: MatchPage, match: Match, rulesText: (rules: Rules) => string): MatchPage => ({
  ...page,
  match,
  names: match.players,
  summary: summary(match),
  lines: sheet(match),
  rules: basisOf(match).rules,
  rulesText: rulesText(basisOf(match).rules),
  state: START,
  readonly: true,
});
