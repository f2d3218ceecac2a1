import type { LitElement } from 'lit';
import { WakeLockController } from '../controllers/wake-lock.js';
import { keepFocus, setFocus } from './focus.js';
import { late, LatePart, whenIdle } from './late.js';
import { EMPTY, START, type PageState, type Panel } from './match-page.js';

/** What is open on the page of a match; where the focus goes when a section comes or goes; what loads late. */
export abstract class PageUi {
  protected readonly host: LitElement;
  protected readonly wakeLock: WakeLockController;
  protected readonly charts = new LatePart(() => late.chart());
  protected readonly filing = new LatePart(() => late.files());
  #state: PageState = START;
  #warmed = false;

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
    this.#warm();
    const next = this.#state.panel;
    if (next === panel) return;
    if (next === 'chart') void this.#load(this.charts);
    if (next === 'files') void this.#load(this.filing);
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

  /** Loads what may be asked for once the network is gone. Nobody who only reads the page has to pay for it. */
  #warm(): void {
    if (this.#warmed) return;
    this.#warmed = true;
    whenIdle(() => {
      for (const part of [this.charts, this.filing]) void part.load().catch(() => {});
    });
  }

  async #load(part: LatePart<unknown>): Promise<void> {
    try {
      await part.load();
    } catch {
      this.lost();
    }
    this.host.requestUpdate();
  }
}
