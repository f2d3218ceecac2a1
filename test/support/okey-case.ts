/** What the contract suite knows of `<okey-score>`. */
import { match, okey as core } from '../../src/core.js';
import { Looks } from '../../src/elements/okey-score/look.js';
import type { ElementCase } from './elements.js';
import { Harness } from './harness.js';
import { openRules } from './sections.js';

const FOUR = 'Anna, Bernd, Clara, Dieter';

const left = (hands: readonly unknown[], more: object = {}) => ({
  suit: 'S',
  finish: 'normal',
  winner: 0,
  hands,
  ...more,
});

const whole = left([[], ['3C', '4C', '5C', 'OK', 'KD'], 24, 7], {
  okey: '7S',
  heldBack: [null, null, true, null],
});

const calculator = (round?: unknown, more: object = {}) => ({ view: 'round', players: FOUR, round, ...more });

/** Some rounds, one that nobody finished, and a correction by hand. */
function evening() {
  let it = match.create({ game: 'okey', players: FOUR.split(', '), rules: 'okey-11' });
  it = match.add(it, left([[], 14, 24, 7]));
  it = match.add(it, { suit: 'H', finish: 'exhausted', hands: [3, 5, 24, 100] });
  return match.adjust(it, { points: [10, 0, 0, 0], reason: 'Miscounted' });
}

/** Partners who sit opposite, at a table that gives something for showing the indicator and for both Okeys. */
function partners() {
  const rules = {
    teams: 'opposite',
    mateSpared: true,
    showBonus: 10,
    bothOkeys: 20,
    falseOkeyFactor: 10,
  } as const;
  const it = match.create({ game: core.game, players: FOUR.split(', '), rules });
  return match.add(it, left([[], 20, 8, 5], { shown: 2, bothOkeys: 0 }) as never);
}

const press = (name: RegExp) => async (element: ConstructorParameters<typeof Harness>[0]) =>
  new Harness(element).press('button', name);

export const okey: ElementCase = {
  tag: 'okey-score',
  load: async () => (await import('../../src/elements/okey-score/okey-score.js')).OkeyScore,
  register: () => import('../../src/okey-score.js'),
  view: { view: 'round' },
  players: FOUR,
  round: whole,
  other: { suit: 'H', finish: 'exhausted', hands: [3, 0, 24, ['3C', '4C', '5C']] },
  settings: {
    players: ['Anna', 'Bernd', 'Clara'],
    rules: { jokersWild: true, clubsFactor: 10 },
    round: { suit: 'C', okey: '7S', finish: 'normal', winner: 2, hands: [['OK', 'OK', 'OK', '2C'], 9, []] },
  },
  wrong: [
    [left([[], 5, 24, 7], { suit: 'X' }), 'Choose the suit again.'],
    [left([[], 5, 24, 7], { finish: 'slam' }), 'Choose again who finished, and how.'],
    [left([[], -5, 24, 7]), 'A whole number, 0 or more.'],
    [left([[], 5, ['2C', '2C', '2C'], 7]), 'Clara: two of clubs: only two in the pack.'],
    [left([['2C'], 5, 24, 7]), 'Anna finished: no cards are left.'],
    [left([[], 5, 24, 7], { finnish: 'pairs' }), '“finnish” is not part of a round.'],
  ],
  score: (round, present) => core.score(round, undefined, { present }),
  presets: {},
  badRules: 'no-such-preset',
  rulesOf: async () => ({
    game: core.game,
    rules: (await import('../../src/elements/okey-score/settings.js')).rulesOf(new Looks().look),
    elsewhere: ['rounds'],
  }),
  screens: [
    { what: 'an empty form', attributes: calculator() },
    { what: 'a whole round', attributes: calculator(whole) },
    { what: 'a round in tiles', attributes: calculator(whole, { cards: 'tiles' }) },
    {
      what: 'attributes that cannot be read',
      attributes: { view: 'round', players: '[1', rules: '{', round: '{' },
    },
    { what: 'a recorded round', attributes: calculator(left([[], 5, 24, 7])), act: press(/^Record/) },
    { what: 'a form that is disabled', attributes: calculator(whole, { disabled: true }) },
    { what: 'a published round', attributes: calculator(whole, { readonly: true }) },
    { what: 'an empty match', attributes: { players: FOUR } },
    { what: 'a match', attributes: {}, properties: { match: evening() } },
    {
      what: 'a match whose round is opened',
      attributes: {},
      properties: { match: evening() },
      act: press(/^Round 1/),
    },
    {
      what: 'a match and its settings',
      attributes: {},
      properties: { match: evening() },
      act: openRules,
    },
    {
      what: 'a match of partners whose round is opened',
      attributes: {},
      properties: { match: partners() },
      act: press(/^Round 1/),
    },
    { what: 'a published match', attributes: { readonly: true }, properties: { match: evening() } },
  ],
};
