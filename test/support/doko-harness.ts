import type { DokoScore } from '../../src/elements/doko-score/doko-score.js';
import type { Hand } from './hands.js';
import { Harness } from './harness.js';
import { markup, settled, show, type Place } from './page.js';
import { all, one, textOf } from './roles.js';

type Party = 'Re' | 'Kontra';

const SITS_OUT = /^(Who sits out|Wer setzt aus)/;

/** A game of Doppelkopf as somebody enters it, in either language. */
export class DokoHarness extends Harness<DokoScore> {
  static async show(
    attributes: Readonly<Record<string, unknown>> = {},
    place?: Place,
    hand?: Hand,
  ): Promise<DokoHarness> {
    const all = { view: 'round', players: 'Anna, Bernd, Clara, Dieter', ...attributes };
    return new DokoHarness(await show<DokoScore>(markup('doko-score', all), place), hand);
  }

  tapName = (name: string): Promise<void> => this.press('checkbox', name, this.#who);

  /** Opens the line that says who sits out, unless it is open. */
  async openSitsOut(): Promise<void> {
    if (!this.has('group', SITS_OUT)) await this.press('button', /^(Sits out|Setzt aus|Setzen aus)/);
  }

  async tapSitsOut(name: string): Promise<void> {
    await this.openSitsOut();
    await this.press('checkbox', name, this.question(SITS_OUT));
  }

  chooseSolo = (kind: string): Promise<void> => this.press('radio', kind, this.#who);

  typeAugen = (party: Party, text: string): Promise<void> => this.enter(new RegExp(`^${party}`), text);

  /** @param re Augen of Re, as the box shows them: `121–150` */
  tapBand = (re: string): Promise<void> => this.press('radio', new RegExp(`^Re ${re}, Kontra`));

  tickNoTrick = (): Promise<void> => this.press('checkbox', /trick$|Stich$/);

  /** @param call `Re`, `Kontra`, `keine 90` … `schwarz`; empty for none */
  call = (party: Party, call: string): Promise<void> =>
    this.press('radio', call || /^(none|keine)$/, this.calls(party));

  async plus(what: string, party: Party): Promise<void> {
    await this.hand.press(this.steps(what, party).at(-1)!);
    await settled(this.element);
  }

  /** Is refused where there is nothing to take away, as a user cannot press what is not there. */
  async minus(what: string, party: Party): Promise<void> {
    const [minus, plus] = this.steps(what, party);
    if (!plus) throw new Error(`No minus for ${what}, ${party}`);
    await this.hand.press(minus!);
    await settled(this.element);
  }

  /** The choice of a party's call. */
  calls = (party: Party): HTMLElement => one(this.root, 'radiogroup', new RegExp(`^Ansage.* ${party}$`));

  /** The buttons of a Sonderpunkt: plus alone, or minus and plus. */
  steps = (what: string, party: Party): HTMLElement[] =>
    all(this.root, 'button', new RegExp(`^${what}, ${party}: `));

  /** How many there are, as shown between the buttons; 0 for the dot. */
  count(what: string, party: Party): number {
    const text = textOf(this.steps(what, party).at(-1)!.previousElementSibling!);
    return text === '·' ? 0 : Number(text);
  }

  /** Who plays with whom, or the empty line. */
  get partiesLine(): string {
    const line = all(this.#who, 'paragraph').at(-1);
    return line ? textOf(line) : '';
  }

  get #who(): HTMLElement {
    return this.question(/^(Who was Re|Wer war Re)/);
  }
}
