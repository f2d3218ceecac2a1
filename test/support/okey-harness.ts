import type { OkeyScore } from '../../src/elements/okey-score/okey-score.js';
import { press } from './browser.js';
import { keyboard, tabTo, type Hand } from './hands.js';
import { MatchHarness } from './match-harness.js';
import { markup, settled, show, type Place } from './page.js';
import { all, focused, nameOf, one, textOf } from './roles.js';

export const PLAYERS = ['Ayşe', 'Mehmet', 'Elif', 'Can'] as const;

const RANKS = 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ');
const RANK_NAMES = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const SUITS = { C: 'clubs', S: 'spades', D: 'diamonds', H: 'hearts' } as const;

/** `QH` is the queen of hearts. */
export const cardName = (code: string): string =>
  `${RANK_NAMES[RANKS.indexOf(code.slice(0, -1))]} of ${SUITS[code.at(-1) as keyof typeof SUITS]}`;

const GROUPS = ['Run', 'Set', 'Pair', 'Loose'];

/** A round of Okey as somebody enters it, in English, and what they see. */
export class OkeyHarness extends MatchHarness<OkeyScore> {
  static async show(
    attributes: Readonly<Record<string, unknown>> = {},
    place?: Place,
    hand?: Hand,
  ): Promise<OkeyHarness> {
    const every = { view: 'round', players: PLAYERS.join(', '), ...attributes };
    return new OkeyHarness(await show<OkeyScore>(markup('okey-score', every), place), hand);
  }

  // ---- Gestures

  chooseSuit = (suit: string): Promise<void> => this.press('radio', new RegExp(`^${suit}, ×`));

  chooseWinner = (name: string): Promise<void> => this.press('radio', name, this.question('Who finished?'));

  tick = (name: 'Okey thrown' | 'With pairs' | 'held back'): Promise<void> =>
    this.press('checkbox', new RegExp(`^${name}`));

  openHand = (name: string): Promise<void> => this.press('radio', new RegExp(`^${name}`), this.hands);

  typePenalty = (text: string): Promise<void> => this.enter('Penalty', text);

  /** Types cards and Enter. */
  async typeCards(text: string): Promise<void> {
    await this.enter('Type or paste', text);
    const field = one(this.root, 'textbox', 'Type or paste');
    if (this.hand === keyboard) await press('Enter');
    else field.dispatchEvent(new Event('change'));
    await settled(this.element);
  }

  /** Taps the key of a card, or goes there by the arrows. */
  async tapCard(code: string): Promise<void> {
    const key = this.key(code);
    if (this.hand !== keyboard) {
      await this.hand.press(key);
    } else {
      await this.walkTo(key);
      await press('Enter');
    }
    await settled(this.element);
  }

  /** Leads the focus to a key of the cards, by Tab and the arrows. */
  async walkTo(key: HTMLElement): Promise<void> {
    const keys = this.keys;
    await tabTo(keys.find(({ tabIndex }) => tabIndex === 0)!);
    for (let by = keys.indexOf(key) - this.#at; by !== 0; by = keys.indexOf(key) - this.#at) {
      const far = Math.abs(by) >= RANKS.length;
      await press(by > 0 ? (far ? 'ArrowDown' : 'ArrowRight') : far ? 'ArrowUp' : 'ArrowLeft');
    }
  }

  get #at(): number {
    const at = this.keys.indexOf(focused() as HTMLElement);
    if (at < 0) throw new Error('The arrows leave the keys.');
    return at;
  }

  async tapCards(codes: readonly string[]): Promise<void> {
    for (const code of codes) {
      if (code === 'OK' || code === 'FO') await this.press('button', this.wild(code));
      else await this.tapCard(code);
    }
  }

  /** Says which card is the Okey. */
  async chooseOkey(code: string): Promise<void> {
    await this.hand.press(this.okeyButton);
    await settled(this.element);
    await this.tapCard(code);
  }

  /** Takes a card out of the hand by tapping it where it lies. */
  removeCard = (code: string): Promise<void> =>
    this.press('button', new RegExp(`^Remove: ${cardName(code)}$`));

  nextHand = (): Promise<void> => this.press('button', /^Next: /);

  // ---- What is there

  get hands(): HTMLElement {
    return this.question('Hands of the others');
  }

  /** The keys of the 52 cards. */
  get keys(): HTMLElement[] {
    return all(one(this.root, 'toolbar'), 'button');
  }

  key(code: string): HTMLElement {
    const suit = Object.keys(SUITS).indexOf(code.at(-1)!);
    return this.keys[suit * RANKS.length + RANKS.indexOf(code.slice(0, -1))]!;
  }

  wild = (code: 'OK' | 'FO'): RegExp => (code === 'OK' ? /^Okey: \d/ : /^False Okey: \d/);

  get okeyButton(): HTMLElement {
    return all(this.hands, 'button').find((it) => it.ariaPressed !== null)!;
  }

  /** What a key shows of its copies: in this hand, struck because it is in another, or free. */
  copies(key: HTMLElement): string[] {
    return [...key.querySelectorAll('.pips > i')].map((it) => it.className || 'free');
  }

  /** The tabs: who is left with a hand, and what there is of it. */
  get tabs(): string[] {
    return all(this.hands, 'radio').map((tab) =>
      [...tab.nextElementSibling!.children].map(textOf).join(': '),
    );
  }

  get openTab(): string {
    return all(this.hands, 'radio')
      .filter((tab) => (tab as HTMLInputElement).checked)
      .map((tab) => textOf(tab.nextElementSibling!.firstElementChild!))
      .join();
  }

  /** The number beside “Cards”; empty where points are typed. */
  get counter(): string {
    const counter = this.hands.querySelector('.cnt');
    return counter ? textOf(counter) : '';
  }

  /** The open hand as it is arranged: `Run: ace of hearts, two of hearts, …`. */
  get arrangement(): string[] {
    return all(this.root, 'group')
      .filter((group) => GROUPS.includes(nameOf(group)))
      .map((group) => {
        const cards = all(group, 'button').map((card) => nameOf(card).replace('Remove: ', ''));
        return `${nameOf(group)}: ${cards.join(', ')}`;
      });
  }

  /** How the hands add up, one line each. */
  get sums(): string[] {
    return [...this.root.querySelectorAll('.sumline')].map(textOf);
  }

  /** Who it is about, how the points arise, and the points, for each player. */
  get reckoning(): string[][] {
    const rows = [...this.root.querySelectorAll('[part="ledger"] > tbody > tr:not(.arranged)')];
    return rows.map((row) => [...row.children].map(textOf));
  }

  override get verdict(): string {
    const result = this.root.querySelector('[part="result"]');
    return result ? textOf(one(result, 'heading')) : '';
  }

  get why(): string {
    return textOf(one(this.root.querySelector('[part="result"]')!, 'heading').nextElementSibling!);
  }

  get oddities(): string[] {
    return all(this.root.querySelector('[part="result"]')!, 'paragraph').slice(1).map(textOf);
  }
}
