/** What the contract suite knows of `<doko-score>`. */
import { doko as core, match } from '../../src/core.js';
import type { ElementCase } from './elements.js';
import { Harness } from './harness.js';
import { MatchHarness, type Keeper } from './match-harness.js';
import { until } from './page.js';
import { openRules } from './sections.js';

const normal = (re: object, kontra: object = {}, round: object = {}) => ({
  kind: 'normal',
  reAugen: 148,
  re: { players: [0, 2], call: 'none', ...re },
  kontra: { call: 'none', ...kontra },
  ...round,
});

const FOUR = 'Anna, Bernd, Clara, Dieter';
const LONG = [
  ...['Maximiliane-Friederike von und zu Hohenstein', 'Bartholomäus Überschuss-Schmidtbauer'],
  ...['Κωνσταντίνος Παπαδόπουλος', 'Donaudampfschifffahrtsgesellschaftskapitän'],
];
const calculator = (round?: unknown, more: object = {}) => ({ view: 'round', players: FOUR, round, ...more });

/** An evening with a bit of everything: a solo, a penalty, somebody who came later and one who left. */
function evening() {
  let it = match.create({ game: 'doko', players: FOUR.split(', '), rules: 'tsr-24' });
  it = match.add(it, normal({ call: '90' }, { call: 'ansage', fuchs: 1 }));
  it = match.add(it, normal({ players: [1] }, {}, { kind: 'solo', solo: 'pflicht', reAugen: [211, 240] }));
  it = match.adjust(it, { points: [-3, 1, 1, 1], reason: 'Falsch bedient' });
  it = match.join(it, 'Eva');
  it = match.add(it, normal({ players: [4, 1] }, {}, { sitsOut: [0] }));
  return match.leave(it, 3);
}

/** As many as may be, and totals of three digits. */
function crowd() {
  const players = ['Anna', 'Bernd', 'Clara', 'Dieter', 'Eva', 'Falk', 'Gül'];
  let it = match.create({ game: 'doko', players });
  it = match.adjust(it, { points: [-100, 120, 115, -125, 130, -140, 0], played: true });
  return match.add(
    it,
    normal(
      { players: [1], call: 'schwarz' },
      {},
      { kind: 'solo', solo: 'lust', reAugen: 239, sitsOut: [0, 2, 3] },
    ),
  );
}

/** Everything that house rules can ask for. */
const HOUSE = {
  calls: 'double',
  points: { karlchenCaught: 1, fuchsLast: 1, dulleCaught: 1, heartTrick: 1, other: 1 },
  twoKarlchen: true,
  queensInArmut: false,
  feigheit: 'flip',
  hochzeitFee: 1,
  solo: { kinds: { damen: { times: 2 }, buben: { fixed: { won: 3, lost: 3 } }, Trommel: { times: 3 } } },
  bock: { triggers: ['tie120', 'heartTrick', 'soloLost', 'redeal'] },
  money: { perPoint: 10 },
} as const;

/** An evening with Bock games, a new deal, and money. */
function houseEvening() {
  let it = match.create({ game: 'doko', players: FOUR.split(', '), rules: HOUSE as object });
  it = match.add(it, normal({}, {}, { reAugen: 120 }));
  it = match.add(it, normal({}, { heartTrick: 1 }, { hochzeit: 2, bockStarts: 0 }));
  it = match.redeal(it, { reason: 'Fünf Neunen' });
  it = match.add(it, normal({ call: 'ansage' }, { fuchs: 1 }));
  return match.add(it, normal({}, {}, { reAugen: 185 }));
}

const house = { attributes: {}, properties: { match: houseEvening() } };

const press = (name: RegExp) => async (element: ConstructorParameters<typeof Harness>[0]) =>
  new Harness(element).press('button', name);

export const doko: ElementCase = {
  tag: 'doko-score',
  load: async () => (await import('../../src/elements/doko-score/doko-score.js')).DokoScore,
  register: () => import('../../src/doko-score.js'),
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
  score: (round, present) => core.score(round, undefined, { present }),
  presets: { re: { call: 'none' }, kontra: { call: 'none' } },
  badRules: 'no-such-preset',
  rulesOf: async () => ({
    game: core.game,
    rules: (await import('../../src/elements/doko-score/settings.js')).rules,
    elsewhere: ['rounds'],
  }),
  sections: ['terms'],
  screens: [
    { what: 'an empty form', attributes: calculator() },
    { what: 'a whole game', attributes: calculator(normal({ call: '90' }, { call: 'ansage', fuchs: 1 })) },
    {
      what: 'every point there is',
      attributes: calculator(
        normal({ call: 'schwarz', doppelkopf: 4 }, { call: '30', fuchs: 2, karlchen: 1 }, { reAugen: 120 }),
      ),
    },
    { what: 'a solo without its kind', attributes: calculator({ re: { players: [1] }, reAugen: [0, 29] }) },
    {
      what: 'seven at the table, and nobody yet to sit out',
      attributes: {
        view: 'round',
        players: 'Anna, Bernd, Clara, Dieter, Eva, Falk, Gül',
        round: { sitsOut: [] },
      },
    },
    {
      what: 'long names',
      attributes: calculator(normal({ players: [0, 3] }, {}, { reAugen: 0 }), { players: LONG }),
    },
    {
      what: 'everything wrong',
      attributes: calculator(
        { ...normal({ call: 'x', fuchs: 3, players: [0, 9] }), reAugen: 348, surprise: 1 },
        { rules: 'no-such-preset' },
      ),
    },
    {
      what: 'attributes that cannot be read',
      attributes: { view: 'round', players: '[1', rules: '{', round: '{' },
    },
    { what: 'a recorded game', attributes: calculator(normal({})), act: press(/^Record/) },
    { what: 'a form that is disabled', attributes: calculator(normal({ fuchs: 1 }), { disabled: true }) },
    { what: 'a published game', attributes: calculator(normal({ call: '60' }), { readonly: true }) },
    { what: 'an empty match', attributes: { players: FOUR } },
    { what: 'a match', attributes: {}, properties: { match: evening() } },
    {
      what: 'a match whose game is opened',
      attributes: {},
      properties: { match: evening() },
      act: press(/^Game 2/),
    },
    { what: 'a match of seven', attributes: {}, properties: { match: crowd() }, least: 17 },
    {
      what: 'a match and its settings',
      attributes: {},
      properties: { match: evening() },
      act: openRules,
    },
    {
      what: 'a match and the terms of its game',
      attributes: {},
      properties: { match: evening() },
      act: (element) => new MatchHarness(element as Keeper).section('Terms'),
    },
    { what: 'a form of all house rules', attributes: calculator(undefined, { rules: HOUSE }) },
    {
      what: 'a game by house rules',
      attributes: calculator(
        normal(
          { call: '60', karlchen: 2, heartTrick: 1 },
          { call: 'ansage', dulleCaught: 1, other: 9 },
          { reAugen: 195, hochzeit: 2, bockLayers: 2, bockStarts: 2 },
        ),
        { rules: HOUSE },
      ),
    },
    {
      what: 'a solo by house rules',
      attributes: calculator(
        normal({ players: [1] }, {}, { kind: 'solo', solo: 'lust', soloKind: 'damen', reAugen: 100 }),
        { rules: HOUSE },
      ),
    },
    {
      what: 'everything wrong by house rules',
      attributes: calculator(
        normal(
          { karlchen: 3, dulleCaught: 2 },
          { fuchsLast: 'x' },
          { hochzeit: 1, soloKind: 'damen', bockLayers: 99, bockStarts: -1, special: 'x' },
        ),
        { rules: HOUSE },
      ),
    },
    { ...house, what: 'a match by house rules' },
    { ...house, what: 'a match by house rules whose game is opened', act: press(/^Game 3/) },
    {
      ...house,
      what: 'a question before a game is removed',
      act: async (element) => {
        const page = new MatchHarness(element as Keeper);
        await page.remove(/^Game 1/);
        await until(() => element.shadowRoot!.querySelector('.ask') !== null, 'the question');
      },
    },
    {
      ...house,
      what: 'a correction that moves later games',
      act: async (element) => {
        const page = new MatchHarness(element as Keeper);
        await page.correct(/^Game 1/);
        await page.press('radio', /^Re 121–150/);
        await until(() => element.shadowRoot!.querySelector('#later') !== null, 'what else changes');
      },
    },
    {
      ...house,
      what: 'a match and its settlement',
      act: (element) => new MatchHarness(element as Keeper).section('Settlement'),
    },
    {
      ...house,
      what: 'a match and a new deal',
      act: (element) => new MatchHarness(element as Keeper).section('New deal'),
    },
    { ...house, what: 'a published match by house rules', attributes: { readonly: true } },
    { what: 'a published match', attributes: { readonly: true }, properties: { match: evening() } },
  ],
};
