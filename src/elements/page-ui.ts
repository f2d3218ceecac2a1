import { WakeLockController } from '../controllers/wake-lock.js';
import type { LocaleController } from '../localization/locale-controller.js';
import { keepFocus, setFocus } from './focus.js';
import type { SectionsView } from './game-view.js';
import { whenIdle } from './idle.js';
import { LatePart } from './late-part.js';
import { late, type Late } from './late.js';
import type { MovingElement } from './moving-element.js';
import { EMPTY, START, type PageState, type Panel } from './match-page.js';

/** What is open on the page of a match; where the focus goes when a section comes or goes; what loads late. */
export abstract class PageUi {
  protected readonly host: MovingElement;
  protected readonly wakeLock: WakeLockController;
  protected readonly charts: LatePart<Late<'chart'>>;
  protected readonly filing: LatePart<Late<'files'>>;
  protected readonly sections: LatePart<Late<'panels'> & { readonly sections: SectionsView }>;
  protected readonly settling: LatePart<Late<'settlement'>>;
  #state: PageState = START;
  #warmed = false;

  /** @param sections loads what only the game's sections show */
  constructor(host: MovingElement, l: LocaleController, sections: () => Promise<SectionsView>) {
    this.host = host;
    this.charts = new LatePart(host, l, () => late.chart());
    this.filing = new LatePart(host, l, () => late.files());
    this.sections = new LatePart(host, l, async () => {
      const [panels, game] = await Promise.all([late.panels(), sections()]);
      return { ...panels, sections: game, words: [...panels.words, ...(game.words ?? [])] };
    });
    this.settling = new LatePart(host, l, () => late.settlement());
    this.wakeLock = new WakeLockController(host);
  }

  get state(): PageState {
    return this.#state;
  }

  /** Another match is shown: nothing is open. */
  reset(): void {
    this.quietly({ ...START, totals: this.#state.totals });
  }

  /** What is open changes, and not by a user: the focus stays in the element only where it was there. */
  protected quietly(change: Partial<PageState>): void {
    this.#state = { ...this.#state, ...change };
    this.host.requestUpdate();
    if (this.host.shadowRoot?.activeElement) this.keepFocus('[data-enter]', '.entry input:enabled', 'button');
  }

  /** A form is being filled in: what was done before is no longer the last thing. */
  begun(): void {
    this.#warm();
    const { fresh, notice, elsewhere } = this.#state;
    if (fresh !== null || notice !== null || elsewhere) this.set({ fresh: null, notice: null });
  }

  /** Another window changed the match: that is the last thing now. */
  elsewhere(): void {
    this.set({ notice: null, elsewhere: true });
  }

  set(change: Partial<PageState>): void {
    const { panel } = this.#state;
    const other = change.panel !== undefined && change.panel !== panel;
    const done = change.notice !== undefined && { elsewhere: false };
    this.#state = { ...this.#state, ...(other && EMPTY), ...done, ...change };
    this.host.requestUpdate();
    if (change.panel !== 'settlement') this.#warm(); // it is there for readers too
    const next = this.#state.panel;
    if (next === panel) return;
    void this.#partOf(next)
      ?.load()
      .catch(() => this.lost());
    // a section that closes, or gives way to another, takes the focused button along
    if (next === '') this.focusOn(`[data-opens=${panel}]`, '[data-opens=more]');
    else if (panel !== '') this.focusPanel(next);
  }

  keepAwake(on: boolean): void {
    this.wakeLock.set(on);
  }

  /** Says that a part did not load. */
  protected abstract lost(): void;

  focusOn(...selectors: readonly string[]): void {
    void setFocus(this.host, selectors);
  }

  keepFocus(...selectors: readonly string[]): void {
    keepFocus(this.host, selectors);
  }

  /** Puts the focus into a section; while its content is on its way, on what closes it, and on from there if nobody moved it. */
  protected focusPanel(panel: Panel): void {
    const content = `[data-panel=${panel}] .body input:is(:checked, :not([type=radio]))`;
    const all = [content, `[data-panel=${panel}] button`];
    const part = this.#partOf(panel);
    const waiting = setFocus(this.host, all);
    if (!part || part.isHere) return;
    void Promise.all([waiting, part.load()]).then(
      ([at]) => {
        if (at && at === this.host.shadowRoot?.activeElement) void setFocus(this.host, all);
      },
      () => {},
    );
  }

  prefetch(panel: Panel): void {
    if (panel === 'more') this.#warm();
    else
      this.#partOf(panel)
        ?.load()
        .catch(() => {});
  }

  /** What a section is made of, where it comes late. */
  #partOf(panel: Panel): LatePart<object> | undefined {
    if (panel === 'chart') return this.charts;
    if (panel === 'files') return this.filing;
    if (panel === 'settlement') return this.settling;
    return panel === '' || panel === 'more' || panel === 'new' ? undefined : this.sections;
  }

  /** Loads what may be asked for once the network is gone. Nobody who only reads the page has to pay for it. */
  #warm(): void {
    if (this.#warmed) return;
    this.#warmed = true;
    whenIdle(() => {
      for (const part of [this.sections, this.charts, this.filing, this.settling])
        part.load().catch(() => {});
    });
  }
}
