/** Every element of the family, in each of its views, with what the contract suite has to know of it. */
import type { Playing } from '../../src/elements/settings/draft.js';
import { doko } from './doko-case.js';
import { okey } from './okey-case.js';
import { markup, settled, showCreated, type Place, type Shown } from './page.js';
import { rummy } from './rummy-case.js';
import { sectionsOf } from './sections.js';

/** The class of an element, as its module exports it. */
export type ElementClass = (new () => Shown) & { readonly version: string };

/** Something to look at: an element in one of its states. */
export interface Screen {
  readonly what: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly properties?: Readonly<Record<string, unknown>>;
  /** The least width, in em, at which everything fits; absent: none. Below it figures are cut off. */
  readonly least?: number;
  /** What was done since; with buttons and boxes as every user has them. */
  readonly act?: (element: Shown) => Promise<void>;
}

export interface ElementCase {
  readonly tag: string;
  /** Loads the class, and registers nothing. */
  readonly load: () => Promise<ElementClass>;
  /** Registers the element. */
  readonly register: () => Promise<unknown>;
  /** What makes it show this view. */
  readonly view: Readonly<Record<string, string>>;
  readonly players: string;
  /** A round that scores something for everybody. */
  readonly round: object;
  /** Another one, of which something is on the screen that is not there for `round`. */
  readonly other: object;
  /** Settings that depend on each other, such as a round for more players than usual. */
  readonly settings: Readonly<Record<'players' | 'rules' | 'round', unknown>>;
  /** Whole rounds that the game refuses, and what the element says at the fields, in English. */
  readonly wrong: readonly (readonly [round: object, ...texts: string[]])[];
  /** The core of the game. @throws where it refuses the round */
  readonly score: (
    round: never,
    present: readonly number[],
  ) => { readonly points: readonly (number | null)[] };
  /** What the form presumes in the parts of a round, where the round does not say. */
  readonly presets: Readonly<Record<string, object>>;
  /** Rules that are not the game's, as text. */
  readonly badRules: string;
  /** Its states, of every view: at least an empty one, a full one, wrong ones, `readonly` and `disabled`. */
  readonly screens: readonly Screen[];
  /** The game and its rules in words, for an element by itself. */
  readonly rulesOf?: () => Promise<
    Playing & {
      /** Options that are set elsewhere on the page. */
      readonly elsewhere: readonly string[];
    }
  >;
  /** Sections of a match that this game alone has. */
  readonly sections?: readonly string[];
}

export const ELEMENTS: readonly ElementCase[] = [doko, okey, rummy];

/** `<doko-score view="round">` */
export const labelOf = ({ tag, view }: ElementCase): string => markup(tag, view).replace(/<\/.*$/, '');

/** Runs a suite over every element in every view. */
export function forEachElement(what: string, suite: (element: ElementCase) => void): void {
  for (const element of ELEMENTS) describe(`${labelOf(element)} ${what}`, () => suite(element));
}

/** Runs a suite over every element once, whatever views it has. */
export function forEachTag(what: string, suite: (element: ElementCase) => void): void {
  const firsts = ELEMENTS.filter(({ tag }, i) => ELEMENTS.findIndex((it) => it.tag === tag) === i);
  for (const element of firsts) describe(`<${element.tag}> ${what}`, () => suite(element));
}

/** The state of a match that has some rounds, and nothing open. */
export function matchScreen({ tag, screens }: ElementCase): Screen {
  const found = screens.find(
    ({ properties, attributes, act }) => properties?.match && !act && !attributes.readonly,
  );
  if (!found) throw new Error(`No screen of <${tag}> has a match.`);
  return found;
}

/** Every state of an element, and a match with each of its sections open. */
export const allScreens = (element: ElementCase): readonly Screen[] => [
  ...element.screens,
  ...sectionsOf(matchScreen(element), element.sections),
];

/** Runs a suite over the states of every element. */
export function forEachScreen(
  what: string,
  suite: (open: (place?: Place) => Promise<Shown>, screen: Screen, element: ElementCase) => void,
  screensOf: (element: ElementCase) => readonly Screen[] = ({ screens }) => screens,
): void {
  for (const element of ELEMENTS) {
    for (const screen of screensOf(element)) {
      describe(`<${element.tag}> with ${screen.what} ${what}`, () => {
        before(element.register);
        suite((place) => open(element.tag, screen, place), screen, element);
      });
    }
  }
}

/** Shows a screen. */
export async function open(tag: string, screen: Screen, place?: Place): Promise<Shown> {
  const element = await showCreated(tag, screen.attributes, place);
  Object.assign(element, screen.properties);
  await settled(element);
  await screen.act?.(element);
  return element;
}
