import type { LitElement } from 'lit';
import { WakeLockController } from '../controllers/wake-lock.js';
import { keepFocus, setFocus } from './focus.js';
import { late } from './late.js';
import { EMPTY, START, type PageState, type Panel } from './match-page.js';

/** What is open on the page of a match; where the focus goes when a section comes or goes; what loads late. */
export abstract class PageUi {
  protected readonly host: LitElement;
  protected readonly wakeLock: WakeLockController;
  /** Undefined until it is loaded, null where that failed. */
  protected charts: typeof import('./views/chart.js') | null | undefined;
  protected filing: typeof import('./files/files.js') | null | undefined;
  #state: PageState = START;

  constructor(host: LitElement) {
    this.host = host;
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
    if (this.#state.fresh !== null || this.#state.notice !== null) this.set({ fresh: null, notice: null });
  }

  set(change: Partial<PageState>): void {
    const { panel } = this.#state;
    const other = change.panel !== undefined && change.panel !== panel;
    this.#state = { ...this.#state, ...(other && EMPTY), ...change };
    this.host.requestUpdate();
    const next = this.#state.panel;
    if (next === panel) return;
    if (next === 'chart' && !this.charts) void this.#loadChart();
    if (next === 'files' && !this.filing) void this.#loadFiles();
    // a section that closes, or gives way to another, takes the focused button along
    if (next === '') this.focusOn(`[data-opens=${panel}]`, '[data-opens=more]');
    else if (panel !== '') this.focusPanel(next);
  }

  keepAwake(on: boolean): void {
    this.wakeLock.set(on);
  }

  /** Says that a part did not load. */
  protected abstract lost(): void;

  protected focusOn(...selectors: readonly string[]): void {
    setFocus(this.host, selectors);
  }

  protected keepFocus(...selectors: readonly string[]): void {
    keepFocus(this.host, selectors);
  }

  protected focusPanel(panel: Panel): void {
    this.focusOn(
      ...['.body input:is(:checked, :not([type=radio]))', 'button'].map(
        (what) => `[data-panel=${panel}] ${what}`,
      ),
    );
  }

  async #loadFiles(): Promise<void> {
    this.filing = await this.#load(late.files);
    this.host.requestUpdate();
  }

  async #loadChart(): Promise<void> {
    this.charts = await this.#load(late.chart);
    this.host.requestUpdate();
  }

  async #load<T>(load: () => Promise<T>): Promise<T | null> {
    try {
      return await load();
    } catch {
      this.lost();
      return null;
    }
  }
}
