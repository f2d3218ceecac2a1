/** Every element of the family, in each of its views, with what the contract suite has to know of it. */
import { doko } from '../../src/core.js';
import { markup, type Shown } from './page.js';

/** The class of an element, as its module exports it. */
export type ElementClass = (new () => Shown) & { readonly version: string };

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
}

const normal = (re: object, kontra: object = {}, round: object = {}) => ({
  kind: 'normal',
  reAugen: 148,
  re: { players: [0, 2], call: 'none', ...re },
  kontra: { call: 'none', ...kontra },
  ...round,
});

export const ELEMENTS: readonly ElementCase[] = [
  {
    tag: 'doko-score',
    load: async () => (await import('../../src/elements/doko-score/doko-score.js')).DokoScore,
    register: () => import('../../src/elements/doko-score/define.js'),
    view: { view: 'round' },
    players: 'Anna, Bernd, Clara, Dieter',
    round: normal({ call: '90' }, { call: 'ansage', fuchs: 1 }),
    other: {
      kind: 'solo',
      reAugen: [211, 240],
      re: { players: [1], call: 'none' },
      kontra: { call: 'none' },
    },
    settings: {
      players: ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva'],
      rules: { rounds: 30 },
      round: normal({ players: [4, 1], fuchs: 2 }, {}, { sitsOut: [2] }),
    },
    wrong: [
      [normal({}, {}, { reAugen: 348 }), 'There are 240 Augen. 348 are too many.'],
      [normal({ call: 'no 90' }), 'Choose the call again.'],
      [normal({ fuchs: 3 }), 'Fuchs: at most 2 in a game.'],
      [normal({ players: [0, 9] }), 'One of these players is not in the game.'],
      [normal({ fuchss: 1 }), '“re.fuchss” is not part of a game.'],
      [normal({}, {}, { sitsOut: [3] }), 'Four players play, the others sit out.'],
      [
        normal({ players: [0, 4] }, {}, { sitsOut: [1] }),
        'Four players play, the others sit out.',
        'One of these players is not in the game.',
      ],
      [normal({}, {}, { noTrick: 're' }), 'Who has Augen took a trick.'],
    ],
    score: (round, present) => doko.score(round, undefined, { present }),
    presets: { re: { call: 'none' }, kontra: { call: 'none' } },
    badRules: 'no-such-preset',
  },
];

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
