import { basisOf, sheet, summary } from '../core/match.js';
import type { Match } from '../core/match.js';
import type { RoundResult, Rules, Seat } from '../core/round.js';
import { imported } from '../localization/messages/link.js';
import { languageOf } from '../localization/resolve.js';
import type { FileTools } from './files/tools.js';
import type { Late } from './late.js';
import type { MovingElement } from './moving-element.js';
import { START, type MatchPage, type PageActions, type Panel } from './match-page.js';
import { PageRounds } from './page-rounds.js';
import type { PageParts } from './page-steps.js';
import { RulesInWords } from './rules-in-words.js';
import { SharedLink } from './shared-link.js';
import type { EntryView } from './views/entry.js';

/** The page of a match: what it shows, what is open in its sections, and another match in the place of this one. */
export class PageController<Draft, Round, Result extends RoundResult>
  extends PageRounds<Draft, Round, Result>
  implements PageActions
{
  readonly #link: SharedLink;
  readonly #rules: RulesInWords<Result>;
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
      game,
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
