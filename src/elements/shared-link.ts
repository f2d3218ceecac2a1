import type { LitElement, ReactiveController } from 'lit';
import type { MatchController } from '../controllers/match.js';
import type { Match } from '../core/match.js';
import { InvalidInput, type RoundResult } from '../core/round.js';
import { textIn } from './files/fragment.js';

type Matches = Pick<MatchController<RoundResult, () => string>, 'game' | 'read'>;

/** Sees a shared match in the page's address, and gives it up again. Pages with fragments of their own are left alone. */
export class SharedLink implements ReactiveController {
  readonly #host: LitElement;
  readonly #game: string;
  readonly #matches: Matches;
  #match: Match | null = null;
  #broken = false;

  constructor(host: LitElement, game: string, matches: Matches) {
    this.#host = host;
    this.#game = game;
    this.#matches = matches;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('hashchange', this.#look);
    this.#look();
  }

  hostDisconnected(): void {
    window.removeEventListener('hashchange', this.#look);
  }

  /** The shared match, as long as it is shown beside the own one. */
  get match(): Match | null {
    return this.#match;
  }

  /** The address holds a share text for this element that is cut or altered. */
  get broken(): boolean {
    return this.#broken;
  }

  /** Tells this element from others of its game: its id, else its storage key, else which of them it is on the page. */
  get name(): string {
    const { id, localName } = this.#host;
    const key = this.#host.getAttribute('storage');
    const page = this.#host.getRootNode() as Document | ShadowRoot;
    return id || key || String([...page.querySelectorAll(localName)].indexOf(this.#host));
  }

  /** The shared match is no longer shown, and no longer in the address. */
  close(): void {
    this.#match = null;
    this.#broken = false;
    this.#host.requestUpdate();
    if (textIn(location.hash, this.#game, this.name))
      history.replaceState(history.state, '', location.href.split('#')[0]);
  }

  readonly #look = (): void => {
    const text = textIn(location.hash, this.#game, this.name);
    if (text) void this.#open(text);
  };

  async #open(text: string): Promise<void> {
    try {
      const { fromShareText } = await import('./files/files.js');
      this.#match = this.#matches.read(await fromShareText(text, { games: [this.#matches.game] }));
      this.#broken = false;
    } catch (error) {
      this.#match = null;
      this.#broken = true;
      if (!(error instanceof InvalidInput)) console.warn(`<${this.#host.localName}> ${String(error)}`);
    }
    this.#host.requestUpdate();
  }
}
