import { InvalidInput, type Game, type Issue, type RoundResult, type Rules } from '../core/round.js';
import type { Localizer } from '../localization/localizer.js';
import * as words from '../localization/messages/shared.js';
import type { GameView } from './game-view.js';
import { readObject, readPlayers, readRules } from './attributes.js';
import { Problems } from './problems.js';

/** Rules as the page gives them: a preset's name, or options; nothing where it gives none. */
export type GivenRules = string | Readonly<Record<string, unknown>> | undefined;

/** What the page hands in, read for one game: what is no use is said, on the element and once on the console. */
export class Inputs {
  readonly problems: Problems;
  readonly #l: Localizer;
  readonly #view: Pick<GameView<unknown, unknown, RoundResult>, 'presume' | 'usual'>;
  readonly #game: Game<unknown, Rules, RoundResult>;
  #given: readonly string[] = [];

  constructor(
    host: HTMLElement,
    l: Localizer,
    view: Pick<GameView<unknown, unknown, RoundResult>, 'game' | 'presume' | 'usual'>,
  ) {
    this.problems = new Problems(host);
    this.#l = l;
    this.#view = view;
    this.#game = view.game;
  }

  /** By seat; a name that is missing is a number. */
  get names(): readonly string[] {
    const { min, max } = this.#game.seats;
    const { length } = this.#given;
    const least = length === 0 ? (this.#view.usual ?? min) : min;
    const fill = Array.from({ length: Math.max(0, least - length) }, (_, i) =>
      words.playerNumber(this.#l, length + i + 1),
    );
    return [...this.#given, ...fill].slice(0, max);
  }

  readNames(players: unknown): void {
    const { min, max } = this.#game.seats;
    const given = readPlayers(players);
    this.#given = given.wrong ? [] : given.value;
    const { length } = this.#given;
    if (given.wrong) {
      this.#bad('players', 'neither names with commas nor a list of texts');
    } else if (length > 0 && (length < min || length > max)) {
      this.problems.set('players', `${length} names, ${min} to ${max} are needed`, () =>
        words.badPlayerCount(this.#l, min, max),
      );
    } else {
      this.problems.set('players');
    }
  }

  /** Rules that the core takes; `undefined`, for its defaults, where they are wrong. */
  readRules(rules: unknown): string | Partial<Rules> | undefined {
    const given = readRules(rules);
    this.problems.set('rules');
    let why = '';
    if (!given.wrong) {
      try {
        const rules = this.#view.presume?.(given.value) ?? given.value;
        this.#game.rules(rules);
        return rules;
      } catch (error) {
        if (!(error instanceof InvalidInput)) throw error;
        why = `: ${error.message}`;
      }
    }
    this.#bad('rules', `neither a preset nor options of this game${why}`);
    return undefined;
  }

  /** Words of the element's own, by message id; what is no text among them is left out and said. */
  readWords(value: unknown): Readonly<Record<string, string>> | undefined {
    const given = readObject(value);
    this.problems.set('words');
    const texts = given.wrong ? [] : Object.entries(given.value ?? {});
    const usable = texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    if (given.wrong || usable.length < texts.length)
      this.#bad('words', 'not texts by message id, nor the JSON of them');
    return usable.length > 0 ? Object.fromEntries(usable) : undefined;
  }

  /** The code of a currency; undefined where there is none. */
  readCurrency(value: unknown): string | undefined {
    const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
    const isCode = /^[A-Z]{3}$/.test(code);
    this.problems.set('currency');
    if (!isCode && value !== undefined && value !== null && value !== '')
      this.#bad('currency', 'not the three letters of a currency, such as EUR');
    return isCode ? code : undefined;
  }

  /** The round as an object, however wrong inside; `undefined` where there is none. */
  readRound(round: unknown): Record<string, unknown> | undefined {
    const given = readObject(round);
    this.problems.set('round');
    if (given.wrong) {
      this.#bad('round', 'not an object, nor the JSON of one');
      return undefined;
    }
    return given.value;
  }

  /** Tells the author of the page what the form says at its fields. */
  judgeRound(issues: readonly Issue[]): void {
    if (issues.length > 0) this.problems.set('round', new InvalidInput(issues).message);
  }

  /** Does what may find the match wrong, and says so. */
  readMatch(read: () => void): void {
    try {
      read();
      this.problems.set('match');
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      this.#bad('match', error.message);
    }
  }

  #bad(attribute: string, note: string): void {
    this.problems.set(attribute, note, () => words.badAttribute(this.#l, attribute));
  }
}
