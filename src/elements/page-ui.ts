import type { LitElement } from 'lit';
import { WakeLockController } from '../controllers/wake-lock.js';
import { setFocus } from './focus.js';
import { START, type PageState, type Panel } from './match-page.js';

/** What is open on the page of a match; where the focus goes when a section comes or goes; what loads late. */
export class PageUi {
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
    this.#state = { ...START, totals: this.#state.totals };
  }

  /** A form is being filled in: what was done before is no longer the last thing. */
  begun(): void {
    if (this.#state.fresh !== null || this.#state.notice !== '') this.set({ fresh: null, notice: '' });
  }

  set(change: Partial<PageState>): void {
    const { panel } = this.#state;
    this.#state = { ...this.#state, ...change };
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

  protected focusOn(...selectors: readonly string[]): void {
    setFocus(this.host, selectors);
  }

  protected focusPanel(panel: Panel): void {
    this.focusOn(...['.body input', 'button'].map((what) => `[data-panel=${panel}] ${what}`));
  }

  async #loadFiles(): Promise<void> {
    try {
      this.filing = await import('./files/files.js');
    } catch {
      this.filing = null;
    }
    this.host.requestUpdate();
  }

  async #loadChart(): Promise<void> {
    try {
      this.charts = await import('./views/chart.js');
    } catch {
      this.charts = null;
    }
    this.host.requestUpdate();
  }
}
