import type { Match } from '../../src/core.js';
import { Harness } from './harness.js';
import { settled, until, type Shown } from './page.js';
import { all, focused, isVisible, nameOf, one, textOf, type Name } from './roles.js';

/** An element that keeps a match. */
export interface Keeper extends Shown {
  get match(): Match;
  set match(match: Match | string);
}

/** A row of the sheet as it is read: what stands in each player's cell. */
export interface Row {
  /** What the button is called: “Game 12”. */
  readonly name: string;
  readonly label: string;
  readonly cells: readonly string[];
}

/** The page of a match, whatever the game, in English. */
export class MatchHarness<E extends Keeper = Keeper> extends Harness<E> {
  // ---- Gestures

  undo = (): Promise<void> => this.press('button', 'Undo', this.toolbar);

  redo = (): Promise<void> => this.press('button', 'Redo', this.toolbar);

  /** On a narrow page: the form instead of the sheet. */
  begin = (): Promise<void> => this.press('button', /^Record (game|round) \d+$/);

  cancel = (): Promise<void> => this.press('button', 'Cancel');

  /** Opens or closes a section by its button, which may be under “More”, and waits for what loads late. */
  async section(label: string): Promise<void> {
    const openers = () =>
      all(this.root, 'button', label).filter((it) => it.ariaExpanded !== null && !this.sheet.contains(it));
    if (openers().length === 0) await this.press('button', 'More');
    await this.hand.press(openers()[0]!);
    await settled(this.element);
    await this.#loaded(label);
  }

  async #loaded(what: string): Promise<void> {
    await until(() => !this.root.querySelector('section .body:empty'), `the section ${what}`);
    await settled(this.element);
  }

  close = (): Promise<void> => this.press('button', 'Close', this.panel);

  /** Opens or closes a row by its number. */
  open = (name: Name): Promise<void> => this.press('button', name, this.sheet);

  /** Opens a row, unless it is open. */
  async show(name: Name): Promise<HTMLElement> {
    if (one(this.sheet, 'button', name).ariaExpanded !== 'true') await this.open(name);
    return this.detail(name);
  }

  async correct(name: Name): Promise<void> {
    await this.press('button', 'Correct', await this.show(name));
    await settled(this.element);
  }

  /** Presses the button that writes a correction down. */
  saveCorrection = (): Promise<void> =>
    this.press('button', 'Correct', this.root.querySelector('.entry [part="dock"]')!);

  async remove(name: Name): Promise<void> {
    await this.press('button', 'Remove', await this.show(name));
  }

  // ---- What is there

  get toolbar(): HTMLElement {
    return this.root.querySelector<HTMLElement>('[part="toolbar"]')!;
  }

  /** The section that is open. */
  get panel(): HTMLElement {
    const panel = this.root.querySelector<HTMLElement>('section[data-panel]');
    if (!panel) throw new Error('No section is open.');
    return panel;
  }

  get isPanelOpen(): boolean {
    return this.root.querySelector('section[data-panel]') !== null;
  }

  get sheet(): HTMLElement {
    return this.root.querySelector<HTMLElement>('[part="sheet"]')!;
  }

  /** What is shown at the top: the next round, the one that is corrected, or the end. */
  get headline(): string {
    return textOf(all(this.root, 'heading')[0]!);
  }

  get names(): string[] {
    return [...this.sheet.querySelectorAll(':scope > thead th > [dir]')].map(textOf);
  }

  /** The rows, first to last. */
  get lines(): HTMLTableRowElement[] {
    const rows = [...this.sheet.querySelectorAll<HTMLTableRowElement>(':scope > tbody > tr')];
    return rows.filter((row) => row.querySelector(':scope > th'));
  }

  get rows(): Row[] {
    return this.lines.map((row) => {
      const [head, ...cells] = row.children;
      const button = head!.querySelector('button') ?? head!;
      return { name: nameOf(button), label: textOf(button), cells: cells.map(textOf) };
    });
  }

  /** The figures of each row alone, without marks. */
  get figures(): (number | null)[][] {
    return this.rows.map(({ cells }) => cells.map((cell) => numberIn(cell)));
  }

  line(name: Name): HTMLTableRowElement {
    return one(this.sheet, 'button', name).closest('tr')!;
  }

  /** What a row that is open shows beneath. */
  detail(name: Name): HTMLElement {
    const next = this.line(name).nextElementSibling as HTMLElement | null;
    if (!next || next.querySelector(':scope > th')) throw new Error(`${String(name)} is not open.`);
    return next;
  }

  /** By name, from the foot of the sheet. */
  get totals(): Record<string, number> {
    return Object.fromEntries(this.#foot.map(([name, total]) => [name, numberIn(total)!]));
  }

  get ranks(): Record<string, string> {
    return Object.fromEntries(this.#foot.map(([name, , rank]) => [name, rank]));
  }

  get #foot(): [name: string, total: string, rank: string][] {
    const cells = [...this.sheet.querySelectorAll(':scope > tfoot td')];
    return this.names.map((name, i) => {
      const [total, rank] = [...cells[i]!.children].map(textOf);
      return [name, total!, rank!];
    });
  }

  /** What stands under the sheet. */
  get foot(): string {
    return textOf(this.root.querySelector('[part="foot"]')!);
  }

  /** What was done last, above the button on a narrow page; empty when there is none. */
  get notice(): string {
    const notice = this.root.querySelector('.notice > span');
    return notice && isVisible(notice) ? textOf(notice) : '';
  }

  /** What has the focus, as it is called; throws where it is lost. */
  get focus(): string {
    const at = focused();
    if (!at || at === document.body || at === this.element) throw new Error('The focus is lost.');
    return nameOf(at);
  }
}

/** The number that a text ends in, with any minus. */
export function numberIn(text: string): number | null {
  const digits = /[+−-]?\d[\d,]*$/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits.replace('−', '-').replaceAll(',', ''));
}
