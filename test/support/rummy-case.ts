/** What the contract suite knows of `<rummy-score>`. */
import { match, rummy as core } from '../../src/core.js';
import type { ElementCase } from './elements.js';
import { Harness } from './harness.js';
import { openRules } from './sections.js';

const FOUR = 'Anna, Bernd, Clara, Dieter';

const left = (hands: readonly unknown[], melded: readonly unknown[], more: object = {}) => ({
  finish: 'normal',
  winner: 0,
  hands,
  melded,
  ...more,
});

const ALL = [true, true, true, true];

/** A number, cards over the most that is paid, and a hand of one card. */
const whole = left(
  [[], 7, ['KH', 'KS', 'QD', 'JC', '9H', '8C', '7D', 'JK'], ['A']],
  [true, true, false, true],
);

const calculator = (round?: unknown, more: object = {}) => ({ view: 'round', players: FOUR, round, ...more });

/** Three rounds, one from hand and one blocked, and a correction by hand. */
function evening() {
  let it = match.create({ game: 'rummy', players: FOUR.split(', '), rules: 'rami' });
  it = match.add(it, whole);
  it = match.add(it, left([30, 12, 12, 45], ALL, { finish: 'blocked', winner: undefined }));
  it = match.adjust(it, { points: [10, 0, 0, 0], reason: 'Miscounted' });
  return match.add(it, left([9, [], 9, 9], [false, true, false, false], { finish: 'hand', winner: 1 }));
}

/** As many as may be, and two of them lowest once the limit is passed. */
function extraRound() {
  const players = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Falk'];
  let it = match.create({ game: 'rummy', players });
  it = match.adjust(it, { points: [120, 120, 488, 499, 300, 250] });
  return match.add(it, left([10, 10, 12, 30, [], 41], [true, true, true, true, true, true], { winner: 4 }));
}

/** Pool rummy: players drop out of rounds, and one is out of the match and may come in again. */
function pool() {
  let it = match.create({ game: 'rummy', players: FOUR.split(', '), rules: 'pool-101' });
  it = match.add(it, left([[], 80, [], 30], ALL, { drop: [null, null, 'first', null] }));
  return match.add(it, left([[], 70, [], 40], ALL, { drop: [null, null, 'first', null] }));
}

/** All but one are out. */
const lastOne = () =>
  match.add(
    pool(),
    left(
      [[], null, 90, 80],
      ALL.map((_, seat) => (seat === 1 ? null : true)),
    ),
  );

/** The match is over. */
const ended = () =>
  match.add(match.create({ game: 'rummy', players: ['Anna', 'Bernd'] }), left([[], 104], [true, true]));

const press = (name: RegExp) => async (element: ConstructorParameters<typeof Harness>[0]) =>
  new Harness(element).press('button', name);

export const rummy: ElementCase = {
  tag: 'rummy-score',
  load: async () => (await import('../../src/elements/rummy-score/rummy-score.js')).RummyScore,
  register: () => import('../../src/rummy-score.js'),
  view: { view: 'round' },
  players: FOUR,
  round: whole,
  other: { finish: 'blocked', hands: [30, 12, ['JK', 'A'], 45], melded: ALL },
  settings: {
    players: ['Anna', 'Bernd', 'Clara'],
    rules: { joker: 50 },
    round: left([['JK'], 9, []], [true, false, true], { winner: 2 }),
  },
  wrong: [
    [left([[], 7, 8, 9], ALL, { finish: 'slam' }), 'Choose again how the round ended.'],
    [left([[], 7, 8, 9], ALL, { winner: 5 }), 'A player of this round went out.'],
    [left([7, 7, 8, 9], ALL), 'Anna went out and holds no cards.'],
    [left([[], 7, 0, 9], ALL), 'Clara holds at least one card.'],
    [left([[], 7, -8, 9], ALL), 'A whole number of points.'],
    [left([[], 7, ['KH', '11H'], 9], ALL), '“11H” is not a card.'],
    [left([[], 7, 8, 9], [true, false, true, false], { finish: 'hand' }), 'Clara has melded: not from hand.'],
    [left([[], 7, 8, 9], [false, true, true, true]), 'Anna went out and so has melded.'],
    [left([[], 7, 8, 9], [true, true, 'yes', true]), 'Melded or not: tick again.'],
    [left([6, 7, 8, 9], ALL, { finish: 'blocked' }), 'In a blocked round nobody went out.'],
    [left([[], 7, 8, 9], ALL, { finnish: 'hand' }), '“finnish” is not part of a round.'],
  ],
  score: (round) => core.score(round),
  presets: {},
  badRules: 'no-such-preset',
  rulesOf: async () => ({
    game: core.game,
    rules: (await import('../../src/elements/rummy-score/settings.js')).rules,
    elsewhere: ['rounds'],
  }),
  screens: [
    { what: 'an empty form', attributes: calculator() },
    { what: 'a whole round', attributes: calculator(whole) },
    { what: 'the keys of a hand', attributes: calculator(whole), act: openKeys },
    {
      what: 'a blocked round that two have won',
      attributes: calculator({ finish: 'blocked', hands: [30, 12, ['J', '2'], 45], melded: ALL }),
    },
    {
      what: 'a round from hand',
      attributes: calculator(left([[], 9, 9, 9], [true, false, false, false], { finish: 'hand' })),
    },
    {
      what: 'everything wrong',
      attributes: calculator(left([3, -1, ['ZZ', '11H'], 0], [false, true, 'x', true], { surprise: 1 }), {
        rules: 'no-such-preset',
      }),
    },
    {
      what: 'attributes that cannot be read',
      attributes: { view: 'round', players: '[1', rules: '{', round: '{' },
    },
    { what: 'a recorded round', attributes: calculator(left([[], 5, 24, 7], ALL)), act: press(/^Record/) },
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
      what: 'a match of six that needs an extra round',
      attributes: {},
      properties: { match: extraRound() },
      least: 16,
    },
    { what: 'a match in which one is out', attributes: {}, properties: { match: pool() } },
    { what: 'a match that is over', attributes: {}, properties: { match: ended() } },
    { what: 'a match in which one is left', attributes: {}, properties: { match: lastOne() } },
    {
      what: 'a match and its settings',
      attributes: {},
      properties: { match: evening() },
      act: openRules,
    },
    { what: 'a published match', attributes: { readonly: true }, properties: { match: evening() } },
  ],
};

/** Opens the keys for the cards of the first hand. */
async function openKeys(element: ConstructorParameters<typeof Harness>[0]): Promise<void> {
  const harness = new Harness(element);
  const [opener] = [...harness.root.querySelectorAll<HTMLElement>('.comes button')];
  await harness.hand.press(opener!);
  await harness.element.updateComplete;
}
