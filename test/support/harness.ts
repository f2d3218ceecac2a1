import { script, type Hand } from './hands.js';
import { settled, type Shown } from './page.js';
import { all, isVisible, nameOf, one, textOf, type Name } from './roles.js';

/** What everybody at the page can do with an element of ours, and what they see; no test looks further inside. */
export class Harness<E extends Shown = Shown> {
  readonly element: E;
  /** How the gestures are made. */
  readonly hand: Hand;

  constructor(element: E, hand: Hand = script) {
    this.element = element;
    this.hand = hand;
  }

  get root(): ShadowRoot {
    if (!this.element.shadowRoot) throw new Error(`<${this.element.localName}> shows nothing.`);
    return this.element.shadowRoot;
  }

  // ---- Gestures

  async press(role: string, name: Name, within: ParentNode = this.root): Promise<void> {
    await this.hand.press(one(within, role, name));
    await settled(this.element);
  }

  async enter(name: Name, text: string, within: ParentNode = this.root): Promise<void> {
    await this.hand.enter(one(within, 'textbox', name) as HTMLInputElement, text);
    await settled(this.element);
  }

  /** Presses the button that writes the round down. */
  record = (): Promise<void> => this.press('button', /^(Record|Eintragen)/);

  /** Presses the button that the record button becomes. */
  next = (): Promise<void> => this.press('button', /^(Next|Nächste)/);

  // ---- What is there

  /** The button that writes the round down, or begins the next. */
  get recordButton(): HTMLElement {
    return one(this.root, 'button', /^(Record|Eintragen|Next|Nächste)/);
  }

  /** A question of the form. */
  question = (name: Name): HTMLElement => one(this.root, 'group', name);

  /** What is chosen in a question, or in the whole form. */
  chosen = (within: ParentNode = this.root): string[] =>
    [...all(within, 'checkbox'), ...all(within, 'radio')]
      .filter((it) => (it as HTMLInputElement).checked)
      .map(nameOf);

  typed = (name: Name): string => (one(this.root, 'textbox', name) as HTMLInputElement).value;

  has = (role: string, name?: Name): boolean => all(this.root, role, name).length > 0;

  /** The headline of the result; empty while there is none. */
  get verdict(): string {
    return all(this.root, 'heading').map(textOf).join(' ');
  }

  /** The sentence under the headline. */
  get reason(): string {
    const [headline] = all(this.root, 'heading');
    return headline?.nextElementSibling ? textOf(headline.nextElementSibling) : '';
  }

  /** What is odd about the round, under the reason. */
  get notes(): string[] {
    const [headline] = all(this.root, 'heading');
    return headline ? all(headline.parentElement!, 'paragraph').slice(1).map(textOf) : [];
  }

  /** What each player gets, by name. */
  get entries(): Record<string, string> {
    const figures = all(this.root, 'definition').map(textOf);
    return Object.fromEntries(all(this.root, 'term').map((term, i) => [textOf(term), figures[i] ?? '']));
  }

  /** The rows of the table of points, cell by cell, without its head. */
  get ledger(): string[][] {
    const [, ...rows] = all(this.root, 'row');
    return rows.map((row) => [...row.children].map(textOf));
  }

  /** The announcement for those who do not see the page. */
  get status(): string {
    return textOf(one(this.root, 'status'));
  }

  /** Every sentence that says what is wrong, in the order of the form. */
  get errors(): string[] {
    return [...this.root.querySelectorAll('.err')].filter(isVisible).map(textOf);
  }

  /** What a field or a question is described by: its errors. */
  describedBy(element: Element): string {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => textOf(this.root.getElementById(id)!)).join(' ');
  }

  /** What stands beside the record button. */
  get reading(): string {
    return textOf(this.root.querySelector('[part="dock"] .read')!);
  }

  /** Everything that is to be read, without the announcement. */
  get text(): string {
    const [status] = all(this.root, 'status');
    return [...this.root.querySelector('[part="root"]')!.children]
      .filter((it) => it !== status)
      .map(textOf)
      .join(' ')
      .trim();
  }
}

/** Every event of a type that reaches the page, from now on. */
export function heard<T extends Event>(type: string, target: EventTarget = document): T[] {
  const events: T[] = [];
  const listener = (event: Event): void => void events.push(event as T);
  target.addEventListener(type, listener);
  return events;
}
