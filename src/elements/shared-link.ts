import type { LitElement, ReactiveController } from 'lit';
import type { MatchController } from '../controllers/match.js';
import type { Match } from '../core/match.js';
import { InvalidInput, type RoundResult } from '../core/round.js';
import { textIn } from './files/fragment.js';
import type { LinkFault } from './match-page.js';

type Matches = Pick<MatchController<RoundResult, () => string>, 'game' | 'read'>;

/** What reads share texts, once it was loaded. */
type Reader = Pick<typeof import('./files/files.js'), 'fromShareText'>;

/** Sees a shared match in the page's address, and gives it up again. Pages with fragments of their own are left alone. */
export class SharedLink implements ReactiveController {
  readonly #host: LitElement;
  readonly #game: string;
  readonly #matches: Matches;
  readonly #load: () => Promise<Reader>;
  /** The share text that is shown, or on its way; a page may take it out of its address at once. */
  #text = '';
  #match: Match | null = null;
  #fault: LinkFault | null = null;

  constructor(host: LitElement, game: string, matches: Matches, load: () => Promise<Reader>) {
    this.#host = host;
    this.#game = game;
    this.#matches = matches;
    this.#load = load;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('hashchange', this.#look);
    void this.load();
  }

  hostDisconnected(): void {
    window.removeEventListener('hashchange', this.#look);
  }

  /** The shared match, as long as it is shown beside the own one. */
  get match(): Match | null {
    return this.#match;
  }

  /** Why the share text that the address holds for this element is not shown. */
  get fault(): LinkFault | null {
    return this.#fault;
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
    this.#text = '';
    this.#match = null;
    this.#fault = null;
    this.#host.requestUpdate();
    if (this.#inAddress) history.replaceState(history.state, '', location.href.split('#')[0]);
  }

  readonly #look = (): void => void this.load();

  /** Reads the share text in the address, if there is one for this element; else the one that was there last. */
  async load(): Promise<void> {
    const text = this.#inAddress ?? this.#text;
    if (text === '') return;
    this.#text = text;
    const [match, fault] = await this.#read(text);
    if (this.#text !== text) return; // closed, or another one, meanwhile
    this.#match = match;
    this.#fault = fault;
    this.#host.requestUpdate();
  }

  get #inAddress(): string | undefined {
    return textIn(location.hash, this.#game, this.name);
  }

  async #read(text: string): Promise<[Match | null, LinkFault | null]> {
    let reader: Reader;
    try {
      reader = await this.#load();
    } catch {
      return [null, 'lost'];
    }
    try {
      const match = await reader.fromShareText(text, { games: [this.#matches.game] });
      return [this.#matches.read(match), null];
    } catch (error) {
      if (!(error instanceof InvalidInput)) console.warn(`<${this.#host.localName}> ${String(error)}`);
      return [null, 'broken'];
    }
  }
}
