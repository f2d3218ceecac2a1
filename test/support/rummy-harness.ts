import type { RummyScore } from '../../src/elements/rummy-score/rummy-score.js';
import { press } from './browser.js';
import { keyboard, type Hand } from './hands.js';
import { MatchHarness } from './match-harness.js';
import { markup, settled, show, type Place } from './page.js';
import { all, isVisible, nameOf, one, textOf } from './roles.js';

export const PLAYERS = ['Jana', 'Marek', 'Zuzana', 'Peter'] as const;

/** A round of rummy as somebody enters it, in English, and what they see. */
export class RummyHarness extends MatchHarness<RummyScore> {
  static async show(
    attributes: Readonly<Record<string, unknown>> = {},
    place?: Place,
    hand?: Hand,
  ): Promise<RummyHarness> {
    const every = { view: 'round', players: PLAYERS.join(', '), ...attributes };
    return new RummyHarness(await show<RummyScore>(markup('rummy-score', every), place), hand);
  }

  // ---- Gestures

  chooseWinner = (name: string): Promise<void> => this.press('radio', name, this.question('Who went out?'));

  chooseFinish = (finish: 'normal' | 'from hand' | 'blocked'): Promise<void> =>
    this.press('radio', finish, one(this.root, 'radiogroup', 'How the round ended'));

  tickMelded = (name: string): Promise<void> => this.press('checkbox', 'melded', this.player(name));

  typePoints = (name: string, text: string): Promise<void> => this.enter(`In hand: ${name}`, text);

  /** Opens the keys of a hand, unless they are open. */
  async openCards(name: string): Promise<void> {
    if (one(this.player(name), 'button', '+ card').ariaExpanded === 'true') return;
    await this.press('button', '+ card', this.player(name));
  }

  /** Taps keys by their names: `ace`, `10`, `joker`. */
  async tapCards(name: string, keys: readonly string[]): Promise<void> {
    await this.openCards(name);
    for (const key of keys) await this.press('button', key, this.player(name));
  }

  /** Types cards and Enter. */
  async typeCards(name: string, text: string): Promise<void> {
    await this.startTyping(name, text);
    if (this.hand === keyboard) await press('Enter');
    else this.cardField(name).dispatchEvent(new Event('change'));
    await settled(this.element);
  }

  /** Types cards and stays in the field. */
  async startTyping(name: string, text: string): Promise<void> {
    await this.openCards(name);
    await this.enter('Type or paste', text, this.player(name));
  }

  /** What a browser does when something is pasted. */
  async pasteCards(name: string, text: string): Promise<void> {
    await this.openCards(name);
    const field = this.cardField(name);
    field.value = text;
    field.dispatchEvent(
      new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true, composed: true }),
    );
    await settled(this.element);
  }

  removeCard = (name: string, card: string): Promise<void> =>
    this.press('button', `Remove: ${card}`, this.player(name));

  // ---- What is there

  /** The line of a player who did not go out. */
  player = (name: string): HTMLElement => one(this.root, 'group', name);

  /** Who has a line. */
  get left(): string[] {
    return all(this.question(/^Left in hand/), 'group').map(nameOf);
  }

  cardField = (name: string): HTMLInputElement =>
    one(this.player(name), 'textbox', 'Type or paste') as HTMLInputElement;

  /** The cards of a hand, as they are spoken. */
  cards(name: string): string[] {
    return all(this.player(name), 'button', /^Remove: /).map((it) => nameOf(it).replace('Remove: ', ''));
  }

  /** The cards of a hand as they are printed, and those that are being typed. */
  faces(name: string): string[] {
    return [...this.player(name).querySelectorAll('.chip')].map((it) => textOf(it).replaceAll('\uFE0E', ''));
  }

  /** What the cards count, how the points arise, and the points. */
  comesTo(name: string): string[] {
    const line = this.player(name);
    const of = (selector: string) => [...line.querySelectorAll(selector)].map(textOf).join();
    return [of('.held .math'), of('.comes .math'), of('.res')].filter(Boolean);
  }

  /** What is wrong or odd about a hand. */
  said(name: string): string[] {
    return [...this.player(name).querySelectorAll('.err, p.small')].filter(isVisible).map(textOf);
  }

  isMelded = (name: string): boolean =>
    (one(this.player(name), 'checkbox', 'melded') as HTMLInputElement).checked;

  /** Who has the fewest points in hand, under the lines of a blocked round. */
  get lowest(): string {
    return [...this.root.querySelectorAll('p.say')].map(textOf).join();
  }

  /** For each player, how the points arose, and the points. */
  get reckoning(): Record<string, string[]> {
    const rows = [...this.root.querySelectorAll('[part="ledger"] > tbody > tr')];
    return Object.fromEntries(
      rows.map((row) => {
        const [name, ...how] = [...row.querySelectorAll('th > span'), row.querySelector('td')!];
        return [textOf(name), how.map(textOf)] as const;
      }),
    );
  }

  override get verdict(): string {
    const result = this.root.querySelector('[part="result"]');
    return result ? all(result, 'heading').map(textOf).join(' ') : '';
  }

  /** Why the match goes on beyond its limit. */
  get callOut(): string {
    return [...this.root.querySelectorAll('.call-out')].map(textOf).join();
  }

  /** The line beside the bars. */
  get leads(): string {
    return [...this.root.querySelectorAll('[part="gauge"] .leads')].map(textOf).join();
  }
}
