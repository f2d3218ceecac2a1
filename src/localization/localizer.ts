import type { msg as Msg } from '@lit/localize';

export { str } from './message.js';

/** One whole message for each plural category that any of our languages has. */
export interface PluralForms {
  readonly one: () => string;
  readonly few: () => string;
  readonly many: () => string;
  readonly other: () => string;
}

/**
 * A language to speak: what every message function in `messages/` takes first.
 *
 * ```ts
 * export const deals = (l: Localizer, name: string) =>
 *   l.msg(str`${name} deals`, { id: 'r.deals', desc: 'Who deals the next game' });
 * ```
 */
export interface Localizer {
  /** The language in force, as a BCP 47 tag: `de`. */
  readonly locale: string;
  /** Words that one element has instead of the language's, by message id. */
  readonly words?: Readonly<Record<string, string>> | undefined;
  /** The message of an id in this language, else its source text. Always with `id` and `desc`, both plain literals. */
  readonly msg: typeof Msg;
  /**
   * The message for `n`. The source gives all four categories, with ids that end in `.one`, `.few`, `.many` and
   * `.other`, so that a language that needs a category finds its id.
   */
  plural(n: number, forms: PluralForms): string;
  /** A number; below zero with a real minus, U+2212. */
  number(n: number): string;
  /** A gain or a loss: `+12`, `−3`, `0`. */
  signed(n: number): string;
  /** Names or terms as a sentence lists them: `Anna, Bernd, and Cem`. */
  list(items: readonly string[]): string;
}

/** Keeps a name's writing direction to itself (U+2068 … U+2069), whatever stands around it. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
